/* why.c: the verdict on a choice, step by step, with the rule that forbids it. */
#include "games/seals/explain/why.h"

#include "games/seals/explain/step.h"

/* What a step is about (NULL: the spell being used) and the kinds of choice it takes. */
static const struct {
    const char *rule;
    uint8_t kind, also, last;
} step_takes[STEPS] = {
    [STEP_CIRCLE] = {"3.1", PICK_NUMBER, 0, 0},
    [STEP_DEAL] = {"3.2", PICK_TOKEN, PICK_SCROLL, 0},
    [STEP_MAGE] = {"3.3", PICK_MAGE, 0, 0},
    [STEP_FIRST] = {"3.3", PICK_SEAT, 0, 0},
    [STEP_PLACE] = {"3.4", PICK_SITE, 0, 0},
    [STEP_TAKE] = {"4.5", PICK_TAKE, 0, 0},
    [STEP_ROLL] = {"4.1", PICK_NUMBER, 0, 0},
    [STEP_REROLL] = {NULL, PICK_NUMBER, 0, 0},
    [STEP_TURN] = {"4.2", PICK_BREAK, PICK_SCROLL, PICK_GIVE_UP},
    [STEP_WITH] = {"5.4", PICK_DICE, 0, 0},
    [STEP_ABSORB] = {"6.9", PICK_ABSORB, 0, 0},
    [STEP_BINDING] = {NULL, PICK_HERE, PICK_BREAK, 0},
    [STEP_DICE] = {NULL, PICK_DICE, 0, 0},
    [STEP_INTO] = {NULL, PICK_COLOUR, 0, 0},
    [STEP_COLOUR] = {NULL, PICK_COLOUR, 0, 0},
    [STEP_ONE] = {NULL, PICK_SITE, 0, 0},
    [STEP_OTHER] = {NULL, PICK_SITE, 0, 0},
    [STEP_FEED] = {NULL, PICK_DICE, 0, 0},
    [STEP_FROM] = {NULL, PICK_SEAT, 0, 0},
    [STEP_THEIRS] = {NULL, PICK_DICE, 0, 0},
    [STEP_FOR] = {NULL, PICK_DICE, 0, 0},
    [STEP_RAISE] = {NULL, PICK_DICE, 0, 0},
    [STEP_LOWER] = {NULL, PICK_SEAT, 0, 0},
    [STEP_LOWERED] = {NULL, PICK_DICE, 0, 0},
    [STEP_GAIN] = {NULL, PICK_SCROLL, 0, 0},
    [STEP_GIVE_SCROLL] = {NULL, PICK_SCROLL, 0, 0},
    [STEP_GIVE] = {NULL, PICK_DICE, 0, 0},
    [STEP_EXPLOIT] = {NULL, PICK_SCROLL, 0, 0},
    [STEP_PAST] = {NULL, PICK_FIGURE, 0, 0},
    [STEP_THEN] = {NULL, PICK_BREAK, 0, 0},
    [STEP_GUARD] = {NULL, PICK_SITE, PICK_OFF, 0},
    [STEP_SPEED] = {NULL, PICK_BREAK, 0, 0},
    [STEP_SECOND] = {NULL, PICK_BREAK, 0, 0},
    [STEP_OVER] = {"4.7", 0, 0, 0},
};

/* The rule a step is about: where none stands in the table, that of the spell in use. */
static const char *step_rule(const struct seals_state *state)
{
    const char *rule = step_takes[state->step].rule;
    return rule != NULL ? rule
                        : spell_rule(scroll_spell(spell_scroll(state), state->circle));
}

/* Whether the code means anything: each kind has its bounds. */
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
    const struct seals_state *state = judged->state;
    switch ((enum step)state->step) {
    case STEP_CIRCLE:
        return judged->value <= CIRCLES ||
               reason_set(why, "3.1", "there are four circles");
    case STEP_DEAL:
        return seals_judge_deal(judged, why);
    case STEP_MAGE:
        return seals_judge_mage(judged, why);
    case STEP_FIRST:
        return judged->value != NOBODY || reason_set(why, "3.3", "somebody must start");
    case STEP_PLACE:
        return seals_judge_place(judged, why);
    case STEP_TAKE:
        return seals_judge_take(judged, why);
    case STEP_ROLL:
    case STEP_REROLL:
        return true;
    case STEP_TURN:
        return seals_judge_turn(judged, why);
    case STEP_WITH:
        return seals_judge_with(judged, why);
    case STEP_ABSORB:
        return seals_judge_absorb(judged, why);
    case STEP_BINDING:
        return seals_judge_binding(judged, why);
    case STEP_DICE:
        return seals_judge_dice(judged, why);
    case STEP_INTO:
        return seals_judge_into(judged, why);
    case STEP_COLOUR:
        return seals_judge_colour(judged, why);
    case STEP_ONE:
        return seals_judge_one(judged, why);
    case STEP_OTHER:
        return seals_judge_other(judged, why);
    case STEP_FEED:
        return seals_judge_feed(judged, why);
    case STEP_FROM:
        return seals_judge_from(judged, why);
    case STEP_THEIRS:
        return seals_judge_theirs(judged, why);
    case STEP_FOR:
        return seals_judge_for(judged, why);
    case STEP_RAISE:
        return seals_judge_raise(judged, why);
    case STEP_LOWER:
        return seals_judge_lower(judged, why);
    case STEP_LOWERED:
        return seals_judge_lowered(judged, why);
    case STEP_GAIN:
        return seals_judge_gain(judged, why);
    case STEP_GIVE_SCROLL:
        return seals_judge_give_scroll(judged, why);
    case STEP_GIVE:
        return seals_judge_give(judged, why);
    case STEP_EXPLOIT:
        return seals_why_not_exploit(judged->world, state, state->turn, state->scroll,
                                     (int)judged->value, why);
    case STEP_PAST:
        return seals_why_not_past(judged->world, state, state->turn,
                                  (int)judged->value / 2,
                                  judged->value & 1 ? FIGURE_FAMILIAR : FIGURE_MAGE,
                                  judged->cast.element, SITE_NONE, why);
    case STEP_THEN:
        return seals_judge_then(judged, why);
    case STEP_GUARD:
        return seals_judge_guard(judged, why);
    case STEP_SPEED:
        return seals_judge_speed(judged, why);
    case STEP_SECOND:
        return seals_why_not_second(judged->world, state, state->turn,
                                    judged->mine->place, judged->cast.element,
                                    (int)judged->value, why);
    case STEP_OVER:
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
    const char *rule = step_rule(state);
    if (state->step == STEP_OVER)
        return reason_set(why, rule, "the game is over");
    if (judged.kind == 0 || (judged.kind != step_takes[state->step].kind &&
                             judged.kind != step_takes[state->step].also &&
                             judged.kind != step_takes[state->step].last))
        return reason_set(why, rule, "something else is to be chosen now");
    if (!well_formed(&judged))
        return reason_set(why, rule, "there is no such thing in this game");
    if (state->scroll != SCROLL_NONE)
        judged.cast = seals_cast_current(state);
    return judge(&judged, why);
}
