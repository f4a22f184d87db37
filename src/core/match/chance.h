/* chance.h: drawing an outcome of a chance step by its weight. */
#ifndef CORE_MATCH_CHANCE_H
#define CORE_MATCH_CHANCE_H

#include "base/rng.h"
#include "core/game.h"

/* Draws one outcome of `state`, whose actor must be chance. Always consumes a random
 * number, even if there is only one outcome. */
choice_t chance_draw(const struct game *game, const void *world, const void *state,
                     struct rng *rng);

/* Draws and applies a whole chance event, using game->draw if the game has it. Returns
 * the number of outcomes. */
int chance_play(const struct game *game, const void *world, void *state, struct rng *rng);

/* The probability of each outcome, in the order of game->choices. */
void chance_probabilities(const struct game *game, const void *world, const void *state,
                          int count, double *probability);

/* An outcome's share of the weights: it covers the numbers from..to-1 of 0..sum-1. Shares
 * follow the order of game->choices; each is 1 if all outcomes are equally likely. */
struct chance_share {
    uint64_t sum, from, to;
};
struct chance_share chance_share(const struct game *game, const void *world,
                                 const void *state, choice_t outcome);

#endif
