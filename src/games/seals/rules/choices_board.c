/* choices_board.c: lists of spaces, scrolls and figures that spells ask for (6). */
#include "games/seals/rules/choices.h"
#include "games/seals/rules/rules.h"

/* 6.1 */
void seals_list_binding(const struct seals_world *world, const struct seals_state *state,
                        struct list *list)
{
    const struct seals_seat *mine = &state->seat[state->turn];
    if (mine->familiar != mine->place)
        add(list, PICK_HERE, 0, 0);
    struct reach reach;
    seals_reach_of_turn(world, state, &reach);
    struct sites tokens = seals_plain_breaks(state, &reach);
    for (int i = 0; i < SITE_WORDS; i++)
        tokens.word[i] &= ~state->scrolls.word[i];
    add_sites(list, PICK_BREAK, &tokens);
}

/* Adds the tokens whose colour is in the set of their strength. */
static void add_tokens(const struct seals_state *state, const unsigned fits[STRENGTHS],
                       struct list *list)
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
    add_sites(list, PICK_SITE, &found);
}

/* 6.7, 6.8, 6.10, 6.18: the tokens the spell can be used on. */
static void list_tokens(const struct seals_world *world, const struct seals_state *state,
                        const struct cast *cast, struct list *list)
{
    struct token_kinds kinds = seals_token_kinds_find(state);
    unsigned colours = cast->element == MIND ? 15 : 1u << cast->element, fits[STRENGTHS];
    for (int i = 0; i < STRENGTHS; i++)
        fits[i] = colours & (cast->spell == SPELL_SWAP       ? kinds.swap[i]
                             : cast->spell == SPELL_EXCHANGE ? kinds.exchange
                                                             : kinds.present);
    add_tokens(state, fits, list);
    if (cast->spell != SPELL_DISPATCH)
        return;
    int kept = 0;
    for (int i = 0; i < list->count; i++)
        if (!seals_token_has_familiar(world, state, (int)choice_value(list->item[i])))
            list->item[kept++] = list->item[i];
    list->count = kept;
}

/* 6.11, 6.21: scrolls of the element on the board, but for the one on `except`. */
static void list_scroll_sites(const struct seals_state *state, int element, int except,
                              struct list *list)
{
    struct sites found = state->scrolls;
    for (int word = 0; word < SITE_WORDS; word++)
        found.word[word] &= element_bits(state, word, element);
    if (except != SITE_NONE)
        sites_remove(&found, except);
    add_sites(list, PICK_SITE, &found);
}

void seals_list_one(const struct seals_world *world, const struct seals_state *state,
                    struct list *list)
{
    struct cast cast = seals_cast_current(state);
    if (cast.spell == SPELL_REARRANGEMENT) {
        list_scroll_sites(state, cast.element, SITE_NONE, list);
    } else if (cast.spell == SPELL_LEAP) {
        struct reach reach;
        seals_reach_of_turn(world, state, &reach);
        struct sites over = seals_leaps(world, state, &reach, cast.element, true);
        add_sites(list, PICK_SITE, &over);
    } else {
        list_tokens(world, state, &cast, list);
    }
}

/* 6.7, 6.8, 6.11 */
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
    add_tokens(state, fits, list);
}

/* 6.15 */
void seals_list_gain(const struct seals_world *world, const struct seals_state *state,
                     struct list *list)
{
    struct cast cast = seals_cast_current(state);
    uint64_t mine = state->seat[cast.seat].up, fitting = 0, theirs = 0;
    for (int strength = MIN_STRENGTH; strength <= MAX_STRENGTH; strength++)
        if (mine & scrolls_of_strength(strength))
            fitting |= scrolls_of_strength(strength);
    for (int other = 0; other < world->players; other++)
        if (seat_can_be_target(world, state, cast.seat, other))
            theirs |= state->seat[other].up;
    theirs &= fitting & scrolls_of_element(cast.element);
    for (; theirs != 0; theirs &= theirs - 1)
        add(list, PICK_SCROLL, 0, (uint32_t)__builtin_ctzll(theirs));
}

void seals_list_give_scroll(const struct seals_world *world,
                            const struct seals_state *state, struct list *list)
{
    (void)world;
    uint64_t mine =
        state->seat[state->turn].up & scrolls_of_strength(scroll_strength(state->one));
    for (; mine != 0; mine &= mine - 1)
        add(list, PICK_SCROLL, 0, (uint32_t)__builtin_ctzll(mine));
}

/* 6.17 */
void seals_list_exploit(const struct seals_world *world, const struct seals_state *state,
                        struct list *list)
{
    struct cast cast = seals_cast_current(state);
    cast.spent = scroll_bit(state->scroll);
    for (int scroll = cast.element; scroll < SCROLLS; scroll += ELEMENTS)
        for (int other = 0; other < world->players; other++)
            if ((state->seat[other].up & scroll_bit(scroll)) &&
                seals_spell_exploitable(world, state, &cast, other, scroll))
                add(list, PICK_SCROLL, 0, (uint32_t)scroll);
}

/* 6.20 */
void seals_list_past(const struct seals_world *world, const struct seals_state *state,
                     struct list *list)
{
    int element = seals_cast_current(state).element;
    struct reach reach;
    seals_reach_of_turn(world, state, &reach);
    for (int other = 0; other < world->players; other++) {
        for (int figure = FIGURE_MAGE; figure <= FIGURE_FAMILIAR; figure++) {
            if (other == state->turn)
                continue;
            struct sites found =
                seals_breakable_past(world, state, &reach, element, other, figure);
            if (sites_any(&found))
                add(list, PICK_FIGURE, 0, (uint32_t)(2 * other + figure - FIGURE_MAGE));
        }
    }
}

/* 6.19, 6.20 */
void seals_list_then(const struct seals_world *world, const struct seals_state *state,
                     struct list *list)
{
    struct reach reach;
    struct sites found;
    seals_reach_of_turn(world, state, &reach);
    if (state->one != SITE_NONE) {
        found = seals_breakable_by_leap(world, state, &reach, state->one);
    } else {
        found =
            seals_breakable_past(world, state, &reach, seals_cast_current(state).element,
                                 state->victim, state->figure);
    }
    add_sites(list, PICK_BREAK, &found);
}

/* 6.21 */
void seals_list_guard(const struct seals_world *world, const struct seals_state *state,
                      struct list *list)
{
    (void)world;
    int element = seals_cast_current(state).element, now = state->guardian[element];
    list_scroll_sites(state, element, now, list);
    if (now != SITE_NONE)
        add(list, PICK_OFF, 0, 0);
}

/* 6.22 */
void seals_list_speed(const struct seals_world *world, const struct seals_state *state,
                      struct list *list)
{
    struct reach reach;
    seals_reach_of_turn(world, state, &reach);
    struct sites found =
        seals_speed_firsts(world, state, &reach, seals_cast_current(state).element, true);
    add_sites(list, PICK_BREAK, &found);
}

void seals_list_second(const struct seals_world *world, const struct seals_state *state,
                       struct list *list)
{
    struct reach reach;
    seals_reach_of_turn(world, state, &reach);
    struct sites found = seals_breakable(state, &reach);
    seals_keep_element(state, seals_cast_current(state).element, &found);
    add_sites(list, PICK_BREAK, &found);
}
