/* peers.h: the connections of a server, by small numbers that are used again: their
 * sockets, what waits to be written, and who is dropped.
 *
 * A peer is asked now and then whether it is there and must say so in time; who does not,
 * lets 256 KB wait, or sends more bytes than anybody needs, is dropped. */
#ifndef SERVE_PEERS_H
#define SERVE_PEERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "serve/address.h"
#include "serve/log.h"
#include "serve/tally.h"

struct event_base;
struct peers;

enum {
    PEERS_BYTES = 64 << 10,  /* a second ... */
    PEERS_BURST = 512 << 10, /* ... and at once */
    PEERS_FAREWELL = 5000,   /* milliseconds for the last words to be read */
};

/* Whom they tell; always from the loop, never from within a function of peers.h. */
struct peers_ends {
    void (*heard)(void *context, uint32_t peer, const char *message, size_t length);
    /* `told`: the caller closed it by himself. */
    void (*gone)(void *context, uint32_t peer, const struct address *from, bool told);
};

/* A connection that has just been made. */
struct peers_start {
    int handle; /* taken: a socket that does not block */
    bool lines; /* the host's own: lines in place of frames, and no limits */
    struct address from;
    const char *early; /* bytes that were read from it already */
    size_t early_length;
};

struct peers *peers_new(struct event_base *base, const struct peers_ends *ends,
                        void *context, const struct log *log, struct tally *tally);
void peers_free(struct peers *peers);

/* Returns its number. */
uint32_t peers_add(struct peers *peers, const struct peers_start *start);
void peers_send(struct peers *peers, uint32_t peer, const char *message, size_t length);
/* Says why, sends what waits, and hangs up. A code of RFC 6455. */
void peers_close(struct peers *peers, uint32_t peer, int code, const char *why);
void peers_close_all(struct peers *peers, int code, const char *why);

/* Once a second: asks everybody every so many milliseconds, and drops who does not answer
 * in as many. */
void peers_sweep(struct peers *peers, int64_t ping);
size_t peers_count(const struct peers *peers);
/* Milliseconds by a clock that never goes back. */
int64_t peers_clock(void);

#endif
