/* greedy.c: a player that looks one whole move ahead.
 *
 * It enumerates the whole moves from its view (up to a limit) and plays the one that
 * leads to the best estimate. A move that ends in chance is judged by the position before
 * the outcome. */
#include <stdlib.h>

#include "ai/ai.h"
#include "core/memory.h"

enum { GREEDY_MOVES = 2000 };

struct greedy {
    struct player player; /* must be first: a greedy is a player */
    struct rng rng;
    struct move plan; /* the move being played */
    int next;         /* index of the first choice not yet made */
};

struct candidates {
    struct greedy *greedy;
    const struct observation *observation;
    int best;
    uint32_t ties; /* moves seen with the best estimate */
};

/* Reservoir sampling: each of n equally good moves is kept with probability 1/n. */
static bool consider_move(void *context, const struct move *move, const void *after)
{
    struct candidates *found = context;
    const struct observation *observation = found->observation;
    int value = observation->game->estimate(observation->world, after, observation->seat);
    if (found->ties > 0 && value < found->best)
        return true;
    if (found->ties == 0 || value > found->best)
        found->ties = 0;
    found->best = value;
    found->ties++;
    if (rng_below(&found->greedy->rng, found->ties) == 0)
        found->greedy->plan = *move;
    return true;
}

static bool plan_move(struct greedy *greedy, const struct observation *observation)
{
    struct candidates found = {.greedy = greedy, .observation = observation};
    bool complete = false;
    greedy->next = 0;
    greedy->plan.count = 0;
    return move_list(observation->game, observation->world, observation->view,
                     GREEDY_MOVES, consider_move, &found, &complete) > 0;
}

/* A plan is used only in the middle of its move and while its next choice is legal: the
 * game may have been undone, or the player moved to another one. */
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
