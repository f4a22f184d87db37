/* bench_uct.h: how much of the speed of random games a search with them keeps. */
#ifndef CLI_LAB_BENCH_UCT_H
#define CLI_LAB_BENCH_UCT_H

#include "core/match.h"

struct bench_uct {
    double playouts_per_s;
    double simulations_per_s; /* of the player uct */
};

/* Measures both from the first choice of a player on, in turns, for at least so many
 * seconds of processor time each. False when there is no memory. */
bool bench_uct(const struct match *match, uint64_t seed, double seconds,
               struct bench_uct *out);

#endif
