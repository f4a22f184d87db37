/* why.c: the verdict on a choice, step by step, with the rule that forbids it. */
#include "games/seals/explain/why.h"

#include "games/seals/explain/step.h"

/* If the table has none, the rule of the spell in use. */
const char *seals_step_rule(const struct seals_state *state)
{
    const char *rule = step_info(state)->rule;
    return rule != NULL ? rule
                        : spell_rule(scroll_spell(spell_scroll(state), state->circle));
}

/* Whether the value is within the bounds of its kind. */
static bool well_formed(const struct judged *judged)
{
    uint32_t value = judged->value;
    if (judged->kind != PICK_DICE && judged->kind != PICK_TOKEN &&
        judged->kind != PICK_COLOUR && judged->colour != 0)
        return false;
    switch (judged->kind) {
    case PICK_NUMBER:
        return value >= 1 && value <= 6;
    case PICK_SCROLL:
        return value <= SCROLL_BINDING;
    case PICK_MAGE:
        return value < MAGES;
    case PICK_SEAT:
        return value < (uint32_t)judged->world->players || value == NOBODY;
    case PICK_TAKE:
        return value < 256;
    case PICK_DICE:
        return (value & DICE_GUARD) == 0 && (value != 0 || judged->colour == 0);
    case PICK_SITE:
    case PICK_BREAK:
        return value < (uint32_t)judged->world->sites;
    case PICK_ABSORB:
        return value <= ELEMENTS;
    case PICK_FIGURE:
        return value < 2 * (uint32_t)judged->world->players;
    case PICK_TOKEN:
    case PICK_COLOUR:
    case PICK_HERE:
    case PICK_OFF:
    case PICK_GIVE_UP:
        return value == 0;
    }
    return false;
}

static bool judge(const struct judged *judged, struct reason *why)
{
    switch ((enum step)judged->state->step) {
#define STEP(ID, id, ...)                                                                \
    case STEP_##ID:                                                                      \
        return seals_judge_##id(judged, why);
#define LAST_STEP(ID, ...) case STEP_##ID:
#include "games/seals/rules/step_list.h"
    case STEPS:
        break;
    }
    return reason_set(why, "4.7", "the game is over");
}

bool seals_verdict(const void *world, const void *game_state, choice_t choice,
                   struct reason *why)
{
    const struct seals_state *state = game_state;
    struct judged judged = {.world = world,
                            .state = state,
                            .mine = &state->seat[state->turn],
                            .kind = choice_kind(choice),
                            .colour = choice_colour(choice),
                            .value = choice_value(choice)};
    const char *rule = seals_step_rule(state);
    if (state->step == STEP_OVER)
        return reason_set(why, rule, "the game is over");
    if (!step_takes(state, judged.kind))
        return reason_set(why, rule, "something else is to be chosen now");
    if (!well_formed(&judged))
        return reason_set(why, rule, "there is no such thing in this game");
    if (state->scroll != SCROLL_NONE)
        judged.cast = seals_cast_current(state);
    return judge(&judged, why);
}
