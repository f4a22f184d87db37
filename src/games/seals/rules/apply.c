/* apply.c: what a choice does. A scroll lies face down from the moment its use begins. */
#include <assert.h>

#include "games/seals/rules/reach.h"
#include "games/seals/rules/rules.h"

/* The seat that uses the spell: spells are used in one's own turn only. */
static struct seals_seat *user(struct seals_state *state)
{
    return &state->seat[state->turn];
}

static void apply_circle(const struct seals_world *world, struct seals_state *state,
                         choice_t choice)
{
    state->circle = (uint8_t)choice_value(choice);
    seals_flow_after_circle(world, state);
}

static void apply_deal(const struct seals_world *world, struct seals_state *state,
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

static void apply_mage(const struct seals_world *world, struct seals_state *state,
                       choice_t choice)
{
    state->seat[state->cursor].mage = (uint8_t)choice_value(choice);
    seals_flow_after_mage(world, state);
}

static void apply_first(const struct seals_world *world, struct seals_state *state,
                        choice_t choice)
{
    (void)world;
    state->first = (uint8_t)choice_value(choice);
    seals_flow_after_first(state);
}

static void apply_place(const struct seals_world *world, struct seals_state *state,
                        choice_t choice)
{
    user(state)->place = (uint8_t)choice_value(choice);
    seals_flow_after_place(world, state);
}

static void apply_take(const struct seals_world *world, struct seals_state *state,
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

static void apply_roll(const struct seals_world *world, struct seals_state *state,
                       choice_t choice)
{
    int value = (int)choice_value(choice);
    struct seals_seat *mine = &state->seat[state->turn];
    int colour = next_colour(mine);
    mine->next[colour]--;
    mine->dice[colour] += dice_one(value);
    seals_flow_after_roll(world, state);
}

static void apply_reroll(const struct seals_world *world, struct seals_state *state,
                         choice_t choice)
{
    (void)world;
    int value = (int)choice_value(choice);
    user(state)->dice[state->colour] += dice_one(value);
    state->midway = 1;
    if (--state->rolling == 0)
        seals_flow_menu(state);
}

static void start_reroll(struct seals_state *state, int colour, int count)
{
    state->colour = (uint8_t)colour;
    state->rolling = (uint8_t)count;
    seals_flow_begin(state, STEP_REROLL, SEAT_CHANCE);
}

static void give_up(const struct seals_world *world, struct seals_state *state)
{
    for (int i = 0; i < COLOURS; i++) {
        state->supply[i] = (uint8_t)(state->supply[i] + dice_count(user(state)->dice[i]));
        user(state)->dice[i] = 0;
    }
    seals_flow_end_turn(world, state);
}

static void remove_token(struct seals_state *state, int site)
{
    int strength = seal_strength(state, site), colour = seal_element(state, site);
    state->stock[strength - MIN_STRENGTH][colour]--;
    site_clear(state, site);
}

/* 5.5: the seal is gone, a scroll goes face up to the player. */
static void break_seal(struct seals_state *state, int site)
{
    state->broken = 1;
    int here = site_get(state, site);
    if (here < SITE_SCROLL) {
        remove_token(state, site);
        return;
    }
    uint64_t bit = scroll_bit(here - SITE_SCROLL);
    state->lying &= ~bit;
    user(state)->up |= bit;
    site_clear(state, site);
}

static void move_mage(struct seals_state *state, int site)
{
    if (user(state)->familiar == site) /* 5.6 */
        user(state)->familiar = SITE_NONE;
    user(state)->place = (uint8_t)site;
}

/* 5.5, and what stands in for it: the chosen dice go back, the seal breaks. */
static void break_target(const struct seals_world *world, struct seals_state *state)
{
    int site = state->target, colour = state->colour;
    user(state)->dice[colour] -= state->chosen;
    state->supply[colour] = (uint8_t)(state->supply[colour] + dice_count(state->chosen));
    break_seal(state, site);
    if (state->scroll == SCROLL_BINDING) { /* 6.1 */
        user(state)->familiar = (uint8_t)site;
        seals_flow_end_turn(world, state);
        return;
    }
    move_mage(state, site);
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

/* 6.9: whether a face-up Absorption could take the token about to be broken. */
static bool can_absorb(struct seals_state *state)
{
    if (state->circle != 2 || !token_on(state, state->target))
        return false;
    unsigned up = scrolls_elements(user(state)->up, SPELL_ABSORPTION);
    return (up >> seal_element(state, state->target) & 1) || (up >> MIND & 1);
}

static void apply_with(const struct seals_world *world, struct seals_state *state,
                       choice_t choice)
{
    state->colour = (uint8_t)choice_colour(choice);
    state->chosen = choice_value(choice);
    if (can_absorb(state))
        seals_flow_ask(state, STEP_ABSORB, state->turn);
    else
        break_target(world, state);
}

static void apply_absorb(const struct seals_world *world, struct seals_state *state,
                         choice_t choice)
{
    if (choice_value(choice) != ELEMENTS)
        state->absorbed[choice_value(choice)] = (uint8_t)site_get(state, state->target);
    break_target(world, state);
}

static void apply_second(const struct seals_world *world, struct seals_state *state,
                         choice_t choice)
{
    int site = (int)choice_value(choice);
    break_seal(state, site);
    move_mage(state, site);
    seals_flow_end_turn(world, state);
}

static void ask_break(struct seals_state *state, int site)
{
    state->target = (uint8_t)site;
    seals_flow_ask(state, STEP_WITH, state->turn);
}

/* The first question a spell asks. */
static const uint8_t first_step[SPELLS] = {
#define SPELL(ID, id, strength, circle, rule, names, first, ...) first,
#include "games/seals/rules/spell_list.h"
};

/* 6.5 */
static void grow(struct seals_state *state, int colour)
{
    state->supply[colour]--;
    start_reroll(state, colour, 1);
}

static void apply_colour(const struct seals_world *world, struct seals_state *state,
                         choice_t choice)
{
    (void)world;
    grow(state, choice_colour(choice));
}

static void start_spell(struct seals_state *state)
{
    struct cast cast = seals_cast_current(state);
    if (cast.spell == SPELL_GROWTH && cast.element != MIND)
        grow(state, cast.element);
    else
        seals_flow_ask(state, (enum step)first_step[cast.spell], state->turn);
}

static void turn_down(struct seals_seat *seat, int scroll)
{
    seat->up &= ~scroll_bit(scroll);
    seat->down |= scroll_bit(scroll);
}

static void use_scroll(struct seals_state *state, int scroll)
{
    turn_down(user(state), scroll);
    state->scroll = (uint8_t)scroll;
    start_spell(state);
}

/* 6.17 */
static void apply_exploit(const struct seals_world *world, struct seals_state *state,
                          choice_t choice)
{
    int scroll = (int)choice_value(choice);
    turn_down(&state->seat[seals_scroll_owner(world, state, scroll)], scroll);
    state->lent = (uint8_t)scroll;
    start_spell(state);
}

static void apply_turn(const struct seals_world *world, struct seals_state *state,
                       choice_t choice)
{
    switch (choice_kind(choice)) {
    case PICK_BREAK:
        ask_break(state, (int)choice_value(choice));
        break;
    case PICK_SCROLL:
        use_scroll(state, (int)choice_value(choice));
        break;
    default:
        give_up(world, state);
        break;
    }
}

static void apply_binding(const struct seals_world *world, struct seals_state *state,
                          choice_t choice)
{
    (void)world;
    if (choice_kind(choice) == PICK_BREAK) {
        ask_break(state, (int)choice_value(choice));
        return;
    }
    user(state)->familiar = user(state)->place;
    seals_flow_menu(state);
}

/* 6.2, 6.3, 6.4 */
static void apply_dice(const struct seals_world *world, struct seals_state *state,
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
    user(state)->dice[colour] -= dice;
    if (spell == SPELL_RENEWAL) {
        start_reroll(state, colour, dice_count(dice));
        return;
    }
    user(state)->dice[colour] += dice_strengthened(dice);
    seals_flow_menu(state);
}

/* 6.2 */
static void apply_into(const struct seals_world *world, struct seals_state *state,
                       choice_t choice)
{
    (void)world;
    int into = choice_colour(choice);
    int from = state->colour, count = dice_count(state->chosen);
    user(state)->dice[from] -= state->chosen;
    user(state)->dice[into] += state->chosen;
    state->supply[from] = (uint8_t)(state->supply[from] + count);
    state->supply[into] = (uint8_t)(state->supply[into] - count);
    seals_flow_menu(state);
}

static void apply_one(const struct seals_world *world, struct seals_state *state,
                      choice_t choice)
{
    int site = (int)choice_value(choice);
    enum spell spell = seals_cast_current(state).spell;
    switch (spell) {
    case SPELL_DISINTEGRATION:
        remove_token(state, site);
        seals_reach_renew(world, state);
        seals_flow_menu(state);
        break;
    case SPELL_DISPATCH:
        user(state)->familiar = (uint8_t)site;
        seals_flow_menu(state);
        break;
    default:
        state->one = (uint8_t)site;
        seals_flow_ask(state, spell == SPELL_LEAP ? STEP_THEN : STEP_OTHER, state->turn);
        break;
    }
}

/* 6.7, 6.8, 6.11: both lie on sites of one kind, so only what lies there changes. */
static void apply_other(const struct seals_world *world, struct seals_state *state,
                        choice_t choice)
{
    (void)world;
    int other = (int)choice_value(choice);
    int one = site_get(state, state->one), two = site_get(state, other);
    site_put(state, other, one);
    site_put(state, state->one, two);
    seals_flow_menu(state);
}

/* 6.9 */
static void apply_feed(const struct seals_world *world, struct seals_state *state,
                       choice_t choice)
{
    (void)world;
    int element = seals_cast_current(state).element,
        value = dice_smallest(choice_value(choice));
    int fed = value + token_strength(state->absorbed[element]);
    state->absorbed[element] = 0;
    dice_t *dice = &user(state)->dice[choice_colour(choice)];
    *dice += dice_one(fed < 6 ? fed : 6) - choice_value(choice);
    seals_flow_menu(state);
}

static void apply_from(const struct seals_world *world, struct seals_state *state,
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

static void apply_theirs(const struct seals_world *world, struct seals_state *state,
                         choice_t choice)
{
    (void)world;
    state->colour = (uint8_t)choice_colour(choice);
    state->chosen = choice_value(choice);
    seals_flow_ask(state, STEP_FOR, state->turn);
}

/* 6.13: colours trade hands, values stay. */
static void apply_for_it(const struct seals_world *world, struct seals_state *state,
                         choice_t choice)
{
    (void)world;
    struct seals_seat *mine = user(state), *his = &state->seat[state->victim];
    int gained = state->colour, given = choice_colour(choice);
    dice_t his_value = state->chosen, my_value = choice_value(choice);
    his->dice[gained] -= his_value;
    his->dice[given] += his_value;
    mine->dice[given] -= my_value;
    mine->dice[gained] += my_value;
    seals_flow_menu(state);
}

/* 6.14 */
static void apply_raise(const struct seals_world *world, struct seals_state *state,
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
        user(state)->dice[state->colour] += (state->chosen << 4) - state->chosen;
}

static void apply_lower(const struct seals_world *world, struct seals_state *state,
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

static void apply_lowered(const struct seals_world *world, struct seals_state *state,
                          choice_t choice)
{
    (void)world;
    dice_t dice = choice_value(choice);
    raise_chosen(state);
    state->seat[state->victim].dice[choice_colour(choice)] += (dice >> 4) - dice;
    seals_flow_menu(state);
}

/* 6.15 */
static void apply_gain(const struct seals_world *world, struct seals_state *state,
                       choice_t choice)
{
    int scroll = (int)choice_value(choice);
    state->one = (uint8_t)scroll;
    state->victim = (uint8_t)seals_scroll_owner(world, state, scroll);
    seals_flow_ask(state, STEP_GIVE_SCROLL, state->turn);
}

static void apply_give_scroll(const struct seals_world *world, struct seals_state *state,
                              choice_t choice)
{
    (void)world;
    int given = (int)choice_value(choice);
    uint64_t both = scroll_bit(given) | scroll_bit(state->one);
    user(state)->up ^= both;
    state->seat[state->victim].up ^= both;
    seals_flow_menu(state);
}

/* 6.16 */
static void apply_give(const struct seals_world *world, struct seals_state *state,
                       choice_t choice)
{
    int colour = choice_colour(choice), victim = state->victim;
    state->seat[victim].dice[colour] -= choice_value(choice);
    user(state)->dice[colour] += choice_value(choice);
    if (seat_has_dice(&state->seat[victim]))
        seals_flow_menu(state);
    else
        seals_flow_end_round_of(world, state, victim);
}

/* 6.20 */
static void apply_past(const struct seals_world *world, struct seals_state *state,
                       choice_t choice)
{
    (void)world;
    state->victim = (uint8_t)(choice_value(choice) / 2);
    state->figure = choice_value(choice) & 1 ? FIGURE_FAMILIAR : FIGURE_MAGE;
    seals_flow_ask(state, STEP_THEN, state->turn);
}

/* 6.19, 6.20 */
static void apply_then(const struct seals_world *world, struct seals_state *state,
                       choice_t choice)
{
    (void)world;
    ask_break(state, (int)choice_value(choice));
}

/* 6.21 */
static void apply_guard(const struct seals_world *world, struct seals_state *state,
                        choice_t choice)
{
    (void)world;
    uint8_t *guardian = &state->guardian[seals_cast_current(state).element];
    *guardian =
        choice_kind(choice) == PICK_OFF ? SITE_NONE : (uint8_t)choice_value(choice);
    seals_flow_menu(state);
}

/* 6.22 */
static void apply_speed(const struct seals_world *world, struct seals_state *state,
                        choice_t choice)
{
    (void)world;
    ask_break(state, (int)choice_value(choice));
}

void seals_rules_apply(const struct seals_world *world, struct seals_state *state,
                       choice_t choice)
{
    switch ((enum step)state->step) {
#define STEP(ID, id, ...)                                                                \
    case STEP_##ID:                                                                      \
        apply_##id(world, state, choice);                                                \
        break;
#define LAST_STEP(ID, ...) case STEP_##ID:
#include "games/seals/rules/step_list.h"
    case STEPS:
        assert(false); /* nothing is chosen after the end */
        break;
    }
}
