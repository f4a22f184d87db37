/* greedy.c: a player that looks one whole move ahead.
 *
 * It walks all whole moves from its view (up to a bound), asks the game's estimate of
 * where each leads, and plays the best, choice by choice. Where a move ends with chance,
 * the position before the outcome is what it judges. */
#include <stdlib.h>

#include "ai/ai.h"
#include "core/memory.h"

enum { GREEDY_MOVES = 2000 };

struct greedy {
    struct player player; /* first, so that one can be used as the other */
    struct rng rng;
    struct move plan; /* the move being played */
    int next;         /* its first choice that is not yet made */
};

struct look {
    struct greedy *greedy;
    const struct observation *observation;
    int best;
    uint32_t ties; /* moves seen with the best estimate */
};

/* Of n equally good moves each is kept with probability 1/n, without a list of them. */
static bool evaluator_move(void *context, const struct move *move, const void *after)
{
    struct look *look = context;
    const struct observation *observation = look->observation;
    int value = observation->game->estimate(observation->world, after, observation->seat);
    if (look->ties > 0 && value < look->best)
        return true;
    if (look->ties == 0 || value > look->best)
        look->ties = 0;
    look->best = value;
    look->ties++;
    if (rng_below(&look->greedy->rng, look->ties) == 0)
        look->greedy->plan = *move;
    return true;
}

static bool plan_move(struct greedy *greedy, const struct observation *observation)
{
    struct look look = {.greedy = greedy, .observation = observation};
    bool complete = false;
    greedy->next = 0;
    greedy->plan.count = 0;
    return move_list(observation->game, observation->world, observation->view,
                     GREEDY_MOVES, evaluator_move, &look, &complete) > 0;
}

/* A plan holds in the middle of the move it was made for, as long as it is still legal:
 * the player may have been taken back or moved to another game meanwhile. */
static bool plan_holds(const struct greedy *greedy, const struct observation *observation)
{
    const struct game *game = observation->game;
    struct reason why;
    return greedy->next < greedy->plan.count &&
           !game->between_moves(observation->world, observation->view) &&
           game->verdict(observation->world, observation->view,
                         greedy->plan.choice[greedy->next], &why);
}

static enum answer greedy_decide(struct player *self,
                                 const struct observation *observation, choice_t *choice)
{
    struct greedy *greedy = (struct greedy *)self;
    if (!plan_holds(greedy, observation) && !plan_move(greedy, observation))
        return ANSWER_NONE;
    *choice = greedy->plan.choice[greedy->next++];
    return ANSWER_CHOICE;
}

static void greedy_free(struct player *self)
{
    free(self);
}

struct player *ai_greedy_new(uint64_t seed)
{
    struct greedy *greedy = memory_new(1, sizeof *greedy);
    greedy->player =
        (struct player){.kind = "greedy", .decide = greedy_decide, .free = greedy_free};
    rng_seed(&greedy->rng, seed);
    return &greedy->player;
}
