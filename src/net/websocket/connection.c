/* connection.c: one connection in the event loop: reading, writing, rate limiting,
 * closing. */
#include "net/websocket/connection.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "core/memory.h"

/* Bytes read from one peer before the others get their turn: hundreds of short
 * messages. */
enum { READ_TURN = 4 << 10, LINES_A_MINUTE = 60 /* for dropped peers */ };

void connection_schedule_close(struct peer *peer)
{
    if (peer->closing)
        return;
    peer->closing = true;
    event_del(&peer->reading);
    event_del(&peer->writing);
    event_active(peer->all->reap, EV_TIMEOUT, 0);
}

void connection_drop(struct peer *peer, const char *why)
{
    char from[ADDRESS_TEXT];
    long long held;
    if (peer->closing)
        return;
    address_write(&peer->from, from);
    if (log_limit_allows(&peer->all->drops, connections_clock(), LINES_A_MINUTE, &held))
        log_write(peer->all->log, LOG_INFO, "dropped", log_number("peer", peer->number),
                  log_text("address", from), log_text("why", why), log_held(held));
    peer->all->metrics->dropped++;
    connection_schedule_close(peer);
}

/* Lingering close: closing at once could discard the close frame before the peer reads
 * it. */
static void linger(struct peer *peer)
{
    peer->lingering = true;
    if (peer->close_sent == 0)
        peer->close_sent = connections_clock();
    event_del(&peer->writing);
    if (shutdown(peer->handle, SHUT_WR) != 0)
        connection_schedule_close(peer);
}

static void count_waiting(struct peer *peer)
{
    size_t now = wire_queued_bytes(&peer->wire);
    peer->all->waiting = peer->all->waiting - peer->waiting + now;
    peer->waiting = now;
}

void connection_update_events(struct peer *peer, bool good)
{
    count_waiting(peer);
    if (peer->closing || peer->lingering)
        return;
    if (!good || peer->wire.broken)
        connection_schedule_close(peer);
    else if (wire_is_closed(&peer->wire))
        linger(peer);
    else if (wire_has_output(&peer->wire))
        event_add(&peer->writing, NULL);
    else
        event_del(&peer->writing);
}

static long take_early(struct peer *peer, void *bytes, size_t capacity)
{
    size_t count = peer->early_length - peer->early_taken;
    if (count > capacity)
        count = capacity;
    memcpy(bytes, peer->early + peer->early_taken, count);
    peer->early_taken += count;
    if (peer->early_taken == peer->early_length) {
        free(peer->early);
        peer->early = NULL;
    }
    return (long)count;
}

/* Charges bytes to a budget that refills over time; false when it is exhausted. */
static bool spend_budget(struct peer *peer, size_t bytes)
{
    int64_t now = connections_clock();
    peer->budget += (now - peer->refilled) * CONNECTIONS_BYTES / 1000;
    if (peer->budget > CONNECTIONS_BURST)
        peer->budget = CONNECTIONS_BURST;
    peer->refilled = now;
    peer->budget -= (int64_t)bytes;
    return peer->budget >= 0 || peer->wire.lines;
}

static long on_read(void *context, void *bytes, size_t capacity)
{
    struct peer *peer = context;
    if (peer->early != NULL)
        return take_early(peer, bytes, capacity);
    if (peer->closing || peer->turn >= READ_TURN)
        return peer->closing ? -1 : 0;
    ssize_t count = recv(peer->handle, bytes, capacity, 0);
    if (count < 0 && (errno == EAGAIN || errno == EINTR))
        return 0;
    if (count <= 0)
        return -1;
    peer->turn += (size_t)count;
    peer->all->metrics->bytes_in += (uint64_t)count;
    if (spend_budget(peer, (size_t)count))
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

static void on_message(void *context, const char *message, size_t length)
{
    struct peer *peer = context;
    if (peer->closing)
        return;
    peer->all->metrics->messages_in++;
    if (peer->request_at == 0)
        peer->request_at = connections_clock();
    peer->all->callbacks->message(peer->all->context, peer->number, message, length);
}

static void on_ponged(void *context)
{
    struct peer *peer = context;
    peer->silent = false;
}

/* wslay answers pings by itself and queues the pongs for a peer that does not read
 * them. */
static void on_framed(void *context)
{
    struct peer *peer = context;
    if (!spend_budget(peer, CONNECTIONS_FRAME))
        connection_drop(peer, "it sends too much");
    else if (wire_queued_bytes(&peer->wire) > WIRE_WAITING)
        connection_drop(peer, "it reads too slowly");
}

/* Reads and discards input after the connection has ended. */
static void discard_input(struct peer *peer)
{
    char bytes[4096];
    ssize_t count = recv(peer->handle, bytes, sizeof bytes, 0);
    if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR))
        connection_schedule_close(peer);
}

static void on_readable(evutil_socket_t handle, short what, void *context)
{
    struct peer *peer = context;
    (void)handle;
    (void)what;
    peer->turn = 0;
    if (peer->lingering)
        discard_input(peer);
    else
        connection_update_events(peer, wire_read(&peer->wire));
}

static void on_writable(evutil_socket_t handle, short what, void *context)
{
    struct peer *peer = context;
    (void)handle;
    (void)what;
    connection_update_events(peer, wire_flush(&peer->wire));
}

struct peer *connection_new(struct connections *connections,
                            const struct connections_start *start, uint32_t number)
{
    static const struct wire_callbacks callbacks = {on_read, on_write, on_message,
                                                    on_ponged, on_framed};
    int64_t now = connections_clock();
    struct peer *peer = memory_new(1, sizeof *peer);
    *peer = (struct peer){.all = connections,
                          .number = number,
                          .handle = start->handle,
                          .from = start->from,
                          .pinged_at = now,
                          .refilled = now,
                          .budget = CONNECTIONS_BURST};
    wire_init(&peer->wire, start->lines, &callbacks, peer);
    if (start->early_length > 0) {
        peer->early = memory_text(start->early, start->early_length);
        peer->early_length = start->early_length;
    }
    return peer;
}

void connection_start_reading(struct peer *peer)
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

/* When the total backlog is very large, each peer's allowance shrinks. */
static bool is_too_much(const struct peer *peer)
{
    return peer->all->waiting > CONNECTIONS_WAITING && peer->waiting > CONNECTIONS_SHARE;
}

void connection_send(struct peer *peer, const char *message, size_t length)
{
    bool ending = peer->wire.ending;
    bool good = !is_too_much(peer) && wire_send(&peer->wire, message, length);
    if (!good && !ending && !wire_is_closed(&peer->wire))
        connection_drop(peer, "it reads too slowly");
    connection_update_events(peer, good || ending);
}
