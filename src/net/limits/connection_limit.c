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
                       const struct address *home)
{
    return (size_t)hash_bytes(home->byte, sizeof home->byte, connection_limit->key) &
           (connection_limit->room - 1);
}

/* Where it is, or the free place where it would be. */
static struct connection_limit_entry *
find(const struct connection_limit *connection_limit, const struct address *home)
{
    size_t at = place_of(connection_limit, home);
    while (connection_limit->entry[at].count > 0 &&
           memcmp(&connection_limit->entry[at].home, home, sizeof *home) != 0)
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
            *find(connection_limit, &old[i].home) = old[i];
    free(old);
}

enum connection_limit_answer
connection_limit_ask(const struct connection_limit *connection_limit,
                     const struct address *from, size_t most, size_t most_of_one)
{
    struct address home = *from;
    address_to_home(&home);
    if (connection_limit->all >= most)
        return CONNECTION_LIMIT_FULL;
    return find(connection_limit, &home)->count >= most_of_one
               ? CONNECTION_LIMIT_FULL_FOR_ONE
               : CONNECTION_LIMIT_OPEN;
}

void connection_limit_enter(struct connection_limit *connection_limit,
                            const struct address *from)
{
    struct address home = *from;
    address_to_home(&home);
    if (connection_limit->used * 2 >= connection_limit->room)
        grow(connection_limit);
    struct connection_limit_entry *entry = find(connection_limit, &home);
    connection_limit->used += entry->count == 0;
    entry->home = home;
    entry->count++;
    connection_limit->all++;
}

/* Closes the gap at `hole`: what was put behind it for want of room moves up. */
static void close_gap(struct connection_limit *connection_limit, size_t hole)
{
    size_t mask = connection_limit->room - 1;
    for (size_t at = (hole + 1) & mask; connection_limit->entry[at].count > 0;
         at = (at + 1) & mask) {
        size_t wanted = place_of(connection_limit, &connection_limit->entry[at].home);
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
    struct address home = *from;
    address_to_home(&home);
    struct connection_limit_entry *entry = find(connection_limit, &home);
    assert(entry->count > 0);
    connection_limit->all--;
    if (--entry->count > 0)
        return;
    connection_limit->used--;
    close_gap(connection_limit, (size_t)(entry - connection_limit->entry));
}
