/* hash.h: a fast 64-bit hash, identical on every platform. Not cryptographic. */
#ifndef BASE_HASH_H
#define BASE_HASH_H

#include <stddef.h>
#include <stdint.h>

uint64_t hash_bytes(const void *data, size_t size, uint64_t seed);

#endif
