/* places.c: where the dice of the player on turn can be, step by step. */
#include "games/ciub/rules/places.h"

unsigned ciub_step_places(const struct ciub_state *state)
{
    static const uint8_t places[STEPS] = {
        [STEP_FIRST] = PLACE_DICE,
        [STEP_DEAL] = PLACE_DICE,
        [STEP_FORESEE] = PLACE_DICE,
        [STEP_REFILL] = PLACE_DICE,
        [STEP_ROLL] = PLACE_ROLLING | PLACE_OUTSIDE | PLACE_TRAY,
        [STEP_ACT] = PLACE_OUTSIDE | PLACE_TRAY,
        [STEP_SWAP] = PLACE_OUTSIDE | PLACE_TRAY,
        [STEP_REROLL] = PLACE_OUTSIDE | PLACE_TRAY,
        [STEP_ADJUST] = PLACE_OUTSIDE | PLACE_TRAY,
        [STEP_TURN] = PLACE_OUTSIDE | PLACE_TRAY,
        [STEP_PUT] = PLACE_OUTSIDE | PLACE_TRAY,
        [STEP_SPELL] = PLACE_TRAY,
        [STEP_DOWN] = PLACE_TRAY,
        [STEP_KEEP] = PLACE_TRAY | PLACE_HAND,
        [STEP_TRADE] = PLACE_HAND,
        [STEP_TRADE_ONE] = PLACE_HAND,
        [STEP_TRADE_TWO] = PLACE_HAND,
        [STEP_OVER] = PLACE_DICE,
    };
    if (state->step == STEP_REFILL && state->gained)
        return PLACE_TRAY;
    return places[state->step];
}
