/* truth.h: odds of Five Seals the long way: every outcome is played by the game's own
 * lists, which then say what can be broken. */
#ifndef TESTS_GAMES_SEALS_ODDS_TRUTH_H
#define TESTS_GAMES_SEALS_ODDS_TRUTH_H

#include "games/seals/rules/state.h"

enum { TRUTH_TARGETS = 16, TRUTH_SEALS = 3, TRUTH_TEXT = 64 };

/* A goal as the test sees it: all of these seals, or one of them; no seals: any. */
struct truth_target {
    int seal[TRUTH_SEALS];
    int seals;
    bool one_of;
    char text[TRUTH_TEXT];
    double chance; /* the best that can be chosen; -1: nothing is rolled */
};

struct truth {
    const struct seals_world *world;
    int targets;
    struct truth_target target[TRUTH_TARGETS];
};

/* Fills in every target's chance in a state. */
void truth_find(struct truth *truth, const struct seals_state *state);
/* The chance of one target when the move `line` is made from the state. */
double truth_after(struct truth *truth, const struct seals_state *state, const char *line,
                   int target);

#endif
