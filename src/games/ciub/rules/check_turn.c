/* check_turn.c: invariants of the counters of the game and of the turn (3.4, 4.7, 5). */
#include "games/ciub/rules/check_internal.h"
#include "games/ciub/rules/rules.h"

/* 3.4 */
static const char *check_first(const struct ciub_world *world,
                               const struct ciub_state *state)
{
    if (state->step == STEP_FIRST)
        return state->first == CIUB_NONE && state->turn == 0 && world->first < 0
                   ? NULL
                   : "the starting player is known before he is drawn";
    if (state->first >= world->players ||
        (world->first >= 0 && state->first != world->first))
        return "the starting player is unknown, or not the one of the options";
    return state->step != STEP_DEAL || state->turn == state->first
               ? NULL
               : "the starting player is on turn while cards are dealt";
}

/* Completed turns since the one in which D was taken, and that one. */
static int turns_since_opus(const struct ciub_world *world,
                            const struct ciub_state *state)
{
    return world->players - 1 - state->left;
}

/* 5.1, 5.2: the card that D came with was the last to be gained from a full bottom row.
 */
static bool bottom_has_gap(const struct ciub_world *world, const struct ciub_state *state)
{
    for (int place = 0; place < world->row; place++)
        if (state->bottom[place] == CIUB_NONE)
            return true;
    return false;
}

/* 5.1: last turns go round once from the player who took D. */
static const char *check_last(const struct ciub_world *world,
                              const struct ciub_state *state)
{
    if (state->opus >= world->players || state->left >= world->players)
        return "nobody has taken D in the last turns, or too many turns are to come";
    if (state->won[state->opus] == 0 || !bottom_has_gap(world, state))
        return "D is taken together with a card of the bottom row";
    int since = turns_since_opus(world, state);
    if (state->turn != (state->opus + since) % world->players)
        return "the last turns go round from the player who took D";
    if (state->step == STEP_FORESEE)
        return "there is no phase 1 in last turns";
    if (since == 0)
        return state->busy && state->step >= STEP_KEEP && state->step <= STEP_TRADE_TWO
                   ? NULL
                   : "the player who took D has no turn after it";
    int quiet = state->step == STEP_OVER ? since : since - 1;
    return state->quiet <= quiet ? NULL : "more quiet turns than turns since D was taken";
}

static const char *check_stage(const struct ciub_world *world,
                               const struct ciub_state *state)
{
    if (state->stage == STAGE_LAST)
        return check_last(world, state);
    if (state->opus != CIUB_NONE)
        return "D is taken, but the last turns have not begun";
    return state->left == 0 ? NULL : "turns are counted before D is taken";
}

/* 5.2a */
static const char *check_quiet(const struct ciub_world *world,
                               const struct ciub_state *state)
{
    int bound = CIUB_QUIET_ROUNDS * world->players;
    if (state->step <= STEP_DEAL)
        return state->quiet == 0 ? NULL : "turns are counted before the first";
    if (state->step != STEP_OVER)
        return state->quiet < bound ? NULL : "the game should have ended by rule 5.2a";
    if (state->stage == STAGE_LAST)
        return state->left == 0 ? NULL : "last turns are still to come";
    return state->quiet == bound ? NULL : "the game is not over yet";
}

/* 4.9: between a gain and the choice of dice to keep. */
static const char *check_gained(const struct ciub_state *state)
{
    bool after_gain = state->step == STEP_DOWN || state->step == STEP_KEEP;
    if (state->gained ? !after_gain && state->step != STEP_REFILL : after_gain)
        return "a gain is noted at a step that has none, or missing at one that has";
    if (state->gained && state->won[state->turn] == 0)
        return "a card was gained by a player who has none";
    return NULL;
}

/* Whether a card was gained or removed in this turn. */
static const char *check_busy(const struct ciub_world *world,
                              const struct ciub_state *state)
{
    if (!state->busy)
        return state->gained || state->step == STEP_REFILL
                   ? "a card was gained or removed, but the turn counts as quiet"
                   : NULL;
    if (state->step < STEP_REFILL || state->step == STEP_OVER)
        return "a card was gained or removed before or after a turn";
    bool may_have_gained =
        state->gained || (state->step > STEP_SPELL && state->won[state->turn] != 0);
    bool may_have_removed =
        state->stage != STAGE_LAST && cards_removed(world, state) != 0; /* 5.1 */
    return may_have_gained || may_have_removed
               ? NULL
               : "a card is said to be gained or removed in this turn, but none was";
}

static bool is_rolling_step(int step)
{
    return step >= STEP_ROLL && step <= STEP_PUT;
}

/* 4.7, and the signs of a swap. */
static const char *check_moved(const struct ciub_world *world,
                               const struct ciub_state *state)
{
    if (state->moved && !is_rolling_step(state->step))
        return "a die is said to be put or swapped outside of phase 2";
    if (!state->moved && state->step == STEP_PUT)
        return "a die was put, but none is said to be";
    if (!state->moved && (state->showing & world->set.inactive) != 0)
        return "there are inactive dice although none was swapped since the roll";
    return NULL;
}

const char *ciub_check_turn(const struct ciub_world *world,
                            const struct ciub_state *state)
{
    const char *wrong = NULL;
    if ((wrong = check_first(world, state)) || (wrong = check_stage(world, state)) ||
        (wrong = check_quiet(world, state)) || (wrong = check_gained(state)) ||
        (wrong = check_busy(world, state)))
        return wrong;
    return check_moved(world, state);
}
