/* usable.c: scrolls: which of them would have an effect at this moment (4.4), and whose
 * they are.
 *
 * The spells of circles I and II depend on dice, supply and tokens alone: they are judged
 * for all elements at once. */
#include "games/seals/rules/spell.h"

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

unsigned seals_guardians_waiting(const struct seals_world *world,
                                 const struct seals_state *state)
{
    unsigned found = seals_guardians_in_play(world, state);
    for (int element = 0; element < ELEMENTS; element++)
        if (state->guardian[element] != SITE_NONE)
            found &= ~(1U << element);
    return found;
}

uint64_t seals_scrolls_usable(const struct seals_world *world,
                              const struct seals_state *state, const struct reach *reach)
{
    uint64_t up = seals_scrolls_nameable(state, state->seat[reach->seat].up), usable = 0;
    if (state->circle == 1 || (up & basic_scrolls))
        usable = seals_might_usable(state, reach->seat);
    if (state->circle == 1)
        usable |= scrolls_to_twins(usable);
    if ((up & scroll_bit(SCROLL_BINDING)) && seals_binding_usable(state, reach))
        usable |= scroll_bit(SCROLL_BINDING);
    uint64_t later = up & scrolls_to_twins(basic_scrolls);
    if (state->circle == 2 && later != 0)
        usable |= seals_spaces_usable(state, reach->seat);
    for (; state->circle > 2 && later != 0; later &= later - 1) {
        int scroll = __builtin_ctzll(later);
        struct cast cast = {.seat = reach->seat,
                            .spell = world->spell[state->circle][scroll],
                            .element = scroll_element(scroll),
                            .spent = scroll_bit(scroll),
                            .reach = reach};
        if (state->circle == 3 ? seals_conflict_usable(world, state, &cast)
                               : seals_movement_usable(world, state, &cast))
            usable |= scroll_bit(scroll);
    }
    return up & usable;
}
