/* connections.c: the connections of a server, all of them. */
#include "net/websocket/connections.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/memory.h"
#include "net/websocket/connection.h"

int64_t crowd_clock(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Its number can be used again. */
static void release(struct peer *peer)
{
    struct crowd *all = peer->all;
    all->peer[peer->number] = NULL;
    all->free[all->free_count++] = peer->number;
    all->count--;
    peer_free(peer);
}

static void on_reap(evutil_socket_t handle, short what, void *context)
{
    struct crowd *crowd = context;
    (void)handle;
    (void)what;
    for (size_t i = 0; i < crowd->room; i++) {
        struct peer *peer = crowd->peer[i];
        if (peer == NULL || !peer->dying)
            continue;
        struct address from = peer->from;
        bool told = peer->closed, own = peer->wire.lines;
        release(peer);
        crowd->ends->gone(crowd->context, (uint32_t)i, own ? NULL : &from, told);
    }
}

struct crowd *crowd_new(struct event_base *base, const struct crowd_ends *ends,
                        void *context, const struct log *log, struct tally *tally)
{
    struct crowd *crowd = memory_new(1, sizeof *crowd);
    *crowd = (struct crowd){
        .base = base, .ends = ends, .context = context, .log = log, .tally = tally};
    crowd->reap = event_new(base, -1, 0, on_reap, crowd);
    return crowd;
}

void crowd_free(struct crowd *crowd)
{
    for (size_t i = 0; i < crowd->room; i++)
        if (crowd->peer[i] != NULL)
            release(crowd->peer[i]);
    event_free(crowd->reap);
    free(crowd->peer);
    free(crowd->free);
    free(crowd);
}

static struct peer *find(const struct crowd *crowd, uint32_t number)
{
    struct peer *peer = number < crowd->room ? crowd->peer[number] : NULL;
    return peer != NULL && !peer->dying && !peer->leaving ? peer : NULL;
}

/* All numbers below `count` are in use when none is free. */
static uint32_t take_number(struct crowd *crowd)
{
    if (crowd->free_count > 0)
        return crowd->free[--crowd->free_count];
    if (crowd->count == crowd->room) {
        size_t room = crowd->room > 0 ? crowd->room * 2 : 64;
        crowd->peer = memory_resize(crowd->peer, room, sizeof *crowd->peer);
        crowd->free = memory_resize(crowd->free, room, sizeof *crowd->free);
        memset(crowd->peer + crowd->room, 0, (room - crowd->room) * sizeof *crowd->peer);
        crowd->room = room;
    }
    return (uint32_t)crowd->count;
}

uint32_t crowd_add(struct crowd *crowd, const struct crowd_start *start)
{
    struct peer *peer = peer_new(crowd, start, take_number(crowd));
    crowd->peer[peer->number] = peer;
    crowd->count++;
    crowd->tally->opened++;
    peer_listen(peer);
    return peer->number;
}

void crowd_send(struct crowd *crowd, uint32_t number, const char *message, size_t length)
{
    struct peer *peer = find(crowd, number);
    if (peer == NULL)
        return;
    crowd->tally->messages_out++;
    if (peer->asked > 0 && length > 5 && memcmp(message, "{\"re\"", 5) == 0) {
        tally_time(&crowd->tally->ack, (double)(crowd_clock() - peer->asked));
        peer->asked = 0;
    }
    peer_send(peer, message, length);
}

void crowd_close(struct crowd *crowd, uint32_t number, int code, const char *why)
{
    struct peer *peer = find(crowd, number);
    if (peer == NULL)
        return;
    peer->closed = true;
    peer->last_words = crowd_clock();
    wire_end(&peer->wire, code, why);
    peer_settle(peer, true);
}

void crowd_close_all(struct crowd *crowd, int code, const char *why)
{
    for (size_t i = 0; i < crowd->room; i++)
        crowd_close(crowd, (uint32_t)i, code, why);
}

/* Asks at most `*asks` more. */
static void sweep(struct peer *peer, int64_t now, int64_t ping, size_t *asks)
{
    if (peer->last_words > 0) {
        if (now - peer->last_words > CROWD_FAREWELL)
            peer_doom(peer);
        return;
    }
    if (peer->wire.lines || now - peer->asked_last < ping)
        return;
    if (peer->silent) {
        peer_drop(peer, "it does not answer");
        return;
    }
    if (*asks == 0)
        return;
    --*asks;
    peer->silent = true;
    peer->asked_last = now;
    peer_settle(peer, wire_ping(&peer->wire));
}

/* Thousands who came at once are not asked at once, which would hold up everybody else:
 * they take turns, somewhat faster than it takes to get round. */
void crowd_sweep(struct crowd *crowd, int64_t ping)
{
    enum { FEW = 50 };
    int64_t now = crowd_clock();
    size_t asks = crowd->count * 1100 / (size_t)(ping > 0 ? ping : 1) + FEW;
    for (size_t i = 0; i < crowd->room; i++)
        if (crowd->peer[i] != NULL && !crowd->peer[i]->dying)
            sweep(crowd->peer[i], now, ping, &asks);
}

size_t crowd_count(const struct crowd *crowd)
{
    return crowd->count;
}
