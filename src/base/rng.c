/* rng.c: xoshiro256** by Blackman and Vigna, implemented from the published
 * description. */
#include "base/rng.h"

#include <string.h>

#include "base/hash.h"
#include "base/text.h"

/* splitmix64: expands a seed into as many words as needed, never all zero. */
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

uint64_t rng_seed_from_text(const char *words)
{
    uint64_t seed;
    if (text_to_u64(words, &seed))
        return seed;
    return hash_bytes(words, strlen(words), 0);
}
