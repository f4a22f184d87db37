/* spread.h: what chance may bring, all of it or a fair sample. */
#ifndef AI_ANALYSIS_SPREAD_H
#define AI_ANALYSIS_SPREAD_H

#include <stdalign.h>

#include "ai/analysis/appraise.h"
#include "base/rng.h"

/* A state where somebody has something to choose, or the game is over, and how likely it
 * is. */
struct sample {
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    double weight; /* of 1 in all */
    int share;     /* of the samples wanted, at least 1 */
    bool complete; /* it has come so far */
};

/* Fills `list` (room for `wanted`) with what chance may make of `state`, going on over
 * forced choices and all chance events up to the next decision; returns how many. Their
 * shares add up to `wanted`. Where there are no more outcomes than that each is there
 * once, with its exact weight. Where there are more, each part of an event (each die,
 * say) is still gone through evenly as far as the samples suffice, and beyond that drawn:
 * no outcome is favoured. */
int spread_outcomes(const struct appraiser *appraiser, const void *state, int wanted,
                    struct rng *rng, struct sample *list);

#endif
