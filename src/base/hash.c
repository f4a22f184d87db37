/* hash.c: mixes eight bytes at a time into the sum, then applies a final mix so that
 * every input bit affects every output bit. Words are assembled byte by byte, which makes
 * the result independent of byte order. */
#include "base/hash.h"

static const uint64_t HASH_ODD = 0x9e3779b97f4a7c15u;

static uint64_t word_read(const unsigned char *bytes, size_t count)
{
    uint64_t word = 0;
    for (size_t i = 0; i < count; i++)
        word |= (uint64_t)bytes[i] << (8 * i);
    return word;
}

static uint64_t word_mix(uint64_t word)
{
    word = (word ^ (word >> 32)) * 0xd6e8feb86659fd93u;
    word = (word ^ (word >> 29)) * 0xa0761d6478bd642fu;
    return word ^ (word >> 32);
}

uint64_t hash_bytes(const void *data, size_t size, uint64_t seed)
{
    const unsigned char *bytes = data;
    uint64_t sum = word_mix(seed + HASH_ODD) ^ ((uint64_t)size * HASH_ODD);
    size_t left = size;
    for (; left >= 8; left -= 8, bytes += 8)
        sum = word_mix(sum ^ word_read(bytes, 8)) + HASH_ODD;
    /* The size is already in the sum, so "a" and "a\0" hash differently. */
    if (left > 0)
        sum = word_mix(sum ^ word_read(bytes, left)) + HASH_ODD;
    return word_mix(sum);
}
