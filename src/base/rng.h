/* rng.h: the seeded random numbers behind local games. The generator (xoshiro256**,
 * seeded through splitmix64) lives outside every game state, and gives the same numbers
 * on every platform. */
#ifndef BASE_RNG_H
#define BASE_RNG_H

#include <stdint.h>

struct rng {
    uint64_t word[4];
};

void rng_seed(struct rng *rng, uint64_t seed);
/* For one step of many: generators of one seed and different steps have nothing in
 * common, so what is drawn at a step depends on nothing but the two numbers. */
void rng_seed_step(struct rng *rng, uint64_t seed, uint64_t step);
uint64_t rng_next(struct rng *rng);
/* Uniform in 0..bound-1 without bias (bound >= 1). */
uint32_t rng_below(struct rng *rng, uint32_t bound);
/* A seed as people write it: a decimal number is itself, other words are hashed. */
uint64_t rng_seed_from_text(const char *words);

#endif
