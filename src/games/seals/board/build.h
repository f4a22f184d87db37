/* build.h: making a board piece by piece, within the limits the rules rely on.
 *
 * Every source of boards (files, faces, the generator) goes through these functions, so
 * no board breaks a limit. Errors say what and why; the caller has named the place. */
#ifndef GAMES_SEALS_BOARD_BUILD_H
#define GAMES_SEALS_BOARD_BUILD_H

#include "games/seals/board/board.h"

/* What the box of the game holds (2.4). */
enum { LIMIT_CIRCLES_2 = 40, LIMIT_CIRCLES = 20, LIMIT_BOXES = 10 };

void seals_board_clear(struct board *board);
/* The number of the new room or space, or -1. */
int seals_board_add_room(struct board *board, const struct board_room *room,
                         struct error *error);
int seals_board_add_space(struct board *board, const struct board_space *space,
                          struct error *error);
bool seals_board_add_way(struct board *board, int from, int to, struct error *error);
/* Checks what can be known only of the whole board (enough start circles, every space
 * connected), then puts the sites first. On failure *blame is the space at fault or -1.
 */
bool seals_board_finish(struct board *board, int *blame, struct error *error);

/* Puts the sites before the floors, else keeping the order. */
void seals_board_order(struct board *board);

int seals_board_find_room(const struct board *board, const char *name);
/* How many spaces of that kind and strength there are. */
int seals_board_count(const struct board *board, int kind, int strength);
/* The most spaces of that kind and strength a board may have; while a fresh dungeon is
 * sketched, strengths are 0 and there is no limit but the number of spaces. */
int seals_board_limit(int kind, int strength);
/* "circle", "box" ... */
const char *seals_board_kind_name(int kind);

#endif
