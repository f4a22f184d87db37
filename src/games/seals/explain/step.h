/* step.h: a choice to be judged, and the judgement of each step. */
#ifndef GAMES_SEALS_EXPLAIN_STEP_H
#define GAMES_SEALS_EXPLAIN_STEP_H

#include "games/seals/explain/internal.h"
#include "games/seals/rules/rules.h"
#include "i18n/i18n.h"

struct judged {
    const struct seals_world *world;
    const struct seals_state *state;
    const struct seals_seat *mine; /* of the player whose turn it is */
    struct cast cast;              /* the spell being used, if any */
    enum choice_kind kind;
    int colour;
    uint32_t value;
};

static inline const char *name_of(const struct judged *judged, uint32_t site)
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

static inline bool why_target(const struct judged *judged, struct reason *why)
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

/* Each returns true when the choice is legal, or false with the reason. */
#define STEP(ID, id, ...)                                                                \
    bool seals_judge_##id(const struct judged *judged, struct reason *why);
#define LAST_STEP(...)
#include "games/seals/rules/step_list.h"

#endif
