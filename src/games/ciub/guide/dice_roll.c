/* dice_roll.c: which die falls, and on which side. */
#include "games/ciub/guide/internal.h"
#include "games/ciub/notation/notation.h"
#include "i18n/i18n.h"

void ciub_fall(const void *ciub_world, const void *game_state, choice_t outcome,
               struct text *die, struct text *side)
{
    const struct ciub_world *world = ciub_world;
    const struct ciub_state *state = game_state;
    if (state->step != STEP_ROLL)
        return;
    int colour = ciub_falling_colour(state);
    text_put(die, tr(world->set.die[colour].name));
    text_put(side, ciub_look_name(&world->set, kind_of(colour, choice_value(outcome))));
}
