/* chance.c: drawing an outcome of a chance step by its weight. */
#include "core/match/chance.h"

#include <assert.h>

static int pick_by_weight(const uint32_t *weight, uint32_t number)
{
    int at = 0;
    while (number >= weight[at])
        number -= weight[at++];
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
    return list[pick_by_weight(weight, rng_below(rng, sum))];
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

struct chance_share chance_share(const struct game *game, const void *world,
                                 const void *state, choice_t outcome)
{
    choice_t list[GAME_MAX_CHOICES];
    uint32_t weight[GAME_MAX_CHOICES];
    int count = game->choices(world, state, list);
    uint64_t sum = game->weights(world, state, weight);
    uint64_t from = 0;
    int at = 0;
    for (; list[at] != outcome; at++)
        from += sum > 0 ? weight[at] : 1;
    return (struct chance_share){.sum = sum > 0 ? sum : (uint64_t)count,
                                 .from = from,
                                 .to = from + (sum > 0 ? weight[at] : 1)};
}
