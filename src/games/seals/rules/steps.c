/* steps.c: the kinds of decision as data. */
#include "games/seals/rules/steps.h"

#include "games/seals/rules/rules.h"
#include "i18n/i18n.h"

#define TAKES(kind) (1U << PICK_##kind)

const struct step_info seals_step_table[STEPS] = {
#define STEP(ID, id, reader, ...) {__VA_ARGS__},
#include "games/seals/rules/step_list.h"
};

int seals_step_actor(const struct seals_state *state)
{
    switch ((enum step_actor)step_info(state)->actor) {
    case ACTOR_CHANCE:
        return SEAT_CHANCE;
    case ACTOR_NOBODY:
        return SEAT_NOBODY;
    case ACTOR_VICTIM:
        return state->victim;
    case ACTOR_TURN:
    case ACTOR_TAKER:
        break;
    }
    return state->turn;
}

/* Whether a mage was drawn already for a seat before the cursor. */
static bool mages_begun(const struct seals_world *world, const struct seals_state *state)
{
    for (int seat = 0; seat < world->players && seat < state->cursor; seat++)
        if (world->mage[seat] == ANY)
            return true;
    return false;
}

int seals_step_midway(const struct seals_world *world, const struct seals_state *state)
{
    if (step_info(state)->midway != TOLD_IN_PARTS)
        return step_info(state)->midway == INSIDE_MOVE;
    switch (state->step) {
    case STEP_DEAL:
        return (state->cursor - world->starts) % 8 != 0;
    case STEP_MAGE:
        return mages_begun(world, state);
    case STEP_ROLL:
        return seat_has_dice(&state->seat[state->turn]);
    default: /* any of several dice may be falling */
        return ANY;
    }
}
