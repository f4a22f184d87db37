/* usable.c: which scrolls would have an effect at this moment (4.4, 6).
 *
 * Spells that depend on dice, supply and tokens alone are judged for all elements at
 * once: a row is a set of elements, one bit each, in the order of the scrolls' numbers.
 */
#include "games/seals/rules/reach.h"
#include "games/seals/rules/rules.h"

struct cast seals_cast_current(const struct seals_state *state)
{
    int scroll = spell_scroll(state);
    return (struct cast){.seat = state->turn,
                         .spell = scroll_spell(scroll, state->circle),
                         .element = scroll_element(scroll)};
}

uint64_t seals_scrolls_nameable(const struct seals_state *state, uint64_t up)
{
    return state->circle == 1 ? up & ~scrolls_to_twins(up) : up;
}

int seals_scroll_owner(const struct seals_world *world, const struct seals_state *state,
                       int scroll)
{
    for (int seat = 0; seat < world->players; seat++)
        if ((state->seat[seat].up | state->seat[seat].down) & scroll_bit(scroll))
            return seat;
    return NONE;
}

unsigned seals_guardians_in_play(const struct seals_world *world,
                                 const struct seals_state *state)
{
    uint64_t dealt = state->lying;
    unsigned found = 0;
    for (int seat = 0; seat < world->players; seat++)
        dealt |= state->seat[seat].up | state->seat[seat].down;
    for (dealt &= ~scroll_bit(SCROLL_BINDING); dealt != 0 && state->circle > 0;
         dealt &= dealt - 1) {
        int scroll = __builtin_ctzll(dealt);
        if (scroll_spell(scroll, state->circle) == SPELL_GUARDIAN)
            found |= 1U << scroll_element(scroll);
    }
    return found;
}

bool seals_token_has_familiar(const struct seals_world *world,
                              const struct seals_state *state, int site)
{
    for (int seat = 0; seat < world->players; seat++)
        if (state->seat[seat].familiar == site)
            return true;
    return false;
}

/* The scrolls of a spell in these elements. */
static inline uint64_t row(enum spell spell, uint64_t elements)
{
    return elements << scroll_of(spell, 0);
}

/* The same of a set of colours: Mind works wherever one of the colours does. */
static inline uint64_t colour_row(enum spell spell, unsigned colours)
{
    return row(spell, colours | (colours != 0 ? 1u << MIND : 0u));
}

/* 6.2-6.6: the basic circle's scrolls that are usable. */
static uint64_t might_usable(const struct seals_state *state, int seat)
{
    unsigned held = 0, below_six = 0, supplied = 0, changeable = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        dice_t dice = state->seat[seat].dice[colour];
        held |= (unsigned)(dice != 0) << colour;
        below_six |= (unsigned)((dice & DICE_BELOW_SIX) != 0) << colour;
        supplied |= (unsigned)(state->supply[colour] != 0) << colour;
    }
    if (supplied != 0) /* 6.2: another colour must be there */
        changeable = supplied & (supplied - 1) ? held : held & ~supplied;
    return colour_row(SPELL_CHANGE, changeable) | colour_row(SPELL_RENEWAL, held) |
           colour_row(SPELL_STRENGTHENING, below_six) |
           colour_row(SPELL_GROWTH, supplied);
}

/* Of four counts, a bit for each that is not zero. */
static unsigned colours_present(const uint8_t counts[COLOURS])
{
    uint32_t word = (uint32_t)counts[0] | (uint32_t)counts[1] << 8 |
                    (uint32_t)counts[2] << 16 | (uint32_t)counts[3] << 24;
    word = (word + 0x7f7f7f7f) & 0x80808080;
    return (word >> 7 | word >> 14 | word >> 21 | word >> 28) & 15;
}

/* The elements of a set of scrolls (Binding is not among them), as a row. */
static uint64_t elements_among(uint64_t scrolls)
{
    scrolls |= scrolls_from_twins(scrolls);
    return (scrolls | scrolls >> 5 | scrolls >> 10 | scrolls >> 15 | scrolls >> 20) & 31;
}

struct token_kinds seals_token_kinds_find(const struct seals_state *state)
{
    struct token_kinds kinds = {0};
    for (int i = 0; i < STRENGTHS; i++) {
        unsigned here = colours_present(state->stock[i]);
        kinds.swap[i] = here & (here - 1) ? here : 0;
        kinds.swap_any |= kinds.swap[i];
        kinds.exchange |= kinds.present & here;
        kinds.present |= here;
    }
    return kinds;
}

