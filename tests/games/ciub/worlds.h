/* worlds.h: worlds of ciub to play in, by players, length and set. */
#ifndef TESTS_GAMES_CIUB_WORLDS_H
#define TESTS_GAMES_CIUB_WORLDS_H

#include "games/ciub/rules/state.h"

/* `set` is the text of a set file, or NULL for the standard one. */
struct ciub_world *world_of(int players, const char *length, const char *set);

#endif
