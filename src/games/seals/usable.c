/* usable.c: whether a spell would have an effect at this moment (4.4, 6). */
#include "games/seals/reach.h"
#include "games/seals/rules.h"

struct cast cast_current(const struct seals_state *state)
{
    int scroll = spell_scroll(state);
    return (struct cast){.seat = state->turn,
                         .spell = scroll_spell(scroll, state->circle),
                         .element = scroll_element(scroll)};
}

uint64_t scrolls_nameable(const struct seals_state *state, uint64_t up)
{
    const uint64_t basic = ((uint64_t)1 << CIRCLE_SCROLLS) - 1;
    return state->circle == 1 ? up & ~((up & basic) << CIRCLE_SCROLLS) : up;
}

int scroll_owner(const struct seals_world *world, const struct seals_state *state,
                 int scroll)
{
    for (int seat = 0; seat < world->players; seat++)
        if ((state->seat[seat].up | state->seat[seat].down) & scroll_bit(scroll))
            return seat;
    return NONE;
}

bool token_has_familiar(const struct seals_world *world, const struct seals_state *state,
                        int site)
{
    for (int seat = 0; seat < world->players; seat++)
        if (state->seat[seat].familiar == site)
            return true;
    return false;
}

/* The colours a spell can work on: its own, or all four for Mind. */
static int first_colour(int element)
{
    return element == MIND ? 0 : element;
}
static int last_colour(int element)
{
    return element == MIND ? COLOURS - 1 : element;
}

/* 6.1 */
static bool binding_usable(const struct seals_state *state, const struct cast *cast)
{
    const struct seals_seat *mine = &state->seat[cast->seat];
    return mine->familiar != mine->place || cast->breaks_token;
}

/* 6.2 */
static bool change_usable(const struct seals_state *state, const struct cast *cast)
{
    for (int from = first_colour(cast->element); from <= last_colour(cast->element);
         from++)
        for (int into = 0; into < COLOURS; into++)
            if (from != into && state->supply[into] > 0 &&
                state->seat[cast->seat].dice[from] != 0)
                return true;
    return false;
}

/* 6.3, 6.4: own dice of the colour that show one of the values. */
static bool has_dice_in(const struct seals_seat *seat, int element, dice_t values)
{
    for (int i = first_colour(element); i <= last_colour(element); i++)
        if ((seat->dice[i] & values) != 0)
            return true;
    return false;
}

/* 6.5 */
static bool growth_usable(const struct seals_state *state, const struct cast *cast)
{
    for (int i = first_colour(cast->element); i <= last_colour(cast->element); i++)
        if (state->supply[i] > 0)
            return true;
    return false;
}

bool swap_possible(const struct seals_state *state, int colour, int strength)
{
    for (int i = 0; i < COLOURS; i++)
        if (i != colour && state->stock[strength - MIN_STRENGTH][i] > 0)
            return true;
    return false;
}

bool exchange_possible(const struct seals_state *state, int colour, int strength)
{
    for (int i = MIN_STRENGTH; i <= MAX_STRENGTH; i++)
        if (i != strength && state->stock[i - MIN_STRENGTH][colour] > 0)
            return true;
    return false;
}

/* 6.7, 6.8, 6.10: a token of the colour on the board for which the test holds. */
static bool some_token(const struct seals_state *state, int element,
                       bool (*test)(const struct seals_state *, int, int))
{
    for (int colour = first_colour(element); colour <= last_colour(element); colour++)
        for (int i = 0; i < STRENGTHS; i++)
            if (state->stock[i][colour] > 0 && test(state, colour, i + MIN_STRENGTH))
                return true;
    return false;
}

static bool any_token(const struct seals_state *state, int colour, int strength)
{
    (void)state, (void)colour, (void)strength;
    return true;
}

/* 6.11 */
static bool rearrangement_usable(const struct seals_state *state, const struct cast *cast)
{
    return (state->lying & scrolls_of_element(cast->element)) != 0 &&
           (state->lying & (state->lying - 1)) != 0;
}

/* 6.9 */
static bool absorption_usable(const struct seals_state *state, const struct cast *cast)
{
    return state->absorbed[cast->element] != 0 &&
           has_dice_in(&state->seat[cast->seat], MIND, DICE_BELOW_SIX);
}

bool deception_possible(const struct seals_state *state, int seat, int other, int colour)
{
    for (int i = 0; i < COLOURS; i++)
        if ((colour == ANY || colour == i) && state->seat[other].dice[i] != 0 &&
            seat_has_die_but(&state->seat[seat], i))
            return true;
    return false;
}

/* 6.14 */
static bool alteration_usable(const struct seals_world *world,
                              const struct seals_state *state, const struct cast *cast)
{
    if (has_dice_in(&state->seat[cast->seat], cast->element, DICE_BELOW_SIX))
        return true;
    for (int i = 0; i < world->players; i++)
        if (seat_can_be_target(world, state, cast->seat, i) &&
            has_dice_in(&state->seat[i], cast->element, DICE_ABOVE_ONE))
            return true;
    return false;
}

/* 6.15 against one opponent */
static bool transfer_possible(const struct seals_state *state, const struct cast *cast,
                              int other)
{
    uint64_t mine = state->seat[cast->seat].up & ~cast->spent;
    uint64_t his =
        state->seat[other].up & ~cast->spent & scrolls_of_element(cast->element);
    for (int strength = MIN_STRENGTH; strength <= MAX_STRENGTH; strength++)
        if ((mine & scrolls_of_strength(strength)) &&
            (his & scrolls_of_strength(strength)))
            return true;
    return false;
}

