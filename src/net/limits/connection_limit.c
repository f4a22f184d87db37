/* connection_limit.c: a hash table of addresses with linear probing. */
#include "net/limits/connection_limit.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "core/memory.h"

enum { FIRST_ROOM = 64 };

void gate_init(struct gate *gate, uint64_t key)
{
    *gate = (struct gate){.room = FIRST_ROOM, .key = key};
    gate->entry = memory_new(gate->room, sizeof *gate->entry);
}

void gate_deinit(struct gate *gate)
{
    free(gate->entry);
}

static size_t place_of(const struct gate *gate, const struct address *home)
{
    return (size_t)hash_bytes(home->byte, sizeof home->byte, gate->key) &
           (gate->room - 1);
}

/* Where it is, or the free place where it would be. */
static struct gate_entry *find(const struct gate *gate, const struct address *home)
{
    size_t at = place_of(gate, home);
    while (gate->entry[at].count > 0 &&
           memcmp(&gate->entry[at].home, home, sizeof *home) != 0)
        at = (at + 1) & (gate->room - 1);
    return &gate->entry[at];
}

static void grow(struct gate *gate)
{
    struct gate_entry *old = gate->entry;
    size_t room = gate->room;
    gate->room *= 2;
    gate->entry = memory_new(gate->room, sizeof *gate->entry);
    for (size_t i = 0; i < room; i++)
        if (old[i].count > 0)
            *find(gate, &old[i].home) = old[i];
    free(old);
}

enum gate_answer gate_ask(const struct gate *gate, const struct address *from,
                          size_t most, size_t most_of_one)
{
    struct address home = *from;
    address_to_home(&home);
    if (gate->all >= most)
        return GATE_FULL;
    return find(gate, &home)->count >= most_of_one ? GATE_FULL_FOR_ONE : GATE_OPEN;
}

void gate_enter(struct gate *gate, const struct address *from)
{
    struct address home = *from;
    address_to_home(&home);
    if (gate->used * 2 >= gate->room)
        grow(gate);
    struct gate_entry *entry = find(gate, &home);
    gate->used += entry->count == 0;
    entry->home = home;
    entry->count++;
    gate->all++;
}

/* Closes the gap at `hole`: what was put behind it for want of room moves up. */
static void close_gap(struct gate *gate, size_t hole)
{
    size_t mask = gate->room - 1;
    for (size_t at = (hole + 1) & mask; gate->entry[at].count > 0; at = (at + 1) & mask) {
        size_t wanted = place_of(gate, &gate->entry[at].home);
        if (((at - wanted) & mask) < ((at - hole) & mask))
            continue;
        gate->entry[hole] = gate->entry[at];
        gate->entry[at].count = 0;
        hole = at;
    }
}

void gate_leave(struct gate *gate, const struct address *from)
{
    struct address home = *from;
    address_to_home(&home);
    struct gate_entry *entry = find(gate, &home);
    assert(entry->count > 0);
    gate->all--;
    if (--entry->count > 0)
        return;
    gate->used--;
    close_gap(gate, (size_t)(entry - gate->entry));
}
