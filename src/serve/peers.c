/* peers.c: sockets, and the wires on them, in the event loop. */
#include "serve/peers.h"

#include <errno.h>
#include <event2/event.h>
#include <event2/event_struct.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "core/memory.h"
#include "serve/wire.h"

enum { TURN = 32 << 10 /* bytes of one peer before the others have their turn */ };

struct peer {
    struct peers *all;
    uint32_t number;
    int handle;
    bool dying;   /* nothing is heard of it or said to it any more */
    bool leaving; /* all is said; the other side has to hang up */
    bool closed;  /* by the caller */
    struct wire wire;
    struct event reading, writing;
    struct address from;
    char *early; /* read by somebody else; NULL when it has been taken */
    size_t early_length, early_taken;
    size_t turn;        /* bytes read since the loop came here */
    int64_t asked_last; /* when it was asked whether it is there, or came */
    bool silent;        /* and has not answered */
    int64_t asked;      /* when the request came that is not answered; 0: none */
    int64_t refilled;   /* when `budget` was right */
    int64_t budget;     /* bytes that it may send */
    int64_t last_words; /* when it was told to go; 0: not yet */
};

struct peers {
    struct event_base *base;
    const struct peers_ends *ends;
    void *context;
    const struct log *log;
    struct tally *tally;
    struct peer **peer; /* by number; NULL: the number is free */
    size_t room, count;
    uint32_t *free; /* numbers to use again */
    size_t free_count;
    struct event *reap; /* set off when somebody is dying */
};

