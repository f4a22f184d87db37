/* spell_might.c: Binding, and the spells of the circle of Might (6.1-6.6): why using one
 * would have no effect, and why a choice is refused. */
#include "games/seals/explain/step.h"

/* --- 6.1 Binding -------------------------------------------------------------------- */

static bool is_token(const void *context, int site)
{
    const struct judged *judged = context;
    return token_on(judged->state, site);
}

bool seals_why_binding(const struct judged *judged, struct reason *why)
{
    if (judged->mine->familiar != judged->mine->place ||
        seals_some_plain(judged->world, judged->state, judged->cast.seat, is_token,
                         judged))
        return true;
    return reason_set(
        why, "6.1", "the familiar is with its mage already, and no token can be broken");
}

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

/* --- when a scroll of Might is usable ----------------------------------------------- */

bool seals_why_change(const struct judged *judged, struct reason *why)
{
    int element = judged->cast.element;
    if (dice_showing(judged->mine, element, 1, 6) == 0)
        return reason_set(why, "6.2", "you have no %s dice to change",
                          tr(seals_element_name[element]));
    for (int from = 0; from < COLOURS; from++)
        for (int into = 0; into < COLOURS; into++)
            if (element_takes(element, from) && from != into &&
                judged->mine->dice[from] != 0 && judged->state->supply[into] > 0)
                return true;
    return reason_set(why, "6.2", "the supply has no die of another colour");
}

static const char *colour_wanted(const struct judged *judged)
{
    return judged->cast.element == MIND ? tr("any colour")
                                        : tr(seals_element_name[judged->cast.element]);
}

bool seals_why_renewal(const struct judged *judged, struct reason *why)
{
    return dice_showing(judged->mine, judged->cast.element, 1, 6) > 0 ||
           reason_set(why, "6.3", "you have no %s dice to reroll", colour_wanted(judged));
}

bool seals_why_strengthening(const struct judged *judged, struct reason *why)
{
    return dice_showing(judged->mine, judged->cast.element, 1, 5) > 0 ||
           reason_set(why, "6.4", "you have no %s die below 6", colour_wanted(judged));
}

bool seals_why_growth(const struct judged *judged, struct reason *why)
{
    for (int colour = 0; colour < COLOURS; colour++)
        if (element_takes(judged->cast.element, colour) &&
            judged->state->supply[colour] > 0)
            return true;
    return reason_set(why, "6.5", "the supply has no die of %s", colour_wanted(judged));
}

bool seals_why_synergy(const struct judged *judged, struct reason *why)
{
    (void)judged;
    return reason_set(why, "6.6", "Synergy is not used: it scores at the end");
}

/* --- choices ------------------------------------------------------------------------ */

/* 6.2: enough dice of one other colour are in the supply. */
static bool why_not_that_many(const struct judged *judged, struct reason *why)
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
    return spell != SPELL_CHANGE || why_not_that_many(judged, why);
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

const char *seals_ask_dice(const struct seals_state *state)
{
    switch (seals_cast_current(state).spell) {
    case SPELL_CHANGE:
        return TR_NOOP("choose the dice that change colour");
    case SPELL_RENEWAL:
        return TR_NOOP("choose the dice to roll again");
    default:
        return TR_NOOP("choose the dice that gain 2");
    }
}
