/* dice_roll.c: which die falls, and on which side. */
#include "games/seals/guide/internal.h"
#include "games/seals/rules/state.h"

void seals_fall(const void *world, const void *game_state, choice_t outcome,
                struct text *die, struct text *side)
{
    const struct seals_state *state = game_state;
    (void)world;
    if (state->step != STEP_ROLL && state->step != STEP_REROLL)
        return;
    int colour =
        state->step == STEP_ROLL ? next_colour(&state->seat[state->turn]) : state->colour;
    text_put(die, seals_element_word(colour));
    text_format(side, "%d", (int)choice_value(outcome));
}
