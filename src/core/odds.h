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
#include <stdint.h>

#include "base/text.h"
#include "core/game.h"

enum { ODDS_MAX_GOALS = 64, ODDS_GOAL = 64, ODDS_METHOD = 160, ODDS_ADVICE = 160 };

/* How much may be done for an answer: so many outcomes evaluated, which is no time, so
 * that answers repeat. Where it does not suffice the answer is a span; what was worked
 * out is kept, and asking again gets further. */
enum {
    ODDS_FULL = 0,       /* what it takes; seconds, or minutes */
    ODDS_QUICK = 300000, /* about 50 ms */
};

struct odds_goal {
    char name[ODDS_GOAL];
};

/* The chance lies within low..high. Where it is known exactly (but for rounding, below
 * 1e-9) the two are equal and `exact` holds. */
struct odds_answer {
    double low, high;
    bool exact;
    char advice[ODDS_ADVICE]; /* the next choices that reach it best, as a line to play;
                                 "" when there is nothing to choose, or no chance */
    char method[ODDS_METHOD]; /* how it was found, for people: "exact", "5 of 6 rolls" */
    uint64_t effort;          /* spent on it */
};

struct odds {
    /* NULL when there is no memory. */
    void *(*oracle_new)(const void *world);
    void (*oracle_free)(void *oracle);
    /* Goals worth asking for in this state, at most ODDS_MAX_GOALS; returns how many. */
    int (*goals)(const void *world, const void *state, struct odds_goal *list);
    /* False with a reason when the goal makes no sense, or nothing can be said here. */
    bool (*ask)(void *oracle, const void *world, const void *state, const char *goal,
                uint64_t effort, struct odds_answer *answer, struct reason *why);

    /* The last two are NULL where goals make sense in a game alone. */
    /* As `ask`, about a situation told in a few words ("5 white", "red 6, tray blue 2")
     * instead of a state. */
    bool (*ask_words)(void *oracle, const void *world, const char *situation,
                      const char *goal, uint64_t effort, struct odds_answer *answer,
                      struct reason *why);
    /* The goals of a group by its name ("A": the cards A), or of the usual groups for "";
     * returns how many, -1 when there is no such group. */
    int (*group)(const void *world, const char *name, struct odds_goal *list);
};

/* odds.c: the chance for people: "98.2083 %", "at least 35.1200 %", "35.1200 to 35.4700
 * %". What is neither never nor always does not look like it. */
void odds_write_chance(const struct odds_answer *answer, struct text *out);

#endif
