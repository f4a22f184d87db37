/* perft.h: counts the sequences of choices to a given depth, the usual test that two
 * versions of a rules engine agree. */
#ifndef CORE_PERFT_H
#define CORE_PERFT_H

#include "base/rng.h"
#include "core/game.h"

enum {
    PERFT_MAX_DEPTH = 64,
    PERFT_MAX_STEPS = 256, /* choices and outcomes along one line */
};

/* Depth counts what players do; outcomes of chance do not add to it. */
enum perft_unit { PERFT_CHOICES, PERFT_MOVES };

struct perft_options {
    int depth; /* 0..PERFT_MAX_DEPTH */
    enum perft_unit unit;
    struct rng *rng;      /* NULL: enumerate all outcomes; else draw one each time */
    uint64_t limit_steps; /* stop after this many steps; 0: no limit */
};

struct perft_result {
    uint64_t leaves; /* sequences of exactly that depth, over all outcomes */
    double expected; /* the same, weighted by the outcomes' probabilities */
    uint64_t ended;  /* lines on which the game ended earlier */
    uint64_t steps;  /* choices and outcomes made */
    bool overflow;   /* `leaves` exceeded 64 bits */
    bool stopped;    /* incomplete: the limit was reached, or a line was too long */
};

void perft_count(const struct game *game, const void *world, const void *state,
                 const struct perft_options *options, struct perft_result *result);

#endif
