/* why_not.c: why pointing at things makes no choice now. */
#include <string.h>

#include "games/seals/explain/why.h"
#include "games/seals/guide/internal.h"
#include "games/seals/rules/rules.h"
#include "i18n/i18n.h"

enum { MAX_POINTED = 16, MAX_OF_COLOUR = 6 };

/* Things pointed at together, or of a choice. */
struct pointed {
    char name[MAX_POINTED][GUIDE_THING];
    int count;
    bool too_much; /* more, or longer, than any choice takes */
};

static void split(const char *things, struct pointed *out)
{
    out->count = 0;
    out->too_much = false;
    for (const char *at = things + strspn(things, " "); *at != '\0';
         at += strspn(at, " ")) {
        size_t length = strcspn(at, " ");
        if (out->count == MAX_POINTED || length >= GUIDE_THING) {
            out->too_much = true;
            return;
        }
        struct text name = text_init(out->name[out->count++], GUIDE_THING);
        text_put_n(&name, at, length);
        at += length;
    }
}

/* Whether every thing of `part` is there, as often as it is named. */
static bool contains(const struct pointed *all, const struct pointed *part)
{
    bool used[MAX_POINTED] = {false};
    for (int i = 0; i < part->count; i++) {
        int j = 0;
        while (j < all->count && (used[j] || strcmp(all->name[j], part->name[i]) != 0))
            j++;
        if (j == all->count)
            return false;
        used[j] = true;
    }
    return true;
}

static bool begins_choice(const struct seals_world *world,
                          const struct seals_state *state, const struct pointed *part)
{
    choice_t list[GAME_MAX_CHOICES];
    int count = seals_rules_choices(world, state, list);
    for (int i = 0; i < count; i++) {
        char words[GUIDE_THINGS];
        struct text out = text_init(words, sizeof words);
        struct pointed all;
        seals_things(world, state, list[i], &out);
        split(words, &all);
        if (contains(&all, part))
            return true;
    }
    return false;
}

/* The rule that the step is about. */
static void rule_of_step(const struct seals_world *world, const struct seals_state *state,
                         char rule[12])
{
    struct reason why;
    struct text out = text_init(rule, 12);
    seals_verdict(world, state, 0, &why);
    text_put(&out, state->step == STEP_TAKE && state->taking == TAKING_FIRST ? "3.5"
                                                                             : why.rule);
}

static void say_what_is_due(const struct seals_world *world,
                            const struct seals_state *state, struct reason *why)
{
    char rule[12];
    rule_of_step(world, state, rule);
    reason_set(why, rule, "%s", tr(step_info(state)->point));
}

/* --- one thing ---------------------------------------------------------------------- */

/* 5.4: dice of the seal's colour that are in no handful that just suffices. */
static bool refuse_payment(const struct seals_state *state, choice_t choice,
                           struct reason *why)
{
    int colour = choice_colour(choice), element = seal_element(state, state->target);
    int strength = seal_strength(state, state->target);
    dice_t dice = choice_value(choice), mine = state->seat[state->turn].dice[colour];
    if ((element != MIND && element != colour) || !dice_holds(mine, dice) ||
        dice_sum(dice) >= strength)
        return false;
    if (dice_sum(mine) < strength)
        reason_set(why, "5.4",
                   "all your dice of this colour sum to %d, the seal's strength is %d",
                   dice_sum(mine), strength);
    else
        reason_set(why, "5.4",
                   "whatever you add, a die would be superfluous: the seal's strength is "
                   "only %d",
                   strength);
    return true;
}

/* Each player has a Binding, so the seat tells which one is meant. */
static bool is_anothers_binding(const struct seals_state *state,
                                const struct thing *thing)
{
    return thing->sort == THING_SCROLL && thing->value == SCROLL_BINDING &&
           thing->seat != NONE && thing->seat != state->actor && state->step == STEP_TURN;
}

static void refuse_choice(const struct seals_world *world,
                          const struct seals_state *state, choice_t choice,
                          struct reason *why)
{
    if (state->step == STEP_WITH && choice != 0 && refuse_payment(state, choice, why))
        return;
    if (choice == 0 || seals_verdict(world, state, choice, why))
        say_what_is_due(world, state, why);
}

