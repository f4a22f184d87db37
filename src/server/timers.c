/* timers.c: which table must be updated next: a heap by time. */
#include "core/memory.h"
#include "server/internal.h"

static void place(struct server *server, size_t index, struct room *room)
{
    server->heap[index] = room;
    room->heap_index = index;
}

static void sift_up(struct server *server, size_t index, struct room *room)
{
    while (index > 0 && server->heap[(index - 1) / 2]->wakes_at > room->wakes_at) {
        place(server, index, server->heap[(index - 1) / 2]);
        index = (index - 1) / 2;
    }
    place(server, index, room);
}

static void sift_down(struct server *server, size_t index, struct room *room)
{
    for (;;) {
        size_t child = 2 * index + 1;
        if (child >= server->heap_count)
            break;
        if (child + 1 < server->heap_count &&
            server->heap[child + 1]->wakes_at < server->heap[child]->wakes_at)
            child++;
        if (server->heap[child]->wakes_at >= room->wakes_at)
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
    sift_up(server, index, last);
    sift_down(server, last->heap_index, last);
}

void server_timers_set(struct server *server, struct room *room, int64_t when)
{
    if (is_in(server, room) && room->wakes_at == when)
        return;
    server_timers_remove(server, room);
    room->wakes_at = when;
    if (when == NEVER)
        return;
    server->heap = memory_grow(server->heap, server->heap_count, &server->heap_capacity,
                               sizeof *server->heap);
    sift_up(server, server->heap_count++, room);
}

/* An updated table sets a new time later than now, or leaves the heap. */
void server_timers_tick(struct server *server)
{
    while (server->heap_count > 0 && server->heap[0]->wakes_at <= server->now)
        server_room_update(server, server->heap[0]);
    server_pairing_update(server);
}

int64_t server_next_tick(const struct server *server)
{
    int64_t next = server_uptime_due(server), pairing = server_pairing_due(server);
    if (pairing < next)
        next = pairing;
    if (server->heap_count == 0)
        return next;
    return server->heap[0]->wakes_at < next ? server->heap[0]->wakes_at : next;
}
