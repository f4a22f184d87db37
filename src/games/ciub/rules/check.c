/* check.c: what must hold in every state, however it came about. Positions set up by hand
 * pass through here too, so nothing the rules rely on may be left out. */
#include "games/ciub/rules/check.h"

#include <stddef.h>

#include "games/ciub/rules/check_internal.h"
#include "games/ciub/rules/rules.h"

static bool is_flag(uint8_t value)
{
    return value <= 1;
}

/* What all other checks need to look at the state safely. */
static const char *check_bounds(const struct ciub_world *world,
                                const struct ciub_state *state)
{
    if (state->step >= STEPS || state->stage > STAGE_LAST)
        return "the step or the stage is unknown";
    if (state->turn >= world->players)
        return "it is the turn of nobody";
    if (!is_flag(state->busy) || !is_flag(state->moved) || !is_flag(state->single) ||
        !is_flag(state->gained) || !is_flag(state->itself))
        return "what is yes or no is neither";
    for (size_t i = 0; i < sizeof state->spare; i++)
        if (state->spare[i] != 0)
            return "a spare byte is set";
    return NULL;
}

/* A step that leaves nothing to choose is skipped by play. */
static const char *check_choices(const struct ciub_world *world,
                                 const struct ciub_state *state)
{
    choice_t list[GAME_MAX_CHOICES];
    if (state->step == STEP_OVER)
        return NULL;
    int count = ciub_choices(world, state, list);
    if (count == 0)
        return "nothing could be chosen at this step";
    if (state->step == STEP_TRADE && count == 1)
        return "no trade is possible, so the turn should have ended";
    if (state->step == STEP_SPELL && count == 1 &&
        list[0] == CHOICE(VERB_TAKE, CIUB_NONE))
        return "there is neither card nor die to be had, so nothing is to be chosen";
    return NULL;
}

const char *ciub_check(const void *game_world, const void *game_state)
{
    const struct ciub_world *world = game_world;
    const struct ciub_state *state = game_state;
    const char *wrong = NULL;
    if ((wrong = check_bounds(world, state)) ||
        (wrong = ciub_check_cards(world, state)) ||
        (wrong = ciub_check_dice(world, state)) ||
        (wrong = ciub_check_turn(world, state)) ||
        (wrong = ciub_check_move(world, state)))
        return wrong;
    return check_choices(world, state);
}
