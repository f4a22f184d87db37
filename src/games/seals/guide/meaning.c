/* meaning.c: what pointing at a thing means at a step. */
#include "games/seals/guide/internal.h"

/* A choice of the kind, if the step takes that. */
static choice_t mean(const struct seals_state *state, enum choice_kind kind, int colour,
                     uint32_t value)
{
    return step_takes(state, kind) ? choice_make(kind, colour, value) : 0;
}

static choice_t mean_space(const struct seals_state *state, int site)
{
    enum choice_kind kind = step_takes(state, PICK_SITE) ? PICK_SITE : PICK_BREAK;
    return mean(state, kind, 0, (uint32_t)site);
}

static choice_t mean_die(const struct seals_state *state, const struct thing *die)
{
    int seat = seals_takes_their_dice(state) ? state->victim : state->actor;
    return die->seat == seat ? mean(state, PICK_DICE, die->colour, dice_one(die->value))
                             : 0;
}

static choice_t mean_supply(const struct seals_state *state, int colour)
{
    if (step_takes(state, PICK_TAKE))
        return choice_make(PICK_TAKE, 0, (uint32_t)1 << (2 * colour));
    return mean(state, PICK_COLOUR, colour, 0);
}

static choice_t mean_scroll(const struct seals_state *state, int scroll)
{
    if (scroll_spell(scroll, state->circle) == SPELL_ABSORPTION &&
        step_takes(state, PICK_ABSORB))
        return choice_make(PICK_ABSORB, 0, (uint32_t)scroll_element(scroll));
    return mean(state, PICK_SCROLL, 0, (uint32_t)scroll);
}

static choice_t mean_word(const struct seals_state *state, enum thing_word word)
{
    switch (word) {
    case SAID_GIVE_UP:
        return mean(state, PICK_GIVE_UP, 0, 0);
    case SAID_HERE:
        return mean(state, PICK_HERE, 0, 0);
    case SAID_OFF:
        return mean(state, PICK_OFF, 0, 0);
    case SAID_NOBODY:
        return state->step == STEP_LOWER ? choice_make(PICK_SEAT, 0, NOBODY) : 0;
    case SAID_NONE:
        return state->step == STEP_RAISE ? choice_make(PICK_DICE, 0, 0) : 0;
    case SAID_WORDS:
        break;
    }
    return 0;
}

choice_t seals_thing_choice(const struct seals_state *state, const struct thing *thing)
{
    switch (thing->sort) {
    case THING_SPACE:
        return mean_space(state, thing->value);
    case THING_DIE:
        return mean_die(state, thing);
    case THING_SUPPLY:
        return mean_supply(state, thing->colour);
    case THING_SCROLL:
        return mean_scroll(state, thing->value);
    case THING_SEAT:
        return mean(state, PICK_SEAT, 0, (uint32_t)thing->seat);
    case THING_MAGE:
    case THING_FAMILIAR:
        return mean(state, PICK_FIGURE, 0,
                    (uint32_t)(2 * thing->seat + (thing->sort == THING_FAMILIAR)));
    case THING_WORD:
        return mean_word(state, (enum thing_word)thing->value);
    case THING_NONE:
    case THING_SPELL:
    case THING_GUARDIAN:
    case THING_COLOUR:
        break;
    }
    return 0;
}
