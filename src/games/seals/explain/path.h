/* path.h: the spaces that a figure passes on its way to a seal. */
#ifndef GAMES_SEALS_EXPLAIN_PATH_H
#define GAMES_SEALS_EXPLAIN_PATH_H

#include "games/seals/rules/state.h"

/* A shortest path of the player on turn from the mage's space to the seal on `site`, both
 * included, before it is broken; what the spell being used passes is passed. Returns the
 * number of spaces; 0 if the seal cannot be reached. */
int seals_path_find(const struct seals_world *world, const struct seals_state *state,
                    int site, uint8_t path[BOARD_MAX_SPACES]);

#endif
