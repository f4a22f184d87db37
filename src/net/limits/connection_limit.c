/* connection_limit.c: a hash table of addresses with linear probing. */
#include "net/limits/connection_limit.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "core/memory.h"

enum { FIRST_ROOM = 64 };

void connection_limit_init(struct connection_limit *connection_limit, uint64_t key)
{
    *connection_limit = (struct connection_limit){.room = FIRST_ROOM, .key = key};
    connection_limit->entry =
        memory_new(connection_limit->room, sizeof *connection_limit->entry);
}

void connection_limit_deinit(struct connection_limit *connection_limit)
{
    free(connection_limit->entry);
}

static size_t place_of(const struct connection_limit *connection_limit,
                       const struct address *prefix)
{
    return (size_t)hash_bytes(prefix->byte, sizeof prefix->byte, connection_limit->key) &
           (connection_limit->room - 1);
}

/* Its entry, or the free one where it would go. */
static struct connection_limit_entry *
find(const struct connection_limit *connection_limit, const struct address *prefix)
{
    size_t at = place_of(connection_limit, prefix);
    while (connection_limit->entry[at].count > 0 &&
           memcmp(&connection_limit->entry[at].prefix, prefix, sizeof *prefix) != 0)
        at = (at + 1) & (connection_limit->room - 1);
    return &connection_limit->entry[at];
}

static void grow(struct connection_limit *connection_limit)
{
    struct connection_limit_entry *old = connection_limit->entry;
    size_t room = connection_limit->room;
    connection_limit->room *= 2;
    connection_limit->entry =
        memory_new(connection_limit->room, sizeof *connection_limit->entry);
    for (size_t i = 0; i < room; i++)
        if (old[i].count > 0)
            *find(connection_limit, &old[i].prefix) = old[i];
    free(old);
}

enum connection_limit_answer
connection_limit_ask(const struct connection_limit *connection_limit,
                     const struct address *from, size_t most, size_t most_of_one)
{
    struct address prefix = *from;
    address_to_prefix(&prefix);
    if (connection_limit->all >= most)
        return CONNECTION_LIMIT_FULL;
    return find(connection_limit, &prefix)->count >= most_of_one
               ? CONNECTION_LIMIT_FULL_FOR_ONE
               : CONNECTION_LIMIT_OPEN;
}

void connection_limit_enter(struct connection_limit *connection_limit,
                            const struct address *from)
{
    struct address prefix = *from;
    address_to_prefix(&prefix);
    if (connection_limit->used * 2 >= connection_limit->room)
        grow(connection_limit);
    struct connection_limit_entry *entry = find(connection_limit, &prefix);
    connection_limit->used += entry->count == 0;
    entry->prefix = prefix;
    entry->count++;
    connection_limit->all++;
}

/* Closes the gap at `hole` by moving up entries that were displaced past it. */
static void close_gap(struct connection_limit *connection_limit, size_t hole)
{
    size_t mask = connection_limit->room - 1;
    for (size_t at = (hole + 1) & mask; connection_limit->entry[at].count > 0;
         at = (at + 1) & mask) {
        size_t wanted = place_of(connection_limit, &connection_limit->entry[at].prefix);
        if (((at - wanted) & mask) < ((at - hole) & mask))
            continue;
        connection_limit->entry[hole] = connection_limit->entry[at];
        connection_limit->entry[at].count = 0;
        hole = at;
    }
}

void connection_limit_leave(struct connection_limit *connection_limit,
                            const struct address *from)
{
    struct address prefix = *from;
    address_to_prefix(&prefix);
    struct connection_limit_entry *entry = find(connection_limit, &prefix);
    assert(entry->count > 0);
    connection_limit->all--;
    if (--entry->count > 0)
        return;
    connection_limit->used--;
    close_gap(connection_limit, (size_t)(entry - connection_limit->entry));
}
