/* odds.h: the odds that a player reaches a goal in this turn or with this roll, as
 * computed by the game.
 *
 * A *goal* is named in the game's own words: a card, a seal, several seals. The tables
 * behind the odds are expensive to build, so an *oracle* keeps them; it is made for one
 * world and used by one thread at a time. An answer depends only on the state that is
 * asked about. */
#ifndef CORE_ODDS_H
#define CORE_ODDS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"
#include "core/game.h"

enum { ODDS_MAX_GOALS = 64, ODDS_GOAL = 64, ODDS_METHOD = 160, ODDS_ADVICE = 160 };

/* The budget of a question, counted in evaluated outcomes rather than time, so that
 * answers are reproducible. If it does not suffice, the answer is an interval; the work
 * done is kept, and asking again narrows it. */
enum {
    ODDS_FULL = 0,       /* unlimited; takes seconds or minutes */
    ODDS_QUICK = 300000, /* about 50 ms */
};

struct odds_goal {
    char name[ODDS_GOAL];
};

/* The probability lies within low..high. If it is known exactly (up to rounding errors
 * below 1e-9), both are equal and `exact` is set. */
struct odds_answer {
    double low, high;
    bool exact;
    char advice[ODDS_ADVICE]; /* the best next choices, as a line to play; "" if there is
                                 nothing to choose, or no chance */
    char method[ODDS_METHOD]; /* for display: "exact", "5 of 6 rolls" */
    uint64_t effort;          /* outcomes evaluated */
};

struct odds {
    /* msgids: what the chances are of; what the goal "any" is, NULL if there is none. */
    const char *title, *any;
    /* NULL if out of memory. */
    void *(*oracle_new)(const void *world);
    void (*oracle_free)(void *oracle);
    /* Goals worth asking about in this state, at most ODDS_MAX_GOALS; returns how
     * many. */
    int (*goals)(const void *world, const void *state, struct odds_goal *list);
    /* False with a reason if the goal makes no sense or nothing can be said here. */
    bool (*ask)(void *oracle, const void *world, const void *state, const char *goal,
                uint64_t effort, struct odds_answer *answer, struct reason *why);

    /* The last two are NULL if goals only make sense within a game. */
    /* Like `ask`, but for a situation described in a few words ("5 white", "red 6, tray
     * blue 2") instead of a state. */
    bool (*ask_words)(void *oracle, const void *world, const char *situation,
                      const char *goal, uint64_t effort, struct odds_answer *answer,
                      struct reason *why);
    /* The goals of a named group ("A": the A cards), or of the usual groups for "";
     * returns how many, -1 if there is no such group. */
    int (*group)(const void *world, const char *name, struct odds_goal *list);
};

/* odds.c: a question about a state or, if that is NULL, about a situation in words. */
struct odds_query {
    const struct game *game; /* must have odds */
    const void *world;
    void *oracle; /* not NULL */
    const void *state;
    const char *situation;
    uint64_t effort;
};

/* As `ask` or `ask_words`. */
bool odds_ask(const struct odds_query *query, const char *goal,
              struct odds_answer *answer, struct reason *why);
/* As `goals`, or as `group` for the usual groups. */
int odds_goals(const struct odds_query *query, struct odds_goal *list);

/* The chance for people: "98.2083 %", "at least 35.1200 %", "35.1200 to 35.4700 %". Only
 * 0 and 1 are shown as 0 % and 100 %. */
void odds_write_chance(const struct odds_answer *answer, struct text *out);
/* The same for a column, in 8 columns: "  98.2 %", "≥ 35.1 %", "<  0.1 %", or "?" if
 * next to nothing is known. Rounded down, so that no chance below 1 is 100 %. */
void odds_write_column(const struct odds_answer *answer, struct text *out);

#endif
