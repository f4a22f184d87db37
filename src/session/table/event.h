/* event.h: describes one whole move or chance event of a match. An event is identified by
 * its first step in the log. */
#ifndef SESSION_TABLE_EVENT_H
#define SESSION_TABLE_EVENT_H

#include "core/match/match.h"

/* The step after the event, within the log up to `known`. */
size_t event_end(const struct match *match, size_t first);
/* The move or the outcomes, in the notation of records. */
void event_write_move(const struct match *match, size_t first, struct text *out);
/* What the event achieved, in the game's words, and the points it won; may write
 * nothing. */
void event_write_remark(const struct match *match, size_t first, struct text *out);
/* The same for a move by the actor of `before`. */
void event_write_outcome(const struct match *match, const void *before,
                         const struct move *move, const void *after, struct text *out);

#endif
