/* dice.c: refusals of choices about rolled dice (4.4-4.7). */
#include "games/ciub/explain/internal.h"

/* The die is on the table: only such dice can be rolled or turned by another. */
static bool why_not_outside(const struct judged *judged, int kind, struct reason *why)
{
    const char *colour = colour_name(judged, kind_colour(kind));
    if (judged->state->outside[kind] > 0)
        return true;
    if (judged->state->tray[kind] > 0)
        return reason_set(
            why, "4.7", "the %s %s lies in the tray: dice in the tray cannot be changed",
            colour, look_name(judged, kind));
    return reason_set(why, "4.5", "there is no %s %s outside the tray", colour,
                      look_name(judged, kind));
}

bool ciub_judge_roll(const struct judged *judged, struct reason *why)
{
    int colour = 0;
    while (judged->state->rolling[colour] == 0)
        colour++;
    if (judged->value < judged->set->die[colour].symbols)
        return true;
    return reason_set(why, "1", "a %s die has only %d different symbols",
                      colour_name(judged, colour), judged->set->die[colour].symbols);
}

/* 4.5: the die shows the symbol whose action is to be used. */
static bool why_not_showing(const struct judged *judged, int symbol, struct reason *why)
{
    int kind = judged->value, look = kind_look(kind), colour = kind_colour(kind);
    const char *name = colour_name(judged, colour);
    if (look != LOOK_INACTIVE && symbol_of(judged, kind) != symbol)
        return reason_set(why, "4.5", "a %s %s does not show %s", name,
                          look_name(judged, kind), ciub_symbol_name(symbol));
    if (look < LOOK_SPENT && judged->state->outside[kind] > 0)
        return true;
    if (symbol == SYMBOL_REROLL &&
        judged->state->outside[kind_of(colour, LOOK_SPENT)] > 0)
        return reason_set(
            why, "4.5a",
            "the %s die is spent: it has used its reroll since it was rolled", name);
    if (judged->state->outside[kind_of(colour, LOOK_INACTIVE)] > 0)
        return reason_set(why, "4.5",
                          "the %s die is inactive: it must be rolled or adjusted first",
                          name);
    if (judged->state->tray[kind] > 0)
        return reason_set(why, "4.7",
                          "the %s %s lies in the tray: dice there act no more", name,
                          look_name(judged, kind));
    return reason_set(why, "4.5", "there is no %s %s outside the tray", name,
                      look_name(judged, kind));
}

static bool judge_use_swap(const struct judged *judged, struct reason *why)
{
    if (!why_not_showing(judged, SYMBOL_SWAP, why))
        return false;
    for (int colour = 0; colour < judged->set->colours; colour++)
        if (judged->state->supply[colour] > 0)
            return true;
    return reason_set(why, "4.5", "the supply is empty: there is nothing to swap for");
}

/* 4.5: an adjusting die turns itself to a number, 2for1 or skull only. */
static bool is_own_face(int symbol)
{
    return symbol != SYMBOL_SWAP && symbol != SYMBOL_REROLL && symbol != SYMBOL_ADJUST;
}

static bool why_not_self_adjust(const struct judged *judged, int kind, struct reason *why)
{
    const struct ciub_die *die = &judged->set->die[kind_colour(kind)];
    for (int look = 0; look < die->symbols; look++)
        if (is_own_face(die->symbol[look]))
            return true;
    return reason_set(why, "4.5",
                      "a %s die has no number, 2:1 or skull to turn itself to",
                      tr(die->name));
}

/* Another die than the acting one, which may be its twin. */
static bool why_not_other(const struct judged *judged, int acting, int kind,
                          struct reason *why)
{
    if (!why_not_outside(judged, kind, why))
        return false;
    if (kind != acting || judged->state->outside[kind] >= 2)
        return true;
    return reason_set(why, "4.5a", "the only %s %s is the acting die: choose 'itself'",
                      colour_name(judged, kind_colour(kind)), look_name(judged, kind));
}

/* 4.5b: there is a symbol the die could be turned to. */
static bool why_not_turnable(const struct judged *judged, int acting, int kind,
                             struct reason *why)
{
    const struct ciub_die *die = &judged->set->die[kind_colour(kind)];
    if (!why_not_other(judged, acting, kind, why))
        return false;
    if (is_inactive(kind) || die->symbols > 1)
        return true;
    return reason_set(why, "4.5b", "a %s die has no other symbol to be turned to",
                      tr(die->name));
}

static bool judge_use_adjust(const struct judged *judged, struct reason *why)
{
    struct reason ignored;
    if (!why_not_showing(judged, SYMBOL_ADJUST, why))
        return false;
    if (why_not_self_adjust(judged, judged->value, &ignored))
        return true;
    for (int kind = 0; kind < CIUB_KINDS; kind++)
        if ((judged->set->kinds >> kind & 1) &&
            why_not_turnable(judged, judged->value, kind, &ignored))
            return true;
    return reason_set(why, "4.5", "the %s adjust could turn no die",
                      colour_name(judged, kind_colour(judged->value)));
}

