/* board.h: the table of ciúb as JSON, for browsers (board_write and
 * facts_write of struct game). */
#ifndef GAMES_CIUB_WEB_BOARD_H
#define GAMES_CIUB_WEB_BOARD_H

#include "base/buffer.h"

void ciub_web_board_write(const void *world, struct buffer *out);
void ciub_web_facts_write(const void *world, const void *state, struct buffer *out);

#endif
