/* prior_spell.c: what using a scroll promises, before the details are chosen. */
#include "games/seals/ai/prior.h"

/* Spells are for nothing but to help: one that does not is better kept. */
static const float no_use = 0.8f;

static float larger(float a, float b)
{
    return a > b ? a : b;
}

/* Whether a spell or seal of an element goes with a colour, or a seal's element. */
static bool fits(int element, int colour)
{
    return element == MIND || element == colour;
}

/* More is of use where the dice do not suffice for all seals of the colour in the open.
 */
static void add_need(const struct prize *seal, int need[COLOURS])
{
    for (int colour = 0; colour < COLOURS; colour++)
        if (fits(seal->element, colour))
            need[colour] += seal->strength;
}

void seals_prior_init(struct leaning *leaning, struct atlas *atlas, const struct hand *hand,
               float base)
{
    int need[COLOURS] = {0};
    leaning->atlas = atlas;
    leaning->scene = atlas->scene;
    leaning->stance = atlas->stance;
    leaning->hand = *hand;
    leaning->base = base;
    for (int i = 0; i < atlas->open_prizes; i++)
        add_need(&atlas->prize[i], need);
    for (int i = 0; i < atlas->open_doors; i++)
        add_need(&atlas->door[i].token, need);
    for (int i = 0; i < COLOURS; i++)
        leaning->lack[i] = need[i] > dice_sum(hand->dice[i]);
}

/* 6.3: dice that show little. */
static float renewal(const struct leaning *leaning, int colour)
{
    dice_t poor = leaning->hand.dice[colour] & 0x000fff;
    return poor != 0 ? seals_prior_on_renewal(leaning, colour, poor) : 0;
}

/* Where nothing is lacking, more is still welcome: scrolls turn face up again, and the
 * dice may meet other seals. */
static float welcome(const struct leaning *leaning, enum spell spell, int colour)
{
    int count = dice_count(leaning->hand.dice[colour] & DICE_BELOW_SIX);
    if (spell == SPELL_GROWTH)
        return leaning->base + 0.15f;
    if (spell == SPELL_STRENGTHENING || spell == SPELL_ALTERATION)
        return leaning->base + 0.03f * (float)count;
    return 0;
}

/* The spells on dice, colour by colour. */
static float on_colour(const struct leaning *leaning, enum spell spell, int colour)
{
    dice_t dice = leaning->hand.dice[colour];
    if (spell == SPELL_GROWTH && leaning->scene->state->supply[colour] == 0)
        return 0;
    if (spell != SPELL_CHANGE && !leaning->lack[colour])
        return welcome(leaning, spell, colour);
    if (spell == SPELL_GROWTH)
        return seals_prior_on_growth(leaning, colour);
    if (spell == SPELL_DECEPTION)
        return seals_prior_on_deception(leaning, colour);
    if (dice == 0)
        return 0;
    switch (spell) {
    case SPELL_CHANGE:
        return seals_prior_on_change(leaning, colour, dice);
    case SPELL_RENEWAL:
        return renewal(leaning, colour);
    case SPELL_STRENGTHENING:
        return seals_prior_on_strengthening(leaning, colour, dice & DICE_BELOW_SIX);
    default:
        return seals_prior_on_raising(leaning, colour, dice & DICE_BELOW_SIX);
    }
}

static float on_dice(const struct leaning *leaning, enum spell spell, int element)
{
    float best = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        if (fits(element, colour))
            best = larger(best, on_colour(leaning, spell, colour));
    return best;
}

/* 6.10, and roughly 6.7, 6.8: a token on the way that is gone. */
static float on_token(const struct leaning *leaning, int element)
{
    float best = 0;
    for (int i = 0; i < leaning->atlas->open_doors; i++)
        if (fits(element, leaning->atlas->door[i].token.element))
            best = larger(best, seals_plan_behind(leaning->atlas, &leaning->hand, i));
    return larger(best, leaning->base);
}

