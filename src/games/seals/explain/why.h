/* why.h: whether a choice is legal, and if not, which rule forbids it. */
#ifndef GAMES_SEALS_EXPLAIN_WHY_H
#define GAMES_SEALS_EXPLAIN_WHY_H

#include "core/game.h"

bool seals_verdict(const void *world, const void *state, choice_t choice,
                   struct reason *why);

/* The rule that the step is about. */
struct seals_state;
const char *seals_step_rule(const struct seals_state *state);

#endif
