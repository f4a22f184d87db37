/* narrate.h: what a move brought, for those who watch. */
#ifndef GAMES_CIUB_EXPLAIN_NARRATE_H
#define GAMES_CIUB_EXPLAIN_NARRATE_H

#include "base/text.h"
#include "core/move.h"
#include "games/ciub/rules/state.h"

/* How to read moves and positions, in a few sentences. */
extern const char ciub_legend[];

/* Remarks on a whole move or chance event from it and the states around it, joined by
 * commas; nothing when there is nothing to remark. */
void ciub_narrate(const void *world, const void *before, const struct move *move,
                  const void *after, struct text *out);

/* 4.12: dice by colour that the seat gave back at the end of its turn, if this ended it.
 */
uint64_t ciub_excess(const struct ciub_state *before, const struct move *move,
                     const struct ciub_state *after);

#endif
