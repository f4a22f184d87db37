/* player.h: the player that searches before it chooses. Every kind and level that thinks
 * is one of these with its own configuration. */
#ifndef AI_SEARCH_PLAYER_H
#define AI_SEARCH_PLAYER_H

#include "ai/search/search.h"

struct search_config {
    struct search_style style; /* its memory is for all threads together */
    uint64_t nodes;            /* simulations per search; 0: no limit */
    double seconds;            /* time limit per search; 0: none */
    int threads;               /* one search each, with a share of nodes and memory */
    int waver;                 /* ai/level.h */
};

/* Takes ownership of `evaluator`, which may be NULL if the style needs none. One limit
 * must be set. Returns NULL if more than the default 64 MiB were asked for and cannot be
 * allocated; otherwise memory is allocated at the first search, with less if there is
 * less. */
struct player *search_player_new(const char *kind, const struct search_config *config,
                                 struct evaluator *evaluator, uint64_t seed);

#endif
