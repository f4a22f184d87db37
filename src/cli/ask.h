/* ask.h: questions about odds on their way from a command line to answers. */
#ifndef CLI_ASK_H
#define CLI_ASK_H

#include <jansson.h>

#include "core/odds.h"

/* One question, and what came of it. */
struct ask_answer {
    char *goal;
    struct odds_answer odds;
    double seconds;
};

/* Questions about one state, or about a situation told in words. */
struct ask {
    const struct game *game;
    const void *world;
    const void *state;     /* or NULL: */
    const char *situation; /* ... then this */
    void *oracle;
    double seconds; /* to make the oracle */
    int count;
    struct ask_answer *answer;
};

/* The game must have odds, and the world and state must live as long as this. */
void ask_init(struct ask *ask, const struct game *game, const void *world);
void ask_deinit(struct ask *ask);

/* Adds a question: one goal; all goals of the state; all of a group. The last returns
 * false when there is no such group. */
void ask_goal(struct ask *ask, const char *goal);
void ask_all_goals(struct ask *ask);
bool ask_group(struct ask *ask, const char *group);

/* Answers them all, in order; false with a reason at the first that has no answer. */
bool ask_answer_all(struct ask *ask, struct reason *why);

/* For people, with a line for every goal. */
void ask_print(const struct ask *ask, bool times);
/* A list of objects, as in the engine protocol. */
json_t *ask_json(const struct ask *ask, bool times);

#endif
