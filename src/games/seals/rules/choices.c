/* choices.c: the legal choices at each step.
 *
 * Every list looks ahead: what it offers can be finished. games/seals/explain/why.c says
 * the same in other words, with reasons; tests hold the two against each other. */
#include "games/seals/rules/choices.h"
#include "games/seals/rules/reach.h"
#include "games/seals/rules/rules.h"

/* 3.2 */
void seals_list_deal(const struct seals_world *world, const struct seals_state *state,
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
void seals_list_mage(const struct seals_world *world, const struct seals_state *state,
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

void seals_list_first(const struct seals_world *world, const struct seals_state *state,
                      struct list *list)
{
    (void)state;
    for (int seat = 0; seat < world->players; seat++)
        add(list, PICK_SEAT, 0, (uint32_t)seat);
}

/* 3.4 */
void seals_list_place(const struct seals_world *world, const struct seals_state *state,
                      struct list *list)
{
    struct sites free = {{((uint64_t)1 << world->starts) - 1, 0, 0}};
    for (int seat = 0; seat < world->players; seat++)
        if (state->seat[seat].place != SITE_NONE)
            sites_remove(&free, state->seat[seat].place);
    add_sites(list, PICK_SITE, &free);
}

/* 3.5, 4.5, 4.6: the handfuls of that many dice that the supply has. */
void seals_list_take(const struct seals_world *world, const struct seals_state *state,
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

void seals_list_circle(const struct seals_world *world, const struct seals_state *state,
                       struct list *list)
{
    (void)world, (void)state;
    list_numbers(list, CIRCLES);
}

void seals_list_roll(const struct seals_world *world, const struct seals_state *state,
                     struct list *list)
{
    (void)world, (void)state;
    list_numbers(list, 6);
}

void seals_list_reroll(const struct seals_world *world, const struct seals_state *state,
                       struct list *list)
{
    seals_list_roll(world, state, list);
}

/* 4.2 */
void seals_list_turn(const struct seals_world *world, const struct seals_state *state,
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

void seals_list_with(const struct seals_world *world, const struct seals_state *state,
                     struct list *list)
{
    int element = seal_element(state, state->target);
    int strength = seal_strength(state, state->target);
    if (element != MIND) {
        add_payments(world, state, element, strength, list);
        return;
    }
    for (int colour = 0; colour < COLOURS; colour++)
        add_payments(world, state, colour, strength, list);
}

/* 6.9 */
void seals_list_absorb(const struct seals_world *world, const struct seals_state *state,
                       struct list *list)
{
    (void)world;
    int colour = seal_element(state, state->target);
    unsigned up = scrolls_elements(state->seat[state->turn].up, SPELL_ABSORPTION);
    if (up >> colour & 1)
        add(list, PICK_ABSORB, 0, (uint32_t)colour);
    if (up >> MIND & 1)
        add(list, PICK_ABSORB, 0, MIND);
    add(list, PICK_ABSORB, 0, ELEMENTS);
}

int seals_rules_choices(const struct seals_world *world, const struct seals_state *state,
                        choice_t *item)
{
    struct list list = {item, 0};
    switch ((enum step)state->step) {
#define STEP(ID, id, ...)                                                                \
    case STEP_##ID:                                                                      \
        seals_list_##id(world, state, &list);                                            \
        break;
#define LAST_STEP(ID, ...) case STEP_##ID:
#include "games/seals/rules/step_list.h"
    case STEPS:
        break;
    }
    return list.count;
}
