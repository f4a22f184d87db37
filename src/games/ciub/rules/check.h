/* check.h: the invariants of a state. */
#ifndef GAMES_CIUB_RULES_CHECK_H
#define GAMES_CIUB_RULES_CHECK_H

#include "base/error.h"

/* The game's `check` (core/game.h). */
bool ciub_check(const void *world, const void *state, struct error *error);

#endif
