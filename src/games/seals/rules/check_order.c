/* check_order.c: invariants of the order of play: who is on turn, who takes dice, and
 * when the game is over. */
#include "games/seals/rules/check_internal.h"
#include "games/seals/rules/rules.h"

/* The round must be over for all players; `why` says why. */
static bool all_are_out(const struct seals_checking *in, const char *why)
{
    for (int seat = 0; seat < in->world->players; seat++)
        if (!in->state->seat[seat].over)
            return error_set(in->error, "players[%d].over: must be true: %s", seat, why);
    return true;
}

static bool fail_turn_over(const struct seals_checking *in)
{
    return error_set(in->error, "turn: the round is over for player %d",
                     in->state->turn + 1);
}

/* Before the first round and while dice are rolled, the cursor says whose turn it is. */
static bool check_by_cursor(const struct seals_checking *in)
{
    const struct seals_state *state = in->state;
    int due = (state->first + state->cursor) % in->world->players;
    return state->turn == due ||
           error_set(in->error, "turn: by 'first' and 'cursor' it is player %d", due + 1);
}

/* 4.5: in one's own turn, or in another's after losing the last die to Theft (6.16). */
static bool check_take_in_round(const struct seals_checking *in)
{
    const struct seals_state *state = in->state;
    if (!state->seat[state->actor].over)
        return error_set(in->error,
                         "players[%d].over: must be true: dice are taken when the round "
                         "is over",
                         state->actor);
    if (state->actor == state->turn)
        return true;
    if (state->circle != 3)
        return error_set(in->error, "actor: player %d is on turn and takes dice",
                         state->turn + 1);
    return !state->seat[state->turn].over || fail_turn_over(in);
}

/* 4.6: what is owed, after the round, in turn order. */
static bool check_take_short(const struct seals_checking *in)
{
    const struct seals_state *state = in->state;
    if (!all_are_out(in, "what is owed is taken after the round"))
        return false;
    if (state->seat[state->actor].owed == 0)
        return error_set(in->error, "players[%d].owed: missing: this player takes them",
                         state->actor);
    for (int seat = state->first; seat != state->actor;
         seat = seat_after(in->world, seat))
        if (state->seat[seat].owed != 0)
            return error_set(in->error, "actor: player %d is owed dice and comes before",
                             seat + 1);
    return true;
}

static bool check_take(const struct seals_checking *in)
{
    if (!(in->state->taking == TAKING_SHORT ? check_take_short(in)
                                            : check_take_in_round(in)))
        return false;
    return seals_take_count(in->state) != 0 ||
           error_set(in->error, "step: no dice are in the supply to take");
}

/* 4.7, 4.8: the game ends with this round. */
static bool check_over(const struct seals_checking *in)
{
    const struct seals_state *state = in->state;
    int sixes = seals_sixes_lying(state);
    if (!all_are_out(in, "the game ends after a round"))
        return false;
    if (sixes >= seals_end_limit(in->world) && state->stuck < MOST_STUCK &&
        state->idle < MOST_IDLE)
        return error_set(
            in->error, "step: not over: %d scrolls of strength 6 lie on the board (4.7)",
            sixes);
    return state->turn == state->first ||
           error_set(in->error, "turn: at the end it is the first player, %d",
                     state->first + 1);
}

bool seals_check_order(const struct seals_checking *in)
{
    const struct seals_state *state = in->state;
    bool first_take = state->step == STEP_TAKE && state->round == 0;
    if (state->step == STEP_PLACE || state->step == STEP_ROLL || first_take)
        return check_by_cursor(in);
    if (state->step == STEP_OVER)
        return check_over(in);
    if (state->step == STEP_TAKE)
        return check_take(in);
    return !is_turn_step(state->step) || !state->seat[state->turn].over ||
           fail_turn_over(in);
}
