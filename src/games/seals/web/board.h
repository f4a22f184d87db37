/* board.h: the table of Five Seals as JSON, for browsers (seals_board_write and
 * facts_write of struct game). */
#ifndef GAMES_SEALS_WEB_BOARD_H
#define GAMES_SEALS_WEB_BOARD_H

#include "base/buffer.h"

void seals_web_board_write(const void *world, struct buffer *out);
void seals_web_facts_write(const void *world, const void *state, struct buffer *out);

#endif