bool spell_exploitable(const struct seals_world *world, const struct seals_state *state,
                       const struct cast *cast, int owner, int scroll)
{
    struct cast inner = {.seat = cast->seat,
                         .spell = scroll_spell(scroll, state->circle),
                         .element = scroll_element(scroll),
                         .spent = cast->spent | scroll_bit(scroll)};
    return seat_can_be_target(world, state, cast->seat, owner) &&
           inner.spell != SPELL_BINDING && inner.element == cast->element &&
           spell_usable(world, state, &inner);
}

/* 6.17 against one opponent */
static bool exploitation_possible(const struct seals_world *world,
                                  const struct seals_state *state,
                                  const struct cast *cast, int other)
{
    uint64_t his = state->seat[other].up & scrolls_of_element(cast->element);
    for (; his != 0; his &= his - 1)
        if (spell_exploitable(world, state, cast, other, __builtin_ctzll(his)))
            return true;
    return false;
}

/* The spells of circle III, tried on each opponent still in the round (6.12). */
static bool conflict_usable(const struct seals_world *world,
                            const struct seals_state *state, const struct cast *cast)
{
    int colour = element_colour(cast->element);
    for (int other = 0; other < world->players; other++) {
        if (!seat_can_be_target(world, state, cast->seat, other))
            continue;
        bool possible;
        switch (cast->spell) {
        case SPELL_DECEPTION:
            possible = deception_possible(state, cast->seat, other, colour);
            break;
        case SPELL_ALTERATION:
            possible = alteration_usable(world, state, cast);
            break;
        case SPELL_TRANSFER:
            possible = transfer_possible(state, cast, other);
            break;
        case SPELL_THEFT:
            possible = has_dice_in(&state->seat[other], cast->element, ~(dice_t)0);
            break;
        default:
            possible = exploitation_possible(world, state, cast, other);
            break;
        }
        if (possible)
            return true;
    }
    return false;
}

/* 6.18 */
static bool dispatch_usable(const struct seals_world *world,
                            const struct seals_state *state, const struct cast *cast)
{
    int free = 0;
    for (int i = 0; i < STRENGTHS; i++)
        for (int c = first_colour(cast->element); c <= last_colour(cast->element); c++)
            free += state->stock[i][c];
    for (int seat = 0; seat < world->players; seat++) {
        int site = state->seat[seat].familiar;
        if (site != SITE_NONE && token_on(state, site) &&
            (cast->element == MIND || seal_element(state, site) == cast->element))
            free--;
    }
    return free > 0;
}

/* 6.20 */
static bool teleportation_usable(const struct seals_world *world,
                                 const struct seals_state *state, const struct cast *cast)
{
    for (int other = 0; other < world->players; other++) {
        for (int figure = FIGURE_MAGE; figure <= FIGURE_FAMILIAR; figure++) {
            if (other == cast->seat ||
                (figure == FIGURE_FAMILIAR && state->seat[other].familiar == SITE_NONE))
                continue;
            struct sites found =
                past_targets(world, state, cast->reach, cast->element, other, figure);
            if (sites_any(&found))
                return true;
        }
    }
    return false;
}

/* 6.21 */
static bool guardian_usable(const struct seals_state *state, const struct cast *cast)
{
    return state->guardian[cast->element] != SITE_NONE ||
           (state->lying & scrolls_of_element(cast->element)) != 0;
}

bool spell_usable(const struct seals_world *world, const struct seals_state *state,
                  const struct cast *cast)
{
    const struct seals_seat *mine = &state->seat[cast->seat];
    struct sites found;
    switch (cast->spell) {
    case SPELL_BINDING:
        return binding_usable(state, cast);
    case SPELL_CHANGE:
        return change_usable(state, cast);
    case SPELL_RENEWAL:
        return has_dice_in(mine, cast->element, ~(dice_t)0);
    case SPELL_STRENGTHENING:
        return has_dice_in(mine, cast->element, DICE_BELOW_SIX);
    case SPELL_GROWTH:
        return growth_usable(state, cast);
    case SPELL_SWAP:
        return some_token(state, cast->element, swap_possible);
    case SPELL_EXCHANGE:
        return some_token(state, cast->element, exchange_possible);
    case SPELL_ABSORPTION:
        return absorption_usable(state, cast);
    case SPELL_DISINTEGRATION:
        return some_token(state, cast->element, any_token);
    case SPELL_REARRANGEMENT:
        return rearrangement_usable(state, cast);
    case SPELL_DECEPTION:
    case SPELL_ALTERATION:
    case SPELL_TRANSFER:
    case SPELL_THEFT:
    case SPELL_EXPLOITATION:
        return conflict_usable(world, state, cast);
    case SPELL_DISPATCH:
        return dispatch_usable(world, state, cast);
    case SPELL_LEAP:
        found = leaps(world, state, cast->reach, cast->element);
        return sites_any(&found);
    case SPELL_TELEPORTATION:
        return teleportation_usable(world, state, cast);
    case SPELL_GUARDIAN:
        return guardian_usable(state, cast);
    case SPELL_SPEED:
        found = speed_firsts(world, state, cast->reach, cast->element);
        return sites_any(&found);
    case SPELL_SYNERGY:
    case SPELLS:
        break;
    }
    return false; /* 6.6 */
}
