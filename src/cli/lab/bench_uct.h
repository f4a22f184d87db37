/* bench_uct.h: how much of the speed of random games a tree search keeps. */
#ifndef CLI_LAB_BENCH_UCT_H
#define CLI_LAB_BENCH_UCT_H

#include "core/match/match.h"

struct bench_uct {
    double playouts_per_s;
    double simulations_per_s; /* of the uct player */
};

/* Measures both from a player's first choice, alternating, for at least that much CPU
 * time each. False if out of memory. */
bool bench_uct(const struct match *match, uint64_t seed, double seconds,
               struct bench_uct *out);

#endif