/* 4.6: why a die that is not on the table cannot go into the tray. Skulls, which go by
 * themselves, and dice named before in the same put have just gone there. */
static bool why_not_left(const struct judged *judged, int kind, struct reason *why)
{
    bool just_now =
        judged->state->step == STEP_PUT &&
        (kind == judged->state->target || symbol_of(judged, kind) == SYMBOL_SKULL);
    const char *colour = colour_name(judged, kind_colour(kind));
    const char *look = look_name(judged, kind);
    if (judged->state->tray[kind] == 0)
        return reason_set(why, "4.6", "there is no %s %s outside the tray", colour, look);
    return reason_set(why, "4.6",
                      just_now ? TR_NOOP("no other %s %s is left outside the tray")
                               : TR_NOOP("the %s %s lies in the tray already"),
                      colour, look);
}

/* 4.6 for one die. */
static bool judge_put_die(const struct judged *judged, struct reason *why)
{
    int kind = judged->value;
    const char *colour = colour_name(judged, kind_colour(kind));
    if (judged->state->outside[kind] == 0)
        return why_not_left(judged, kind, why);
    if (is_inactive(kind))
        return reason_set(
            why, "4.6",
            "the %s die is inactive: it cannot go into the tray before it is "
            "rolled or adjusted",
            colour);
    if (symbol_of(judged, kind) == SYMBOL_SKULL)
        return reason_set(why, "4.6",
                          "skulls go into the tray by themselves: name other dice, "
                          "'roll' or 'stop'");
    return true;
}

/* Dice outside that show a skull, or all others. */
static int count_outside(const struct judged *judged, bool skulls)
{
    int count = 0;
    for (int kind = 0; kind < CIUB_KINDS; kind++)
        if (judged->state->outside[kind] > 0 &&
            (symbol_of(judged, kind) == SYMBOL_SKULL) == skulls)
            count += judged->state->outside[kind];
    return count;
}

static bool judge_roll_on(const struct judged *judged, struct reason *why)
{
    if (count_outside(judged, false) == 0)
        return reason_set(why, "4.7",
                          "only skulls are outside: they go into the tray, so stop");
    if (judged->state->moved || count_outside(judged, true) > 0)
        return true;
    return reason_set(
        why, "4.7",
        "before the rest is rolled again, a die must go into the tray or be "
        "swapped");
}

static bool judge_stop(const struct judged *judged, struct reason *why)
{
    if (count_outside(judged, false) == 0)
        return true;
    return reason_set(
        why, "4.7",
        "dice other than skulls are outside: put them into the tray, or roll");
}

bool ciub_judge_act(const struct judged *judged, struct reason *why)
{
    switch (judged->verb) {
    case VERB_SWAP:
        return judge_use_swap(judged, why);
    case VERB_REROLL:
        return why_not_showing(judged, SYMBOL_REROLL, why);
    case VERB_ADJUST:
        return judge_use_adjust(judged, why);
    case VERB_PUT:
        return judge_put_die(judged, why);
    case VERB_ROLL:
        return judge_roll_on(judged, why);
    default:
        return judge_stop(judged, why);
    }
}

bool ciub_judge_reroll(const struct judged *judged, struct reason *why)
{
    return judged->verb == VERB_ITSELF ||
           why_not_other(judged, judged->state->source, judged->value, why);
}

bool ciub_judge_adjust(const struct judged *judged, struct reason *why)
{
    if (judged->verb == VERB_ITSELF)
        return why_not_self_adjust(judged, judged->state->source, why);
    return why_not_turnable(judged, judged->state->source, judged->value, why);
}

bool ciub_judge_turn(const struct judged *judged, struct reason *why)
{
    int target = judged->state->target, look = judged->value;
    const struct ciub_die *die = &judged->set->die[kind_colour(target)];
    if (look >= die->symbols)
        return reason_set(why, "1", "a %s die has only %d different symbols",
                          tr(die->name), die->symbols);
    const char *name = ciub_symbol_name(die->symbol[look]);
    if (judged->state->itself && !is_own_face(die->symbol[look]))
        return reason_set(why, "4.5",
                          "a die that adjusts itself cannot be turned to %s: only to a "
                          "number, 2:1 or skull",
                          name);
    if (!is_inactive(target) && die->symbol[look] == symbol_of(judged, target))
        return reason_set(why, "4.5b",
                          "the %s die shows %s already: turn it to another symbol",
                          tr(die->name), name);
    return true;
}

bool ciub_judge_put(const struct judged *judged, struct reason *why)
{
    int last = judged->state->target;
    if (judged->verb == VERB_ROLL)
        return true;
    if (!judge_put_die(judged, why))
        return false;
    if (judged->value >= last)
        return true;
    return reason_set(why, "4.6", "name the dice in order: the %s %s before the %s %s",
                      colour_name(judged, kind_colour(judged->value)),
                      look_name(judged, judged->value),
                      colour_name(judged, kind_colour(last)), look_name(judged, last));
}
