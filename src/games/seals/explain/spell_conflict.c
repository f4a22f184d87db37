/* spell_conflict.c: the spells of the circle of Conflict (6.12-6.17): why using one would
 * have no effect, and why a choice is refused. */
#include "games/seals/explain/step.h"

/* --- when a scroll is usable -------------------------------------------------------- */

/* 6.13: whether an own die of another colour could be traded for a die of the opponent.
 */
static bool can_deceive(const struct judged *judged, int other)
{
    for (int taken = 0; taken < COLOURS; taken++)
        for (int own = 0; own < COLOURS; own++)
            if (taken != own && element_takes(judged->cast.element, taken) &&
                judged->state->seat[other].dice[taken] != 0 &&
                judged->mine->dice[own] != 0)
                return true;
    return false;
}

bool seals_why_deception(const struct judged *judged, struct reason *why)
{
    for (int other = 0; other < judged->world->players; other++)
        if (is_target(judged, other) && can_deceive(judged, other))
            return true;
    return reason_set(why, "6.13",
                      "no opponent in the round has a die of this colour, or you have no "
                      "die of another colour to give");
}

/* 6.14 */
static bool can_lower(const struct judged *judged, int other, int element)
{
    return dice_showing(&judged->state->seat[other], element, 2, 6) > 0;
}

static bool can_lower_some(const struct judged *judged)
{
    for (int other = 0; other < judged->world->players; other++)
        if (is_target(judged, other) && can_lower(judged, other, judged->cast.element))
            return true;
    return false;
}

bool seals_why_alteration(const struct judged *judged, struct reason *why)
{
    return dice_showing(judged->mine, judged->cast.element, 1, 5) > 0 ||
           can_lower_some(judged) ||
           reason_set(why, "6.14", "no die could be raised or lowered");
}

bool seals_why_transfer(const struct judged *judged, struct reason *why)
{
    const struct seals_state *state = judged->state;
    uint64_t mine = judged->mine->up & ~judged->cast.spent;
    for (int other = 0; other < judged->world->players; other++) {
        if (!is_target(judged, other))
            continue;
        uint64_t face_up = state->seat[other].up & ~judged->cast.spent;
        for (int theirs = 0; theirs < SCROLLS; theirs++)
            for (int own = 0; own < SCROLLS; own++)
                if ((face_up >> theirs & 1) && (mine >> own & 1) &&
                    scroll_element(theirs) == judged->cast.element &&
                    scroll_strength(theirs) == scroll_strength(own))
                    return true;
    }
    return reason_set(
        why, "6.15",
        "no opponent in the round has a face-up scroll of %s that matches the "
        "strength of an own face-up scroll",
        tr(seals_element_name[judged->cast.element]));
}

static bool can_rob(const struct judged *judged, int other)
{
    return dice_showing(&judged->state->seat[other], judged->cast.element, 1, 6) > 0;
}

bool seals_why_theft(const struct judged *judged, struct reason *why)
{
    for (int other = 0; other < judged->world->players; other++)
        if (is_target(judged, other) && can_rob(judged, other))
            return true;
    return reason_set(why, "6.16", "no opponent in the round has a fitting die");
}

/* 6.15, 6.17: an opponent in the round has the scroll face up. */
static bool why_not_theirs(const struct judged *judged, int scroll, struct reason *why)
{
    int owner = NONE;
    for (int seat = 0; seat < judged->world->players; seat++)
        if (seat != judged->cast.seat &&
            (judged->state->seat[seat].up & scroll_bit(scroll)))
            owner = seat;
    if (owner == NONE)
        return reason_set(why, spell_rule(judged->cast.spell),
                          "no opponent has that scroll face up");
    return !judged->state->seat[owner].over ||
           reason_set(why, "6.12", "the round is over for the owner of that scroll");
}

/* 6.17 */
static bool why_not_exploited(const struct judged *judged, int scroll, struct reason *why)
{
    int element = judged->cast.element;
    int exploitation = scroll_of(SPELL_EXPLOITATION, element);
    if (scroll == SCROLL_BINDING)
        return reason_set(why, "6.17", "Binding is never exploited");
    if (!why_not_theirs(judged, scroll, why))
        return false;
    if (scroll_element(scroll) != element)
        return reason_set(why, "6.17", "that scroll is not of %s",
                          tr(seals_element_name[element]));
    if (scroll_spell(scroll, judged->state->circle) == SPELL_SYNERGY)
        return reason_set(why, "6.17", "Synergy is never exploited");
    return seals_why_not_spell(judged->world, judged->state, scroll,
                               scroll_bit(exploitation) | scroll_bit(scroll), why);
}

bool seals_why_exploitation(const struct judged *judged, struct reason *why)
{
    struct reason ignored;
    for (int scroll = 0; scroll < SCROLLS; scroll++)
        if (why_not_exploited(judged, scroll, &ignored))
            return true;
    return reason_set(why, "6.17",
                      "no opponent in the round has a face-up scroll of %s that could be "
                      "used now",
                      tr(seals_element_name[judged->cast.element]));
}

