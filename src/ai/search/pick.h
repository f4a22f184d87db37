/* pick.h: picks a choice from the results of a search. */
#ifndef AI_SEARCH_PICK_H
#define AI_SEARCH_PICK_H

#include "ai/search/player.h"

/* Index of the choice to make; -1 if none was visited. The most visited one, or, if
 * config->waver is set (ai/level.h), the best after adding noise from `noise_seed`. */
int pick_choice(const struct search_choice *list, int count,
                const struct search_config *config, uint64_t noise_seed);

#endif
