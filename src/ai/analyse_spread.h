/* analyse_spread.h: the outcomes of a chance event, all of them or a fair sample. */
#ifndef AI_ANALYSE_SPREAD_H
#define AI_ANALYSE_SPREAD_H

#include <stdalign.h>

#include "base/rng.h"
#include "core/game.h"

/* A state after the event, and how likely it is. */
struct sample {
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    double weight; /* of 1 in all */
    int share;     /* of the samples wanted, at least 1 */
    bool complete; /* the event is over in it */
};

/* Fills `list` (room for `wanted`) with outcomes of the whole chance event that `state`
 * is at the start of; returns how many. Their shares add up to `wanted`. Where there are
 * no more outcomes than that each is there once, with its exact weight. Where there are
 * more, each part of the event (each die, say) is still gone through evenly as far as the
 * samples suffice, and beyond that drawn: no outcome is favoured. */
int spread_outcomes(const struct game *game, const void *world, const void *state,
                    int wanted, struct rng *rng, struct sample *list);

#endif
