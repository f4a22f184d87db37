/* connections.h: a server's connections, by small reusable numbers.
 *
 * Peers are pinged and must answer in time. A peer is dropped if it does not answer, if
 * more than 256 KB wait to be written to it (16 KB while 64 MB wait in total), or if it
 * sends more than the rate limit. */
#ifndef NET_WEBSOCKET_CONNECTIONS_H
#define NET_WEBSOCKET_CONNECTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "net/limits/address.h"
#include "net/serve/log.h"
#include "net/serve/metrics.h"

struct event_base;
struct connections;

enum {
    CONNECTIONS_BYTES = 64 << 10,  /* per second ... */
    CONNECTIONS_BURST = 512 << 10, /* ... and in a burst */
    CONNECTIONS_FRAME = 100,   /* extra cost of a frame: each is work, however short */
    CONNECTIONS_LINGER = 5000, /* milliseconds to wait for the peer to close */
    CONNECTIONS_WAITING = 64 << 20, /* total bytes queued before ... */
    CONNECTIONS_SHARE = 16 << 10,   /* ... each peer is limited to this */
};

/* Always called from the loop, never from within a function of connections.h. */
struct connections_callbacks {
    void (*message)(void *context, uint32_t peer, const char *message, size_t length);
    /* `from` is NULL for the control socket. `closed_by_us`: the caller closed it. */
    void (*closed)(void *context, uint32_t peer, const struct address *from,
                   bool closed_by_us);
};

/* A connection that has just been accepted. */
struct connections_start {
    int handle; /* non-blocking socket; ownership passes */
    bool lines; /* the control socket: lines instead of frames, and no limits */
    struct address from;
    const char *early; /* bytes already read from it */
    size_t early_length;
};

struct connections *connections_new(struct event_base *base,
                                    const struct connections_callbacks *callbacks,
                                    void *context, const struct log *log,
                                    struct metrics *metrics);
void connections_free(struct connections *connections);

/* Returns its number. */
uint32_t connections_add(struct connections *connections,
                         const struct connections_start *start);
void connections_send(struct connections *connections, uint32_t number,
                      const char *message, size_t length);
/* Sends a close code (RFC 6455) and reason after what is queued, then hangs up. */
void connections_close(struct connections *connections, uint32_t number, int code,
                       const char *why);
void connections_close_all(struct connections *connections, int code, const char *why);

/* Call once a second: pings every peer each `ping` milliseconds, or somewhat later when
 * very many are due, and drops those that do not answer in the same time. */
void connections_sweep(struct connections *connections, int64_t ping);
size_t connections_count(const struct connections *connections);
/* Monotonic clock in milliseconds. */
int64_t connections_clock(void);

#endif
