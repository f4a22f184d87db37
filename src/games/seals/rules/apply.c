/* apply.c: what each choice does. A scroll is turned face down as soon as its use begins.
 */
#include <assert.h>

#include "games/seals/rules/spell.h"

void seals_apply_circle(const struct seals_world *world, struct seals_state *state,
                        choice_t choice)
{
    state->circle = (uint8_t)choice_value(choice);
    seals_flow_after_circle(world, state);
}

void seals_apply_deal(const struct seals_world *world, struct seals_state *state,
                      choice_t choice)
{
    int site = state->cursor;
    if (choice_kind(choice) == PICK_TOKEN) {
        int strength = world->board.space[site].strength, colour = choice_colour(choice);
        site_lay_token(state, site, colour, strength);
        state->stock[strength - MIN_STRENGTH][colour]++;
    } else {
        int scroll = (int)choice_value(choice);
        site_lay_scroll(state, site, scroll);
        state->lying |= scroll_bit(scroll);
    }
    seals_flow_after_deal(world, state);
}

void seals_apply_mage(const struct seals_world *world, struct seals_state *state,
                      choice_t choice)
{
    state->seat[state->cursor].mage = (uint8_t)choice_value(choice);
    seals_flow_after_mage(world, state);
}

void seals_apply_first(const struct seals_world *world, struct seals_state *state,
                       choice_t choice)
{
    (void)world;
    state->first = (uint8_t)choice_value(choice);
    seals_flow_after_first(state);
}

void seals_apply_place(const struct seals_world *world, struct seals_state *state,
                       choice_t choice)
{
    spell_user(state)->place = (uint8_t)choice_value(choice);
    seals_flow_after_place(world, state);
}

void seals_apply_take(const struct seals_world *world, struct seals_state *state,
                      choice_t choice)
{
    struct seals_seat *mine = &state->seat[state->actor];
    int wanted = state->taking == TAKING_SHORT ? mine->owed : 3;
    for (int colour = 0; colour < COLOURS; colour++) {
        int count = (int)(choice_value(choice) >> (2 * colour) & 3);
        state->supply[colour] = (uint8_t)(state->supply[colour] - count);
        mine->next[colour] = (uint8_t)(mine->next[colour] + count);
        wanted -= count;
    }
    mine->owed = (unsigned)wanted & 3;
    seals_flow_after_take(world, state);
}

void seals_apply_roll(const struct seals_world *world, struct seals_state *state,
                      choice_t choice)
{
    int value = (int)choice_value(choice);
    struct seals_seat *mine = &state->seat[state->turn];
    int colour = next_colour(mine);
    mine->next[colour]--;
    mine->dice[colour] += dice_one(value);
    seals_flow_after_roll(world, state);
}

void seals_apply_reroll(const struct seals_world *world, struct seals_state *state,
                        choice_t choice)
{
    (void)world;
    int value = (int)choice_value(choice);
    spell_user(state)->dice[state->colour] += dice_one(value);
    state->midway = 1;
    if (--state->rolling == 0)
        seals_flow_menu(state);
}

void seals_start_reroll(struct seals_state *state, int colour, int count)
{
    state->colour = (uint8_t)colour;
    state->rolling = (uint8_t)count;
    seals_flow_begin(state, STEP_REROLL, SEAT_CHANCE);
}

static void give_up(const struct seals_world *world, struct seals_state *state)
{
    for (int i = 0; i < COLOURS; i++) {
        state->supply[i] =
            (uint8_t)(state->supply[i] + dice_count(spell_user(state)->dice[i]));
        spell_user(state)->dice[i] = 0;
    }
    seals_flow_end_turn(world, state);
}

void seals_remove_token(struct seals_state *state, int site)
{
    int strength = seal_strength(state, site), colour = seal_element(state, site);
    state->stock[strength - MIN_STRENGTH][colour]--;
    site_clear(state, site);
}

void seals_break_seal(struct seals_state *state, int site)
{
    state->broken = 1;
    int here = site_get(state, site);
    if (here < SITE_SCROLL) {
        seals_remove_token(state, site);
        return;
    }
    uint64_t bit = scroll_bit(here - SITE_SCROLL);
    state->lying &= ~bit;
    spell_user(state)->up |= bit;
    site_clear(state, site);
}