int64_t peers_clock(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* --- the end of a peer -------------------------------------------------------------- */

/* It goes when the loop comes round, not in the middle of what is being done with it. */
static void doom(struct peer *peer)
{
    if (peer->dying)
        return;
    peer->dying = true;
    event_del(&peer->reading);
    event_del(&peer->writing);
    event_active(peer->all->reap, EV_TIMEOUT, 0);
}

static void drop(struct peer *peer, const char *why)
{
    char from[ADDRESS_TEXT];
    if (peer->dying)
        return;
    address_write(&peer->from, from);
    log_write(peer->all->log, LOG_INFO, "dropped", log_number("peer", peer->number),
              log_text("address", from), log_text("why", why));
    peer->all->tally->dropped++;
    doom(peer);
}

static void release(struct peer *peer)
{
    struct peers *all = peer->all;
    all->peer[peer->number] = NULL;
    all->free[all->free_count++] = peer->number;
    all->count--;
    event_del(&peer->reading);
    event_del(&peer->writing);
    close(peer->handle);
    wire_deinit(&peer->wire);
    free(peer->early);
    free(peer);
}

static void on_reap(evutil_socket_t handle, short what, void *context)
{
    struct peers *peers = context;
    (void)handle;
    (void)what;
    for (size_t i = 0; i < peers->room; i++) {
        struct peer *peer = peers->peer[i];
        if (peer == NULL || !peer->dying)
            continue;
        struct address from = peer->from;
        bool told = peer->closed;
        release(peer);
        peers->ends->gone(peers->context, (uint32_t)i, &from, told);
    }
}

/* Hanging up at once could overtake the last words: the other side is to do it. */
static void take_leave(struct peer *peer)
{
    peer->leaving = true;
    if (peer->last_words == 0)
        peer->last_words = peers_clock();
    event_del(&peer->writing);
    if (shutdown(peer->handle, SHUT_WR) != 0)
        doom(peer);
}

/* After anything was read or written: waits for what is still to come. */
static void settle(struct peer *peer, bool good)
{
    if (peer->dying || peer->leaving)
        return;
    if (!good || peer->wire.broken)
        doom(peer);
    else if (wire_is_over(&peer->wire))
        take_leave(peer);
    else if (wire_waits(&peer->wire))
        event_add(&peer->writing, NULL);
    else
        event_del(&peer->writing);
}

/* --- the wire's ends ---------------------------------------------------------------- */

static long take_early(struct peer *peer, void *bytes, size_t room)
{
    size_t count = peer->early_length - peer->early_taken;
    if (count > room)
        count = room;
    memcpy(bytes, peer->early + peer->early_taken, count);
    peer->early_taken += count;
    if (peer->early_taken == peer->early_length) {
        free(peer->early);
        peer->early = NULL;
    }
    return (long)count;
}

/* Bytes are paid for by a budget that fills with time; false when it is spent. */
static bool pay(struct peer *peer, size_t bytes)
{
    int64_t now = peers_clock();
    peer->budget += (now - peer->refilled) * PEERS_BYTES / 1000;
    if (peer->budget > PEERS_BURST)
        peer->budget = PEERS_BURST;
    peer->refilled = now;
    peer->budget -= (int64_t)bytes;
    return peer->budget >= 0 || peer->wire.lines;
}

static long on_read(void *context, void *bytes, size_t room)
{
    struct peer *peer = context;
    if (peer->early != NULL)
        return take_early(peer, bytes, room);
    if (peer->dying || peer->turn >= TURN)
        return peer->dying ? -1 : 0;
    ssize_t count = recv(peer->handle, bytes, room, 0);
    if (count < 0 && (errno == EAGAIN || errno == EINTR))
        return 0;
    if (count <= 0)
        return -1;
    peer->turn += (size_t)count;
    peer->all->tally->bytes_in += (uint64_t)count;
    if (pay(peer, (size_t)count))
        return count;
    drop(peer, "it sends too much");
    return -1;
}

static long on_write(void *context, const void *bytes, size_t length)
{
    struct peer *peer = context;
    ssize_t count = send(peer->handle, bytes, length, MSG_NOSIGNAL);
    if (count > 0) {
        peer->all->tally->bytes_out += (uint64_t)count;
        return count;
    }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? 0 : -1;
}

static void on_heard(void *context, const char *message, size_t length)
{
    struct peer *peer = context;
    if (peer->dying)
        return;
    peer->all->tally->messages_in++;
    if (peer->asked == 0)
        peer->asked = peers_clock();
    peer->all->ends->heard(peer->all->context, peer->number, message, length);
}

static void on_ponged(void *context)
{
    struct peer *peer = context;
    peer->silent = false;
}

/* Reads what nobody wants any more. */
static void pass_over(struct peer *peer)
{
    char bytes[4096];
    ssize_t count = recv(peer->handle, bytes, sizeof bytes, 0);
    if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR))
        doom(peer);
}

static void on_readable(evutil_socket_t handle, short what, void *context)
{
    struct peer *peer = context;
    (void)handle;
    (void)what;
    peer->turn = 0;
    if (peer->leaving)
        pass_over(peer);
    else
        settle(peer, wire_read(&peer->wire));
}

static void on_writable(evutil_socket_t handle, short what, void *context)
{
    struct peer *peer = context;
    (void)handle;
    (void)what;
    settle(peer, wire_flush(&peer->wire));
}

/* --- all of them -------------------------------------------------------------------- */

struct peers *peers_new(struct event_base *base, const struct peers_ends *ends,
                        void *context, const struct log *log, struct tally *tally)
{
    struct peers *peers = memory_new(1, sizeof *peers);
    *peers = (struct peers){
        .base = base, .ends = ends, .context = context, .log = log, .tally = tally};
    peers->reap = event_new(base, -1, 0, on_reap, peers);
    return peers;
}

void peers_free(struct peers *peers)
{
    for (size_t i = 0; i < peers->room; i++)
        if (peers->peer[i] != NULL)
            release(peers->peer[i]);
    event_free(peers->reap);
    free(peers->peer);
    free(peers->free);
    free(peers);
}

static struct peer *find(const struct peers *peers, uint32_t number)
{
    struct peer *peer = number < peers->room ? peers->peer[number] : NULL;
    return peer != NULL && !peer->dying && !peer->leaving ? peer : NULL;
}

