/* check_dice.c: invariants of the dice: none is lost, each lies where the step has it,
 * and what is noted of those outside and in the tray is true (1, 4.4-4.12). */
#include "games/ciub/rules/check_internal.h"
#include "games/ciub/rules/places.h"

static int count_hand(const struct ciub_state *state)
{
    return count_colours(state->plain) + count_colours(state->paired);
}

/* Dice lie nowhere but in the places of the step. */
static const char *check_places(const struct ciub_state *state)
{
    unsigned places = ciub_step_places(state);
    if (!(places & PLACE_ROLLING) != (count_colours(state->rolling) == 0))
        return "dice are in the air when they are rolled, and only then";
    if (!(places & PLACE_OUTSIDE) && count_kinds(state->outside) > 0)
        return "dice lie outside the tray at a step that has none there";
    if (!(places & PLACE_TRAY) && count_kinds(state->tray) > 0)
        return "dice lie in the tray at a step that has none there";
    if (!(places & PLACE_HAND) && count_hand(state) > 0)
        return "dice are in hand before phase 4";
    return NULL;
}

/* The player on turn has dice, in the place that the step is about. */
static const char *check_needed(const struct ciub_state *state)
{
    unsigned places = ciub_step_places(state);
    if (places == (PLACE_OUTSIDE | PLACE_TRAY) && count_kinds(state->outside) == 0)
        return "no die lies outside the tray, so rolling should be over";
    if ((places & PLACE_TRAY) && !(places & PLACE_OUTSIDE) &&
        count_kinds(state->tray) == 0)
        return "the tray is empty after rolling";
    if (places == PLACE_HAND && count_hand(state) == 0)
        return "no dice are in hand in phase 4";
    return NULL;
}

/* 4.12: the dice of a player out of turn, one at least. */
static const char *check_at_rest(const struct ciub_world *world,
                                 const uint8_t dice[CIUB_COLOURS])
{
    if (count_colours(dice) == 0)
        return "a player has no dice";
    for (int colour = 0; colour < world->set.colours; colour++)
        if (dice[colour] > colour_limit(colour))
            return "a player has more than 5 white dice or 4 of another colour";
    return NULL;
}

static const char *check_seats(const struct ciub_world *world,
                               const struct ciub_state *state)
{
    bool on_turn_rests = ciub_step_places(state) == PLACE_DICE;
    for (int seat = 0; seat < CIUB_PLAYERS; seat++) {
        bool away = seat == state->turn && !on_turn_rests;
        const char *wrong = NULL;
        if (seat >= world->players || away) {
            if (count_colours(state->dice[seat]) > 0)
                return away ? "the dice of the player on turn lie in two places"
                            : "a seat without a player has dice";
        } else if ((wrong = check_at_rest(world, state->dice[seat]))) {
            return wrong;
        }
    }
    return NULL;
}

/* 3.1: before the first turn all have white dice, and the supply all others. */
static const char *check_start(const struct ciub_world *world,
                               const struct ciub_state *state)
{
    int white = world->set.die[CIUB_WHITE].count;
    for (int seat = 0; seat < world->players && state->step <= STEP_DEAL; seat++)
        if (state->dice[seat][CIUB_WHITE] != white ||
            count_colours(state->dice[seat]) != white)
            return "players begin with white dice only";
    return NULL;
}

static int count_of_colour(const struct ciub_state *state, int colour)
{
    int count = state->supply[colour] + state->rolling[colour];
    for (int seat = 0; seat < CIUB_PLAYERS; seat++)
        count += state->dice[seat][colour];
    for (int look = 0; look < CIUB_LOOKS; look++)
        count +=
            state->outside[kind_of(colour, look)] + state->tray[kind_of(colour, look)];
    if (state->step != STEP_KEEP) /* dice to be kept still lie in the tray */
        count += state->plain[colour] + state->paired[colour];
    return count;
}

static const char *check_totals(const struct ciub_world *world,
                                const struct ciub_state *state)
{
    for (int colour = 0; colour < CIUB_COLOURS; colour++)
        if (count_of_colour(state, colour) != world->total[colour])
            return "the dice of a colour do not add up to those in the game";
    return NULL;
}

/* 4.12: nobody comes with more dice into a turn, and swaps do not change their number. So
 * the counts of the tray stay far from the limits of their bytes. */
static const char *check_most(const struct ciub_world *world,
                              const struct ciub_state *state)
{
    int most = CIUB_MAX_WHITE + CIUB_MAX_COLOURED * (world->set.colours - 1);
    int dice = count_colours(state->rolling) + count_kinds(state->outside) +
               count_kinds(state->tray);
    return dice <= most ? NULL : "a player rolls more dice than he can have";
}

static const char *check_noted(const struct ciub_world *world,
                               const struct ciub_state *state)
{
    const struct ciub_set *set = &world->set;
    uint64_t showing = 0, in_tray = 0, lanes = 0;
    int sum = 0;
    for (int kind = 0; kind < CIUB_KINDS; kind++) {
        showing |= (uint64_t)(state->outside[kind] > 0) << kind;
        in_tray |= (uint64_t)(state->tray[kind] > 0) << kind;
        lanes += set->lane[kind] * state->tray[kind];
        sum += set->value[kind] * state->tray[kind];
    }
    if (((showing | in_tray) & ~set->kinds) != 0)
        return "a die shows what its colour does not have";
    if ((in_tray & set->inactive) != 0)
        return "an inactive die lies in the tray";
    if (showing != state->showing)
        return "the symbols noted as showing are not those outside the tray";
    if (lanes != state->lanes || sum != state->sum)
        return "the numbers noted of the tray are not those in it";
    return NULL;
}

/* 4.11: only dice that have the symbol can show it. */
static const char *check_paired(const struct ciub_world *world,
                                const struct ciub_state *state)
{
    for (int colour = 0; colour < world->set.colours; colour++)
        if (state->paired[colour] > 0 &&
            ciub_set_look(&world->set, colour, SYMBOL_TWO_FOR_ONE) < 0)
            return "a die is said to show 2for1 that has no such side";
    return NULL;
}

const char *ciub_check_dice(const struct ciub_world *world,
                            const struct ciub_state *state)
{
    const char *wrong = NULL;
    if ((wrong = check_places(state)) || (wrong = check_needed(state)) ||
        (wrong = check_seats(world, state)) || (wrong = check_start(world, state)) ||
        (wrong = check_totals(world, state)) || (wrong = check_most(world, state)) ||
        (wrong = check_noted(world, state)))
        return wrong;
    return check_paired(world, state);
}
