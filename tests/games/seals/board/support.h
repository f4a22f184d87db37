/* support.h: boards for the tests of boards. */
#ifndef TESTS_GAMES_SEALS_BOARD_SUPPORT_H
#define TESTS_GAMES_SEALS_BOARD_SUPPORT_H

#include <string.h>

#include "games/seals/board/board.h"
#include "tests/base/check.h"

/* Reads a board file that must be right. */
void read_board(struct board *board, const char *text);
/* The standard dungeon. */
void take_standard(struct board *board, int players);

/* The start of a board file: a hall with five start circles in 'hall', joined to the
 * floor 'mid'. Lines 1 to 8. */
extern const char hall_lines[];

/* A whole file: the hall, then these lines. The text lives until the next call. */
const char *with_hall(const char *lines);

/* Is there a finding in the report of seals_board_check? */
bool finds(const struct board *board, int players, const char *finding);
int faults(const struct board *board, int players);

#endif
