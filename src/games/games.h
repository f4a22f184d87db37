/* games.h: the games this program knows. */
#ifndef GAMES_GAMES_H
#define GAMES_GAMES_H

#include "core/game.h"

/* A NULL-terminated list. */
const struct game *const *games_list(void);

#endif
