/* walk.h: walking a board's ways, for the checker and the generator. */
#ifndef GAMES_SEALS_BOARD_WALK_H
#define GAMES_SEALS_BOARD_WALK_H

#include "games/seals/board/board.h"

/* The ways of every space in one list: those of space i are next[first[i]] up to, but not
 * with, next[first[i + 1]]. */
struct board_walk {
    uint16_t first[BOARD_MAX_SPACES + 1];
    uint8_t next[2 * BOARD_MAX_WAYS];
};

void seals_board_walk_init(struct board_walk *walk, const struct board *board);
int seals_board_walk_ways(const struct board_walk *walk, int space);

/* How many seals must be broken to stand on each space, coming from the start circles by
 * the cheapest path: a circle's own seal counts, a box's own does not. */
void seals_board_depths(const struct board_walk *walk, const struct board *board,
                        uint8_t depth[BOARD_MAX_SPACES]);

/* How many boxes cannot be reached from the start circles, with all seals gone, when
 * nobody can pass `blocked`; the blocked space itself does not count. */
int seals_board_cut_off(const struct board_walk *walk, const struct board *board,
                        int blocked);

/* Is it a room with just one door? Doors are what its floors and boxes are joined to. */
bool seals_board_is_dead_end(const struct board_walk *walk, const struct board *board,
                             int room);

#endif
