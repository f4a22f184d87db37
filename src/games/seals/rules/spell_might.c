/* spell_might.c: Binding, and the spells of the circle of Might (6.1-6.6): when they are
 * usable, what their steps list, and what the choices do. */
#include "games/seals/rules/spell.h"

/* --- 6.1 Binding -------------------------------------------------------------------- */

static struct sites tokens_to_break(const struct seals_state *state,
                                    const struct reach *reach)
{
    return sites_without(seals_plain_breaks(state, reach), &state->scrolls);
}

bool seals_binding_usable(const struct seals_state *state, const struct reach *reach)
{
    const struct seals_seat *mine = &state->seat[reach->seat];
    struct sites tokens;
    if (mine->familiar != mine->place)
        return true;
    tokens = tokens_to_break(state, reach);
    return sites_any(&tokens);
}

void seals_list_binding(const struct seals_world *world, const struct seals_state *state,
                        struct list *list)
{
    const struct seals_seat *mine = &state->seat[state->turn];
    struct reach reach;
    seals_reach_of_turn(world, state, &reach);
    struct sites tokens = tokens_to_break(state, &reach);
    if (mine->familiar != mine->place)
        add(list, PICK_HERE, 0, 0);
    add_sites(list, PICK_BREAK, &tokens);
}

void seals_apply_binding(const struct seals_world *world, struct seals_state *state,
                         choice_t choice)
{
    (void)world;
    if (choice_kind(choice) == PICK_BREAK) {
        seals_ask_break(state, (int)choice_value(choice));
        return;
    }
    spell_user(state)->familiar = spell_user(state)->place;
    seals_flow_menu(state);
}

/* --- 6.2-6.6 Might ------------------------------------------------------------------ */

/* 6.2-6.6: the basic circle's scrolls that are usable. */
uint64_t seals_might_usable(const struct seals_state *state, int seat)
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
    return spell_colour_row(SPELL_CHANGE, changeable) |
           spell_colour_row(SPELL_RENEWAL, held) |
           spell_colour_row(SPELL_STRENGTHENING, below_six) |
           spell_colour_row(SPELL_GROWTH, supplied);
}

/* The most dice of another colour that the supply could give for dice of this one. */
static int most_of_another(const struct seals_state *state, int colour)
{
    int most = 0;
    for (int i = 0; i < COLOURS; i++)
        if (i != colour && state->supply[i] > most)
            most = state->supply[i];
    return most;
}

/* 6.2, 6.3, 6.4 */
void seals_list_dice(const struct seals_world *world, const struct seals_state *state,
                     struct list *list)
{
    (void)world;
    struct cast cast = seals_cast_current(state);
    for (int colour = 0; colour < COLOURS; colour++) {
        dice_t dice = state->seat[cast.seat].dice[colour];
        if (!element_takes(cast.element, colour) || dice == 0)
            continue;
        if (cast.spell == SPELL_STRENGTHENING)
            dice &= DICE_BELOW_SIX;
        if (cast.spell != SPELL_CHANGE) {
            add_parts(list, colour, dice);
            continue;
        }
        int most = most_of_another(state, colour);
        for (dice_t part = dice_next_part(dice, 0); part;
             part = dice_next_part(dice, part))
            if (dice_count(part) <= most)
                add(list, PICK_DICE, colour, part);
    }
}

/* 6.2, 6.3, 6.4 */
void seals_apply_dice(const struct seals_world *world, struct seals_state *state,
                      choice_t choice)
{
    (void)world;
    int colour = choice_colour(choice);
    dice_t dice = choice_value(choice);
    enum spell spell = seals_cast_current(state).spell;
    if (spell == SPELL_CHANGE) {
        state->colour = (uint8_t)colour;
        state->chosen = dice;
        seals_flow_ask(state, STEP_INTO, state->turn);
        return;
    }
    spell_user(state)->dice[colour] -= dice;
    if (spell == SPELL_RENEWAL) {
        seals_start_reroll(state, colour, dice_count(dice));
        return;
    }
    spell_user(state)->dice[colour] += dice_strengthened(dice);
    seals_flow_menu(state);
}

/* 6.2 */
void seals_list_into(const struct seals_world *world, const struct seals_state *state,
                     struct list *list)
{
    (void)world;
    for (int i = 0; i < COLOURS; i++)
        if (i != state->colour && state->supply[i] >= dice_count(state->chosen))
            add(list, PICK_COLOUR, i, 0);
}

/* 6.2 */
void seals_apply_into(const struct seals_world *world, struct seals_state *state,
                      choice_t choice)
{
    (void)world;
    int into = choice_colour(choice);
    int from = state->colour, count = dice_count(state->chosen);
    spell_user(state)->dice[from] -= state->chosen;
    spell_user(state)->dice[into] += state->chosen;
    state->supply[from] = (uint8_t)(state->supply[from] + count);
    state->supply[into] = (uint8_t)(state->supply[into] - count);
    seals_flow_menu(state);
}

/* 6.5 of Mind */
void seals_list_colour(const struct seals_world *world, const struct seals_state *state,
                       struct list *list)
{
    (void)world;
    for (int i = 0; i < COLOURS; i++)
        if (state->supply[i] > 0)
            add(list, PICK_COLOUR, i, 0);
}

void seals_apply_colour(const struct seals_world *world, struct seals_state *state,
                        choice_t choice)
{
    (void)world;
    state->supply[choice_colour(choice)]--;
    seals_start_reroll(state, choice_colour(choice), 1);
}
