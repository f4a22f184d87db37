/* odds.h: how likely it is that a player reaches what he aims at in this turn or with
 * this roll, as a game works it out.
 *
 * A *goal* is named in the game's own words: a card, a seal, several seals. Questions may
 * need tables that are dear to build, so they are asked of an *oracle* that keeps them:
 * made for one world, used by one thread at a time. An oracle sees nothing but the state
 * it is asked about, and remembers no state. */
#ifndef CORE_ODDS_H
#define CORE_ODDS_H

#include <stdbool.h>

#include "base/text.h"
#include "core/game.h"

enum { ODDS_MAX_GOALS = 64, ODDS_GOAL = 64, ODDS_ADVICE = 160 };

struct odds_goal {
    char name[ODDS_GOAL];
};

/* The chance lies within low..high. Where it is known exactly (but for rounding, below
 * 1e-9) the two are equal and `exact` holds. */
struct odds_answer {
    double low, high;
    bool exact;
    char advice[ODDS_ADVICE]; /* the next choices that reach it best, as a line to play;
                                 "" when there is nothing to choose */
    char method[ODDS_GOAL];   /* how it was found, for people: "exact", "six of 9 dice" */
};

struct odds {
    /* NULL when there is no memory. */
    void *(*oracle_new)(const void *world);
    void (*oracle_free)(void *oracle);
    /* Goals worth asking for in this state, at most ODDS_MAX_GOALS; returns how many. */
    int (*goals)(const void *world, const void *state, struct odds_goal *list);
    /* False with a reason when the goal makes no sense, or nothing can be said here. */
    bool (*ask)(void *oracle, const void *world, const void *state, const char *goal,
                struct odds_answer *answer, struct reason *why);
};

#endif
