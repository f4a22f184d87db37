/* rng.h: the seeded random number generator for local games: xoshiro256**, seeded by
 * splitmix64. It is never part of a game state, and gives the same numbers on every
 * platform. */
#ifndef BASE_RNG_H
#define BASE_RNG_H

#include <stdint.h>

struct rng {
    uint64_t word[4];
};

void rng_seed(struct rng *rng, uint64_t seed);
/* An independent generator for each step of a game: what is drawn at a step depends only
 * on `seed` and `step`. */
void rng_seed_step(struct rng *rng, uint64_t seed, uint64_t step);
static inline uint64_t rng_rotate(uint64_t word, int bits)
{
    return (word << bits) | (word >> (64 - bits));
}

static inline uint64_t rng_next(struct rng *rng)
{
    uint64_t *word = rng->word;
    uint64_t result = rng_rotate(word[1] * 5, 7) * 9;
    uint64_t shifted = word[1] << 17;
    word[2] ^= word[0];
    word[3] ^= word[1];
    word[1] ^= word[2];
    word[0] ^= word[3];
    word[2] ^= shifted;
    word[3] = rng_rotate(word[3], 45);
    return result;
}

/* Uniform in 0..bound-1 (bound >= 1), unbiased: the high half of random * bound,
 * rejecting the 2^32 mod bound low halves that would make some results more likely. */
static inline uint32_t rng_below(struct rng *rng, uint32_t bound)
{
    uint64_t product = (rng_next(rng) >> 32) * bound;
    if (__builtin_expect((uint32_t)product < bound, 0)) {
        uint32_t rejected = (0u - bound) % bound;
        while ((uint32_t)product < rejected)
            product = (rng_next(rng) >> 32) * bound;
    }
    return (uint32_t)(product >> 32);
}
/* A decimal number stands for itself; any other text is hashed. */
uint64_t rng_seed_from_text(const char *words);

#endif
