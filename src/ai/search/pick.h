/* pick.h: which of the choices that a search looked at is made. */
#ifndef AI_SEARCH_PICK_H
#define AI_SEARCH_PICK_H

#include "ai/search/player.h"

/* The place in the list of what to choose, or -1 when nothing was looked at. The one with
 * the most visits; whoever wavers (manner->waver, ai/level.h) misjudges each by its whim.
 */
int pick_choice(const struct search_choice *list, int count, const struct manner *manner,
                uint64_t whim);

#endif
