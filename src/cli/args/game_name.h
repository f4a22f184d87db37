/* game_name.h: finding a game by what people call it. */
#ifndef CLI_ARGS_GAME_NAME_H
#define CLI_ARGS_GAME_NAME_H

#include "core/game.h"

/* By its name or title, whatever the case and accents; NULL if there is none. */
const struct game *game_name_find(const char *name);

#endif
