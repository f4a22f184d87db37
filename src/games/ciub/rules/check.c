/* check.c: what must hold in every state, however it came about. Positions set up by hand
 * pass through here too, so nothing the rules rely on may be left out. */
#include "games/ciub/rules/check.h"

#include "games/ciub/rules/check_internal.h"
#include "games/ciub/rules/rules.h"

/* Bytes that no field of the table has. */
static bool check_unused(const struct ciub_checking *in)
{
    const struct ciub_state *state = in->state;
    bool spare = state->itself > 1;
    for (size_t i = 0; i < sizeof state->spare; i++)
        spare = spare || state->spare[i] != 0;
    if (spare)
        return error_set(in->error, "spare: a byte of it is set");
    for (int colour = in->world->set.colours; colour < CIUB_COLOURS; colour++)
        if (state->supply[colour] + state->plain[colour] + state->paired[colour] +
                ciub_dice_in_use(state, colour) !=
            0)
            return error_set(in->error, "supply: no die has colour %d", colour);
    for (int seat = in->world->players; seat < CIUB_PLAYERS; seat++)
        if (state->won[seat] != 0 || state->token[seat] != CIUB_NONE ||
            count_colours(state->dice[seat]) != 0)
            return error_set(in->error, "players[%d]: nobody sits there", seat);
    return true;
}

/* A step that leaves nothing to choose is skipped by play. */
static bool check_choices(const struct ciub_checking *in)
{
    choice_t list[GAME_MAX_CHOICES];
    int step = in->state->step, count = 0;
    if (step == STEP_OVER)
        return true;
    count = ciub_choices(in->world, in->state, list);
    if (count == 0)
        return error_set(in->error, "step: nothing could be chosen at '%s'",
                         step_name(in));
    if (step == STEP_TRADE && count == 1)
        return error_set(in->error,
                         "step: no trade is possible, so the turn should have ended");
    if (step == STEP_SPELL && count == 1 && list[0] == CHOICE(VERB_TAKE, CIUB_NONE))
        return error_set(in->error, "step: there is neither card nor die to be had, so "
                                    "nothing is to be chosen");
    return true;
}

bool ciub_check(const void *world, const void *state, struct error *error)
{
    const struct ciub_checking in = {world, state, error};
    return state_check(ciub_state_table, world, state, error) && check_unused(&in) &&
           ciub_check_turn(&in) && ciub_check_cards(&in) && ciub_check_dice(&in) &&
           ciub_check_stage(&in) && ciub_check_move(&in) && check_choices(&in);
}
