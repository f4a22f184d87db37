/* odds_question.c: collects questions and answers them. */
#include "cli/analysis/odds_question.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "core/memory.h"

void odds_question_init(struct odds_questions *questions, const struct game *game,
                        const void *world)
{
    *questions = (struct odds_questions){.query = {.game = game, .world = world}};
    double start = clock_seconds();
    questions->query.oracle = game->odds->oracle_new(world);
    questions->seconds = clock_seconds() - start;
}

void odds_question_deinit(struct odds_questions *questions)
{
    if (questions->query.oracle)
        questions->query.game->odds->oracle_free(questions->query.oracle);
    for (int i = 0; i < questions->count; i++)
        free(questions->answer[i].goal);
    free(questions->answer);
}

void odds_question_goal(struct odds_questions *questions, const char *goal)
{
    questions->answer = memory_resize(questions->answer, (size_t)questions->count + 1,
                                      sizeof *questions->answer);
    questions->answer[questions->count++] =
        (struct odds_question_answer){.goal = memory_text(goal, strlen(goal))};
}

static void ask_goals(struct odds_questions *questions, const struct odds_goal *goal,
                      int count)
{
    for (int i = 0; i < count; i++)
        odds_question_goal(questions, goal[i].name);
}

void odds_question_all_goals(struct odds_questions *questions)
{
    struct odds_goal goal[ODDS_MAX_GOALS];
    ask_goals(questions, goal, odds_goals(&questions->query, goal));
}

bool odds_question_group(struct odds_questions *questions, const char *group)
{
    struct odds_goal goal[ODDS_MAX_GOALS];
    int count = questions->query.game->odds->group(questions->query.world, group, goal);
    ask_goals(questions, goal, count);
    return count >= 0;
}

bool odds_question_answer(struct odds_questions *questions, int number,
                          struct reason *why)
{
    struct odds_question_answer *answer = &questions->answer[number];
    if (!questions->query.oracle)
        return reason_set(why, "", "there is not enough memory for the odds");
    double start = clock_seconds();
    bool found = odds_ask(&questions->query, answer->goal, &answer->odds, why);
    answer->seconds = clock_seconds() - start;
    return found;
}
