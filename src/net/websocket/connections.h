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
struct crowd;

enum {
    CROWD_BYTES = 64 << 10,   /* a second ... */
    CROWD_BURST = 512 << 10,  /* ... and at once */
    CROWD_FRAME = 100,        /* what a frame costs besides: it is work however short */
    CROWD_FAREWELL = 5000,    /* milliseconds for the last words to be read */
    CROWD_WAITING = 64 << 20, /* bytes that may wait for all together before ... */
    CROWD_SHARE = 16 << 10,   /* ... nobody may let more wait than this */
};

/* Whom they tell; always from the loop, never from within a function of connections.h. */
struct crowd_ends {
    void (*heard)(void *context, uint32_t peer, const char *message, size_t length);
    /* `from`: NULL for the host's own. `told`: the caller closed it by himself. */
    void (*gone)(void *context, uint32_t peer, const struct address *from, bool told);
};

/* A connection that has just been made. */
struct crowd_start {
    int handle; /* taken: a socket that does not block */
    bool lines; /* the host's own: lines in place of frames, and no limits */
    struct address from;
    const char *early; /* bytes that were read from it already */
    size_t early_length;
};

struct crowd *crowd_new(struct event_base *base, const struct crowd_ends *ends,
                        void *context, const struct log *log, struct tally *tally);
void crowd_free(struct crowd *crowd);

/* Returns its number. */
uint32_t crowd_add(struct crowd *crowd, const struct crowd_start *start);
void crowd_send(struct crowd *crowd, uint32_t number, const char *message, size_t length);
/* Says why, sends what waits, and hangs up. A code of RFC 6455. */
void crowd_close(struct crowd *crowd, uint32_t number, int code, const char *why);
void crowd_close_all(struct crowd *crowd, int code, const char *why);

/* Once a second: asks everybody every so many milliseconds, or somewhat later when very
 * many are due, and drops who does not answer in as many. */
void crowd_sweep(struct crowd *crowd, int64_t ping);
size_t crowd_count(const struct crowd *crowd);
/* Milliseconds by a clock that never goes back. */
int64_t crowd_clock(void);

#endif
