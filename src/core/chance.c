/* chance.c: drawing an outcome of a chance step by its weight. */
#include "core/chance.h"

#include <assert.h>

static int walk_weights(const uint32_t *weight, uint32_t ticket)
{
    int at = 0;
    while (ticket >= weight[at])
        ticket -= weight[at++];
    return at;
}

choice_t chance_draw(const struct game *game, const void *world, const void *state,
                     struct rng *rng)
{
    choice_t list[GAME_MAX_CHOICES];
    uint32_t weight[GAME_MAX_CHOICES];
    assert(game->actor(world, state) == SEAT_CHANCE);
    int count = game->choices(world, state, list);
    assert(count > 0);
    uint32_t sum = game->weights(world, state, weight);
    if (sum == 0)
        return list[rng_below(rng, (uint32_t)count)];
    return list[walk_weights(weight, rng_below(rng, sum))];
}

int chance_play(const struct game *game, const void *world, void *state, struct rng *rng)
{
    int outcomes = 0;
    if (game->draw != NULL)
        return game->draw(world, state, rng);
    do {
        game->apply(world, state, chance_draw(game, world, state, rng));
        outcomes++;
    } while (!game->between_moves(world, state));
    return outcomes;
}

void chance_probabilities(const struct game *game, const void *world, const void *state,
                          int count, double *probability)
{
    uint32_t weight[GAME_MAX_CHOICES];
    uint32_t sum = game->weights(world, state, weight);
    for (int i = 0; i < count; i++)
        probability[i] = sum == 0 ? 1.0 / count : (double)weight[i] / sum;
}
