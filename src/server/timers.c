/* timers.c: which table is to be looked after next: a heap by time. */
#include "core/memory.h"
#include "server/internal.h"

static void place(struct hall *hall, size_t index, struct party *party)
{
    hall->heap[index] = party;
    party->heap_index = index;
}

static void rise(struct hall *hall, size_t index, struct party *party)
{
    while (index > 0 && hall->heap[(index - 1) / 2]->rings > party->rings) {
        place(hall, index, hall->heap[(index - 1) / 2]);
        index = (index - 1) / 2;
    }
    place(hall, index, party);
}

static void sink(struct hall *hall, size_t index, struct party *party)
{
    for (;;) {
        size_t child = 2 * index + 1;
        if (child >= hall->heap_count)
            break;
        if (child + 1 < hall->heap_count &&
            hall->heap[child + 1]->rings < hall->heap[child]->rings)
            child++;
        if (hall->heap[child]->rings >= party->rings)
            break;
        place(hall, index, hall->heap[child]);
        index = child;
    }
    place(hall, index, party);
}

static bool is_in(const struct hall *hall, const struct party *party)
{
    return party->heap_index < hall->heap_count && hall->heap[party->heap_index] == party;
}

void heap_remove(struct hall *hall, struct party *party)
{
    if (!is_in(hall, party))
        return;
    size_t index = party->heap_index;
    struct party *last = hall->heap[--hall->heap_count];
    if (last == party)
        return;
    rise(hall, index, last);
    sink(hall, last->heap_index, last);
}

void heap_set(struct hall *hall, struct party *party, int64_t when)
{
    if (is_in(hall, party) && party->rings == when)
        return;
    heap_remove(hall, party);
    party->rings = when;
    if (when == NEVER)
        return;
    if (hall->heap_count == hall->heap_room) {
        hall->heap_room = hall->heap_room > 0 ? 2 * hall->heap_room : 64;
        hall->heap = memory_resize(hall->heap, hall->heap_room, sizeof *hall->heap);
    }
    rise(hall, hall->heap_count++, party);
}

/* Whoever is looked after sets his time anew, and later than now, or leaves the heap. */
void heap_tick(struct hall *hall)
{
    while (hall->heap_count > 0 && hall->heap[0]->rings <= hall->now)
        party_tend(hall, hall->heap[0]);
}

int64_t hall_wakes(const struct hall *hall)
{
    int64_t life = life_wakes(hall);
    if (hall->heap_count == 0)
        return life;
    return hall->heap[0]->rings < life ? hall->heap[0]->rings : life;
}
