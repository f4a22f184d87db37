/* event.h: one whole move or chance event of a match in words, for all who tell a game as
 * it goes. An event is named by its first step in the log. */
#ifndef SESSION_TABLE_EVENT_H
#define SESSION_TABLE_EVENT_H

#include "core/match.h"

/* The step after the event's last one, within the log up to `known`. */
size_t event_end(const struct match *match, size_t first);
/* The move or the outcomes, in the words of records. */
void event_write_move(const struct match *match, size_t first, struct text *out);
/* What it brought, in the words of the game and, to a player, in points; nothing when
 * there is nothing to tell. */
void event_write_remark(const struct match *match, size_t first, struct text *out);
/* The same of a move by whoever acts in the state before it. */
void event_write_outcome(const struct match *match, const void *before,
                         const struct move *move, const void *after, struct text *out);

#endif
