/* internal.h: a choice to be judged, and the judgement of each step. The files that
 * explain refusals judge from the rules' text, die by die and card by card, without the
 * sets and counts that make play fast. */
#ifndef GAMES_CIUB_EXPLAIN_INTERNAL_H
#define GAMES_CIUB_EXPLAIN_INTERNAL_H

#include "games/ciub/notation/notation.h"
#include "games/ciub/rules/state.h"
#include "i18n/i18n.h"

struct judged {
    const struct ciub_world *world;
    const struct ciub_set *set;
    const struct ciub_state *state;
    int verb;
    int value; /* within the bounds of the verb */
};

static inline const char *colour_name(const struct judged *judged, int colour)
{
    return tr(judged->set->die[colour].name);
}

static inline const char *card_name(const struct judged *judged, int card)
{
    return judged->set->card[card].name;
}

/* With the colour's name before it, a die as the notation has it: "white 3". */
static inline const char *look_name(const struct judged *judged, int kind)
{
    return ciub_look_name(judged->set, kind);
}

/* What a die of that kind shows: a spent one re-roll, an inactive one nothing (0). */
static inline int symbol_of(const struct judged *judged, int kind)
{
    return judged->set->symbol[kind];
}

static inline bool is_inactive(int kind)
{
    return kind_look(kind) == LOOK_INACTIVE;
}

/* phase.c: the choice is none of the step's, whose rule and business these are.
 * Always returns false. */
bool ciub_refuse_phase(const struct judged *judged, const char *rule, const char *now,
                       struct reason *why);

/* Each returns true when the choice is legal, or false with the reason. */
#define STEP(ID, id, ...)                                                                \
    bool ciub_judge_##id(const struct judged *judged, struct reason *why);
#define LAST_STEP(...)
#include "games/ciub/rules/step_list.h"
/* hand.c: of the two ways to go on in phase 3, the one that gains no card (4.10). */
bool ciub_judge_take(const struct judged *judged, struct reason *why);

#endif
