/* games.c: the games this program knows, as a list. */
#include "games/games.h"

#include "games/list.h"

#define DECLARE(name) extern const struct game name##_game;
#define ADDRESS(name) &name##_game,

GAMES_LIST(DECLARE)

static const struct game *const games[] = {GAMES_LIST(ADDRESS) NULL};

const struct game *const *games_list(void)
{
    return games;
}
