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

struct search {
    struct greedy *greedy;
    const struct game *game;
    const void *world;
    int seat;
    int best;
    uint32_t ties; /* moves seen with the best estimate */
};

/* Of n equally good moves each is kept with probability 1/n, without a list of them. */
static bool judge_move(void *context, const struct move *move, const void *after)
{
    struct search *search = context;
    int value = search->game->estimate(search->world, after, search->seat);
    if (search->ties > 0 && value < search->best)
        return true;
    if (search->ties == 0 || value > search->best)
        search->ties = 0;
    search->best = value;
    search->ties++;
    if (rng_below(&search->greedy->rng, search->ties) == 0)
        search->greedy->plan = *move;
    return true;
}

static bool plan_move(struct greedy *greedy, const struct game *game, const void *world,
                      const void *view, int seat)
{
    struct search search = {.greedy = greedy, .game = game, .world = world, .seat = seat};
    bool complete = false;
    greedy->next = 0;
    greedy->plan.count = 0;
    return move_list(game, world, view, GREEDY_MOVES, judge_move, &search, &complete) > 0;
}

/* A plan holds in the middle of the move it was made for, as long as it is still legal:
 * the player may have been taken back or moved to another game meanwhile. */
static bool plan_holds(const struct greedy *greedy, const struct game *game,
                       const void *world, const void *view)
{
    struct reason why;
    return greedy->next < greedy->plan.count && !game->between_moves(world, view) &&
           game->verdict(world, view, greedy->plan.choice[greedy->next], &why);
}

static bool greedy_decide(struct player *self, const struct game *game, const void *world,
                          const void *view, int seat, choice_t *choice)
{
    struct greedy *greedy = (struct greedy *)self;
    if (!plan_holds(greedy, game, world, view) &&
        !plan_move(greedy, game, world, view, seat))
        return false;
    *choice = greedy->plan.choice[greedy->next++];
    return true;
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
