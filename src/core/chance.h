/* chance.h: drawing an outcome of a chance step by its weight. */
#ifndef CORE_CHANCE_H
#define CORE_CHANCE_H

#include "base/rng.h"
#include "core/game.h"

/* One outcome of `state`, whose actor is chance. Every draw takes a number from the
 * generator, also when there is just one outcome. */
choice_t chance_draw(const struct game *game, const void *world, const void *state,
                     struct rng *rng);

/* Draws and makes a whole chance event, by the game's own fast way if it has one. Returns
 * the number of outcomes. */
int chance_play(const struct game *game, const void *world, void *state, struct rng *rng);

/* The probability of each listed outcome, in the order of game->choices. */
void chance_probabilities(const struct game *game, const void *world, const void *state,
                          int count, double *probability);

/* What part of the weights an outcome has: of the numbers 0..sum-1 those from `from` up
 * to, and without, `to`. Outcomes take their parts in the order of game->choices, one
 * each where all are equally likely. */
struct chance_share {
    uint64_t sum, from, to;
};
struct chance_share chance_share(const struct game *game, const void *world,
                                 const void *state, choice_t outcome);

#endif
