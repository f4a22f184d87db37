/* spell_spaces.c: the spells of the circle of Spaces (6.7-6.11): why using one would have
 * no effect, and why a choice is refused. */
#include "games/seals/explain/step.h"

/* 6.7, 6.8: whether two tokens may trade places. */
static bool why_not_pair(const struct judged *judged, int one, int other,
                         struct reason *why)
{
    const struct seals_state *state = judged->state;
    bool same_colour = seal_element(state, one) == seal_element(state, other);
    bool same_strength = seal_strength(state, one) == seal_strength(state, other);
    if (judged->cast.spell == SPELL_SWAP && !same_strength)
        return reason_set(why, "6.7", "the two tokens must be of the same strength");
    if (judged->cast.spell == SPELL_SWAP && same_colour)
        return reason_set(why, "6.7", "the two tokens must be of different colours");
    if (judged->cast.spell == SPELL_EXCHANGE && !same_colour)
        return reason_set(why, "6.8", "the two tokens must be of one colour");
    if (judged->cast.spell == SPELL_EXCHANGE && same_strength)
        return reason_set(why, "6.8", "two equal tokens: trading them has no effect");
    return true;
}

static bool has_partner(const struct judged *judged, int one)
{
    struct reason ignored;
    for (int other = 0; other < judged->world->sites; other++)
        if (token_on(judged->state, other) && why_not_pair(judged, one, other, &ignored))
            return true;
    return false;
}

/* --- when a scroll is usable -------------------------------------------------------- */

bool seals_why_swap(const struct judged *judged, struct reason *why)
{
    for (int one = 0; one < judged->world->sites; one++)
        if (token_fits(judged, one) && has_partner(judged, one))
            return true;
    return reason_set(why, spell_rule(judged->cast.spell),
                      "no two tokens on the board could trade places by this spell");
}

bool seals_why_exchange(const struct judged *judged, struct reason *why)
{
    return seals_why_swap(judged, why);
}

bool seals_why_absorption(const struct judged *judged, struct reason *why)
{
    if (judged->state->absorbed[judged->cast.element] == 0)
        return reason_set(why, "6.9", "no token lies on this scroll");
    return dice_showing(judged->mine, MIND, 1, 5) > 0 ||
           reason_set(why, "6.9", "you have no %s die below 6", tr("any colour"));
}

bool seals_why_disintegration(const struct judged *judged, struct reason *why)
{
    for (int site = 0; site < judged->world->sites; site++)
        if (token_fits(judged, site))
            return true;
    return reason_set(why, "6.10", "there is no fitting token on the board");
}

bool seals_why_rearrangement(const struct judged *judged, struct reason *why)
{
    if (scrolls_lying(judged, true) > 0 && scrolls_lying(judged, false) > 1)
        return true;
    return reason_set(why, "6.11", "no two scrolls on the board, one of them of %s",
                      tr(seals_element_name[judged->cast.element]));
}

/* --- choices ------------------------------------------------------------------------ */

static bool why_not_scroll(const struct judged *judged, int site, struct reason *why)
{
    return scroll_on(judged->state, site) ||
           reason_set(why, "6.11", "there is no scroll on %s", name_of(judged, site));
}

static bool why_not_first_scroll(const struct judged *judged, int site,
                                 struct reason *why)
{
    int element = judged->cast.element;
    return why_not_scroll(judged, site, why) &&
           (seal_element(judged->state, site) == element ||
            reason_set(why, "6.11", "the first scroll must be of %s",
                       tr(seals_element_name[element])));
}

static bool why_not_token(const struct judged *judged, int site, struct reason *why)
{
    return token_on(judged->state, site) ||
           reason_set(why, spell_rule(judged->cast.spell), "there is no token on %s",
                      name_of(judged, site));
}

bool seals_judge_one(const struct judged *judged, struct reason *why)
{
    int site = (int)judged->value;
    enum spell spell = judged->cast.spell;
    if (spell == SPELL_LEAP)
        return seals_judge_leap(judged, why);
    if (spell == SPELL_REARRANGEMENT)
        return why_not_first_scroll(judged, site, why);
    if (!why_not_token(judged, site, why))
        return false;
    if (!token_fits(judged, site))
        return reason_set(why, spell_rule(spell), "the token on %s is not of %s",
                          name_of(judged, site),
                          tr(seals_element_name[judged->cast.element]));
    if (spell == SPELL_DISPATCH)
        return seals_judge_dispatch(judged, why);
    return spell == SPELL_DISINTEGRATION || has_partner(judged, site) ||
           reason_set(why, spell_rule(spell),
                      "no other token could trade places with it");
}

bool seals_judge_other(const struct judged *judged, struct reason *why)
{
    int site = (int)judged->value;
    enum spell spell = judged->cast.spell;
    if (site == judged->state->one)
        return reason_set(why, spell_rule(spell), "choose another space than the first");
    if (spell == SPELL_REARRANGEMENT)
        return why_not_scroll(judged, site, why);
    return why_not_token(judged, site, why) &&
           why_not_pair(judged, judged->state->one, site, why);
}

bool seals_judge_feed(const struct judged *judged, struct reason *why)
{
    if (!why_not_one_die(judged, judged->state->turn, "6.9", why))
        return false;
    if (dice_count_of(judged->value, 6) == 0)
        return true;
    return reason_set(why, "6.9", "a die that shows six cannot gain");
}
