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
    const struct sight *sight;
    int best;
    uint32_t ties; /* moves seen with the best estimate */
};

/* Of n equally good moves each is kept with probability 1/n, without a list of them. */
static bool judge_move(void *context, const struct move *move, const void *after)
{
    struct look *look = context;
    const struct sight *sight = look->sight;
    int value = sight->game->estimate(sight->world, after, sight->seat);
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

static bool plan_move(struct greedy *greedy, const struct sight *sight)
{
    struct look look = {.greedy = greedy, .sight = sight};
    bool complete = false;
    greedy->next = 0;
    greedy->plan.count = 0;
    return move_list(sight->game, sight->world, sight->view, GREEDY_MOVES, judge_move,
                     &look, &complete) > 0;
}

/* A plan holds in the middle of the move it was made for, as long as it is still legal:
 * the player may have been taken back or moved to another game meanwhile. */
static bool plan_holds(const struct greedy *greedy, const struct sight *sight)
{
    const struct game *game = sight->game;
    struct reason why;
    return greedy->next < greedy->plan.count &&
           !game->between_moves(sight->world, sight->view) &&
           game->verdict(sight->world, sight->view, greedy->plan.choice[greedy->next],
                         &why);
}

static enum answer greedy_decide(struct player *self, const struct sight *sight,
                                 choice_t *choice)
{
    struct greedy *greedy = (struct greedy *)self;
    if (!plan_holds(greedy, sight) && !plan_move(greedy, sight))
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
