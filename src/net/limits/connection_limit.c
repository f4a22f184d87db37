/* connection_limit.c: a hash table of addresses with linear probing. */
#include "net/limits/connection_limit.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "core/memory.h"

enum { FIRST_CAPACITY = 64 };

void connection_limit_init(struct connection_limit *limit, uint64_t key)
{
    *limit = (struct connection_limit){.capacity = FIRST_CAPACITY, .key = key};
    limit->entry = memory_new(limit->capacity, sizeof *limit->entry);
}

void connection_limit_deinit(struct connection_limit *limit)
{
    free(limit->entry);
}

static size_t place_of(const struct connection_limit *limit, const struct address *prefix)
{
    return (size_t)hash_bytes(prefix->byte, sizeof prefix->byte, limit->key) &
           (limit->capacity - 1);
}

/* Its entry, or the free one where it would go. */
static struct connection_limit_entry *find(const struct connection_limit *limit,
                                           const struct address *prefix)
{
    size_t at = place_of(limit, prefix);
    while (limit->entry[at].count > 0 &&
           memcmp(&limit->entry[at].prefix, prefix, sizeof *prefix) != 0)
        at = (at + 1) & (limit->capacity - 1);
    return &limit->entry[at];
}

static void grow(struct connection_limit *limit)
{
    struct connection_limit_entry *old = limit->entry;
    size_t capacity = limit->capacity;
    limit->capacity *= 2;
    limit->entry = memory_new(limit->capacity, sizeof *limit->entry);
    for (size_t i = 0; i < capacity; i++)
        if (old[i].count > 0)
            *find(limit, &old[i].prefix) = old[i];
    free(old);
}

enum connection_limit_answer connection_limit_ask(const struct connection_limit *limit,
                                                  const struct address *from, size_t most,
                                                  size_t most_of_one)
{
    struct address prefix = *from;
    address_to_prefix(&prefix);
    if (limit->all >= most)
        return CONNECTION_LIMIT_FULL;
    return find(limit, &prefix)->count >= most_of_one ? CONNECTION_LIMIT_FULL_FOR_ONE
                                                      : CONNECTION_LIMIT_OPEN;
}

void connection_limit_enter(struct connection_limit *limit, const struct address *from)
{
    struct address prefix = *from;
    address_to_prefix(&prefix);
    if (limit->used * 2 >= limit->capacity)
        grow(limit);
    struct connection_limit_entry *entry = find(limit, &prefix);
    limit->used += entry->count == 0;
    entry->prefix = prefix;
    entry->count++;
    limit->all++;
}

/* Closes the gap at `hole` by moving up entries that were displaced past it. */
static void close_gap(struct connection_limit *limit, size_t hole)
{
    size_t mask = limit->capacity - 1;
    for (size_t at = (hole + 1) & mask; limit->entry[at].count > 0;
         at = (at + 1) & mask) {
        size_t wanted = place_of(limit, &limit->entry[at].prefix);
        if (((at - wanted) & mask) < ((at - hole) & mask))
            continue;
        limit->entry[hole] = limit->entry[at];
        limit->entry[at].count = 0;
        hole = at;
    }
}

void connection_limit_leave(struct connection_limit *limit, const struct address *from)
{
    struct address prefix = *from;
    address_to_prefix(&prefix);
    struct connection_limit_entry *entry = find(limit, &prefix);
    assert(entry->count > 0);
    limit->all--;
    if (--entry->count > 0)
        return;
    limit->used--;
    close_gap(limit, (size_t)(entry - limit->entry));
}
