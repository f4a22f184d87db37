/* connections.c: all connections of a server. */
#include "net/websocket/connections.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/memory.h"
#include "net/websocket/connection.h"

int64_t connections_clock(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Frees the number for reuse. */
static void release(struct peer *peer)
{
    struct connections *all = peer->all;
    all->peer[peer->number] = NULL;
    all->free[all->free_count++] = peer->number;
    all->count--;
    connection_free(peer);
}

static void on_reap(evutil_socket_t handle, short what, void *context)
{
    struct connections *connections = context;
    (void)handle;
    (void)what;
    for (size_t i = 0; i < connections->capacity; i++) {
        struct peer *peer = connections->peer[i];
        if (peer == NULL || !peer->closing)
            continue;
        struct address from = peer->from;
        bool closed_by_us = peer->closed, own = peer->wire.lines;
        release(peer);
        connections->callbacks->closed(connections->context, (uint32_t)i,
                                       own ? NULL : &from, closed_by_us);
    }
}

struct connections *connections_new(struct event_base *base,
                                    const struct connections_callbacks *callbacks,
                                    void *context, const struct log *log,
                                    struct metrics *metrics)
{
    struct connections *connections = memory_new(1, sizeof *connections);
    *connections = (struct connections){.base = base,
                                        .callbacks = callbacks,
                                        .context = context,
                                        .log = log,
                                        .metrics = metrics};
    connections->reap = event_new(base, -1, 0, on_reap, connections);
    return connections;
}

void connections_free(struct connections *connections)
{
    for (size_t i = 0; i < connections->capacity; i++)
        if (connections->peer[i] != NULL)
            release(connections->peer[i]);
    event_free(connections->reap);
    free(connections->peer);
    free(connections->free);
    free(connections);
}

static struct peer *find(const struct connections *connections, uint32_t number)
{
    struct peer *peer = number < connections->capacity ? connections->peer[number] : NULL;
    return peer != NULL && !peer->closing && !peer->lingering ? peer : NULL;
}

/* If none is free, all numbers below `count` are in use. */
static uint32_t take_number(struct connections *connections)
{
    if (connections->free_count > 0)
        return connections->free[--connections->free_count];
    if (connections->count == connections->capacity) {
        size_t capacity = connections->capacity > 0 ? connections->capacity * 2 : 64;
        connections->peer =
            memory_resize(connections->peer, capacity, sizeof *connections->peer);
        connections->free =
            memory_resize(connections->free, capacity, sizeof *connections->free);
        memset(connections->peer + connections->capacity, 0,
               (capacity - connections->capacity) * sizeof *connections->peer);
        connections->capacity = capacity;
    }
    return (uint32_t)connections->count;
}

uint32_t connections_add(struct connections *connections,
                         const struct connections_start *start)
{
    struct peer *peer = connection_new(connections, start, take_number(connections));
    connections->peer[peer->number] = peer;
    connections->count++;
    connections->metrics->opened++;
    connection_start_reading(peer);
    return peer->number;
}

void connections_send(struct connections *connections, uint32_t number,
                      const char *message, size_t length)
{
    struct peer *peer = find(connections, number);
    if (peer == NULL)
        return;
    connections->metrics->messages_out++;
    if (peer->request_at > 0 && length > 5 && memcmp(message, "{\"re\"", 5) == 0) {
        metrics_time(&connections->metrics->ack,
                     (double)(connections_clock() - peer->request_at));
        peer->request_at = 0;
    }
    connection_send(peer, message, length);
}

void connections_close(struct connections *connections, uint32_t number, int code,
                       const char *why)
{
    struct peer *peer = find(connections, number);
    if (peer == NULL)
        return;
    peer->closed = true;
    peer->close_sent = connections_clock();
    wire_end(&peer->wire, code, why);
    connection_update_events(peer, true);
}

void connections_close_all(struct connections *connections, int code, const char *why)
{
    for (size_t i = 0; i < connections->capacity; i++)
        connections_close(connections, (uint32_t)i, code, why);
}

/* Sends at most `*pings` more pings. */
static void sweep(struct peer *peer, int64_t now, int64_t ping, size_t *pings)
{
    if (peer->close_sent > 0) {
        if (now - peer->close_sent > CONNECTIONS_LINGER)
            connection_schedule_close(peer);
        return;
    }
    if (peer->wire.lines || now - peer->pinged_at < ping)
        return;
    if (peer->silent) {
        connection_drop(peer, "it does not answer");
        return;
    }
    if (*pings == 0)
        return;
    --*pings;
    peer->silent = true;
    peer->pinged_at = now;
    connection_update_events(peer, wire_ping(&peer->wire));
}

/* Spreads pings over time: pinging thousands of peers that connected together would stall
 * everyone else. The batch size is a bit larger than needed to get round in time. */
void connections_sweep(struct connections *connections, int64_t ping)
{
    enum { FEW = 50 };
    int64_t now = connections_clock();
    size_t pings = connections->count * 1100 / (size_t)(ping > 0 ? ping : 1) + FEW;
    for (size_t i = 0; i < connections->capacity; i++)
        if (connections->peer[i] != NULL && !connections->peer[i]->closing)
            sweep(connections->peer[i], now, ping, &pings);
}

size_t connections_count(const struct connections *connections)
{
    return connections->count;
}
