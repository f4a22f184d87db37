/* hand.c: refusals of choices about the supply and the dice a player ends up with
 * (4.5 swaps, 4.9-4.11). */
#include "games/ciub/explain/internal.h"

static bool why_not_in_supply(const struct judged *judged, int colour, const char *rule,
                              struct reason *why)
{
    if (judged->state->supply[colour] > 0)
        return true;
    return reason_set(why, rule, "the supply has no %s die", colour_name(judged, colour));
}

bool ciub_judge_swap(const struct judged *judged, struct reason *why)
{
    return why_not_in_supply(judged, judged->value, "4.5", why);
}

/* 4.10 */
bool ciub_judge_take(const struct judged *judged, struct reason *why)
{
    if (judged->value != CIUB_NONE)
        return why_not_in_supply(judged, judged->value, "4.10", why);
    for (int colour = 0; colour < judged->set->colours; colour++)
        if (judged->state->supply[colour] > 0)
            return reason_set(
                why, "4.10",
                "whoever gains no card must take a die: the supply has a %s one",
                colour_name(judged, colour));
    return true;
}

/* Dice of that name (see below) that are kept so far. */
static int count_named(const struct judged *judged, int name)
{
    return name % 2 ? judged->state->paired[name / 2] : judged->state->plain[name / 2];
}

/* A die of the tray is named by twice its colour, and 1 more if it shows 2for1. How many
 * of that name are there to be kept yet: those kept so far lie in the tray until the last
 * is named. */
static int count_left(const struct judged *judged, int name)
{
    const struct ciub_state *state = judged->state;
    int colour = name / 2, paired = name % 2, count = -count_named(judged, name);
    for (int look = 0; look < CIUB_LOOKS; look++) {
        int kind = kind_of(colour, look);
        if (state->tray[kind] > 0 &&
            (symbol_of(judged, kind) == SYMBOL_TWO_FOR_ONE) == paired)
            count += state->tray[kind];
    }
    return count;
}

static int count_kept(const struct judged *judged)
{
    int kept = 0;
    for (int colour = 0; colour < judged->set->colours; colour++)
        kept += judged->state->plain[colour] + judged->state->paired[colour];
    return kept;
}

/* 4.9: five dice can be kept when this is the next one, in the order of colours. */
static bool why_not_five(const struct judged *judged, int name, struct reason *why)
{
    const char *colour = colour_name(judged, name / 2), *also = name % 2 ? " 2:1" : "";
    int more = -1; /* without this one */
    for (int other = name; other < 2 * judged->set->colours; other++)
        more += count_left(judged, other);
    int before = CIUB_KEPT - count_kept(judged) - 1 - more;
    if (before <= 0)
        return true;
    if (more == 0)
        return reason_set(why, "4.9",
                          "five dice are kept, and the tray has no other %s%s: name %d "
                          "more of the others",
                          colour, also, before);
    return reason_set(why, "4.9",
                      "five dice are kept: besides this %s%s and what comes after it, "
                      "name at least %d more",
                      colour, also, before);
}

/* 4.9 */
bool ciub_judge_keep(const struct judged *judged, struct reason *why)
{
    int name = judged->value, last = judged->state->target;
    const char *colour = colour_name(judged, name / 2), *also = name % 2 ? " 2:1" : "";
    if (count_left(judged, name) == 0)
        return reason_set(why, "4.9",
                          count_named(judged, name) > 0
                              ? TR_NOOP("the tray has no other %s%s to keep")
                              : TR_NOOP("the tray has no %s%s to keep"),
                          colour, also);
    if (last != CIUB_NONE && name < last)
        return reason_set(why, "4.9", "name the dice in order: the %s%s before the %s%s",
                          colour, also, colour_name(judged, last / 2),
                          last % 2 ? " 2:1" : "");
    return why_not_five(judged, name, why);
}

/* 4.11: dice of the supply that a die of that colour may be traded for. */
static int count_others(const struct judged *judged, int given)
{
    int count = 0;
    for (int colour = 0; colour < judged->set->colours; colour++)
        if (colour != given)
            count += judged->state->supply[colour];
    return count;
}

static bool judge_two_for_one(const struct judged *judged, struct reason *why)
{
    const char *colour = colour_name(judged, judged->value);
    if (judged->state->paired[judged->value] == 0)
        return reason_set(why, "4.11", "no %s die of yours shows 2:1 in the tray",
                          colour);
    if (count_others(judged, judged->value) >= 2)
        return true;
    return reason_set(why, "4.11", "the supply has not two dice of other colours than %s",
                      colour);
}

static bool judge_whiten(const struct judged *judged, struct reason *why)
{
    int colour = judged->value;
    if (colour == CIUB_WHITE)
        return reason_set(why, "4.11", "only coloured dice are traded for white ones");
    if (judged->state->plain[colour] + judged->state->paired[colour] == 0)
        return reason_set(why, "4.11", "you have no %s die", colour_name(judged, colour));
    return why_not_in_supply(judged, CIUB_WHITE, "4.11", why);
}

bool ciub_judge_trade(const struct judged *judged, struct reason *why)
{
    if (judged->verb == VERB_TRADE)
        return judge_two_for_one(judged, why);
    return judged->verb == VERB_END || judge_whiten(judged, why);
}

/* A colour to be taken for the 2for1 die given. */
static bool why_not_taken(const struct judged *judged, int colour, struct reason *why)
{
    if (colour == judged->state->source)
        return reason_set(why, "4.11", "a %s die is traded for dice of other colours",
                          colour_name(judged, colour));
    return why_not_in_supply(judged, colour, "4.11", why);
}

bool ciub_judge_trade_one(const struct judged *judged, struct reason *why)
{
    int colour = judged->value;
    if (!why_not_taken(judged, colour, why))
        return false;
    if (judged->state->supply[colour] >= 2)
        return true;
    for (int other = colour + 1; other < judged->set->colours; other++)
        if (other != judged->state->source && judged->state->supply[other] > 0)
            return true;
    return reason_set(
        why, "4.11",
        "two dice are taken, and the supply has only one %s die: name another colour "
        "before it",
        colour_name(judged, colour));
}

bool ciub_judge_trade_two(const struct judged *judged, struct reason *why)
{
    int colour = judged->value, first = judged->state->target;
    if (!why_not_taken(judged, colour, why))
        return false;
    if (colour == first && judged->state->supply[colour] < 2)
        return reason_set(why, "4.11", "the supply has only one %s die",
                          colour_name(judged, colour));
    if (colour >= first)
        return true;
    return reason_set(why, "4.11", "name the colours in order: %s before %s",
                      colour_name(judged, colour), colour_name(judged, first));
}
