/* timers.c: which table is to be looked after next: a heap by time. */
#include "core/memory.h"
#include "server/internal.h"

static void place(struct server *server, size_t index, struct room *room)
{
    server->heap[index] = room;
    room->heap_index = index;
}

static void rise(struct server *server, size_t index, struct room *room)
{
    while (index > 0 && server->heap[(index - 1) / 2]->rings > room->rings) {
        place(server, index, server->heap[(index - 1) / 2]);
        index = (index - 1) / 2;
    }
    place(server, index, room);
}

static void sink(struct server *server, size_t index, struct room *room)
{
    for (;;) {
        size_t child = 2 * index + 1;
        if (child >= server->heap_count)
            break;
        if (child + 1 < server->heap_count &&
            server->heap[child + 1]->rings < server->heap[child]->rings)
            child++;
        if (server->heap[child]->rings >= room->rings)
            break;
        place(server, index, server->heap[child]);
        index = child;
    }
    place(server, index, room);
}

static bool is_in(const struct server *server, const struct room *room)
{
    return room->heap_index < server->heap_count &&
           server->heap[room->heap_index] == room;
}

void server_timers_remove(struct server *server, struct room *room)
{
    if (!is_in(server, room))
        return;
    size_t index = room->heap_index;
    struct room *last = server->heap[--server->heap_count];
    if (last == room)
        return;
    rise(server, index, last);
    sink(server, last->heap_index, last);
}

void server_timers_set(struct server *server, struct room *room, int64_t when)
{
    if (is_in(server, room) && room->rings == when)
        return;
    server_timers_remove(server, room);
    room->rings = when;
    if (when == NEVER)
        return;
    if (server->heap_count == server->heap_capacity) {
        server->heap_capacity =
            server->heap_capacity > 0 ? 2 * server->heap_capacity : 64;
        server->heap =
            memory_resize(server->heap, server->heap_capacity, sizeof *server->heap);
    }
    rise(server, server->heap_count++, room);
}

/* A table that is looked after sets its time anew, and later than now, or leaves the
 * heap. */
void server_timers_tick(struct server *server)
{
    while (server->heap_count > 0 && server->heap[0]->rings <= server->now)
        server_room_tend(server, server->heap[0]);
}

int64_t server_wakes(const struct server *server)
{
    int64_t life = server_uptime_wakes(server);
    if (server->heap_count == 0)
        return life;
    return server->heap[0]->rings < life ? server->heap[0]->rings : life;
}
