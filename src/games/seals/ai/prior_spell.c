/* prior_spell.c: what using a scroll is worth, before the details are chosen. */
#include "games/seals/ai/prior.h"

/* A spell that does not help is better kept. */
static const float no_use = 0.8f;

/* More pips are useful if the dice do not suffice for all seals of the colour in the
 * open. */
static void add_need(const struct prize *seal, int need[COLOURS])
{
    for (int colour = 0; colour < COLOURS; colour++)
        if (element_takes(seal->element, colour))
            need[colour] += seal->strength;
}

void seals_prior_init(struct prior *prior, struct atlas *atlas, const struct hand *hand,
                      float base)
{
    int need[COLOURS] = {0};
    prior->atlas = atlas;
    prior->scene = atlas->scene;
    prior->stance = atlas->stance;
    prior->hand = *hand;
    prior->base = base;
    for (int i = 0; i < atlas->open_prizes; i++)
        add_need(&atlas->prize[i], need);
    for (int i = 0; i < atlas->open_doors; i++)
        add_need(&atlas->door[i].token, need);
    for (int i = 0; i < COLOURS; i++)
        prior->lack[i] = need[i] > dice_sum(hand->dice[i]);
}

/* 6.3: dice that show little. */
static float renewal(const struct prior *prior, int colour)
{
    dice_t poor = prior->hand.dice[colour] & 0x000fff;
    return poor != 0 ? seals_prior_on_renewal(prior, colour, poor) : 0;
}

/* Where nothing is lacking, more is still welcome: scrolls turn face up again, and the
 * dice may meet other seals. */
static float welcome(const struct prior *prior, int colour)
{
    enum spell spell = prior->cast.spell;
    int count = dice_count(prior->hand.dice[colour] & DICE_BELOW_SIX);
    if (spell == SPELL_GROWTH)
        return prior->base + 0.15f;
    if (spell == SPELL_STRENGTHENING || spell == SPELL_ALTERATION)
        return prior->base + 0.03f * (float)count;
    return 0;
}

/* The spells on dice, colour by colour. */
static float on_colour(const struct prior *prior, int colour)
{
    enum spell spell = prior->cast.spell;
    dice_t dice = prior->hand.dice[colour];
    if (spell == SPELL_GROWTH && prior->scene->state->supply[colour] == 0)
        return 0;
    if (spell != SPELL_CHANGE && !prior->lack[colour])
        return welcome(prior, colour);
    if (spell == SPELL_GROWTH)
        return seals_prior_on_growth(prior, colour);
    if (spell == SPELL_DECEPTION)
        return seals_prior_on_deception(prior, colour);
    if (dice == 0)
        return 0;
    switch (spell) {
    case SPELL_CHANGE:
        return seals_prior_on_change(prior, colour, dice);
    case SPELL_RENEWAL:
        return renewal(prior, colour);
    case SPELL_STRENGTHENING:
        return seals_prior_on_strengthening(prior, colour, dice & DICE_BELOW_SIX);
    default:
        return seals_prior_on_raising(prior, colour, dice & DICE_BELOW_SIX);
    }
}

/* --- what a spell is worth, by kind; rows of spell_list.h name these ---------------- */

static float worth_nothing(const struct prior *prior)
{
    return prior->base - no_use;
}

static float worth_little(const struct prior *prior)
{
    return prior->base + 0.1f;
}

static float worth_dice(const struct prior *prior)
{
    float best = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        if (element_takes(prior->cast.element, colour))
            best = larger(best, on_colour(prior, colour));
    return best;
}

/* 6.9 */
static float worth_feed(const struct prior *prior)
{
    int token = prior->scene->state->absorbed[prior->cast.element];
    return seals_prior_on_feeding(prior, token_strength(token));
}

/* 6.10: a token on the way that is gone. */
static float worth_token(const struct prior *prior)
{
    float best = 0;
    for (int i = 0; i < prior->atlas->open_doors; i++)
        if (element_takes(prior->cast.element, prior->atlas->door[i].token.element))
            best = larger(best, seals_plan_behind(prior->atlas, &prior->hand, i));
    return larger(best, prior->base);
}

/* 6.7, 6.8, roughly. */
static float worth_trade(const struct prior *prior)
{
    return 0.4f * prior->base + 0.6f * worth_token(prior);
}

/* 6.15: the best trade of two scrolls of one strength, by what Synergies make of them. */
static float worth_transfer(const struct prior *prior)
{
    const struct seals_state *state = prior->scene->state;
    int seat = prior->cast.seat, best = 0;
    uint64_t mine = state->seat[seat].up & ~prior->cast.spent, theirs = 0;
    for (int other = 0; other < prior->scene->world->players; other++)
        if (seat_can_be_target(prior->scene->world, state, seat, other))
            theirs |= state->seat[other].up;
    theirs &= scrolls_of_element(prior->cast.element) & ~scroll_bit(SCROLL_BINDING);
    for (; theirs != 0; theirs &= theirs - 1) {
        int taken = __builtin_ctzll(theirs);
        uint64_t fitting = mine & scrolls_of_strength(scroll_strength(taken));
        for (; fitting != 0; fitting &= fitting - 1) {
            int gain =
                seals_scroll_worth(prior->scene, prior->stance, taken) -
                seals_scroll_worth(prior->scene, prior->stance, __builtin_ctzll(fitting));
            best = gain > best ? gain : best;
        }
    }
    return prior->base + (float)best;
}

/* 6.16 */
static float worth_theft(const struct prior *prior)
{
    return prior->base + 0.8f;
}

/* 6.19 */
static float worth_leap(const struct prior *prior)
{
    struct sites over = seals_leaps(prior->scene->world, prior->scene->state,
                                    &prior->stance->reach, prior->cast.element, true);
    float best = 0;
    for (int i = sites_next(&over, 0); i >= 0; i = sites_next(&over, i + 1))
        best =
            larger(best, seals_prior_one(prior, choice_make(PICK_SITE, 0, (uint32_t)i)));
    return best;
}

/* 6.20 */
static float worth_teleportation(const struct prior *prior)
{
    float best = 0;
    for (int other = 0; other < prior->scene->world->players; other++)
        for (uint32_t figure = 0; figure < 2; figure++)
            if (other != prior->cast.seat)
                best = larger(
                    best,
                    seals_prior_past(prior, choice_make(PICK_FIGURE, 0,
                                                        2 * (uint32_t)other + figure)));
    return best;
}

/* 6.22: a second seal for free. */
static float worth_speed(const struct prior *prior)
{
    const struct atlas *atlas = prior->atlas;
    int most = 0;
    for (int i = 0; i < atlas->open_prizes; i++)
        if (element_takes(prior->cast.element, atlas->prize[i].element) &&
            atlas->prize[i].gain > most)
            most = atlas->prize[i].gain;
    return larger(worth_token(prior), prior->base + 0.7f * (float)most);
}

static float (*const worth_of[SPELLS])(const struct prior *prior) = {
#define SPELL(ID, id, strength, circle, rule, names, worth, ...) worth_##worth,
#include "games/seals/rules/spell_list.h"
};

float seals_prior_on_scroll(const struct prior *prior, int scroll)
{
    struct prior used = *prior;
    used.cast = (struct cast){
        .seat = prior->stance->reach.seat,
        .spell = scroll_spell(scroll, prior->scene->state->circle),
        .element = scroll_element(scroll),
        .spent = scroll_bit(scroll),
    };
    float value = worth_of[used.cast.spell](&used);
    return value > prior->base + 0.01f ? value : larger(value, prior->base) - no_use;
}
