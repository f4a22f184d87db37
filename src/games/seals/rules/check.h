/* check.h: the invariants of a state. */
#ifndef GAMES_SEALS_RULES_CHECK_H
#define GAMES_SEALS_RULES_CHECK_H

#include "base/error.h"

/* The game's `check` (core/game.h). */
bool seals_check(const void *world, const void *state, struct error *error);

#endif
