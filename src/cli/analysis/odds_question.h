/* odds_question.h: questions about odds, from the command line to their answers. */
#ifndef CLI_ANALYSIS_ODDS_QUESTION_H
#define CLI_ANALYSIS_ODDS_QUESTION_H

#include "base/buffer.h"
#include "core/odds.h"

enum { ODDS_DIGITS = 17 }; /* of chances in JSON: all there are */

/* One question, and what came of it. */
struct odds_question_answer {
    char *goal;
    struct odds_answer odds;
    double seconds;
};

/* Questions about one state, or about a situation in words. */
struct odds_questions {
    struct odds_query query; /* what all are about; ODDS_FULL unless set */
    double seconds;          /* to make the oracle */
    int count;
    struct odds_question_answer *answer;
};

/* The game must have odds; world and state must outlive this. */
void odds_question_init(struct odds_questions *questions, const struct game *game,
                        const void *world);
void odds_question_deinit(struct odds_questions *questions);

/* Adds a question: one goal; all goals of the state; all goals of a group. The last
 * returns false if there is no such group. */
void odds_question_goal(struct odds_questions *questions, const char *goal);
void odds_question_all_goals(struct odds_questions *questions);
bool odds_question_group(struct odds_questions *questions, const char *group);

/* Answers one question; false with a reason if there is no answer. */
bool odds_question_answer(struct odds_questions *questions, int number,
                          struct reason *why);

/* A table on standard output that grows as answers are found; columns widen as needed. */
struct odds_table {
    const struct odds_questions *questions;
    bool times;
    bool progress;            /* shows progress on standard error */
    int goal, chance, method; /* column widths */
};

struct odds_table odds_print_table_init(const struct odds_questions *questions,
                                        bool times, bool progress);
/* While the answer to this question is awaited, and when it is there. */
void odds_print_table_wait(const struct odds_table *table, int number);
void odds_print_table_add(struct odds_table *table, int number);
/* When all is done; `complete`: the table is whole, and gets its last line. */
void odds_print_table_end(const struct odds_table *table, bool complete);
/* The answers as "odds", a list of objects as in the engine protocol. */
void odds_print_json(const struct odds_questions *questions, bool times,
                     struct buffer *out);

#endif
