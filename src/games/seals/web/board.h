/* board.h: the table of Five Seals as JSON, for browsers (board_write, facts_write and
 * motion_write of struct game). */
#ifndef GAMES_SEALS_WEB_BOARD_H
#define GAMES_SEALS_WEB_BOARD_H

#include "base/buffer.h"
#include "core/move.h"

void seals_web_board_write(const void *world, struct buffer *out);
void seals_web_facts_write(const void *world, const void *state, struct buffer *out);
void seals_web_motion_write(const void *world, const void *before,
                            const struct move *move, struct buffer *out);

#endif
