/* why_not.c: why pointing at things makes no choice now. */
#include <string.h>

#include "core/bag.h"
#include "games/seals/explain/why.h"
#include "games/seals/guide/internal.h"
#include "games/seals/rules/rules.h"
#include "games/seals/seals.h"
#include "i18n/i18n.h"

enum { MAX_POINTED = 16, MAX_OF_COLOUR = 6 };

/* Fills the bag; false when it is more, or longer, than any choice takes. */
static bool take_things(struct bag *part, const char *things)
{
    if (!bag_fill(part, things) || part->count > MAX_POINTED)
        return false;
    for (int i = 0; i < part->count; i++)
        if (strlen(part->thing[i]) >= GUIDE_THING)
            return false;
    return true;
}

/* What is asked about, and where the reason goes. */
struct asking {
    const struct seals_world *world;
    const struct seals_state *state;
    struct reason *why;
};

static struct thing read_thing(const struct asking *ask, const char *name)
{
    return seals_thing_read(ask->world, ask->state, name, false);
}

static const char *rule_of_step(const struct seals_state *state)
{
    bool first = state->step == STEP_TAKE && state->taking == TAKING_FIRST;
    return first ? "3.5" : seals_step_rule(state);
}

/* --- one thing ---------------------------------------------------------------------- */

/* 5.4: dice of the seal's colour that are in no handful that just suffices. */
static bool refuse_payment(const struct seals_state *state, choice_t choice,
                           struct reason *why)
{
    int colour = choice_colour(choice), element = seal_element(state, state->target);
    int strength = seal_strength(state, state->target);
    dice_t dice = choice_value(choice), mine = state->seat[state->turn].dice[colour];
    if (!element_takes(element, colour) || !dice_holds(mine, dice) ||
        dice_sum(dice) >= strength)
        return false;
    if (dice_sum(mine) < strength)
        reason_set(why, "5.4",
                   "all your dice of this colour sum to %d, the seal's strength is %d",
                   dice_sum(mine), strength);
    else
        reason_set(why, "5.4",
                   "one of these dice is not needed: the seal's strength is only %d",
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

static void refuse_choice(const struct asking *ask, choice_t choice)
{
    const struct seals_state *state = ask->state;
    if (state->step == STEP_WITH && choice != 0 &&
        refuse_payment(state, choice, ask->why))
        return;
    if (choice == 0 || seals_verdict(ask->world, state, choice, ask->why))
        reason_set(ask->why, rule_of_step(state), "%s", tr(step_info(state)->point));
}

static void refuse_thing(const struct asking *ask, const char *name)
{
    struct thing thing = read_thing(ask, name);
    if (thing.sort == THING_NONE)
        reason_set(ask->why, "", "there is no '%s' on this table", name);
    else if (thing.sort == THING_SPACE && thing.value >= ask->world->sites)
        reason_set(ask->why, "2.2", "%s is a plain floor: nothing lies or stands there",
                   ask->world->board.space[thing.value].name);
    else if (is_anothers_binding(ask->state, &thing))
        reason_set(ask->why, "4.2", "only own scrolls can be used");
    else if (thing.sort == THING_DIE && ask->state->step == STEP_TURN)
        reason_set(ask->why, "4.2", "first point at the seal to break, then at dice");
    else
        refuse_choice(ask, seals_thing_choice(ask->state, &thing));
}

/* --- several together --------------------------------------------------------------- */

static void refuse_dice(const struct asking *ask, const struct bag *part)
{
    int count[7] = {0}, colour = read_thing(ask, part->thing[0]).colour;
    dice_t dice = 0;
    for (int i = 0; i < part->count; i++) {
        struct thing die = read_thing(ask, part->thing[i]);
        if (die.colour != colour) {
            reason_set(ask->why, rule_of_step(ask->state),
                       "the dice must all be of one colour");
            return;
        }
        if (++count[die.value] <= MAX_OF_COLOUR)
            dice += dice_one(die.value);
    }
    refuse_choice(ask, choice_make(PICK_DICE, colour, dice));
}

static void refuse_take(const struct asking *ask, const struct bag *part)
{
    uint32_t counts = 0;
    int due = seals_take_count(ask->state);
    if (part->count > due) {
        reason_set(ask->why, rule_of_step(ask->state),
                   "no more dice can be taken now than %d", due);
        return;
    }
    for (int i = 0; i < part->count; i++)
        counts += (uint32_t)1 << (2 * read_thing(ask, part->thing[i]).colour);
    refuse_choice(ask, choice_make(PICK_TAKE, 0, counts));
}

/* Each of them alone begins a choice, but together they do not. */
static void refuse_together(const struct asking *ask, const struct bag *part)
{
    int dice = 0, supply = 0;
    for (int i = 0; i < part->count; i++) {
        enum thing_sort sort = read_thing(ask, part->thing[i]).sort;
        dice += sort == THING_DIE;
        supply += sort == THING_SUPPLY;
    }
    if (dice == part->count)
        refuse_dice(ask, part);
    else if (supply == part->count && ask->state->step == STEP_TAKE)
        refuse_take(ask, part);
    else
        reason_set(ask->why, rule_of_step(ask->state),
                   "these do not go together: point at one of them alone");
}

void seals_why_not(const void *world, const void *game_state, const char *things,
                   struct reason *why)
{
    const struct seals_state *state = game_state;
    const struct asking ask = {world, state, why};
    struct bag part;
    char misfit[WORD_SIZE];
    *why = (struct reason){"", ""};
    if (state->step == STEP_OVER)
        reason_set(why, rule_of_step(state), "the game is over");
    else if (state->actor < 0)
        reason_set(why, rule_of_step(state),
                   "chance is to act now: there is nothing to choose");
    else if (!take_things(&part, things))
        reason_set(why, "", "no choice is made of so many things");
    else if (guide_things_fit(&seals_game, world, state, things))
        return;
    else if (guide_things_misfit(&seals_game, world, state, things, misfit))
        refuse_thing(&ask, misfit);
    else
        refuse_together(&ask, &part);
}
