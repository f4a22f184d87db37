/* spell_conflict.c: the spells of the circle of Conflict (6.12-6.17): when they are
 * usable, what their steps list, and what the choices do. */
#include "games/seals/rules/spell.h"

/* Dice of the colour that show one of the values. */
static bool has_dice_in(const struct seals_seat *seat, int element, dice_t values)
{
    for (int i = first_colour(element); i <= last_colour(element); i++)
        if ((seat->dice[i] & values) != 0)
            return true;
    return false;
}

/* 6.13: an own die of another colour to give. */
static bool has_die_but(const struct seals_seat *seat, int colour)
{
    for (int i = 0; i < COLOURS; i++)
        if (i != colour && seat->dice[i] != 0)
            return true;
    return false;
}

/* --- when a scroll is usable, against one opponent ---------------------------------- */

static bool deception_possible(const struct seals_world *world,
                               const struct seals_state *state, const struct cast *cast,
                               int other)
{
    (void)world;
    for (int i = first_colour(cast->element); i <= last_colour(cast->element); i++)
        if (state->seat[other].dice[i] != 0 && has_die_but(&state->seat[cast->seat], i))
            return true;
    return false;
}

static bool alteration_possible(const struct seals_world *world,
                                const struct seals_state *state, const struct cast *cast,
                                int other)
{
    (void)world;
    return has_dice_in(&state->seat[cast->seat], cast->element, DICE_BELOW_SIX) ||
           has_dice_in(&state->seat[other], cast->element, DICE_ABOVE_ONE);
}

static bool transfer_possible(const struct seals_world *world,
                              const struct seals_state *state, const struct cast *cast,
                              int other)
{
    (void)world;
    uint64_t mine = state->seat[cast->seat].up & ~cast->spent;
    uint64_t theirs =
        state->seat[other].up & ~cast->spent & scrolls_of_element(cast->element);
    for (int strength = MIN_STRENGTH; strength <= MAX_STRENGTH; strength++)
        if ((mine & scrolls_of_strength(strength)) &&
            (theirs & scrolls_of_strength(strength)))
            return true;
    return false;
}

static bool theft_possible(const struct seals_world *world,
                           const struct seals_state *state, const struct cast *cast,
                           int other)
{
    (void)world;
    return has_dice_in(&state->seat[other], cast->element, ~(dice_t)0);
}

/* 6.17: whether `scroll` of `owner` could be used by an Exploitation. The inner spell is
 * one of Might, or another of Conflict: none comes back here. */
static bool is_exploitable(const struct seals_world *world,
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
        return seals_might_usable(state, cast->seat) >> scroll & 1;
    return seals_conflict_usable(world, state, &inner);
}

static bool exploitation_possible(const struct seals_world *world,
                                  const struct seals_state *state,
                                  const struct cast *cast, int other)
{
    uint64_t theirs = state->seat[other].up & scrolls_of_element(cast->element);
    for (; theirs != 0; theirs &= theirs - 1)
        if (is_exploitable(world, state, cast, other, __builtin_ctzll(theirs)))
            return true;
    return false;
}

/* 6.12: against one opponent. */
static bool is_possible(const struct seals_world *world, const struct seals_state *state,
                        const struct cast *cast, int other)
{
    switch (cast->spell) {
#define SPELL(...)
#define CONFLICT_SPELL(ID, id, ...)                                                      \
    case SPELL_##ID:                                                                     \
        return id##_possible(world, state, cast, other);
#include "games/seals/rules/spell_list.h"
    default:
        return false;
    }
}

bool seals_conflict_usable(const struct seals_world *world,
                           const struct seals_state *state, const struct cast *cast)
{
    for (int other = 0; other < world->players; other++)
        if (seat_can_be_target(world, state, cast->seat, other) &&
            is_possible(world, state, cast, other))
            return true;
    return false;
}

/* --- Deception and Theft (6.13, 6.16) ----------------------------------------------- */