/* All numbers below `count` are in use when none is free. */
static uint32_t take_number(struct peers *peers)
{
    if (peers->free_count > 0)
        return peers->free[--peers->free_count];
    if (peers->count == peers->room) {
        size_t room = peers->room > 0 ? peers->room * 2 : 64;
        peers->peer = memory_resize(peers->peer, room, sizeof *peers->peer);
        peers->free = memory_resize(peers->free, room, sizeof *peers->free);
        memset(peers->peer + peers->room, 0, (room - peers->room) * sizeof *peers->peer);
        peers->room = room;
    }
    return (uint32_t)peers->count;
}

static struct peer *new_peer(struct peers *peers, const struct peers_start *start)
{
    static const struct wire_ends ends = {on_read, on_write, on_heard, on_ponged};
    int64_t now = peers_clock();
    struct peer *peer = memory_new(1, sizeof *peer);
    *peer = (struct peer){.all = peers,
                          .number = take_number(peers),
                          .handle = start->handle,
                          .from = start->from,
                          .asked_last = now,
                          .refilled = now,
                          .budget = PEERS_BURST};
    wire_init(&peer->wire, start->lines, &ends, peer);
    if (start->early_length > 0) {
        peer->early = memory_text(start->early, start->early_length);
        peer->early_length = start->early_length;
    }
    return peer;
}

uint32_t peers_add(struct peers *peers, const struct peers_start *start)
{
    struct peer *peer = new_peer(peers, start);
    peers->peer[peer->number] = peer;
    peers->count++;
    peers->tally->opened++;
    event_assign(&peer->reading, peers->base, peer->handle, EV_READ | EV_PERSIST,
                 on_readable, peer);
    event_assign(&peer->writing, peers->base, peer->handle, EV_WRITE | EV_PERSIST,
                 on_writable, peer);
    event_add(&peer->reading, NULL);
    if (peer->early != NULL)
        event_active(&peer->reading, EV_READ, 0);
    return peer->number;
}

void peers_send(struct peers *peers, uint32_t number, const char *message, size_t length)
{
    struct peer *peer = find(peers, number);
    if (peer == NULL)
        return;
    peers->tally->messages_out++;
    if (peer->asked > 0 && length > 5 && memcmp(message, "{\"re\"", 5) == 0) {
        tally_time(&peers->tally->ack, (double)(peers_clock() - peer->asked));
        peer->asked = 0;
    }
    bool ending = peer->wire.ending;
    bool good = wire_send(&peer->wire, message, length);
    if (!good && !ending && !wire_is_over(&peer->wire))
        drop(peer, "it reads too slowly");
    settle(peer, good || ending);
}

void peers_close(struct peers *peers, uint32_t number, int code, const char *why)
{
    struct peer *peer = find(peers, number);
    if (peer == NULL)
        return;
    peer->closed = true;
    peer->last_words = peers_clock();
    wire_end(&peer->wire, code, why);
    settle(peer, true);
}

void peers_close_all(struct peers *peers, int code, const char *why)
{
    for (size_t i = 0; i < peers->room; i++)
        peers_close(peers, (uint32_t)i, code, why);
}

static void sweep(struct peer *peer, int64_t now, int64_t ping)
{
    if (peer->last_words > 0) {
        if (now - peer->last_words > PEERS_FAREWELL)
            doom(peer);
        return;
    }
    if (peer->wire.lines || now - peer->asked_last < ping)
        return;
    if (peer->silent) {
        drop(peer, "it does not answer");
        return;
    }
    peer->silent = true;
    peer->asked_last = now;
    settle(peer, wire_ping(&peer->wire));
}

void peers_sweep(struct peers *peers, int64_t ping)
{
    int64_t now = peers_clock();
    for (size_t i = 0; i < peers->room; i++)
        if (peers->peer[i] != NULL && !peers->peer[i]->dying)
            sweep(peers->peer[i], now, ping);
}

size_t peers_count(const struct peers *peers)
{
    return peers->count;
}
