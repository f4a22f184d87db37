/* choices_dice.c: lists of dice, colours and opponents that spells ask for
 * (6.2-6.5, 6.9, 6.13-6.16). */
#include "games/seals/rules/choices.h"
#include "games/seals/rules/rules.h"

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
        if (!colour_fits(cast.element, colour) || dice == 0)
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

/* 6.2 */
void seals_list_into(const struct seals_world *world, const struct seals_state *state,
                     struct list *list)
{
    (void)world;
    for (int i = 0; i < COLOURS; i++)
        if (i != state->colour && state->supply[i] >= dice_count(state->chosen))
            add(list, PICK_COLOUR, i, 0);
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

/* 6.9: a die of any colour below six. */
void seals_list_feed(const struct seals_world *world, const struct seals_state *state,
                     struct list *list)
{
    (void)world;
    for (int i = 0; i < COLOURS; i++)
        add_single_dice(list, i, state->seat[state->turn].dice[i] & DICE_BELOW_SIX);
}

/* 6.13, 6.16 */
void seals_list_from(const struct seals_world *world, const struct seals_state *state,
                     struct list *list)
{
    struct cast cast = seals_cast_current(state);
    for (int other = 0; other < world->players; other++) {
        if (!seat_can_be_target(world, state, cast.seat, other))
            continue;
        const struct seals_seat *his = &state->seat[other];
        if (cast.spell == SPELL_DECEPTION
                ? seals_deception_possible(state, cast.seat, other,
                                           element_colour(cast.element))
                : cast.element == MIND || his->dice[cast.element] != 0)
            add(list, PICK_SEAT, 0, (uint32_t)other);
    }
}

/* 6.13: his die, such that an own die of another colour is there to give. */
void seals_list_theirs(const struct seals_world *world, const struct seals_state *state,
                       struct list *list)
{
    (void)world;
    struct cast cast = seals_cast_current(state);
    for (int i = 0; i < COLOURS; i++)
        if (colour_fits(cast.element, i) && seat_has_die_but(&state->seat[cast.seat], i))
            add_single_dice(list, i, state->seat[state->victim].dice[i]);
}

void seals_list_for_it(const struct seals_world *world, const struct seals_state *state,
                       struct list *list)
{
    (void)world;
    for (int i = 0; i < COLOURS; i++)
        if (i != state->colour)
            add_single_dice(list, i, state->seat[state->turn].dice[i]);
}

/* 6.14: whether lowering a die of the colour (ANY: of any) of `other` is possible. */
static bool can_lower(const struct seals_state *state, int other, int element)
{
    for (int i = 0; i < COLOURS; i++)
        if (colour_fits(element, i) && (state->seat[other].dice[i] & DICE_ABOVE_ONE) != 0)
            return true;
    return false;
}

/* 6.14: the colour to be altered: chosen with the raised dice, else the scroll's. */
static int altered_element(const struct seals_state *state)
{
    return state->colour != NONE ? state->colour : seals_cast_current(state).element;
}

void seals_list_raise(const struct seals_world *world, const struct seals_state *state,
                      struct list *list)
{
    struct cast cast = seals_cast_current(state);
    for (int i = 0; i < COLOURS; i++)
        if (colour_fits(cast.element, i))
            add_parts(list, i, state->seat[cast.seat].dice[i] & DICE_BELOW_SIX);
    for (int other = 0; other < world->players; other++) {
        if (seat_can_be_target(world, state, cast.seat, other) &&
            can_lower(state, other, cast.element)) {
            add(list, PICK_DICE, 0, 0);
            return;
        }
    }
}

void seals_list_lower(const struct seals_world *world, const struct seals_state *state,
                      struct list *list)
{
    for (int other = 0; other < world->players; other++)
        if (seat_can_be_target(world, state, state->turn, other) &&
            can_lower(state, other, altered_element(state)))
            add(list, PICK_SEAT, 0, (uint32_t)other);
    if (state->chosen != 0)
        add(list, PICK_SEAT, 0, NOBODY);
}

void seals_list_lowered(const struct seals_world *world, const struct seals_state *state,
                        struct list *list)
{
    (void)world;
    for (int i = 0; i < COLOURS; i++)
        if (colour_fits(altered_element(state), i))
            add_parts(list, i, state->seat[state->victim].dice[i] & DICE_ABOVE_ONE);
}

/* 6.16: the victim's dice of the colour. */
void seals_list_give(const struct seals_world *world, const struct seals_state *state,
                     struct list *list)
{
    (void)world;
    struct cast cast = seals_cast_current(state);
    for (int i = 0; i < COLOURS; i++)
        if (colour_fits(cast.element, i))
            add_single_dice(list, i, state->seat[state->victim].dice[i]);
}
