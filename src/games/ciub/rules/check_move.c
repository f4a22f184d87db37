/* check_move.c: invariants of the choices made so far of a move: the acting die, what it
 * acts on, the last die named (4.5-4.11), and of dice in the air. */
#include <assert.h>

#include "games/ciub/rules/check_internal.h"
#include "games/ciub/rules/rules.h"

/* What has been chosen is what the step comes after. */
static bool check_chosen(const struct ciub_checking *in, const char *key, bool wanted,
                         uint8_t chosen)
{
    if (wanted == (chosen != CIUB_NONE))
        return true;
    return error_set(in->error,
                     wanted
                         ? "move.%s: missing: it is chosen before step '%s'"
                         : "move.%s: leave it out: at step '%s' it has not been chosen",
                     key, step_name(in));
}

/* 4.5: the acting die lies outside and shows what it does. */
static bool check_acting(const struct ciub_checking *in, uint64_t able, const char *what)
{
    int kind = in->state->source;
    assert(kind < CIUB_KINDS);
    if (!(able >> kind & 1))
        return error_set(in->error, "move.die: that die does not %s", what);
    return in->state->outside[kind] > 0 ||
           error_set(in->error, "move.die: no such die is outside");
}

/* The die that acts, or the colour that is traded. */
static bool check_source(const struct ciub_checking *in)
{
    const struct ciub_state *state = in->state;
    const struct ciub_set *set = &in->world->set;
    int step = state->step;
    bool acts = step >= STEP_SWAP && step <= STEP_TURN;
    bool trades = step == STEP_TRADE_ONE || step == STEP_TRADE_TWO;
    if (!check_chosen(in, trades ? "give" : "die", acts || trades, state->source))
        return false;
    if (trades)
        return state->paired[state->source] > 0 ||
               error_set(in->error,
                         "move.give: no die of that colour in the hand shows 2for1");
    return !acts                 ? true
           : step == STEP_SWAP   ? check_acting(in, set->swap, "swap")
           : step == STEP_REROLL ? check_acting(in, set->reroll, "re-roll")
                                 : check_acting(in, set->adjust, "adjust");
}

/* 4.5, 4.5a: a die that looks like the acting one is another only if there are two. */
static bool check_turned(const struct ciub_checking *in)
{
    const struct ciub_state *state = in->state;
    bool own = state->target == state->source;
    assert(state->source < CIUB_KINDS && (state->itself || state->target < CIUB_KINDS));
    if (state->itself)
        return (own && (in->world->set.self_adjust >> state->source & 1)) ||
               error_set(in->error, "move.on: that die has no face to turn itself to");
    return state->outside[state->target] > own ||
           error_set(in->error, "move.on: no such die is outside but for the acting one");
}

/* 4.6: skulls went first, and the die named last is in the tray. */
static bool check_put(const struct ciub_checking *in)
{
    const struct ciub_state *state = in->state;
    uint64_t skull = in->world->set.skull;
    assert(state->target < CIUB_KINDS);
    if ((state->showing & skull) != 0)
        return error_set(in->error,
                         "outside: skulls go into the tray with the first die");
    return (state->tray[state->target] > 0 && !(skull >> state->target & 1)) ||
           error_set(in->error, "move.last: no such die has been put into the tray");
}

/* 4.9: dice are named in order, fewer than five so far of more than five. */
static bool check_keep(const struct ciub_checking *in)
{
    const struct ciub_state *state = in->state;
    char name[STATE_NAME_SIZE];
    int last = CIUB_NONE, kept = 0;
    for (int number = 0; number < 2 * in->world->set.colours; number++) {
        int count = hand_count(state, number);
        int most = tray_count(&in->world->set, state, number);
        ciub_hand_name(&in->world->set, number, name);
        if (count > most)
            return error_set(in->error,
                             "hand.%s: %d are kept, and the tray has %d of them", name,
                             count, most);
        kept += count;
        last = count > 0 ? number : last;
    }
    if (kept >= CIUB_KEPT || count_kinds(state->tray) <= CIUB_KEPT)
        return error_set(in->error,
                         "step: no die is left to be chosen: five are kept, or all");
    if (!check_chosen(in, "last", kept > 0, state->target))
        return false;
    return state->target == last ||
           error_set(in->error, "move.last: it is not the last of the dice kept");
}

/* 4.11: of the supply, and not of the colour given. */
static bool check_taken(const struct ciub_checking *in)
{
    const struct ciub_state *state = in->state;
    if (state->target == state->source)
        return error_set(in->error,
                         "move.for: it must be of another colour than the die given");
    return state->supply[state->target] > 0 ||
           error_set(in->error, "move.for: the supply has no such die");
}

static bool check_target(const struct ciub_checking *in)
{
    const struct ciub_state *state = in->state;
    bool turns = state->step == STEP_TURN, trades = state->step == STEP_TRADE_TWO;
    const char *key = turns ? "on" : trades ? "for" : "last";
    if (state->itself && !turns)
        return error_set(in->error, "move.on: no die is turned at step '%s'",
                         step_name(in));
    if (state->step == STEP_KEEP)
        return check_keep(in);
    if (!check_chosen(in, key, turns || trades || state->step == STEP_PUT, state->target))
        return false;
    return turns    ? check_turned(in)
           : trades ? check_taken(in)
                    : state->step != STEP_PUT || check_put(in);
}

/* 4.5: one die in the air, and the one that re-rolled it: itself or a spent one. */
static bool check_single(const struct ciub_checking *in, int colour)
{
    if (count_colours(in->state->rolling) != 1)
        return error_set(in->error, "rolling: a re-roll action rolls one die");
    return (in->state->showing & in->world->set.spent) != 0 ||
           ciub_set_look(&in->world->set, colour, SYMBOL_REROLL) >= 0 ||
           error_set(in->error,
                     "rolling: a die is re-rolled, but none has the action for it");
}

/* 4.4, 4.7: dice fall colour by colour, and lie as they fell until all are down. */
static bool check_rolling(const struct ciub_checking *in)
{
    const struct ciub_state *state = in->state;
    const struct ciub_set *set = &in->world->set;
    int colour = 0;
    if (state->step != STEP_ROLL)
        return true;
    while (state->rolling[colour] == 0)
        colour++;
    if (state->single)
        return check_single(in, colour);
    if ((state->showing & (set->spent | set->inactive)) != 0)
        return error_set(in->error,
                         "outside: spent or inactive dice lie among those just rolled");
    return colour >= CIUB_COLOURS - 1 ||
           state->showing >> CIUB_LOOKS * (colour + 1) == 0 ||
           error_set(in->error, "outside: dice are rolled colour by colour");
}

bool ciub_check_move(const struct ciub_checking *in)
{
    return check_source(in) && check_target(in) && check_rolling(in);
}
