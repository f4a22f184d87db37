/* check_turn.c: invariants of the counters of the game and of the turn (3.4, 4.7, 5). */
#include "games/ciub/rules/check_internal.h"
#include "games/ciub/rules/rules.h"

/* 3.4: what is drawn is not known before. */
static bool check_unknown(const struct ciub_checking *in)
{
    if (in->world->first >= 0)
        return error_set(in->error, "step: the options say that player %d begins",
                         in->world->first + 1);
    if (in->state->first != CIUB_NONE)
        return error_set(in->error, "first: leave it out: it is drawn at step 'first'");
    return in->state->turn == 0 ||
           error_set(in->error, "turn: leave it out: nobody is on turn at step 'first'");
}

/* 3.4 */
static bool check_first(const struct ciub_checking *in)
{
    const struct ciub_state *state = in->state;
    int fixed = in->world->first;
    if (state->step == STEP_FIRST)
        return check_unknown(in);
    if (state->first == CIUB_NONE)
        return error_set(in->error, "first: missing: it is known at step '%s'",
                         step_name(in));
    if (fixed >= 0 && state->first != fixed)
        return error_set(in->error, "first: the options say that player %d begins",
                         fixed + 1);
    return state->step != STEP_DEAL || state->turn == state->first ||
           error_set(in->error, "turn: player %d begins, and cards are still dealt",
                     state->first + 1);
}

static bool check_flag(const struct ciub_checking *in, const char *key, int says,
                       bool flag)
{
    return says == FLAG_MAY || flag == (says == FLAG_YES) ||
           error_set(in->error, "%s: leave it out: at step '%s' it is %s", key,
                     step_name(in), says == FLAG_YES ? "true" : "false");
}

static bool check_flags(const struct ciub_checking *in)
{
    const struct ciub_state *state = in->state;
    const struct ciub_flags *says = &ciub_step_flags[state->step];
    return check_flag(in, "busy", says->busy, state->busy) &&
           check_flag(in, "moved", says->moved, state->moved) &&
           check_flag(in, "single", says->single, state->single) &&
           check_flag(in, "gained", says->gained, state->gained);
}

/* 5.2a */
static bool check_quiet(const struct ciub_checking *in)
{
    const struct ciub_state *state = in->state;
    int bound = CIUB_QUIET_ROUNDS * in->world->players;
    if (state->step <= STEP_DEAL)
        return state->quiet == 0 ||
               error_set(in->error, "quiet: leave it out: no turn has been played");
    if (state->step != STEP_OVER)
        return state->quiet < bound ||
               error_set(in->error, "quiet: after %d such turns the game is over (5.2a)",
                         bound);
    if (state->stage == STAGE_LAST)
        return state->left == 0 ||
               error_set(in->error, "step: not over: last turns are still to come");
    return state->quiet == bound ||
           error_set(in->error, "step: the game is not over yet (5.1, 5.2a)");
}

/* Whether a card was gained or removed in this turn. */
static bool check_busy(const struct ciub_checking *in)
{
    const struct ciub_state *state = in->state;
    bool has_won = state->won[state->turn] != 0;
    if (state->gained && !has_won)
        return error_set(in->error, "players[%d].won: missing: a card has been gained",
                         state->turn);
    bool may_have_gained = state->gained || (state->step > STEP_SPELL && has_won);
    bool may_have_removed =
        state->stage != STAGE_LAST && cards_removed(in->world, state) != 0; /* 5.1 */
    return !state->busy || may_have_gained || may_have_removed ||
           error_set(in->error,
                     "busy: leave it out: no card was gained or removed in this turn");
}

/* 4.7, and the signs of a swap. */
static bool check_moved(const struct ciub_checking *in)
{
    const struct ciub_state *state = in->state;
    if (!state->moved && (state->showing & in->world->set.inactive) != 0)
        return error_set(in->error,
                         "moved: must be true: inactive dice come from a swap");
    return !state->moved || state->step != STEP_ROLL || state->single ||
           error_set(in->error, "moved: leave it out: all dice are rolled");
}

bool ciub_check_turn(const struct ciub_checking *in)
{
    return check_first(in) && check_flags(in);
}

/* 5.1, 5.2: the card that D came with was the last to be gained from a full bottom row.
 */
static bool bottom_has_gap(const struct ciub_checking *in)
{
    for (int place = 0; place < in->world->row; place++)
        if (in->state->bottom[place] == CIUB_NONE)
            return true;
    return false;
}

/* 5.1: last turns go round once from the player who took D. */
static bool check_last(const struct ciub_checking *in)
{
    const struct ciub_state *state = in->state;
    int since = in->world->players - 1 - state->left; /* completed turns */
    int quiet = state->step == STEP_OVER ? since : since - 1;
    if (since == 0 && !state->busy)
        return error_set(in->error,
                         "busy: must be true: D is taken in the turn of a gain");
    if (state->won[state->opus] == 0 || !bottom_has_gap(in))
        return error_set(in->error,
                         "opus: D is taken together with a card of the bottom row");
    if (state->step == STEP_FORESEE)
        return error_set(in->error, "step: there is no phase 1 in last turns");
    if (since == 0) /* busy, with D gained: from STEP_KEEP to STEP_TRADE_TWO */
        return true;
    return state->quiet <= quiet ||
           error_set(in->error, "quiet: at most %d, the turns since D was taken", quiet);
}

/* 5.1 */
bool ciub_check_stage(const struct ciub_checking *in)
{
    const struct ciub_state *state = in->state;
    int pile = state->pile[0] + state->pile[1], left = 0;
    if (!check_busy(in) || !check_moved(in))
        return false;
    int stage = ciub_stage_expected(pile, state->opus);
    if (stage == STAGE_OPEN && state->opus != CIUB_NONE)
        return error_set(in->error, "opus: leave it out: the pile is not empty yet");
    if (state->stage != stage)
        return error_set(in->error, "stage: by the pile and 'opus' it is '%s'",
                         ciub_stage_names[stage]);
    left = ciub_left_expected(in->world, state);
    if (state->left != left)
        return error_set(in->error, "left: by 'opus' and 'turn' it is %d", left);
    return (stage != STAGE_LAST || check_last(in)) && check_quiet(in);
}
