/* games.c: the games this program knows. */
#include "games/games.h"

#include "games/ciub/ciub.h"
#include "games/pig/pig.h"
#include "games/seals/seals.h"

static const struct game *const games[] = {&seals_game, &ciub_game, &pig_game, NULL};

const struct game *const *games_list(void)
{
    return games;
}
