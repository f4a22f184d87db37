/* connection.c: one connection of the connections in the event loop: what is read,
 * written and paid for, and its end. */
#include "net/websocket/connection.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "core/memory.h"

/* Bytes of one peer before the others have their turn: hundreds of short messages. */
enum { TURN = 4 << 10, LINES_A_MINUTE = 60 /* about those who were dropped */ };

void connection_doom(struct peer *peer)
{
    if (peer->dying)
        return;
    peer->dying = true;
    event_del(&peer->reading);
    event_del(&peer->writing);
    event_active(peer->all->reap, EV_TIMEOUT, 0);
}

void connection_drop(struct peer *peer, const char *why)
{
    char from[ADDRESS_TEXT];
    long long held;
    if (peer->dying)
        return;
    address_write(&peer->from, from);
    if (log_may(&peer->all->drops, connections_clock(), LINES_A_MINUTE, &held))
        log_write(peer->all->log, LOG_INFO, "dropped", log_number("peer", peer->number),
                  log_text("address", from), log_text("why", why), log_held(held));
    peer->all->metrics->dropped++;
    connection_doom(peer);
}

/* Hanging up at once could overtake the last words: the other side is to do it. */
static void take_leave(struct peer *peer)
{
    peer->leaving = true;
    if (peer->last_words == 0)
        peer->last_words = connections_clock();
    event_del(&peer->writing);
    if (shutdown(peer->handle, SHUT_WR) != 0)
        connection_doom(peer);
}

static void count_waiting(struct peer *peer)
{
    size_t now = wire_waiting(&peer->wire);
    peer->all->waiting = peer->all->waiting - peer->waiting + now;
    peer->waiting = now;
}

void connection_settle(struct peer *peer, bool good)
{
    count_waiting(peer);
    if (peer->dying || peer->leaving)
        return;
    if (!good || peer->wire.broken)
        connection_doom(peer);
    else if (wire_is_over(&peer->wire))
        take_leave(peer);
    else if (wire_waits(&peer->wire))
        event_add(&peer->writing, NULL);
    else
        event_del(&peer->writing);
}

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
    int64_t now = connections_clock();
    peer->budget += (now - peer->refilled) * CONNECTIONS_BYTES / 1000;
    if (peer->budget > CONNECTIONS_BURST)
        peer->budget = CONNECTIONS_BURST;
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
    peer->all->metrics->bytes_in += (uint64_t)count;
    if (pay(peer, (size_t)count))
        return count;
    connection_drop(peer, "it sends too much");
    return -1;
}

static long on_write(void *context, const void *bytes, size_t length)
{
    struct peer *peer = context;
    ssize_t count = send(peer->handle, bytes, length, MSG_NOSIGNAL);
    if (count > 0) {
        peer->all->metrics->bytes_out += (uint64_t)count;
        return count;
    }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? 0 : -1;
}

static void on_heard(void *context, const char *message, size_t length)
{
    struct peer *peer = context;
    if (peer->dying)
        return;
    peer->all->metrics->messages_in++;
    if (peer->asked == 0)
        peer->asked = connections_clock();
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
    if (!pay(peer, CONNECTIONS_FRAME))
        connection_drop(peer, "it sends too much");
    else if (wire_waiting(&peer->wire) > WIRE_WAITING)
        connection_drop(peer, "it reads too slowly");
}

/* Reads what nobody wants any more. */
static void pass_over(struct peer *peer)
{
    char bytes[4096];
    ssize_t count = recv(peer->handle, bytes, sizeof bytes, 0);
    if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR))
        connection_doom(peer);
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
        connection_settle(peer, wire_read(&peer->wire));
}

static void on_writable(evutil_socket_t handle, short what, void *context)
{
    struct peer *peer = context;
    (void)handle;
    (void)what;
    connection_settle(peer, wire_flush(&peer->wire));
}

struct peer *connection_new(struct connections *connections,
                            const struct connections_start *start, uint32_t number)
{
    static const struct wire_ends ends = {on_read, on_write, on_heard, on_ponged,
                                          on_framed};
    int64_t now = connections_clock();
    struct peer *peer = memory_new(1, sizeof *peer);
    *peer = (struct peer){.all = connections,
                          .number = number,
                          .handle = start->handle,
                          .from = start->from,
                          .asked_last = now,
                          .refilled = now,
                          .budget = CONNECTIONS_BURST};
    wire_init(&peer->wire, start->lines, &ends, peer);
    if (start->early_length > 0) {
        peer->early = memory_text(start->early, start->early_length);
        peer->early_length = start->early_length;
    }
    return peer;
}

void connection_listen(struct peer *peer)
{
    struct event_base *base = peer->all->base;
    event_assign(&peer->reading, base, peer->handle, EV_READ | EV_PERSIST, on_readable,
                 peer);
    event_assign(&peer->writing, base, peer->handle, EV_WRITE | EV_PERSIST, on_writable,
                 peer);
    event_add(&peer->reading, NULL);
    if (peer->early != NULL)
        event_active(&peer->reading, EV_READ, 0);
}

void connection_free(struct peer *peer)
{
    peer->all->waiting -= peer->waiting;
    event_del(&peer->reading);
    event_del(&peer->writing);
    close(peer->handle);
    wire_deinit(&peer->wire);
    free(peer->early);
    free(peer);
}

/* Where very much waits for all together, nobody's share is large any more. */
static bool is_too_much(const struct peer *peer)
{
    return peer->all->waiting > CONNECTIONS_WAITING && peer->waiting > CONNECTIONS_SHARE;
}

void connection_send(struct peer *peer, const char *message, size_t length)
{
    bool ending = peer->wire.ending;
    bool good = !is_too_much(peer) && wire_send(&peer->wire, message, length);
    if (!good && !ending && !wire_is_over(&peer->wire))
        connection_drop(peer, "it reads too slowly");
    connection_settle(peer, good || ending);
}
