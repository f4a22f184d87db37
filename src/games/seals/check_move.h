/* check_move.h: invariants of whose decision it is and of a move being built. */
#ifndef GAMES_SEALS_CHECK_MOVE_H
#define GAMES_SEALS_CHECK_MOVE_H

#include "games/seals/state.h"

const char *check_step(const struct seals_world *world, const struct seals_state *state);
const char *check_move(const struct seals_world *world, const struct seals_state *state);

#endif
