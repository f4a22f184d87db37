/* crowd.c: sockets, and the wires on them, in the event loop. */
#include "serve/crowd.h"

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

/* Bytes of one peer before the others have their turn: hundreds of short messages. */
enum { TURN = 4 << 10, LINES_A_MINUTE = 60 /* about those who were dropped */ };

struct peer {
    struct crowd *all;
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

struct crowd {
    struct event_base *base;
    const struct crowd_ends *ends;
    void *context;
    const struct log *log;
    struct tally *tally;
    struct log_limit drops;
    struct peer **peer; /* by number; NULL: the number is free */
    size_t room, count;
    uint32_t *free; /* numbers to use again */
    size_t free_count;
    struct event *reap; /* set off when somebody is dying */
};

int64_t crowd_clock(void)
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
    long long held;
    if (peer->dying)
        return;
    address_write(&peer->from, from);
    if (log_may(&peer->all->drops, crowd_clock(), LINES_A_MINUTE, &held))
        log_write(peer->all->log, LOG_INFO, "dropped", log_number("peer", peer->number),
                  log_text("address", from), log_text("why", why), log_held(held));
    peer->all->tally->dropped++;
    doom(peer);
}

static void release(struct peer *peer)
{
    struct crowd *all = peer->all;
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

/* Hanging up at once could overtake the last words: the other side is to do it. */
static void take_leave(struct peer *peer)
{
    peer->leaving = true;
    if (peer->last_words == 0)
        peer->last_words = crowd_clock();
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
    int64_t now = crowd_clock();
    peer->budget += (now - peer->refilled) * CROWD_BYTES / 1000;
    if (peer->budget > CROWD_BURST)
        peer->budget = CROWD_BURST;
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
        peer->asked = crowd_clock();
    peer->all->ends->heard(peer->all->context, peer->number, message, length);
}

static void on_ponged(void *context)
{
    struct peer *peer = context;
    peer->silent = false;
}

/* wslay answers pings by itself, and keeps the answers for who does not read them. */
static void on_framed(void *context)
{
    struct peer *peer = context;
    if (!pay(peer, CROWD_FRAME))
        drop(peer, "it sends too much");
    else if (wire_waiting(&peer->wire) > WIRE_WAITING)
        drop(peer, "it reads too slowly");
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

static struct peer *new_peer(struct crowd *crowd, const struct crowd_start *start)
{
    static const struct wire_ends ends = {on_read, on_write, on_heard, on_ponged,
                                          on_framed};
    int64_t now = crowd_clock();
    struct peer *peer = memory_new(1, sizeof *peer);
    *peer = (struct peer){.all = crowd,
                          .number = take_number(crowd),
                          .handle = start->handle,
                          .from = start->from,
                          .asked_last = now,
                          .refilled = now,
                          .budget = CROWD_BURST};
    wire_init(&peer->wire, start->lines, &ends, peer);
    if (start->early_length > 0) {
        peer->early = memory_text(start->early, start->early_length);
        peer->early_length = start->early_length;
    }
    return peer;
}

uint32_t crowd_add(struct crowd *crowd, const struct crowd_start *start)
{
    struct peer *peer = new_peer(crowd, start);
    crowd->peer[peer->number] = peer;
    crowd->count++;
    crowd->tally->opened++;
    event_assign(&peer->reading, crowd->base, peer->handle, EV_READ | EV_PERSIST,
                 on_readable, peer);
    event_assign(&peer->writing, crowd->base, peer->handle, EV_WRITE | EV_PERSIST,
                 on_writable, peer);
    event_add(&peer->reading, NULL);
    if (peer->early != NULL)
        event_active(&peer->reading, EV_READ, 0);
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
    bool ending = peer->wire.ending;
    bool good = wire_send(&peer->wire, message, length);
    if (!good && !ending && !wire_is_over(&peer->wire))
        drop(peer, "it reads too slowly");
    settle(peer, good || ending);
}

void crowd_close(struct crowd *crowd, uint32_t number, int code, const char *why)
{
    struct peer *peer = find(crowd, number);
    if (peer == NULL)
        return;
    peer->closed = true;
    peer->last_words = crowd_clock();
    wire_end(&peer->wire, code, why);
    settle(peer, true);
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
            doom(peer);
        return;
    }
    if (peer->wire.lines || now - peer->asked_last < ping)
        return;
    if (peer->silent) {
        drop(peer, "it does not answer");
        return;
    }
    if (*asks == 0)
        return;
    --*asks;
    peer->silent = true;
    peer->asked_last = now;
    settle(peer, wire_ping(&peer->wire));
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
