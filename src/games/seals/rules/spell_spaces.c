/* spell_spaces.c: the spells of the circle of Spaces (6.7-6.11): when they are usable,
 * what their steps list, and what the choices do. */
#include "games/seals/rules/spell.h"

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

/* 6.7, 6.8: which tokens on the board have a partner to trade places with, as sets of
 * colours. */
struct token_kinds {
    unsigned swap[STRENGTHS]; /* of each strength: another colour is there too */
    unsigned swap_any;
    unsigned exchange; /* another strength is there too */
    unsigned present;
};
static struct token_kinds find_kinds(const struct seals_state *state)
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
uint64_t seals_spaces_usable(const struct seals_state *state, int seat)
{
    struct token_kinds kinds = find_kinds(state);
    unsigned absorption = 0;
    dice_t all = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        all |= state->seat[seat].dice[colour];
    for (int element = 0; element < ELEMENTS; element++)
        absorption |= (unsigned)(state->absorbed[element] != 0) << element;
    uint64_t usable = spell_colour_row(SPELL_SWAP, kinds.swap_any) |
                      spell_colour_row(SPELL_EXCHANGE, kinds.exchange) |
                      spell_colour_row(SPELL_DISINTEGRATION, kinds.present);
    if ((all & DICE_BELOW_SIX) != 0)
        usable |= spell_row(SPELL_ABSORPTION, absorption);
    if ((state->lying & (state->lying - 1)) != 0)
        usable |= spell_row(SPELL_REARRANGEMENT, elements_among(state->lying));
    return usable;
}

/* The tokens whose colour is in the set of their strength. */
static struct sites tokens_of(const struct seals_state *state,
                              const unsigned fits[STRENGTHS])
{
    struct sites found = token_sites(state);
    for (int word = 0; word < SITE_WORDS; word++) {
        uint64_t up_to[MAX_STRENGTH + 1], fitting = 0, of_colour[COLOURS];
        strengths_up_to(state, word, up_to);
        for (int colour = 0; colour < COLOURS; colour++)
            of_colour[colour] = element_bits(state, word, colour);
        for (int i = 0; i < STRENGTHS; i++) {
            uint64_t colours = 0;
            for (int colour = 0; colour < COLOURS; colour++)
                colours |= of_colour[colour] & -(uint64_t)(fits[i] >> colour & 1);
            fitting |= colours & up_to[i + MIN_STRENGTH] & ~up_to[i + MIN_STRENGTH - 1];
        }
        found.word[word] &= fitting;
    }
    return found;
}

/* 6.7, 6.8: the tokens that a partner is there for. */
static struct sites tokens_to_trade(const struct seals_state *state,
                                    const struct cast *cast)
{
    struct token_kinds kinds = find_kinds(state);
    unsigned colours = cast->element == MIND ? 15 : 1u << cast->element, fits[STRENGTHS];
    for (int i = 0; i < STRENGTHS; i++)
        fits[i] = colours & (cast->spell == SPELL_SWAP ? kinds.swap[i] : kinds.exchange);
    return tokens_of(state, fits);
}

/* 6.7, 6.8, 6.10, 6.11, and 6.18, 6.19: the only site, or the first. */
void seals_list_one(const struct seals_world *world, const struct seals_state *state,
                    struct list *list)
{
    struct cast cast = seals_cast_current(state);
    struct sites found;
    switch (cast.spell) {
    case SPELL_SWAP:
    case SPELL_EXCHANGE:
        found = tokens_to_trade(state, &cast);
        break;
    case SPELL_DISINTEGRATION:
        found = token_sites(state);
        seals_keep_element(state, cast.element, &found);
        break;
    case SPELL_REARRANGEMENT:
        found = scroll_sites_of(state, cast.element);
        break;
    default:
        found = seals_sites_to_move(world, state, &cast);
        break;
    }
    add_sites(list, PICK_SITE, &found);
}

void seals_apply_one(const struct seals_world *world, struct seals_state *state,
                     choice_t choice)
{
    int site = (int)choice_value(choice);
    enum spell spell = seals_cast_current(state).spell;
    switch (spell) {
    case SPELL_DISINTEGRATION:
        seals_remove_token(state, site);
        seals_reach_renew(world, state);
        seals_flow_menu(state);
        break;
    case SPELL_DISPATCH:
        spell_user(state)->familiar = (uint8_t)site;
        seals_flow_menu(state);
        break;
    default:
        state->one = (uint8_t)site;
        seals_flow_ask(state, spell == SPELL_LEAP ? STEP_THEN : STEP_OTHER, state->turn);
        break;
    }
}

/* 6.7, 6.8, 6.11: the second site. */
void seals_list_other(const struct seals_world *world, const struct seals_state *state,
                      struct list *list)
{
    (void)world;
    enum spell spell = seals_cast_current(state).spell;
    if (spell == SPELL_REARRANGEMENT) {
        struct sites others = state->scrolls;
        sites_remove(&others, state->one);
        add_sites(list, PICK_SITE, &others);
        return;
    }
    unsigned colour = 1u << seal_element(state, state->one), fits[STRENGTHS];
    for (int i = 0; i < STRENGTHS; i++) {
        bool same_strength = i + MIN_STRENGTH == seal_strength(state, state->one);
        if (spell == SPELL_SWAP)
            fits[i] = same_strength ? 15 & ~colour : 0;
        else
            fits[i] = same_strength ? 0 : colour;
    }
    struct sites others = tokens_of(state, fits);
    add_sites(list, PICK_SITE, &others);
}

/* 6.7, 6.8, 6.11: both lie on sites of one kind, so only what lies there changes. */
void seals_apply_other(const struct seals_world *world, struct seals_state *state,
                       choice_t choice)
{
    (void)world;
    int other = (int)choice_value(choice);
    int one = site_get(state, state->one), two = site_get(state, other);
    site_put(state, other, one);
    site_put(state, state->one, two);
    seals_flow_menu(state);
}

/* 6.9: a die of any colour below six. */
void seals_list_feed(const struct seals_world *world, const struct seals_state *state,
                     struct list *list)
{
    (void)world;
    for (int i = 0; i < COLOURS; i++)
        add_single_dice(list, i, state->seat[state->turn].dice[i] & DICE_BELOW_SIX);
}

/* 6.9 */
void seals_apply_feed(const struct seals_world *world, struct seals_state *state,
                      choice_t choice)
{
    (void)world;
    int element = seals_cast_current(state).element,
        value = dice_smallest(choice_value(choice));
    int fed = value + token_strength(state->absorbed[element]);
    state->absorbed[element] = 0;
    dice_t *dice = &spell_user(state)->dice[choice_colour(choice)];
    *dice += dice_one(fed < 6 ? fed : 6) - choice_value(choice);
    seals_flow_menu(state);
}
