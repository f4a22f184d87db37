/* prior_board.c: prior among sites, scrolls, figures and opponents. */
#include "games/seals/ai/prior.h"

static bool within_reach(const struct prior *prior, int site)
{
    return sites_has(&prior->stance->reach.touched, site);
}

/* The value of the plan if a site within reach had another token. */
static float with_token(const struct prior *prior, int site, int colour, int strength)
{
    int door = seals_atlas_find(prior->atlas, site);
    if (door == NO_DOOR)
        return prior->base;
    struct prize *token = &prior->atlas->door[door].token, before = *token;
    token->element = (uint8_t)colour;
    token->strength = (uint8_t)strength;
    float value = seals_prior_on_dice(prior, &prior->hand);
    *token = before;
    return value;
}

/* --- tokens and scrolls that change places ------------------------------------------ */

/* The best that a token within reach could become: a colour in hand, or weak. */
static float best_trade(const struct prior *prior, int site)
{
    int element = seal_element(prior->scene->state, site);
    int strength = seal_strength(prior->scene->state, site);
    if (prior->cast.spell == SPELL_EXCHANGE)
        return with_token(prior, site, element, MIN_STRENGTH);
    float best = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        if (colour == element || prior->hand.dice[colour] == 0)
            continue;
        float value = with_token(prior, site, colour, strength);
        best = value > best ? value : best;
    }
    return best;
}

/* 6.7, 6.8 */
static float prior_on_traded(const struct prior *prior, int one, int other)
{
    const struct seals_state *state = prior->scene->state;
    if (within_reach(prior, one) == within_reach(prior, other))
        return 0;
    int here = within_reach(prior, one) ? one : other, there = here == one ? other : one;
    return with_token(prior, here, seal_element(state, there),
                      seal_strength(state, there));
}

/* 6.11: a better scroll comes within reach. */
static float prior_on_rearranged(const struct prior *prior, int one, int other)
{
    if (within_reach(prior, one) == within_reach(prior, other))
        return 0;
    int gain = prior->stance->gain[other] - prior->stance->gain[one];
    return 0.5f * (float)(within_reach(prior, one) ? gain : -gain);
}

float seals_prior_other(const struct prior *prior, choice_t choice)
{
    int one = prior->scene->state->one, other = (int)choice_value(choice);
    if (prior->cast.spell == SPELL_REARRANGEMENT)
        return prior_on_rearranged(prior, one, other);
    return prior_on_traded(prior, one, other);
}

/* --- one site ----------------------------------------------------------------------- */

/* The best break of a set, paid for. */
static float best_break(const struct prior *prior, const struct sites *among)
{
    float best = 0;
    for (int i = sites_next(among, 0); i >= 0; i = sites_next(among, i + 1)) {
        float value = seals_prior_on_break(prior, i);
        best = value > best ? value : best;
    }
    return best;
}

static float prior_on_leap(const struct prior *prior, int over)
{
    struct sites beyond = seals_breakable_by_leap(
        prior->scene->world, prior->scene->state, &prior->stance->reach, over);
    return best_break(prior, &beyond);
}

/* 6.18: a token that others could break and that is of no use to the player. */
static float prior_on_dispatch(const struct prior *prior, int site)
{
    struct sites others = seals_prior_others(prior);
    return (sites_has(&others, site) ? 1.f : 0) - (within_reach(prior, site) ? 0.5f : 0);
}

float seals_prior_one(const struct prior *prior, choice_t choice)
{
    int site = (int)choice_value(choice);
    bool near = within_reach(prior, site);
    switch (prior->cast.spell) {
    case SPELL_LEAP:
        return prior_on_leap(prior, site);
    case SPELL_DISPATCH:
        return prior_on_dispatch(prior, site);
    case SPELL_DISINTEGRATION:
        return near ? seals_prior_on_gift(prior, site) : 0;
    case SPELL_REARRANGEMENT: {
        float gain = (float)prior->stance->gain[site];
        return 0.3f * (near ? (float)MAX_STRENGTH - gain : gain - (float)MAX_STRENGTH);
    }
    default:
        return near ? best_trade(prior, site) : 0;
    }
}