/* 6.19 */
static float leap(const struct leaning *leaning, int element)
{
    struct leaning then = *leaning;
    struct sites over = seals_leaps(leaning->scene->world, leaning->scene->state,
                              &leaning->stance->reach, element, true);
    float best = 0;
    then.cast.spell = SPELL_LEAP;
    for (int i = sites_next(&over, 0); i >= 0; i = sites_next(&over, i + 1))
        best = larger(best, seals_prior_one(&then, choice_make(PICK_SITE, 0, (uint32_t)i)));
    return best;
}

/* 6.20 */
static float teleportation(const struct leaning *leaning, int element)
{
    struct leaning then = *leaning;
    float best = 0;
    then.cast.element = element;
    for (int other = 0; other < leaning->scene->world->players; other++)
        for (uint32_t figure = 0; figure < 2; figure++)
            if (other != leaning->stance->reach.seat)
                best = larger(
                    best, seals_prior_past(&then, choice_make(PICK_FIGURE, 0,
                                                       2 * (uint32_t)other + figure)));
    return best;
}

/* 6.22: a second seal for nothing. */
static float speed(const struct leaning *leaning, int element)
{
    const struct atlas *atlas = leaning->atlas;
    int most = 0;
    for (int i = 0; i < atlas->open_prizes; i++)
        if (fits(element, atlas->prize[i].element) && atlas->prize[i].gain > most)
            most = atlas->prize[i].gain;
    return larger(on_token(leaning, element), leaning->base + 0.7f * (float)most);
}

/* 6.15: the best trade of two scrolls of one strength, by what Synergies make of them. */
static float transfer(const struct leaning *leaning, int element, int scroll)
{
    const struct seals_state *state = leaning->scene->state;
    int seat = leaning->stance->reach.seat, best = 0;
    uint64_t mine = state->seat[seat].up & ~scroll_bit(scroll), theirs = 0;
    const uint64_t fit = scrolls_of_element(element) & ~scroll_bit(SCROLL_BINDING);
    for (int other = 0; other < leaning->scene->world->players; other++)
        if (seat_can_be_target(leaning->scene->world, state, seat, other))
            theirs |= state->seat[other].up;
    for (theirs &= fit; theirs != 0; theirs &= theirs - 1) {
        int his = __builtin_ctzll(theirs);
        uint64_t fitting = mine & scrolls_of_strength(scroll_strength(his));
        for (; fitting != 0; fitting &= fitting - 1) {
            int gain =
                seals_scroll_worth(leaning->scene, leaning->stance, his) -
                seals_scroll_worth(leaning->scene, leaning->stance, __builtin_ctzll(fitting));
            best = gain > best ? gain : best;
        }
    }
    return leaning->base + (float)best;
}

static float promise(const struct leaning *leaning, enum spell spell, int element,
                     int scroll)
{
    switch (spell) {
    case SPELL_CHANGE:
    case SPELL_RENEWAL:
    case SPELL_STRENGTHENING:
    case SPELL_GROWTH:
    case SPELL_DECEPTION:
    case SPELL_ALTERATION:
        return on_dice(leaning, spell, element);
    case SPELL_ABSORPTION:
        return seals_prior_on_feeding(leaning,
                               token_strength(leaning->scene->state->absorbed[element]));
    case SPELL_SWAP:
    case SPELL_EXCHANGE:
        return 0.4f * leaning->base + 0.6f * on_token(leaning, element);
    case SPELL_DISINTEGRATION:
        return on_token(leaning, element);
    case SPELL_LEAP:
        return leap(leaning, element);
    case SPELL_TELEPORTATION:
        return teleportation(leaning, element);
    case SPELL_SPEED:
        return speed(leaning, element);
    case SPELL_TRANSFER:
        return transfer(leaning, element, scroll);
    case SPELL_THEFT:
        return leaning->base + 0.8f;
    case SPELL_REARRANGEMENT:
    case SPELL_EXPLOITATION:
        return leaning->base + 0.1f;
    default:
        return leaning->base - no_use;
    }
}

float seals_prior_on_scroll(const struct leaning *leaning, int scroll)
{
    enum spell spell = scroll_spell(scroll, leaning->scene->state->circle);
    float value = promise(leaning, spell, scroll_element(scroll), scroll);
    return value > leaning->base + 0.01f ? value : larger(value, leaning->base) - no_use;
}
