/* phase2.h: phase 2 told once more, die by die, from the text of rules 4.5 to 4.7: to be
 * held against the game, which counts equal dice and works with sets. */
#ifndef TESTS_GAMES_CIUB_RULES_PHASE2_H
#define TESTS_GAMES_CIUB_RULES_PHASE2_H

#include "base/text.h"
#include "games/ciub/rules/state.h"

enum { PHASE2_DICE = 24, PHASE2_LINES = 1024, PHASE2_LINE = 640 };

/* A die as it lies there. */
struct phase2_die {
    int colour;
    int symbol; /* 0: inactive */
    bool spent; /* its re-roll was used (4.5a) */
    bool tray;
    bool rolling;
};

struct phase2 {
    const struct ciub_set *set;
    int dice;
    struct phase2_die die[PHASE2_DICE];
    int supply[CIUB_COLOURS];
    bool moved; /* 4.7 */
};

/* Moves, each with what it leads to: "put red 5 => ...". */
struct phase2_list {
    int count;
    char line[PHASE2_LINES][PHASE2_LINE];
};

/* The dice of a state in STEP_ACT or after a move from there. */
void phase2_from_state(const struct ciub_set *set, const struct ciub_state *state,
                       struct phase2 *table);
/* What lies where, in words. */
void phase2_write(const struct phase2 *table, struct text *out);
/* All moves by the rules, sorted, none twice. */
void phase2_moves(const struct phase2 *table, struct phase2_list *list);
void phase2_add(struct phase2_list *list, const char *move, const struct phase2 *after);
void phase2_sort(struct phase2_list *list);

#endif