/* 6.19, 6.20, 6.22 */
float seals_prior_then(const struct prior *prior, choice_t choice)
{
    return seals_prior_on_break(prior, (int)choice_value(choice));
}

float seals_prior_speed(const struct prior *prior, choice_t choice)
{
    return seals_prior_on_break(prior, (int)choice_value(choice));
}

float seals_prior_second(const struct prior *prior, choice_t choice)
{
    return seals_prior_on_gift(prior, (int)choice_value(choice));
}

/* 6.20 */
float seals_prior_past(const struct prior *prior, choice_t choice)
{
    int other = (int)choice_value(choice) / 2;
    int figure = choice_value(choice) & 1 ? FIGURE_FAMILIAR : FIGURE_MAGE;
    struct sites found =
        seals_breakable_past(prior->scene->world, prior->scene->state,
                             &prior->stance->reach, prior->cast.element, other, figure);
    return best_break(prior, &found);
}

/* 6.21: away from what the player could win, onto what others could. */
float seals_prior_guard(const struct prior *prior, choice_t choice)
{
    int now = prior->scene->state->guardian[prior->cast.element];
    float value = now != SITE_NONE && within_reach(prior, now) ? 2.f : 0;
    if (choice_kind(choice) == PICK_OFF)
        return value;
    struct sites others = seals_prior_others(prior);
    int site = (int)choice_value(choice);
    float gain = (float)prior->stance->gain[site];
    if (within_reach(prior, site))
        value -= 0.5f * gain;
    return sites_has(&others, site) ? value + 0.4f * gain : value;
}

/* 6.1: the mage stays, so that only tokens on the way matter; `here` bars a passage. */
float seals_prior_binding(const struct prior *prior, choice_t choice)
{
    if (choice_kind(choice) != PICK_BREAK)
        return 0.5f;
    return seals_prior_on_break(prior, (int)choice_value(choice));
}

/* 6.9: the stronger, the better. */
float seals_prior_absorb(const struct prior *prior, choice_t choice)
{
    const struct seals_state *state = prior->scene->state;
    if (choice_value(choice) == ELEMENTS)
        return 0;
    int before = state->absorbed[choice_value(choice)];
    int gain =
        seal_strength(state, state->target) - (before != 0 ? token_strength(before) : 0);
    return gain > 0 ? 1 + 0.5f * (float)gain : (float)gain;
}

/* --- opponents and their scrolls ---------------------------------------------------- */

/* 6.13, 6.14, 6.16: the stronger the opponent, the better; nobody is worth nothing. */
float seals_prior_from(const struct prior *prior, choice_t choice)
{
    const struct seals_state *state = prior->scene->state;
    int seat = (int)choice_value(choice), dice = 0;
    if (seat == NOBODY)
        return 0;
    for (int colour = 0; colour < COLOURS; colour++)
        dice += dice_count(state->seat[seat].dice[colour]);
    return 0.3f + 0.05f * (float)seals_seat_score(&state->seat[seat], state->circle) +
           0.2f * (float)dice;
}

float seals_prior_lower(const struct prior *prior, choice_t choice)
{
    return seals_prior_from(prior, choice);
}

/* 6.15: what a scroll adds to the player's own, and what they lose without it. */
float seals_prior_gain(const struct prior *prior, choice_t choice)
{
    return (float)seals_scroll_worth(prior->scene, prior->stance,
                                     (int)choice_value(choice));
}

float seals_prior_give_scroll(const struct prior *prior, choice_t choice)
{
    return -(float)seals_scroll_worth(prior->scene, prior->stance,
                                      (int)choice_value(choice));
}

/* 6.17 */
float seals_prior_exploit(const struct prior *prior, choice_t choice)
{
    return seals_prior_on_scroll(prior, (int)choice_value(choice));
}
