/* odds_question.c: gathering questions and having them answered. */
#include "cli/analysis/odds_question.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/memory.h"

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

void odds_question_init(struct ask *ask, const struct game *game, const void *world)
{
    *ask = (struct ask){.game = game, .world = world};
    double start = now();
    ask->oracle = game->odds->oracle_new(world);
    ask->seconds = now() - start;
}

void odds_question_deinit(struct ask *ask)
{
    if (ask->oracle)
        ask->game->odds->oracle_free(ask->oracle);
    for (int i = 0; i < ask->count; i++)
        free(ask->answer[i].goal);
    free(ask->answer);
}

void odds_question_goal(struct ask *ask, const char *goal)
{
    ask->answer = memory_resize(ask->answer, (size_t)ask->count + 1, sizeof *ask->answer);
    ask->answer[ask->count++] =
        (struct odds_question_answer){.goal = memory_text(goal, strlen(goal))};
}

static void ask_goals(struct ask *ask, const struct odds_goal *goal, int count)
{
    for (int i = 0; i < count; i++)
        odds_question_goal(ask, goal[i].name);
}

void odds_question_all_goals(struct ask *ask)
{
    struct odds_goal goal[ODDS_MAX_GOALS];
    ask_goals(ask, goal, ask->game->odds->goals(ask->world, ask->state, goal));
}

bool odds_question_group(struct ask *ask, const char *group)
{
    struct odds_goal goal[ODDS_MAX_GOALS];
    int count = ask->game->odds->group(ask->world, group, goal);
    ask_goals(ask, goal, count);
    return count >= 0;
}

static bool answer_one(struct ask *ask, struct odds_question_answer *answer,
                       struct reason *why)
{
    const struct odds *odds = ask->game->odds;
    if (ask->state)
        return odds->ask(ask->oracle, ask->world, ask->state, answer->goal, ask->effort,
                         &answer->odds, why);
    return odds->ask_words(ask->oracle, ask->world, ask->situation, answer->goal,
                           ask->effort, &answer->odds, why);
}

bool odds_question_answer(struct ask *ask, int number, struct reason *why)
{
    struct odds_question_answer *answer = &ask->answer[number];
    if (!ask->oracle)
        return reason_set(why, "", "there is not enough memory for the odds");
    double start = now();
    bool found = answer_one(ask, answer, why);
    answer->seconds = now() - start;
    return found;
}