/* 6.7-6.11: the scrolls of circle II that are usable. */
static uint64_t spaces_usable(const struct seals_state *state, int seat)
{
    struct token_kinds kinds = seals_token_kinds_find(state);
    unsigned absorption = 0;
    dice_t all = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        all |= state->seat[seat].dice[colour];
    for (int element = 0; element < ELEMENTS; element++)
        absorption |= (unsigned)(state->absorbed[element] != 0) << element;
    uint64_t usable = colour_row(SPELL_SWAP, kinds.swap_any) |
                      colour_row(SPELL_EXCHANGE, kinds.exchange) |
                      colour_row(SPELL_DISINTEGRATION, kinds.present);
    if ((all & DICE_BELOW_SIX) != 0)
        usable |= row(SPELL_ABSORPTION, absorption);
    if ((state->lying & (state->lying - 1)) != 0)
        usable |= row(SPELL_REARRANGEMENT, elements_among(state->lying));
    return usable;
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

/* Dice of the colour that show one of the values. */
static bool has_dice_in(const struct seals_seat *seat, int element, dice_t values)
{
    for (int i = first_colour(element); i <= last_colour(element); i++)
        if ((seat->dice[i] & values) != 0)
            return true;
    return false;
}

bool seals_deception_possible(const struct seals_state *state, int seat, int other,
                              int colour)
{
    for (int i = 0; i < COLOURS; i++)
        if ((colour == ANY || colour == i) && state->seat[other].dice[i] != 0 &&
            seat_has_die_but(&state->seat[seat], i))
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

static bool spell_usable(const struct seals_world *world, const struct seals_state *state,
                         const struct cast *cast);

/* 6.17: the inner spell is one of Might, or another of Conflict: none comes back here. */
bool seals_spell_exploitable(const struct seals_world *world,
                             const struct seals_state *state, const struct cast *cast,
                             int owner, int scroll)
{
    struct cast inner = {.seat = cast->seat,
                         .spell = world->spell[state->circle][scroll],
                         .element = scroll_element(scroll),
                         .spent = cast->spent | scroll_bit(scroll)};
    if (!seat_can_be_target(world, state, cast->seat, owner) ||
        scroll == SCROLL_BINDING || inner.element != cast->element)
        return false;
    if (scroll_is_basic(scroll))
        return might_usable(state, cast->seat) >> scroll & 1;
    return spell_usable(world, state, &inner);
}

/* 6.17 against one opponent */
static bool exploitation_possible(const struct seals_world *world,
                                  const struct seals_state *state,
                                  const struct cast *cast, int other)
{
    uint64_t his = state->seat[other].up & scrolls_of_element(cast->element);
    for (; his != 0; his &= his - 1)
        if (seals_spell_exploitable(world, state, cast, other, __builtin_ctzll(his)))
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
            possible = seals_deception_possible(state, cast->seat, other, colour);
            break;
        case SPELL_ALTERATION:
            possible =
                has_dice_in(&state->seat[cast->seat], cast->element, DICE_BELOW_SIX) ||
                has_dice_in(&state->seat[other], cast->element, DICE_ABOVE_ONE);
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
            struct sites found = seals_breakable_past(world, state, cast->reach,
                                                      cast->element, other, figure);
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

/* One scroll of circle III or IV. */
static bool spell_usable(const struct seals_world *world, const struct seals_state *state,
                         const struct cast *cast)
{
    struct sites found;
    switch (cast->spell) {
    case SPELL_DISPATCH:
        return dispatch_usable(world, state, cast);
    case SPELL_LEAP:
        found = seals_leaps(world, state, cast->reach, cast->element, false);
        return sites_any(&found);
    case SPELL_TELEPORTATION:
        return teleportation_usable(world, state, cast);
    case SPELL_GUARDIAN:
        return guardian_usable(state, cast);
    case SPELL_SPEED:
        found = seals_speed_firsts(world, state, cast->reach, cast->element, false);
        return sites_any(&found);
    case SPELL_DECEPTION:
    case SPELL_ALTERATION:
    case SPELL_TRANSFER:
    case SPELL_THEFT:
    case SPELL_EXPLOITATION:
        return conflict_usable(world, state, cast);
    case SPELL_BINDING: /* what follows is judged for all elements at once */
    case SPELL_CHANGE:
    case SPELL_RENEWAL:
    case SPELL_STRENGTHENING:
    case SPELL_GROWTH:
    case SPELL_SYNERGY:
    case SPELL_SWAP:
    case SPELL_EXCHANGE:
    case SPELL_ABSORPTION:
    case SPELL_DISINTEGRATION:
    case SPELL_REARRANGEMENT:
    case SPELLS:
        break;
    }
    return false;
}

/* 6.1 */
static bool binding_usable(const struct seals_state *state, const struct reach *reach)
{
    const struct seals_seat *mine = &state->seat[reach->seat];
    if (mine->familiar != mine->place)
        return true;
    struct sites breaks = seals_plain_breaks(state, reach);
    uint64_t tokens = 0;
    for (int i = 0; i < SITE_WORDS; i++)
        tokens |= breaks.word[i] & ~state->scrolls.word[i];
    return tokens != 0;
}

uint64_t seals_scrolls_usable(const struct seals_world *world,
                              const struct seals_state *state, const struct reach *reach)
{
    uint64_t up = seals_scrolls_nameable(state, state->seat[reach->seat].up), usable = 0;
    if (state->circle == 1 || (up & basic_scrolls))
        usable = might_usable(state, reach->seat);
    if (state->circle == 1)
        usable |= scrolls_to_twins(usable);
    if ((up & scroll_bit(SCROLL_BINDING)) && binding_usable(state, reach))
        usable |= scroll_bit(SCROLL_BINDING);
    uint64_t later = up & scrolls_to_twins(basic_scrolls);
    if (state->circle == 2 && later != 0)
        usable |= spaces_usable(state, reach->seat);
    for (; state->circle > 2 && later != 0; later &= later - 1) {
        int scroll = __builtin_ctzll(later);
        struct cast cast = {.seat = reach->seat,
                            .spell = world->spell[state->circle][scroll],
                            .element = scroll_element(scroll),
                            .spent = scroll_bit(scroll),
                            .reach = reach};
        if (spell_usable(world, state, &cast))
            usable |= scroll_bit(scroll);
    }
    return up & usable;
}
