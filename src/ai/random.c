/* random.c: a player that chooses uniformly among the legal choices. */
#include <stdlib.h>

#include "ai/ai.h"
#include "core/memory.h"

struct random_player {
    struct player player; /* must be first: a random_player is a player */
    struct rng rng;
};

static enum answer random_decide(struct player *self,
                                 const struct observation *observation, choice_t *choice)
{
    struct random_player *random_player = (struct random_player *)self;
    choice_t list[GAME_MAX_CHOICES];
    int count = observation->game->choices(observation->world, observation->view, list);
    if (count == 0)
        return ANSWER_NONE;
    *choice = list[rng_below(&random_player->rng, (uint32_t)count)];
    return ANSWER_CHOICE;
}

static void random_free(struct player *self)
{
    free(self);
}

struct player *ai_random_new(uint64_t seed)
{
    struct random_player *random_player = memory_new(1, sizeof *random_player);
    random_player->player =
        (struct player){.kind = "random", .decide = random_decide, .free = random_free};
    rng_seed(&random_player->rng, seed);
    return &random_player->player;
}
