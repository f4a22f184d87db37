/* places.h: where the dice of the player on turn can be, step by step. */
#ifndef GAMES_CIUB_RULES_PLACES_H
#define GAMES_CIUB_RULES_PLACES_H

#include "games/ciub/rules/state.h"

/* Places, as bits. */
enum ciub_place {
    PLACE_DICE = 1, /* in front of the player, not in play in this turn */
    PLACE_ROLLING = 2,
    PLACE_OUTSIDE = 4,
    PLACE_TRAY = 8,
    PLACE_HAND = 16,
};
/* Those of a step; the lowest always has dice. STEP_REFILL comes both before the
 * roll and after a gain. */
unsigned ciub_step_places(const struct ciub_state *state);

#endif
