/* perft.h: counts the sequences of choices to a depth: the classic proof that two
 * versions of a rules engine agree. */
#ifndef CORE_PERFT_H
#define CORE_PERFT_H

#include "base/rng.h"
#include "core/game.h"

enum {
    PERFT_MAX_DEPTH = 64,
    PERFT_MAX_STEPS = 256, /* choices and outcomes along one line */
};

/* Depth counts what players do; outcomes of chance on the way are free. */
enum perft_unit { PERFT_CHOICES, PERFT_MOVES };

struct perft_options {
    int depth; /* 0..PERFT_MAX_DEPTH */
    enum perft_unit unit;
    struct rng *rng;      /* NULL: go through all outcomes; else draw one at each */
    uint64_t limit_steps; /* stop after so many steps; 0: never */
};

struct perft_result {
    uint64_t leaves; /* sequences of exactly that depth, over all outcomes */
    double expected; /* the same weighted by the outcomes' probabilities */
    uint64_t ended;  /* lines on which the game was over sooner */
    uint64_t steps;  /* choices and outcomes made */
    bool overflow;   /* `leaves` did not fit in 64 bits */
    bool stopped;    /* the limit was reached, or a line was too long: not all counted */
};

void perft_count(const struct game *game, const void *world, const void *state,
                 const struct perft_options *options, struct perft_result *result);

#endif
