/* odds_question.h: questions about odds on their way from a command line to answers. */
#ifndef CLI_ANALYSIS_ODDS_QUESTION_H
#define CLI_ANALYSIS_ODDS_QUESTION_H

#include <jansson.h>

#include "core/odds.h"

/* One question, and what came of it. */
struct odds_question_answer {
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
    uint64_t effort;       /* for each; ODDS_FULL unless set */
    void *oracle;
    double seconds; /* to make the oracle */
    int count;
    struct odds_question_answer *answer;
};

/* The game must have odds, and the world and state must live as long as this. */
void odds_question_init(struct ask *ask, const struct game *game, const void *world);
void odds_question_deinit(struct ask *ask);

/* Adds a question: one goal; all goals of the state; all of a group. The last returns
 * false when there is no such group. */
void odds_question_goal(struct ask *ask, const char *goal);
void odds_question_all_goals(struct ask *ask);
bool odds_question_group(struct ask *ask, const char *group);

/* Answers one of them; false with a reason when it has no answer. */
bool odds_question_answer(struct ask *ask, int number, struct reason *why);

/* For people: a table on standard output that grows as answers are found. Its columns
 * become wider where an answer needs it. */
struct ask_table {
    const struct ask *ask;
    bool times;
    bool progress;            /* says on standard error how far it is */
    int goal, chance, method; /* widths of columns */
};

struct ask_table odds_print_table_init(const struct ask *ask, bool times, bool progress);
/* While the answer to this question is awaited, and when it is there. */
void odds_print_table_wait(const struct ask_table *table, int number);
void odds_print_table_add(struct ask_table *table, int number);
/* When all is done; `complete`: the table is whole, and gets its last line. */
void odds_print_table_end(const struct ask_table *table, bool complete);
/* A list of objects, as in the engine protocol. */
json_t *odds_print_json(const struct ask *ask, bool times);

#endif
