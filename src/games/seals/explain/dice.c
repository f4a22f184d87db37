/* dice.c: refusals of choices about dice that spells ask for
 * (6.2-6.5, 6.9, 6.13-6.16). */
#include "games/seals/explain/step.h"
#include "games/seals/notation/notation.h"
#include "i18n/i18n.h"

/* 6.2: enough dice of one other colour are in the supply. */
static bool why_no_change(const struct judged *judged, struct reason *why)
{
    for (int into = 0; into < COLOURS; into++)
        if (into != judged->colour &&
            judged->state->supply[into] >= dice_count(judged->value))
            return true;
    return reason_set(why, "6.2",
                      "the supply does not have that many dice of one other colour");
}

bool seals_judge_dice(const struct judged *judged, struct reason *why)
{
    enum spell spell = judged->cast.spell;
    const char *rule = spell_rule(spell);
    if (judged->value == 0)
        return reason_set(why, rule, "at least one die must be chosen");
    if (!element_takes(judged->cast.element, judged->colour))
        return reason_set(why, rule, "the scroll works on dice of %s",
                          tr(seals_element_name[judged->cast.element]));
    if (!why_not_held(judged, judged->state->turn, rule, why))
        return false;
    if (spell == SPELL_STRENGTHENING && dice_count_of(judged->value, 6) > 0)
        return reason_set(why, rule, "a die that shows six cannot be strengthened");
    return spell != SPELL_CHANGE || why_no_change(judged, why);
}

bool seals_judge_into(const struct judged *judged, struct reason *why)
{
    if (judged->colour == judged->state->colour)
        return reason_set(why, "6.2", "the new colour must be another one");
    if (judged->state->supply[judged->colour] >= dice_count(judged->state->chosen))
        return true;
    return why_supply(judged, judged->colour, "6.2", why);
}

bool seals_judge_colour(const struct judged *judged, struct reason *why)
{
    if (judged->state->supply[judged->colour] > 0)
        return true;
    return reason_set(why, "6.5", "the supply has no die of %s",
                      tr(seals_element_name[judged->colour]));
}

/* One die of a seat, of a colour other than `but`. */
static bool why_one_die(const struct judged *judged, int seat, const char *rule,
                        struct reason *why)
{
    if (dice_count(judged->value) != 1)
        return reason_set(why, rule, "exactly one die is to be chosen");
    return why_not_held(judged, seat, rule, why);
}

bool seals_judge_feed(const struct judged *judged, struct reason *why)
{
    if (!why_one_die(judged, judged->state->turn, "6.9", why))
        return false;
    if (dice_count_of(judged->value, 6) == 0)
        return true;
    return reason_set(why, "6.9", "a die that shows six cannot gain");
}

/* 6.13: some die of his can be had for an own die of another colour. */
static bool why_no_deception(const struct judged *judged, int other, struct reason *why)
{
    for (int his = 0; his < COLOURS; his++)
        for (int own = 0; own < COLOURS; own++)
            if (his != own && element_takes(judged->cast.element, his) &&
                judged->state->seat[other].dice[his] != 0 && judged->mine->dice[own] != 0)
                return true;
    return reason_set(
        why, "6.13",
        "the %s has no fitting die, or there is no own die of another colour",
        tr(seals_mage_name[judged->state->seat[other].mage]));
}

bool seals_judge_from(const struct judged *judged, struct reason *why)
{
    if (!why_target(judged, why))
        return false;
    int other = (int)judged->value;
    if (judged->cast.spell == SPELL_DECEPTION)
        return why_no_deception(judged, other, why);
    for (int colour = 0; colour < COLOURS; colour++)
        if (element_takes(judged->cast.element, colour) &&
            judged->state->seat[other].dice[colour] != 0)
            return true;
    return reason_set(why, "6.16", "the %s has no die of %s",
                      tr(seals_mage_name[judged->state->seat[other].mage]),
                      tr(seals_element_name[judged->cast.element]));
}

bool seals_judge_theirs(const struct judged *judged, struct reason *why)
{
    if (!why_one_die(judged, judged->state->victim, "6.13", why))
        return false;
    if (!element_takes(judged->cast.element, judged->colour))
        return reason_set(why, "6.13", "the scroll takes a die of %s",
                          tr(seals_element_name[judged->cast.element]));
    for (int own = 0; own < COLOURS; own++)
        if (own != judged->colour && judged->mine->dice[own] != 0)
            return true;
    return reason_set(why, "6.13",
                      "there is no own die of another colour to give for it");
}

bool seals_judge_for_it(const struct judged *judged, struct reason *why)
{
    if (!why_one_die(judged, judged->state->turn, "6.13", why))
        return false;
    if (judged->colour != judged->state->colour)
        return true;
    return reason_set(why, "6.13", "the die given must be of another colour");
}

/* 6.14: dice of an opponent that show more than one, of a colour the element takes. */
static bool can_lower(const struct judged *judged, int other, int element)
{
    for (int colour = 0; colour < COLOURS; colour++)
        for (int value = 2; value <= 6; value++)
            if (element_takes(element, colour) &&
                dice_count_of(judged->state->seat[other].dice[colour], value) > 0)
                return true;
    return false;
}

bool seals_judge_raise(const struct judged *judged, struct reason *why)
{
    if (judged->value == 0) {
        struct judged target = *judged;
        struct reason ignored;
        for (int other = 0; other < judged->world->players; other++) {
            target.value = (uint32_t)other;
            if (why_target(&target, &ignored) &&
                can_lower(judged, other, judged->cast.element))
                return true;
        }
        return reason_set(why, "6.14",
                          "no opponent's die can be lowered: raise an own one");
    }
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
    if (!why_target(judged, why))
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

bool seals_judge_give(const struct judged *judged, struct reason *why)
{
    if (!why_one_die(judged, judged->state->victim, "6.16", why))
        return false;
    if (element_takes(judged->cast.element, judged->colour))
        return true;
    return reason_set(why, "6.16", "the thief takes a die of %s",
                      tr(seals_element_name[judged->cast.element]));
}