static void refuse_thing(const struct seals_world *world, const struct seals_state *state,
                         const char *name, struct reason *why)
{
    struct thing thing = seals_thing_read(world, state, name, false);
    if (thing.sort == THING_NONE)
        reason_set(why, "", "there is no '%s' on this table", name);
    else if (thing.sort == THING_SPACE && thing.value >= world->sites)
        reason_set(why, "2.2", "%s is a plain floor: nothing lies or stands there",
                   world->board.space[thing.value].name);
    else if (is_anothers_binding(state, &thing))
        reason_set(why, "4.2", "only own scrolls can be used");
    else if (thing.sort == THING_DIE && state->step == STEP_TURN)
        reason_set(why, "4.2", "first point at the seal to break, then at dice");
    else
        refuse_choice(world, state, seals_thing_choice(state, &thing), why);
}

/* --- several together --------------------------------------------------------------- */

static void refuse_dice(const struct seals_world *world, const struct seals_state *state,
                        const struct pointed *part, struct reason *why)
{
    struct thing first = seals_thing_read(world, state, part->name[0], false);
    int count[7] = {0};
    char rule[12];
    dice_t dice = 0;
    rule_of_step(world, state, rule);
    for (int i = 0; i < part->count; i++) {
        struct thing die = seals_thing_read(world, state, part->name[i], false);
        if (die.colour != first.colour) {
            reason_set(why, rule, "the dice must all be of one colour");
            return;
        }
        if (++count[die.value] <= MAX_OF_COLOUR)
            dice += dice_one(die.value);
    }
    refuse_choice(world, state, choice_make(PICK_DICE, first.colour, dice), why);
}

static void refuse_take(const struct seals_world *world, const struct seals_state *state,
                        const struct pointed *part, struct reason *why)
{
    char rule[12];
    uint32_t counts = 0;
    int due = seals_take_count(state);
    rule_of_step(world, state, rule);
    if (part->count > due) {
        reason_set(why, rule, "no more dice can be taken now than %d", due);
        return;
    }
    for (int i = 0; i < part->count; i++)
        counts +=
            (uint32_t)1 << (2 *
                            seals_thing_read(world, state, part->name[i], false).colour);
    refuse_choice(world, state, choice_make(PICK_TAKE, 0, counts), why);
}

/* Each of them alone begins a choice, but together they do not. */
static void refuse_together(const struct seals_world *world,
                            const struct seals_state *state, const struct pointed *part,
                            struct reason *why)
{
    int dice = 0, supply = 0;
    for (int i = 0; i < part->count; i++) {
        enum thing_sort sort = seals_thing_read(world, state, part->name[i], false).sort;
        dice += sort == THING_DIE;
        supply += sort == THING_SUPPLY;
    }
    char rule[12];
    rule_of_step(world, state, rule);
    if (dice == part->count)
        refuse_dice(world, state, part, why);
    else if (supply == part->count && state->step == STEP_TAKE)
        refuse_take(world, state, part, why);
    else
        reason_set(why, rule, "these do not go together: point at one of them alone");
}

/* Chance is to act, or nobody. */
static void refuse_all(const struct seals_world *world, const struct seals_state *state,
                       struct reason *why)
{
    char rule[12];
    rule_of_step(world, state, rule);
    if (state->step == STEP_OVER)
        reason_set(why, rule, "the game is over");
    else
        reason_set(why, rule, "chance is to act now: there is nothing to choose");
}

void seals_why_not(const void *game_world, const void *game_state, const char *things,
                   struct reason *why)
{
    const struct seals_world *world = game_world;
    const struct seals_state *state = game_state;
    struct pointed part;
    *why = (struct reason){"", ""};
    split(things, &part);
    if (state->actor < 0)
        refuse_all(world, state, why);
    else if (part.too_much)
        reason_set(why, "", "no choice is made of so many things");
    else if (!begins_choice(world, state, &part)) {
        for (int i = 0; i < part.count; i++) {
            struct pointed alone = {.count = 1};
            memcpy(alone.name[0], part.name[i], GUIDE_THING);
            if (!begins_choice(world, state, &alone)) {
                refuse_thing(world, state, part.name[i], why);
                return;
            }
        }
        refuse_together(world, state, &part, why);
    }
}
