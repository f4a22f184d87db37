/* meaning.c: what pointing at a thing means at a step. */
#include "games/seals/guide/internal.h"

/* A choice of the kind, if the step takes that. */
static choice_t mean(const struct seals_state *state, enum choice_kind kind, int colour,
                     uint32_t value)
{
    return step_takes(state, kind) ? choice_make(kind, colour, value) : 0;
}

choice_t seals_mean_space(const struct seals_state *state, const struct thing *space)
{
    enum choice_kind kind = step_takes(state, PICK_SITE) ? PICK_SITE : PICK_BREAK;
    return mean(state, kind, 0, (uint32_t)space->value);
}

choice_t seals_mean_die(const struct seals_state *state, const struct thing *die)
{
    int seat = seals_takes_their_dice(state) ? state->victim : state->actor;
    return die->seat == seat ? mean(state, PICK_DICE, die->colour, dice_one(die->value))
                             : 0;
}

choice_t seals_mean_supply(const struct seals_state *state, const struct thing *supply)
{
    if (step_takes(state, PICK_TAKE))
        return choice_make(PICK_TAKE, 0, (uint32_t)1 << (2 * supply->colour));
    return mean(state, PICK_COLOUR, supply->colour, 0);
}

choice_t seals_mean_scroll(const struct seals_state *state, const struct thing *scroll)
{
    if (scroll_spell(scroll->value, state->circle) == SPELL_ABSORPTION &&
        step_takes(state, PICK_ABSORB))
        return choice_make(PICK_ABSORB, 0, (uint32_t)scroll_element(scroll->value));
    return mean(state, PICK_SCROLL, 0, (uint32_t)scroll->value);
}

choice_t seals_mean_word(const struct seals_state *state, const struct thing *word)
{
    switch ((enum thing_word)word->value) {
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

choice_t seals_mean_seat(const struct seals_state *state, const struct thing *thing)
{
    return mean(state, PICK_SEAT, 0, (uint32_t)thing->seat);
}

choice_t seals_mean_figure(const struct seals_state *state, const struct thing *thing)
{
    bool familiar = thing->sort == THING_FAMILIAR;
    return mean(state, PICK_FIGURE, 0, (uint32_t)(2 * thing->seat + familiar));
}
