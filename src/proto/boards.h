/* boards.h: what lies on a game's table, for who draws it. */
#ifndef PROTO_BOARDS_H
#define PROTO_BOARDS_H

#include "base/buffer.h"

/* Adds the members of `board` (session.h) of a world of the game. */
typedef void board_writer(const void *world, struct buffer *out);
/* Adds the members of "facts" (session.h) of a position of the game. */
typedef void facts_writer(const void *world, const void *state, struct buffer *out);

/* seals_board.c, ciub_board.c */
board_writer seals_board_write, ciub_board_write;
facts_writer seals_facts_write, ciub_facts_write;

#endif
