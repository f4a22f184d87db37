/* check_dice.c: invariants of the dice: none is lost, each lies where the step has it,
 * and what is noted of those outside and in the tray is true (1, 4.4-4.12). */
#include "games/ciub/rules/check_internal.h"
#include "games/ciub/rules/places.h"
#include "games/ciub/rules/rules.h"

/* Dice lie only in the places of the step, and always in the first of these. */
static bool check_place(const struct ciub_checking *in, const char *key, unsigned place,
                        int count)
{
    unsigned places = ciub_step_places(in->state);
    if (count > 0 && !(places & place))
        return error_set(in->error, "%s: leave it out: at step '%s' no dice are there",
                         key, step_name(in));
    return count > 0 || (places & -places) != place ||
           error_set(in->error, "%s: missing: at step '%s' dice are there", key,
                     step_name(in));
}

static bool check_places(const struct ciub_checking *in)
{
    const struct ciub_state *state = in->state;
    return check_place(in, "rolling", PLACE_ROLLING, count_colours(state->rolling)) &&
           check_place(in, "outside", PLACE_OUTSIDE, count_kinds(state->outside)) &&
           check_place(in, "tray", PLACE_TRAY, count_kinds(state->tray)) &&
           check_place(in, "hand", PLACE_HAND,
                       count_colours(state->plain) + count_colours(state->paired));
}

/* 4.12: the dice of a player out of turn, one at least. */
static bool check_at_rest(const struct ciub_checking *in, int seat)
{
    const uint8_t *dice = in->state->dice[seat];
    if (count_colours(dice) == 0)
        return error_set(in->error, "players[%d].dice: missing: every player has dice",
                         seat);
    for (int colour = 0; colour < in->world->set.colours; colour++)
        if (dice[colour] > colour_limit(colour))
            return error_set(in->error,
                             "players[%d].dice.%s: at most %d are left after a turn "
                             "(4.12)",
                             seat, in->world->set.die[colour].name, colour_limit(colour));
    return true;
}

/* 3.1: before the first turn all have white dice, and the supply all others. */
static bool check_start(const struct ciub_checking *in, int seat)
{
    int white = in->world->set.die[CIUB_WHITE].count;
    const uint8_t *dice = in->state->dice[seat];
    return in->state->step > STEP_DEAL ||
           (dice[CIUB_WHITE] == white && count_colours(dice) == white) ||
           error_set(in->error, "players[%d].dice: players begin with %d white dice",
                     seat, white);
}

static bool check_seats(const struct ciub_checking *in)
{
    bool on_turn_rests = ciub_step_places(in->state) == PLACE_DICE;
    for (int seat = 0; seat < in->world->players; seat++) {
        bool away = seat == in->state->turn && !on_turn_rests;
        if (away && count_colours(in->state->dice[seat]) > 0)
            return error_set(in->error,
                             "players[%d].dice: leave it out: at step '%s' the dice of "
                             "the player on turn are elsewhere",
                             seat, step_name(in));
        if (!away && (!check_at_rest(in, seat) || !check_start(in, seat)))
            return false;
    }
    return true;
}

/* More dice of a colour are used than there are: the place with one too many. */
static bool fail_used(const struct ciub_checking *in, int colour)
{
    const struct ciub_state *state = in->state;
    const char *name = in->world->set.die[colour].name;
    int all = in->world->total[colour], used = 0, outside = 0, tray = 0;
    for (int seat = 0; seat < in->world->players; seat++)
        if ((used += state->dice[seat][colour]) > all)
            return error_set(
                in->error, "players[%d].dice: there are only %d %s dice, and %d are used",
                seat, all, name, used);
    for (int look = 0; look < CIUB_LOOKS; look++) {
        outside += state->outside[kind_of(colour, look)];
        tray += state->tray[kind_of(colour, look)];
    }
    used += state->rolling[colour];
    const char *key = used > all                    ? "rolling"
                      : used + outside > all        ? "outside"
                      : used + outside + tray > all ? "tray"
                                                    : "hand";
    return error_set(in->error, "%s: there are only %d %s dice, and %d are used", key,
                     all, name, ciub_dice_in_use(state, colour));
}

static bool check_totals(const struct ciub_checking *in)
{
    for (int colour = 0; colour < in->world->set.colours; colour++) {
        const char *name = in->world->set.die[colour].name;
        int here = in->state->supply[colour], all = in->world->total[colour];
        int used = ciub_dice_in_use(in->state, colour);
        if (used > all)
            return fail_used(in, colour);
        if (here + used != all)
            return error_set(in->error,
                             "supply.%s: %d here and %d elsewhere make %d; there are %d",
                             name, here, used, here + used, all);
    }
    return true;
}

/* 4.12: nobody comes with more dice into a turn, and swaps do not change their number. So
 * the counts of the tray stay far from the limits of their bytes. */
static bool check_most(const struct ciub_checking *in)
{
    const struct ciub_state *state = in->state;
    int most = CIUB_MAX_WHITE + CIUB_MAX_COLOURED * (in->world->set.colours - 1);
    int dice = count_colours(state->rolling) + count_kinds(state->outside) +
               count_kinds(state->tray);
    return dice <= most ||
           error_set(in->error,
                     "outside: %d dice are rolled, and a player has at most %d", dice,
                     most);
}

static bool check_noted(const struct ciub_checking *in)
{
    const struct ciub_set *set = &in->world->set;
    const struct ciub_state *state = in->state;
    uint64_t showing = 0, lanes = 0;
    int sum = 0;
    for (int kind = 0; kind < CIUB_KINDS; kind++) {
        showing |= (uint64_t)(state->outside[kind] > 0) << kind;
        lanes += set->lane[kind] * state->tray[kind];
        sum += set->value[kind] * state->tray[kind];
    }
    if (showing != state->showing)
        return error_set(in->error, "showing: it is not what 'outside' shows");
    return (lanes == state->lanes && sum == state->sum) ||
           error_set(in->error, "lanes: they are not those of 'tray'");
}

bool ciub_check_dice(const struct ciub_checking *in)
{
    return check_seats(in) && check_places(in) && check_totals(in) && check_most(in) &&
           check_noted(in);
}
