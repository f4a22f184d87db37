/* prior_dice.c: prior among handfuls of dice and colours. */
#include "games/seals/ai/prior.h"

/* A die still to be rolled counts as showing 2 or 5 with equal chance. */
enum { POOR = 2, GOOD = 5 };

/* Dice kept are worth something beyond the plan: they may change, and be added to. */
static const float per_die = 0.15f, per_pip = 0.03f;

static float with_dice(const struct prior *prior, int colour, dice_t dice)
{
    struct hand hand = prior->hand;
    hand.dice[colour] = dice;
    return seals_prior_on_dice(prior, &hand);
}

static float recoloured(const struct prior *prior, int from, int into, dice_t dice)
{
    struct hand hand = prior->hand;
    hand.dice[from] -= dice;
    hand.dice[into] += dice;
    return seals_prior_on_dice(prior, &hand);
}

/* 5.4 */
float seals_prior_with(const struct prior *prior, choice_t choice)
{
    struct hand hand = prior->hand;
    dice_t dice = choice_value(choice);
    hand.dice[choice_colour(choice)] -= dice;
    float value =
        seals_plan_after(prior->atlas, &hand, prior->scene->state->target).value;
    return value - per_die * (float)dice_count(dice) - per_pip * (float)dice_sum(dice);
}

/* 6.2 */
float seals_prior_on_change(const struct prior *prior, int from, dice_t dice)
{
    float best = 0;
    for (int into = 0; into < COLOURS; into++)
        if (into != from && prior->lack[into] &&
            prior->scene->state->supply[into] >= dice_count(dice))
            best = larger(best, recoloured(prior, from, into, dice));
    return best;
}

float seals_prior_into(const struct prior *prior, choice_t choice)
{
    const struct seals_state *state = prior->scene->state;
    return recoloured(prior, state->colour, choice_colour(choice), state->chosen);
}

/* 6.3 */
float seals_prior_on_renewal(const struct prior *prior, int colour, dice_t dice)
{
    dice_t kept = prior->hand.dice[colour] - dice;
    dice_t count = (dice_t)dice_count(dice);
    return (with_dice(prior, colour, kept + count * dice_one(POOR)) +
            with_dice(prior, colour, kept + count * dice_one(GOOD))) /
           2;
}

/* 6.4 */
float seals_prior_on_strengthening(const struct prior *prior, int colour, dice_t dice)
{
    dice_t kept = prior->hand.dice[colour] - dice;
    return with_dice(prior, colour, kept + dice_strengthened(dice)) +
           per_pip * (float)dice_count(dice);
}

float seals_prior_dice(const struct prior *prior, choice_t choice)
{
    int colour = choice_colour(choice);
    dice_t dice = choice_value(choice);
    switch (prior->cast.spell) {
    case SPELL_CHANGE:
        return seals_prior_on_change(prior, colour, dice);
    case SPELL_RENEWAL:
        return seals_prior_on_renewal(prior, colour, dice) -
               per_pip * (float)(dice_sum(dice) - 3 * dice_count(dice));
    default:
        return seals_prior_on_strengthening(prior, colour, dice);
    }
}

/* 6.5 */
float seals_prior_on_growth(const struct prior *prior, int colour)
{
    dice_t dice = prior->hand.dice[colour];
    return per_die + (with_dice(prior, colour, dice + dice_one(POOR)) +
                      with_dice(prior, colour, dice + dice_one(GOOD))) /
                         2;
}

float seals_prior_colour(const struct prior *prior, choice_t choice)
{
    return seals_prior_on_growth(prior, choice_colour(choice));
}

static float fed(const struct prior *prior, int colour, dice_t die, int strength)
{
    int value = dice_smallest(die) + strength;
    dice_t kept = prior->hand.dice[colour] - die;
    return with_dice(prior, colour, kept + dice_one(value < 6 ? value : 6));
}

/* 6.9: the smallest die of each colour is tried. */
float seals_prior_on_feeding(const struct prior *prior, int strength)
{
    float best = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        dice_t dice = prior->hand.dice[colour] & DICE_BELOW_SIX;
        if (dice != 0)
            best =
                larger(best, fed(prior, colour, dice_one(dice_smallest(dice)), strength));
    }
    return best;
}

float seals_prior_feed(const struct prior *prior, choice_t choice)
{
    int token = prior->scene->state->absorbed[prior->cast.element];
    return fed(prior, choice_colour(choice), choice_value(choice), token_strength(token));
}

/* 6.14 */
float seals_prior_on_raising(const struct prior *prior, int colour, dice_t dice)
{
    dice_t kept = prior->hand.dice[colour] - dice;
    return with_dice(prior, colour, kept + (dice << 4)) +
           per_pip * (float)dice_count(dice);
}

float seals_prior_raise(const struct prior *prior, choice_t choice)
{
    return seals_prior_on_raising(prior, choice_colour(choice), choice_value(choice));
}

float seals_prior_lowered(const struct prior *prior, choice_t choice)
{
    (void)prior;
    return (float)dice_count(choice_value(choice));
}

/* 6.13: colours trade hands, values stay. */
float seals_prior_on_deception(const struct prior *prior, int gained)
{
    float best = 0;
    for (int given = 0; given < COLOURS; given++) {
        dice_t shown = prior->hand.dice[given];
        for (int value = 1; given != gained && value <= 6; value++)
            if (dice_count_of(shown, value) > 0)
                best = larger(best, recoloured(prior, given, gained, dice_one(value)));
    }
    return best;
}

float seals_prior_theirs(const struct prior *prior, choice_t choice)
{
    return seals_prior_on_deception(prior, choice_colour(choice)) +
           per_pip * (float)dice_sum(choice_value(choice));
}

float seals_prior_for_it(const struct prior *prior, choice_t choice)
{
    return recoloured(prior, choice_colour(choice), prior->scene->state->colour,
                      choice_value(choice));
}

/* 6.16: what is left to the victim. */
float seals_prior_give(const struct prior *prior, choice_t choice)
{
    int colour = choice_colour(choice);
    return with_dice(prior, colour, prior->hand.dice[colour] - choice_value(choice)) -
           per_pip * (float)dice_sum(choice_value(choice));
}
