/* board.c: refusals of choices about the board and scrolls that spells ask for (6).
 */
#include "games/seals/explain/step.h"
#include "games/seals/notation/notation.h"
#include "i18n/i18n.h"

bool seals_judge_binding(const struct judged *judged, struct reason *why)
{
    if (judged->kind == PICK_HERE) {
        if (judged->mine->familiar != judged->mine->place)
            return true;
        return reason_set(why, "6.1", "the familiar is with its mage already");
    }
    if (scroll_on(judged->state, (int)judged->value))
        return reason_set(why, "6.1", "a familiar never breaks the seal of a scroll");
    return seals_why_not_plain(judged->world, judged->state, judged->state->turn,
                               (int)judged->value, why);
}

static bool is_token(const struct judged *judged, int site)
{
    return seals_has_seal(judged->state, site) && !scroll_on(judged->state, site);
}

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

/* 6.7, 6.8: some token could be the partner of this one. */
static bool why_no_partner(const struct judged *judged, int one, struct reason *why)
{
    struct reason ignored;
    for (int other = 0; other < judged->world->sites; other++)
        if (is_token(judged, other) && why_not_pair(judged, one, other, &ignored))
            return true;
    return reason_set(why, spell_rule(judged->cast.spell),
                      "no other token could trade places with it");
}

static bool why_dispatch(const struct judged *judged, int site, struct reason *why)
{
    for (int seat = 0; seat < judged->world->players; seat++)
        if (judged->state->seat[seat].familiar == site)
            return reason_set(why, "6.18", "a familiar stands on %s already",
                              name_of(judged, (uint32_t)site));
    return true;
}

bool seals_judge_one(const struct judged *judged, struct reason *why)
{
    int site = (int)judged->value, element = judged->cast.element;
    enum spell spell = judged->cast.spell;
    if (spell == SPELL_LEAP)
        return seals_why_not_leap(judged->world, judged->state, judged->state->turn, site,
                                  element, why);
    if (spell == SPELL_REARRANGEMENT) {
        if (!scroll_on(judged->state, site))
            return reason_set(why, "6.11", "there is no scroll on %s",
                              name_of(judged, judged->value));
        if (seal_element(judged->state, site) == element)
            return true;
        return reason_set(why, "6.11", "the first scroll must be of %s",
                          tr(seals_element_name[element]));
    }
    if (!is_token(judged, site))
        return reason_set(why, spell_rule(spell), "there is no token on %s",
                          name_of(judged, judged->value));
    if (!element_takes(element, seal_element(judged->state, site)))
        return reason_set(why, spell_rule(spell), "the token on %s is not of %s",
                          name_of(judged, judged->value),
                          tr(seals_element_name[element]));
    if (spell == SPELL_DISPATCH)
        return why_dispatch(judged, site, why);
    return spell == SPELL_DISINTEGRATION || why_no_partner(judged, site, why);
}

bool seals_judge_other(const struct judged *judged, struct reason *why)
{
    int site = (int)judged->value;
    enum spell spell = judged->cast.spell;
    if (site == judged->state->one)
        return reason_set(why, spell_rule(spell), "choose another space than the first");
    if (spell == SPELL_REARRANGEMENT) {
        if (scroll_on(judged->state, site))
            return true;
        return reason_set(why, "6.11", "there is no scroll on %s",
                          name_of(judged, judged->value));
    }
    if (!is_token(judged, site))
        return reason_set(why, spell_rule(spell), "there is no token on %s",
                          name_of(judged, judged->value));
    return why_not_pair(judged, judged->state->one, site, why);
}

/* 6.15: an own face-up scroll of that strength. */
static bool has_strength_up(const struct judged *judged, int strength)
{
    for (int scroll = 0; scroll < SCROLLS; scroll++)
        if ((judged->mine->up & scroll_bit(scroll)) &&
            scroll_strength(scroll) == strength)
            return true;
    return false;
}

