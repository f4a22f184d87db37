/* choices.c: the legal choices at each step.
 *
 * Every list looks ahead: what it offers can be finished. games/seals/explain/why.c says
 * the same in other words, with reasons; tests hold the two against each other. */
#include "games/seals/rules/choices.h"
#include "games/seals/rules/reach.h"
#include "games/seals/rules/rules.h"

/* 3.2 */
static void list_deal(const struct seals_world *world, const struct seals_state *state,
                      struct list *list)
{
    const struct board_space *space = &world->board.space[state->cursor];
    if (space->kind == SPACE_CIRCLE) {
        for (int colour = 0; colour < COLOURS; colour++)
            if (state->stock[space->strength - MIN_STRENGTH][colour] <
                tokens_in_box(space->strength))
                add(list, PICK_TOKEN, colour, 0);
        return;
    }
    uint64_t rest = scrolls_of_strength(space->strength) & ~state->lying;
    for (rest = seals_scrolls_nameable(state, rest); rest != 0; rest &= rest - 1)
        add(list, PICK_SCROLL, 0, (uint32_t)__builtin_ctzll(rest));
}

/* 3.3 */
static void list_mages(const struct seals_world *world, const struct seals_state *state,
                       struct list *list)
{
    unsigned taken = 0;
    for (int seat = 0; seat < world->players; seat++)
        if (state->seat[seat].mage != NONE)
            taken |= 1u << state->seat[seat].mage;
    for (int mage = 0; mage < MAGES; mage++)
        if ((taken >> mage & 1) == 0)
            add(list, PICK_MAGE, 0, (uint32_t)mage);
}

/* 3.4 */
static void list_places(const struct seals_world *world, const struct seals_state *state,
                        struct list *list)
{
    struct sites free = {{((uint64_t)1 << world->starts) - 1, 0, 0}};
    for (int seat = 0; seat < world->players; seat++)
        if (state->seat[seat].place != SITE_NONE)
            sites_remove(&free, state->seat[seat].place);
    add_sites(list, PICK_SITE, &free);
}

/* 3.5, 4.5, 4.6: the handfuls of that many dice that the supply has. */
static void list_takes(const struct seals_world *world, const struct seals_state *state,
                       struct list *list)
{
    const uint8_t *supply = state->supply;
    dice_t there =
        (dice_t)(supply[0] | supply[1] << 4 | supply[2] << 8 | supply[3] << 12);
    int count = seals_take_count(state);
    for (int i = 0; i < world->takes[count]; i++) {
        list->item[list->count] = choice_make(PICK_TAKE, 0, world->take[count][i].choice);
        list->count += dice_holds(there, world->take[count][i].needs);
    }
}

static void list_numbers(struct list *list, int last)
{
    for (int i = 1; i <= last; i++)
        add(list, PICK_NUMBER, 0, (uint32_t)i);
}

/* 4.2 */
static void list_turn(const struct seals_world *world, const struct seals_state *state,
                      struct list *list)
{
    struct reach reach;
    seals_reach_of_turn(world, state, &reach);
    struct sites breaks = seals_plain_breaks(state, &reach);
    add_sites(list, PICK_BREAK, &breaks);
    bool must_break = list->count > 0;
    add_bits(list, PICK_SCROLL, seals_scrolls_usable(world, state, &reach), 0);
    if (!must_break)
        add(list, PICK_GIVE_UP, 0, 0);
}

/* 5.4: handfuls of one colour that just suffice. */
static void add_payments(const struct seals_world *world, const struct seals_state *state,
                         int colour, int strength, struct list *list)
{
    dice_t dice = state->seat[state->turn].dice[colour];
    uint64_t rest = world->payable[strength - MIN_STRENGTH][dice_shown(dice)];
    for (; rest != 0; rest &= rest - 1) {
        dice_t part = world->minimal[strength - MIN_STRENGTH][__builtin_ctzll(rest)];
        list->item[list->count] = choice_make(PICK_DICE, colour, part);
        list->count += dice_holds(dice, part);
    }
}

