/* narrate.h: what a move changed, in words. */
#ifndef GAMES_SEALS_EXPLAIN_NARRATE_H
#define GAMES_SEALS_EXPLAIN_NARRATE_H

#include "base/text.h"
#include "core/move.h"

/* How to read moves and positions, in a few sentences. */
extern const char seals_legend[];

/* Remarks on a whole move from the states around it, joined by commas; nothing if there
 * is nothing to say. */
void seals_narrate(const void *world, const void *before, const struct move *move,
                   const void *after, struct text *out);

#endif
