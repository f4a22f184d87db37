/* spread.h: the outcomes of chance: all of them, or a fair sample. */
#ifndef AI_ANALYSIS_SPREAD_H
#define AI_ANALYSIS_SPREAD_H

#include <stdalign.h>

#include "ai/analysis/appraise.h"
#include "base/rng.h"

/* A state where a player has to decide or the game is over, and its probability. */
struct sample {
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    double weight; /* the weights of all samples sum to 1 */
    int share;     /* of the `wanted` samples, at least 1 */
    bool complete; /* no more chance events to resolve */
};

/* Fills `list` (room for `wanted`) with the states that chance can lead to from `state`,
 * through forced choices and chance events up to the next decision; returns how many.
 * Shares add up to `wanted`. If there are at most that many outcomes, each is listed once
 * with its exact weight. If there are more, each step of an event (such as a die) is
 * enumerated as far as the samples suffice and then sampled, without bias. */
int spread_outcomes(const struct appraiser *appraiser, const void *state, int wanted,
                    struct rng *rng, struct sample *list);

#endif
