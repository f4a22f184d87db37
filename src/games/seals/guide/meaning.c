/* meaning.c: what pointing at a thing means at a step. */
#include "games/seals/guide/internal.h"

static choice_t mean_space(const struct seals_state *state, const struct thing *thing)
{
    switch ((enum step)state->step) {
    case STEP_PLACE:
    case STEP_ONE:
    case STEP_OTHER:
    case STEP_GUARD:
        return choice_make(PICK_SITE, 0, (uint32_t)thing->value);
    case STEP_TURN:
    case STEP_BINDING:
    case STEP_THEN:
    case STEP_SPEED:
    case STEP_SECOND:
        return choice_make(PICK_BREAK, 0, (uint32_t)thing->value);
    default:
        return 0;
    }
}

static choice_t mean_die(const struct seals_state *state, const struct thing *thing)
{
    int seat = state->actor;
    switch ((enum step)state->step) {
    case STEP_THEIRS:
    case STEP_LOWERED:
        seat = state->victim;
        break;
    case STEP_WITH:
    case STEP_DICE:
    case STEP_FEED:
    case STEP_FOR:
    case STEP_RAISE:
    case STEP_GIVE:
        break;
    default:
        return 0;
    }
    if (thing->seat != seat)
        return 0;
    return choice_make(PICK_DICE, thing->colour, dice_one(thing->value));
}

static choice_t mean_supply(const struct seals_state *state, int colour)
{
    if (state->step == STEP_TAKE)
        return choice_make(PICK_TAKE, 0, (uint32_t)1 << (2 * colour));
    if (state->step == STEP_INTO || state->step == STEP_COLOUR)
        return choice_make(PICK_COLOUR, colour, 0);
    return 0;
}

static choice_t mean_scroll(const struct seals_state *state, const struct thing *thing)
{
    int step = state->step, scroll = thing->value;
    if (step == STEP_ABSORB && scroll_spell(scroll, state->circle) == SPELL_ABSORPTION)
        return choice_make(PICK_ABSORB, 0, (uint32_t)scroll_element(scroll));
    if (step == STEP_TURN || step == STEP_GAIN || step == STEP_GIVE_SCROLL ||
        step == STEP_EXPLOIT)
        return choice_make(PICK_SCROLL, 0, (uint32_t)scroll);
    return 0;
}

static choice_t mean_word(const struct seals_state *state, int word)
{
    int step = state->step;
    if (word == SAID_GIVE_UP && step == STEP_TURN)
        return choice_make(PICK_GIVE_UP, 0, 0);
    if (word == SAID_HERE && step == STEP_BINDING)
        return choice_make(PICK_HERE, 0, 0);
    if (word == SAID_OFF && step == STEP_GUARD)
        return choice_make(PICK_OFF, 0, 0);
    if (word == SAID_NOBODY && step == STEP_LOWER)
        return choice_make(PICK_SEAT, 0, NOBODY);
    if (word == SAID_NONE && step == STEP_RAISE)
        return choice_make(PICK_DICE, 0, 0);
    return 0;
}

choice_t seals_thing_choice(const struct seals_state *state, const struct thing *thing)
{
    switch (thing->sort) {
    case THING_SPACE:
        return mean_space(state, thing);
    case THING_DIE:
        return mean_die(state, thing);
    case THING_SUPPLY:
        return mean_supply(state, thing->colour);
    case THING_SCROLL:
        return mean_scroll(state, thing);
    case THING_SEAT:
        if (state->step == STEP_FROM || state->step == STEP_LOWER)
            return choice_make(PICK_SEAT, 0, (uint32_t)thing->seat);
        return 0;
    case THING_MAGE:
    case THING_FAMILIAR:
        if (state->step == STEP_PAST)
            return choice_make(
                PICK_FIGURE, 0,
                (uint32_t)(2 * thing->seat + (thing->sort == THING_FAMILIAR)));
        return 0;
    case THING_WORD:
        return mean_word(state, thing->value);
    case THING_NONE:
    case THING_SPELL:
    case THING_GUARDIAN:
    case THING_COLOUR:
        break;
    }
    return 0;
}