void seals_move_mage(struct seals_state *state, int site)
{
    if (spell_user(state)->familiar == site) /* 5.6 */
        spell_user(state)->familiar = SITE_NONE;
    spell_user(state)->place = (uint8_t)site;
}

/* 5.5: the chosen dice go back to the supply and the seal breaks. */
static void break_target(const struct seals_world *world, struct seals_state *state)
{
    int site = state->target, colour = state->colour;
    spell_user(state)->dice[colour] -= state->chosen;
    state->supply[colour] = (uint8_t)(state->supply[colour] + dice_count(state->chosen));
    seals_break_seal(state, site);
    if (state->scroll == SCROLL_BINDING) { /* 6.1 */
        spell_user(state)->familiar = (uint8_t)site;
        seals_flow_end_turn(world, state);
        return;
    }
    seals_move_mage(state, site);
    if (state->scroll != SCROLL_NONE && seals_cast_current(state).spell == SPELL_SPEED) {
        state->target = SITE_NONE;
        state->colour = NONE;
        state->chosen = 0;
        seals_reach_renew(world, state);
        seals_flow_ask(state, STEP_SECOND, state->turn);
        return;
    }
    seals_flow_end_turn(world, state);
}

/* 6.9: whether a face-up Absorption could take the token that is about to be broken. */
static bool can_absorb(struct seals_state *state)
{
    if (state->circle != 2 || !token_on(state, state->target))
        return false;
    unsigned up = scrolls_elements(spell_user(state)->up, SPELL_ABSORPTION);
    return (up >> seal_element(state, state->target) & 1) || (up >> MIND & 1);
}

void seals_apply_with(const struct seals_world *world, struct seals_state *state,
                      choice_t choice)
{
    state->colour = (uint8_t)choice_colour(choice);
    state->chosen = choice_value(choice);
    if (can_absorb(state))
        seals_flow_ask(state, STEP_ABSORB, state->turn);
    else
        break_target(world, state);
}

void seals_apply_absorb(const struct seals_world *world, struct seals_state *state,
                        choice_t choice)
{
    if (choice_value(choice) != ELEMENTS)
        state->absorbed[choice_value(choice)] = (uint8_t)site_get(state, state->target);
    break_target(world, state);
}

void seals_ask_break(struct seals_state *state, int site)
{
    state->target = (uint8_t)site;
    seals_flow_ask(state, STEP_WITH, state->turn);
}

/* The first question a spell asks. */
static const uint8_t first_step[SPELLS] = {
#define SPELL(ID, id, strength, circle, rule, names, worth, first, ...) first,
#include "games/seals/rules/spell_list.h"
};

void seals_start_spell(const struct seals_world *world, struct seals_state *state)
{
    struct cast cast = seals_cast_current(state);
    enum step first = (enum step)first_step[cast.spell];
    if (first == STEP_COLOUR && cast.element != MIND) /* 6.5: no question is left */
        seals_apply_colour(world, state, choice_make(PICK_COLOUR, cast.element, 0));
    else
        seals_flow_ask(state, first, state->turn);
}

void seals_turn_down(struct seals_seat *seat, int scroll)
{
    seat->up &= ~scroll_bit(scroll);
    seat->down |= scroll_bit(scroll);
}

static void use_scroll(const struct seals_world *world, struct seals_state *state,
                       int scroll)
{
    seals_turn_down(spell_user(state), scroll);
    state->scroll = (uint8_t)scroll;
    seals_start_spell(world, state);
}

void seals_apply_turn(const struct seals_world *world, struct seals_state *state,
                      choice_t choice)
{
    switch (choice_kind(choice)) {
    case PICK_BREAK:
        seals_ask_break(state, (int)choice_value(choice));
        break;
    case PICK_SCROLL:
        use_scroll(world, state, (int)choice_value(choice));
        break;
    default:
        give_up(world, state);
        break;
    }
}

void seals_rules_apply(const struct seals_world *world, struct seals_state *state,
                       choice_t choice)
{
    switch ((enum step)state->step) {
#define STEP(ID, id, ...)                                                                \
    case STEP_##ID:                                                                      \
        seals_apply_##id(world, state, choice);                                          \
        break;
#define LAST_STEP(ID, ...) case STEP_##ID:
#include "games/seals/rules/step_list.h"
    case STEPS:
        assert(false); /* nothing is chosen after the end */
        break;
    }
}
