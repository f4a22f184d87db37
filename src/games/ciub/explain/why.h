/* why.h: whether a choice is legal, and if not, by which rule. */
#ifndef GAMES_CIUB_EXPLAIN_WHY_H
#define GAMES_CIUB_EXPLAIN_WHY_H

#include "core/game.h"

bool ciub_verdict(const void *world, const void *state, choice_t choice,
                  struct reason *why);

#endif
