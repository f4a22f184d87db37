/* random_table.h: random positions, rich in scrolls and dice, on a small drawn board. */
#ifndef TESTS_GAMES_SEALS_RANDOM_TABLE_H
#define TESTS_GAMES_SEALS_RANDOM_TABLE_H

#include "base/rng.h"
#include "tests/games/seals/position.h"

/* Draws a position for so many players; most draws are positions. False when this one was
 * not. position_end is due in any case. */
bool random_table(struct position *p, struct rng *rng, int players, int circle);

#endif