/* --- choices ------------------------------------------------------------------------ */

/* 6.12 */
static bool why_not_target(const struct judged *judged, struct reason *why)
{
    int other = (int)judged->value;
    if (other == NOBODY)
        return reason_set(why, "6.12", "choose an opponent");
    if (other == judged->state->turn)
        return reason_set(why, "6.12", "the %s is you: choose an opponent",
                          tr(seals_mage_name[judged->mine->mage]));
    if (judged->state->seat[other].over)
        return reason_set(why, "6.12", "the round is over for the %s",
                          tr(seals_mage_name[judged->state->seat[other].mage]));
    return true;
}

bool seals_judge_from(const struct judged *judged, struct reason *why)
{
    int other = (int)judged->value;
    if (!why_not_target(judged, why))
        return false;
    const char *mage = tr(seals_mage_name[judged->state->seat[other].mage]);
    if (judged->cast.spell == SPELL_DECEPTION)
        return can_deceive(judged, other) ||
               reason_set(why, "6.13",
                          "the %s has no die of this colour, or you have none of another "
                          "colour to give",
                          mage);
    return can_rob(judged, other) ||
           reason_set(why, "6.16", "the %s has no die of %s", mage,
                      tr(seals_element_name[judged->cast.element]));
}

bool seals_judge_theirs(const struct judged *judged, struct reason *why)
{
    if (!why_not_one_die(judged, judged->state->victim, "6.13", why))
        return false;
    if (!element_takes(judged->cast.element, judged->colour))
        return reason_set(why, "6.13", "the scroll takes a die of %s",
                          tr(seals_element_name[judged->cast.element]));
    for (int own = 0; own < COLOURS; own++)
        if (own != judged->colour && judged->mine->dice[own] != 0)
            return true;
    return reason_set(why, "6.13", "you have no die of another colour to give for it");
}

bool seals_judge_for_it(const struct judged *judged, struct reason *why)
{
    if (!why_not_one_die(judged, judged->state->turn, "6.13", why))
        return false;
    if (judged->colour != judged->state->colour)
        return true;
    return reason_set(why, "6.13", "the die given must be of another colour");
}

bool seals_judge_give(const struct judged *judged, struct reason *why)
{
    if (!why_not_one_die(judged, judged->state->victim, "6.16", why))
        return false;
    if (element_takes(judged->cast.element, judged->colour))
        return true;
    return reason_set(why, "6.16", "the thief takes a die of %s",
                      tr(seals_element_name[judged->cast.element]));
}

bool seals_judge_raise(const struct judged *judged, struct reason *why)
{
    if (judged->value == 0)
        return can_lower_some(judged) ||
               reason_set(why, "6.14",
                          "no opponent's die can be lowered: raise an own one");
    if (!element_takes(judged->cast.element, judged->colour))
        return reason_set(why, "6.14", "the scroll works on dice of %s",
                          tr(seals_element_name[judged->cast.element]));
    if (!why_not_held(judged, judged->state->turn, "6.14", why))
        return false;
    if (dice_count_of(judged->value, 6) == 0)
        return true;
    return reason_set(why, "6.14", "a die that shows six cannot be raised");
}

static int altered(const struct judged *judged)
{
    return judged->state->colour != NONE ? judged->state->colour : judged->cast.element;
}

bool seals_judge_lower(const struct judged *judged, struct reason *why)
{
    if (judged->value == NOBODY) {
        if (judged->state->chosen != 0)
            return true;
        return reason_set(why, "6.14", "at least one die must change");
    }
    if (!why_not_target(judged, why))
        return false;
    if (can_lower(judged, (int)judged->value, altered(judged)))
        return true;
    return reason_set(why, "6.14", "the %s has no fitting die above one",
                      tr(seals_mage_name[judged->state->seat[judged->value].mage]));
}

bool seals_judge_lowered(const struct judged *judged, struct reason *why)
{
    if (judged->value == 0)
        return reason_set(why, "6.14", "at least one die must be chosen");
    if (!element_takes(altered(judged), judged->colour))
        return reason_set(why, "6.14", "all altered dice must be of one colour: %s",
                          tr(seals_element_name[altered(judged)]));
    if (!why_not_held(judged, judged->state->victim, "6.14", why))
        return false;
    if (dice_count_of(judged->value, 1) == 0)
        return true;
    return reason_set(why, "6.14", "a die that shows one cannot be lowered");
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
    int scroll = (int)judged->value;
    if (scroll == SCROLL_BINDING)
        return reason_set(why, "6.15", "Binding is never transferred");
    if (!why_not_theirs(judged, scroll, why))
        return false;
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
    return why_not_exploited(judged, (int)judged->value, why);
}