bool seals_judge_gain(const struct judged *judged, struct reason *why)
{
    int scroll = (int)judged->value, owner = NONE;
    for (int seat = 0; seat < judged->world->players; seat++)
        if (seat != judged->state->turn &&
            (judged->state->seat[seat].up & scroll_bit(scroll)))
            owner = seat;
    if (scroll == SCROLL_BINDING)
        return reason_set(why, "6.15", "Binding is never transferred");
    if (owner == NONE)
        return reason_set(why, "6.15", "no opponent has that scroll face up");
    if (judged->state->seat[owner].over)
        return reason_set(why, "6.12", "the round is over for the owner of that scroll");
    if (scroll_element(scroll) != judged->cast.element)
        return reason_set(why, "6.15", "the scroll taken must be of %s",
                          tr(seals_element_name[judged->cast.element]));
    if (has_strength_up(judged, scroll_strength(scroll)))
        return true;
    return reason_set(why, "6.15",
                      "there is no own face-up scroll of strength %d to give",
                      scroll_strength(scroll));
}

bool seals_judge_give_scroll(const struct judged *judged, struct reason *why)
{
    int scroll = (int)judged->value;
    if (scroll == SCROLL_BINDING)
        return reason_set(why, "6.15", "Binding is never transferred");
    if (!(judged->mine->up & scroll_bit(scroll)))
        return reason_set(why, "6.15", "only an own face-up scroll can be given");
    if (scroll_strength(scroll) == scroll_strength(judged->state->one))
        return true;
    return reason_set(why, "6.15", "both scrolls must be of the same strength");
}

bool seals_judge_exploit(const struct judged *judged, struct reason *why)
{
    const struct seals_state *state = judged->state;
    return seals_why_not_exploit(judged->world, state, state->turn, state->scroll,
                                 (int)judged->value, why);
}

bool seals_judge_guard(const struct judged *judged, struct reason *why)
{
    int element = judged->cast.element, now = judged->state->guardian[element];
    if (judged->kind == PICK_OFF) {
        if (now != SITE_NONE)
            return true;
        return reason_set(why, "6.21", "the guardian of %s is not on the board",
                          tr(seals_element_name[element]));
    }
    if (!scroll_on(judged->state, (int)judged->value) ||
        seal_element(judged->state, (int)judged->value) != element)
        return reason_set(why, "6.21", "there is no scroll of %s on %s",
                          tr(seals_element_name[element]),
                          name_of(judged, judged->value));
    if ((int)judged->value == now)
        return reason_set(why, "6.21", "the guardian stands on %s already",
                          name_of(judged, judged->value));
    return true;
}

bool seals_judge_past(const struct judged *judged, struct reason *why)
{
    return seals_why_not_past(judged->world, judged->state, judged->state->turn,
                              (int)judged->value / 2,
                              judged->value & 1 ? FIGURE_FAMILIAR : FIGURE_MAGE,
                              judged->cast.element, SITE_NONE, why);
}

bool seals_judge_then(const struct judged *judged, struct reason *why)
{
    const struct seals_state *state = judged->state;
    if (state->one != SITE_NONE)
        return seals_why_not_beyond(judged->world, state, state->turn, state->one,
                                    (int)judged->value, why);
    return seals_why_not_past(judged->world, state, state->turn, state->victim,
                              state->figure, judged->cast.element, (int)judged->value,
                              why);
}

bool seals_judge_speed(const struct judged *judged, struct reason *why)
{
    return seals_why_not_plain(judged->world, judged->state, judged->state->turn,
                               (int)judged->value, why) &&
           seals_why_not_second(judged->world, judged->state, judged->state->turn,
                                (int)judged->value, judged->cast.element, SITE_NONE, why);
}

bool seals_judge_second(const struct judged *judged, struct reason *why)
{
    return seals_why_not_second(judged->world, judged->state, judged->state->turn,
                                judged->mine->place, judged->cast.element,
                                (int)judged->value, why);
}
