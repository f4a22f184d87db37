/* player.h: the player that searches before it chooses: every kind and level that thinks
 * is one of these with its own manner. */
#ifndef AI_SEARCH_PLAYER_H
#define AI_SEARCH_PLAYER_H

#include "ai/search/search.h"

struct manner {
    struct search_style style; /* its memory is for all threads together */
    uint64_t nodes;            /* simulations a search; 0: no limit */
    double seconds;            /* a search, at most; 0: no limit */
    int threads;               /* one search each, with its share of nodes and memory */
    int waver;                 /* ai/level.h */
};

/* `evaluator` is taken, and may be NULL where the style needs none. One of the limits
 * must be there. NULL when there is no memory for more than the usual 64 MiB; that much
 * is taken at the first thought, or less where there is less. */
struct player *search_player_new(const char *kind, const struct manner *manner,
                                 struct evaluator *evaluator, uint64_t seed);

#endif
