/* worlds.h: worlds of ciub to play in. */
#ifndef TESTS_GAMES_CIUB_WORLDS_H
#define TESTS_GAMES_CIUB_WORLDS_H

#include "games/ciub/rules/state.h"

/* `set` is the text of a set file, or NULL for the standard one; the other options are
 * those of a game id: "players=%d,length=short". To be given to ciub_world_free. */
struct ciub_world *world_of(const char *set, const char *options, ...)
    __attribute__((format(printf, 2, 3)));

#endif
