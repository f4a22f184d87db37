/* ai.h: players that need no person. Each keeps its own random generator, so a game
 * between them is the same for the same seeds. */
#ifndef AI_AI_H
#define AI_AI_H

#include <stdint.h>

#include "core/player.h"

/* Chooses evenly among what is legal. */
struct player *ai_random_new(uint64_t seed);
/* Looks one whole move ahead and takes the one with the best estimate. */
struct player *ai_greedy_new(uint64_t seed);

/* A player by name, to be freed with player_free; NULL when there is none. */
struct player *ai_find(const char *name, uint64_t seed);
/* The names ai_find knows, ended by NULL. */
const char *const *ai_names(void);

#endif
