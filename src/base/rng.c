/* rng.c: xoshiro256** by Blackman and Vigna, written from its published description. */
#include "base/rng.h"

#include <assert.h>
#include <string.h>

#include "base/hash.h"
#include "base/text.h"

static uint64_t rotate_left(uint64_t word, int bits)
{
    return (word << bits) | (word >> (64 - bits));
}

/* splitmix64: spreads a seed over as many words as are needed, never all zero. */
static uint64_t splitmix_next(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

void rng_seed(struct rng *rng, uint64_t seed)
{
    for (int i = 0; i < 4; i++)
        rng->word[i] = splitmix_next(&seed);
}

void rng_seed_step(struct rng *rng, uint64_t seed, uint64_t step)
{
    uint64_t mixed = splitmix_next(&seed) + step;
    rng_seed(rng, splitmix_next(&mixed));
}

uint64_t rng_next(struct rng *rng)
{
    uint64_t *word = rng->word;
    uint64_t result = rotate_left(word[1] * 5, 7) * 9;
    uint64_t shifted = word[1] << 17;
    word[2] ^= word[0];
    word[3] ^= word[1];
    word[1] ^= word[2];
    word[0] ^= word[3];
    word[2] ^= shifted;
    word[3] = rotate_left(word[3], 45);
    return result;
}

/* The upper half of bound * random is uniform once those lower halves are refused of
 * which some results would get one more than others: there are 2^32 mod bound of them. */
uint32_t rng_below(struct rng *rng, uint32_t bound)
{
    assert(bound >= 1);
    uint64_t product = (rng_next(rng) >> 32) * bound;
    if ((uint32_t)product < bound) {
        uint32_t refused = (0u - bound) % bound;
        while ((uint32_t)product < refused)
            product = (rng_next(rng) >> 32) * bound;
    }
    return (uint32_t)(product >> 32);
}

uint64_t rng_seed_from_text(const char *words)
{
    uint64_t seed;
    if (text_to_u64(words, &seed))
        return seed;
    return hash_bytes(words, strlen(words), 0);
}
