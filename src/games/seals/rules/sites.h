/* sites.h: sets of sites (start circles, seal circles, scroll boxes) as bits. */
#ifndef GAMES_SEALS_RULES_SITES_H
#define GAMES_SEALS_RULES_SITES_H

#include <stdbool.h>
#include <stdint.h>

enum { SITE_WORDS = 3, SITE_NONE = 255 };

struct sites {
    uint64_t word[SITE_WORDS];
};

static inline bool sites_has(const struct sites *sites, int site)
{
    return sites->word[site >> 6] >> (site & 63) & 1;
}

static inline void sites_add(struct sites *sites, int site)
{
    sites->word[site >> 6] |= (uint64_t)1 << (site & 63);
}

static inline void sites_remove(struct sites *sites, int site)
{
    sites->word[site >> 6] &= ~((uint64_t)1 << (site & 63));
}

static inline bool sites_any(const struct sites *sites)
{
    return (sites->word[0] | sites->word[1] | sites->word[2]) != 0;
}

static inline int sites_count(const struct sites *sites)
{
    int count = 0;
    for (int i = 0; i < SITE_WORDS; i++)
        count += __builtin_popcountll(sites->word[i]);
    return count;
}

static inline struct sites sites_without(struct sites sites, const struct sites *others)
{
    for (int i = 0; i < SITE_WORDS; i++)
        sites.word[i] &= ~others->word[i];
    return sites;
}

/* The lowest bit that is set, or 64 if none is, without a branch that could be
 * mispredicted. In WebAssembly the plain form is a single instruction. */
static inline int lowest_bit(uint64_t bits)
{
#ifdef __wasm__
    return bits != 0 ? __builtin_ctzll(bits) : 64;
#else
    return __builtin_ctzll(bits | (uint64_t)1 << 63) + (bits == 0);
#endif
}

/* The members in rising order: for (int i = sites_next(&s, 0); i >= 0; i = sites_next(&s,
 * i + 1)). */
static inline int sites_next(const struct sites *sites, int from)
{
    for (int word = from >> 6; word < SITE_WORDS; word++, from = word << 6) {
        uint64_t rest = sites->word[word] >> (from & 63);
        if (rest != 0)
            return from + __builtin_ctzll(rest);
    }
    return -1;
}

#endif