void seals_list_from(const struct seals_world *world, const struct seals_state *state,
                     struct list *list)
{
    struct cast cast = seals_cast_current(state);
    for (int other = 0; other < world->players; other++)
        if (seat_can_be_target(world, state, cast.seat, other) &&
            is_possible(world, state, &cast, other))
            add(list, PICK_SEAT, 0, (uint32_t)other);
}

void seals_apply_from(const struct seals_world *world, struct seals_state *state,
                      choice_t choice)
{
    (void)world;
    int other = (int)choice_value(choice);
    state->victim = (uint8_t)other;
    if (seals_cast_current(state).spell == SPELL_THEFT)
        seals_flow_begin(state, STEP_GIVE, other); /* 6.16: the victim's own choice */
    else
        seals_flow_ask(state, STEP_THEIRS, state->turn);
}

/* 6.13: an opponent's die, if the player has one of another colour to give. */
void seals_list_theirs(const struct seals_world *world, const struct seals_state *state,
                       struct list *list)
{
    (void)world;
    struct cast cast = seals_cast_current(state);
    for (int i = 0; i < COLOURS; i++)
        if (element_takes(cast.element, i) && has_die_but(&state->seat[cast.seat], i))
            add_single_dice(list, i, state->seat[state->victim].dice[i]);
}

void seals_apply_theirs(const struct seals_world *world, struct seals_state *state,
                        choice_t choice)
{
    (void)world;
    state->colour = (uint8_t)choice_colour(choice);
    state->chosen = choice_value(choice);
    seals_flow_ask(state, STEP_FOR, state->turn);
}

void seals_list_for_it(const struct seals_world *world, const struct seals_state *state,
                       struct list *list)
{
    (void)world;
    for (int i = 0; i < COLOURS; i++)
        if (i != state->colour)
            add_single_dice(list, i, state->seat[state->turn].dice[i]);
}

/* 6.13: colours trade hands, values stay. */
void seals_apply_for_it(const struct seals_world *world, struct seals_state *state,
                        choice_t choice)
{
    (void)world;
    struct seals_seat *mine = spell_user(state), *theirs = &state->seat[state->victim];
    int gained = state->colour, given = choice_colour(choice);
    dice_t their_value = state->chosen, my_value = choice_value(choice);
    theirs->dice[gained] -= their_value;
    theirs->dice[given] += their_value;
    mine->dice[given] -= my_value;
    mine->dice[gained] += my_value;
    seals_flow_menu(state);
}

/* 6.16: the victim's dice of the colour. */
void seals_list_give(const struct seals_world *world, const struct seals_state *state,
                     struct list *list)
{
    (void)world;
    struct cast cast = seals_cast_current(state);
    for (int i = 0; i < COLOURS; i++)
        if (element_takes(cast.element, i))
            add_single_dice(list, i, state->seat[state->victim].dice[i]);
}

void seals_apply_give(const struct seals_world *world, struct seals_state *state,
                      choice_t choice)
{
    int colour = choice_colour(choice), victim = state->victim;
    state->seat[victim].dice[colour] -= choice_value(choice);
    spell_user(state)->dice[colour] += choice_value(choice);
    if (seat_has_dice(&state->seat[victim]))
        seals_flow_menu(state);
    else
        seals_flow_end_round_of(world, state, victim);
}

/* --- Alteration (6.14) -------------------------------------------------------------- */

/* The colour to be altered: chosen with the raised dice, else the scroll's. */
static int altered_element(const struct seals_state *state)
{
    return state->colour != NONE ? state->colour : seals_cast_current(state).element;
}

void seals_list_raise(const struct seals_world *world, const struct seals_state *state,
                      struct list *list)
{
    struct cast cast = seals_cast_current(state);
    for (int i = 0; i < COLOURS; i++)
        if (element_takes(cast.element, i))
            add_parts(list, i, state->seat[cast.seat].dice[i] & DICE_BELOW_SIX);
    for (int other = 0; other < world->players; other++) {
        if (seat_can_be_target(world, state, cast.seat, other) &&
            has_dice_in(&state->seat[other], cast.element, DICE_ABOVE_ONE)) {
            add(list, PICK_DICE, 0, 0);
            return;
        }
    }
}

