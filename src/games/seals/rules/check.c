/* check.c: what must hold in every state, however it was reached. Positions set up by
 * hand are checked here too, so everything that the rules rely on must be checked. */
#include "games/seals/rules/check.h"

#include <string.h>

#include "games/seals/json/json.h"
#include "games/seals/rules/check_internal.h"
#include "games/seals/rules/rules.h"

static bool is_blank_seat(const struct seals_seat *seat)
{
    const struct seals_seat blank = {
        .mage = NONE, .place = SITE_NONE, .familiar = SITE_NONE};
    return memcmp(seat, &blank, sizeof blank) == 0;
}

/* Bits and bytes that belong to no field. */
static bool check_unused(const struct seals_checking *in)
{
    static const uint8_t zero[sizeof in->state->unused] = {0};
    const struct seals_state *state = in->state;
    for (int seat = 0; seat < SEALS_MAX_PLAYERS; seat++) {
        const struct seals_seat *mine = &state->seat[seat];
        dice_t all = mine->dice[0] | mine->dice[1] | mine->dice[2] | mine->dice[3];
        if (seat >= in->world->players && !is_blank_seat(mine))
            return error_set(in->error, "players[%d]: nobody sits there", seat);
        if (mine->unused != 0 || all >> 24 != 0)
            return error_set(in->error, "players[%d].dice: these are not dice", seat);
    }
    if (state->chosen >> 24 != 0 || memcmp(state->unused, zero, sizeof zero) != 0)
        return error_set(in->error, "move.chosen: these are not dice");
    return true;
}

/* 3.1 */
static bool check_circle(const struct seals_checking *in)
{
    int fixed = in->world->circle, circle = in->state->circle;
    bool drawing = in->state->step == STEP_CIRCLE;
    if (fixed != 0 && circle != fixed)
        return error_set(in->error, "circle: the options of this game say circle %d",
                         fixed);
    if (drawing && fixed != 0)
        return error_set(in->error, "step: no circle is drawn: the options say circle %d",
                         fixed);
    if (drawing == (circle == 0))
        return true;
    return error_set(in->error,
                     circle == 0
                         ? "circle: missing: the options of this game leave it open"
                         : "circle: leave it out: at step 'circle' it is not known yet");
}

/* `touched` must be what a fresh walk of the player on turn finds. */
static bool check_touched(const struct seals_checking *in)
{
    struct seals_state again = *in->state;
    again.touched = (struct sites){0};
    if (is_turn_step(again.step))
        seals_reach_renew(in->world, &again);
    return memcmp(&again.touched, &in->state->touched, sizeof again.touched) == 0 ||
           error_set(in->error, "touched: it does not match the board");
}

bool seals_check(const void *world, const void *state, struct error *error)
{
    const struct seals_checking in = {world, state, error};
    return state_check(seals_state_table, world, state, error) && check_unused(&in) &&
           check_circle(&in) && seals_check_table(&in) && seals_check_step(&in) &&
           seals_check_players(&in) && seals_check_order(&in) && check_touched(&in) &&
           seals_check_move(&in);
}