static void list_with(const struct seals_world *world, const struct seals_state *state,
                      struct list *list)
{
    int element = seal_element(state, state->target);
    int strength = seal_strength(state, state->target);
    if (element != HEURISTICS) {
        add_payments(world, state, element, strength, list);
        return;
    }
    for (int colour = 0; colour < COLOURS; colour++)
        add_payments(world, state, colour, strength, list);
}

/* 6.9 */
static void list_absorb(const struct seals_state *state, struct list *list)
{
    int colour = seal_element(state, state->target);
    unsigned up = scrolls_elements(state->seat[state->turn].up, SPELL_ABSORPTION);
    if (up >> colour & 1)
        add(list, PICK_ABSORB, 0, (uint32_t)colour);
    if (up >> HEURISTICS & 1)
        add(list, PICK_ABSORB, 0, HEURISTICS);
    add(list, PICK_ABSORB, 0, ELEMENTS);
}

int seals_rules_choices(const struct seals_world *world, const struct seals_state *state,
                        choice_t *item)
{
    struct list list = {item, 0};
    switch ((enum step)state->step) {
    case STEP_CIRCLE:
        list_numbers(&list, CIRCLES);
        break;
    case STEP_DEAL:
        list_deal(world, state, &list);
        break;
    case STEP_MAGE:
        list_mages(world, state, &list);
        break;
    case STEP_FIRST:
        for (int seat = 0; seat < world->players; seat++)
            add(&list, PICK_SEAT, 0, (uint32_t)seat);
        break;
    case STEP_PLACE:
        list_places(world, state, &list);
        break;
    case STEP_TAKE:
        list_takes(world, state, &list);
        break;
    case STEP_ROLL:
    case STEP_REROLL:
        list_numbers(&list, 6);
        break;
    case STEP_TURN:
        list_turn(world, state, &list);
        break;
    case STEP_WITH:
        list_with(world, state, &list);
        break;
    case STEP_ABSORB:
        list_absorb(state, &list);
        break;
    case STEP_BINDING:
        seals_list_binding(world, state, &list);
        break;
    case STEP_DICE:
        seals_list_dice(state, &list);
        break;
    case STEP_INTO:
        seals_list_into(state, &list);
        break;
    case STEP_COLOUR:
        seals_list_colours(state, &list);
        break;
    case STEP_ONE:
        seals_list_one(world, state, &list);
        break;
    case STEP_OTHER:
        seals_list_other(state, &list);
        break;
    case STEP_FEED:
        seals_list_feed(state, &list);
        break;
    case STEP_FROM:
        seals_list_from(world, state, &list);
        break;
    case STEP_THEIRS:
        seals_list_theirs(state, &list);
        break;
    case STEP_FOR:
        seals_list_for(state, &list);
        break;
    case STEP_RAISE:
        seals_list_raise(world, state, &list);
        break;
    case STEP_LOWER:
        seals_list_lower(world, state, &list);
        break;
    case STEP_LOWERED:
        seals_list_lowered(state, &list);
        break;
    case STEP_GAIN:
        seals_list_gain(world, state, &list);
        break;
    case STEP_GIVE_SCROLL:
        seals_list_give_scroll(state, &list);
        break;
    case STEP_GIVE:
        seals_list_give(state, &list);
        break;
    case STEP_EXPLOIT:
        seals_list_exploit(world, state, &list);
        break;
    case STEP_PAST:
        seals_list_past(world, state, &list);
        break;
    case STEP_THEN:
        seals_list_then(world, state, &list);
        break;
    case STEP_GUARD:
        seals_list_guard(state, &list);
        break;
    case STEP_SPEED:
        seals_list_speed(world, state, &list);
        break;
    case STEP_SECOND:
        seals_list_second(world, state, &list);
        break;
    case STEP_OVER:
    case STEPS:
        break;
    }
    return list.count;
}