void seals_apply_raise(const struct seals_world *world, struct seals_state *state,
                       choice_t choice)
{
    (void)world;
    state->chosen = choice_value(choice);
    state->colour = state->chosen != 0 ? (uint8_t)choice_colour(choice) : NONE;
    seals_flow_ask(state, STEP_LOWER, state->turn);
}

static void raise_chosen(struct seals_state *state)
{
    if (state->chosen != 0)
        spell_user(state)->dice[state->colour] += (state->chosen << 4) - state->chosen;
}

void seals_list_lower(const struct seals_world *world, const struct seals_state *state,
                      struct list *list)
{
    for (int other = 0; other < world->players; other++)
        if (seat_can_be_target(world, state, state->turn, other) &&
            has_dice_in(&state->seat[other], altered_element(state), DICE_ABOVE_ONE))
            add(list, PICK_SEAT, 0, (uint32_t)other);
    if (state->chosen != 0)
        add(list, PICK_SEAT, 0, NOBODY);
}

void seals_apply_lower(const struct seals_world *world, struct seals_state *state,
                       choice_t choice)
{
    (void)world;
    int other = (int)choice_value(choice);
    if (other != NOBODY) {
        state->victim = (uint8_t)other;
        seals_flow_ask(state, STEP_LOWERED, state->turn);
        return;
    }
    raise_chosen(state);
    seals_flow_menu(state);
}

void seals_list_lowered(const struct seals_world *world, const struct seals_state *state,
                        struct list *list)
{
    (void)world;
    for (int i = 0; i < COLOURS; i++)
        if (element_takes(altered_element(state), i))
            add_parts(list, i, state->seat[state->victim].dice[i] & DICE_ABOVE_ONE);
}

void seals_apply_lowered(const struct seals_world *world, struct seals_state *state,
                         choice_t choice)
{
    (void)world;
    dice_t dice = choice_value(choice);
    raise_chosen(state);
    state->seat[state->victim].dice[choice_colour(choice)] += (dice >> 4) - dice;
    seals_flow_menu(state);
}

/* --- Transfer (6.15) ---------------------------------------------------------------- */

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

void seals_apply_gain(const struct seals_world *world, struct seals_state *state,
                      choice_t choice)
{
    int scroll = (int)choice_value(choice);
    state->one = (uint8_t)scroll;
    state->victim = (uint8_t)seals_scroll_owner(world, state, scroll);
    seals_flow_ask(state, STEP_GIVE_SCROLL, state->turn);
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

void seals_apply_give_scroll(const struct seals_world *world, struct seals_state *state,
                             choice_t choice)
{
    (void)world;
    int given = (int)choice_value(choice);
    uint64_t both = scroll_bit(given) | scroll_bit(state->one);
    spell_user(state)->up ^= both;
    state->seat[state->victim].up ^= both;
    seals_flow_menu(state);
}

/* --- Exploitation (6.17) ------------------------------------------------------------ */

void seals_list_exploit(const struct seals_world *world, const struct seals_state *state,
                        struct list *list)
{
    struct cast cast = seals_cast_current(state);
    cast.spent = scroll_bit(state->scroll);
    for (int scroll = cast.element; scroll < SCROLLS; scroll += ELEMENTS)
        for (int other = 0; other < world->players; other++)
            if ((state->seat[other].up & scroll_bit(scroll)) &&
                is_exploitable(world, state, &cast, other, scroll))
                add(list, PICK_SCROLL, 0, (uint32_t)scroll);
}

void seals_apply_exploit(const struct seals_world *world, struct seals_state *state,
                         choice_t choice)
{
    int scroll = (int)choice_value(choice);
    seals_turn_down(&state->seat[seals_scroll_owner(world, state, scroll)], scroll);
    state->lent = (uint8_t)scroll;
    seals_start_spell(world, state);
}
