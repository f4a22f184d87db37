/* connections.h: the connections of a server, by small numbers that are used again: their
 * sockets, what waits to be written, and who is dropped.
 *
 * A peer is asked now and then whether it is there and must say so in time; who does not,
 * lets 256 KB wait (16 KB while 64 MB wait for all together), or sends more bytes than
 * anybody needs, is dropped. */
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
    CONNECTIONS_BYTES = 64 << 10,  /* a second ... */
    CONNECTIONS_BURST = 512 << 10, /* ... and at once */
    CONNECTIONS_FRAME = 100, /* what a frame costs besides: it is work however short */
    CONNECTIONS_FAREWELL = 5000,    /* milliseconds for the last words to be read */
    CONNECTIONS_WAITING = 64 << 20, /* bytes that may wait for all together before ... */
    CONNECTIONS_SHARE = 16 << 10,   /* ... nobody may let more wait than this */
};

/* Whom they tell; always from the loop, never from within a function of connections.h. */
struct connections_ends {
    void (*heard)(void *context, uint32_t peer, const char *message, size_t length);
    /* `from`: NULL for the host's own. `told`: the caller closed it by himself. */
    void (*gone)(void *context, uint32_t peer, const struct address *from, bool told);
};

/* A connection that has just been made. */
struct connections_start {
    int handle; /* taken: a socket that does not block */
    bool lines; /* the host's own: lines in place of frames, and no limits */
    struct address from;
    const char *early; /* bytes that were read from it already */
    size_t early_length;
};

struct connections *connections_new(struct event_base *base,
                                    const struct connections_ends *ends, void *context,
                                    const struct log *log, struct metrics *metrics);
void connections_free(struct connections *connections);

/* Returns its number. */
uint32_t connections_add(struct connections *connections,
                         const struct connections_start *start);
void connections_send(struct connections *connections, uint32_t number,
                      const char *message, size_t length);
/* Says why, sends what waits, and hangs up. A code of RFC 6455. */
void connections_close(struct connections *connections, uint32_t number, int code,
                       const char *why);
void connections_close_all(struct connections *connections, int code, const char *why);

/* Once a second: asks everybody every so many milliseconds, or somewhat later when very
 * many are due, and drops who does not answer in as many. */
void connections_sweep(struct connections *connections, int64_t ping);
size_t connections_count(const struct connections *connections);
/* Milliseconds by a clock that never goes back. */
int64_t connections_clock(void);

#endif
