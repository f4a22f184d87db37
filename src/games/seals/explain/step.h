/* step.h: a choice, or the use of a scroll, to be judged; and the judgement of each step.
 */
#ifndef GAMES_SEALS_EXPLAIN_STEP_H
#define GAMES_SEALS_EXPLAIN_STEP_H

#include "games/seals/explain/internal.h"
#include "games/seals/rules/rules.h"
#include "i18n/i18n.h"

struct judged {
    const struct seals_world *world;
    const struct seals_state *state;
    const struct seals_seat *mine; /* of the player whose turn it is */
    struct cast cast;              /* the spell that is used, if any */
    enum choice_kind kind;         /* of the choice, and what it names */
    int colour;
    uint32_t value;
};

static inline const char *name_of(const struct judged *judged, int site)
{
    return judged->world->board.space[site].name;
}

/* Dice of one colour that a seat has. */
static inline bool why_not_held(const struct judged *judged, int seat, const char *rule,
                                struct reason *why)
{
    if (dice_holds(judged->state->seat[seat].dice[judged->colour], judged->value))
        return true;
    return reason_set(why, rule, "the %s does not have these dice",
                      tr(seals_mage_name[judged->state->seat[seat].mage]));
}

/* One die of a seat. */
static inline bool why_not_one_die(const struct judged *judged, int seat,
                                   const char *rule, struct reason *why)
{
    if (dice_count(judged->value) != 1)
        return reason_set(why, rule, "exactly one die is to be chosen");
    return why_not_held(judged, seat, rule, why);
}

/* Too few dice of a colour are in the supply. */
static inline bool why_supply(const struct judged *judged, int colour, const char *rule,
                              struct reason *why)
{
    int there = judged->state->supply[colour];
    if (there == 0)
        return reason_set(why, rule, "the supply has no die of %s left",
                          tr(seals_element_name[colour]));
    return reason_set(why, rule,
                      tr_count("the supply has only %d die of %s",
                               "the supply has only %d dice of %s", (unsigned long)there),
                      there, tr(seals_element_name[colour]));
}

/* How many dice of a seat that the element takes show a value from..to. */
static inline int dice_showing(const struct seals_seat *seat, int element, int from,
                               int to)
{
    int count = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        for (int value = from; value <= to; value++)
            if (element_takes(element, colour))
                count += dice_count_of(seat->dice[colour], value);
    return count;
}

/* 6.12: an opponent whose round is not over. */
static inline bool is_target(const struct judged *judged, int other)
{
    return other != judged->cast.seat && !judged->state->seat[other].over;
}

/* A token that the spell in use works on. */
static inline bool token_fits(const struct judged *judged, int site)
{
    return token_on(judged->state, site) &&
           element_takes(judged->cast.element, seal_element(judged->state, site));
}

/* How many scrolls lie on the board, all of them or those of the spell's element. */
static inline int scrolls_lying(const struct judged *judged, bool of_element)
{
    int count = 0;
    for (int site = 0; site < judged->world->sites; site++)
        if (scroll_on(judged->state, site) &&
            (!of_element || seal_element(judged->state, site) == judged->cast.element))
            count++;
    return count;
}

/* Each returns true when the choice is legal, or false with the reason. */
#define STEP(ID, id, ...)                                                                \
    bool seals_judge_##id(const struct judged *judged, struct reason *why);
#define LAST_STEP(...)
#include "games/seals/rules/step_list.h"

/* The same for Dispatch and Leap, which share a step with others (STEP_ONE). */
bool seals_judge_dispatch(const struct judged *judged, struct reason *why);
bool seals_judge_leap(const struct judged *judged, struct reason *why);

/* Each returns true when using the spell has an effect, or false with the reason (4.4).
 * These and the judgements of their steps are in spell_*.c, a file for each circle. */
#define SPELL(ID, id, ...)                                                               \
    bool seals_why_##id(const struct judged *judged, struct reason *why);
#include "games/seals/rules/spell_list.h"

#endif
