/* wire.h: messages over a stream of bytes: WebSocket frames for everybody, lines for the
 * host himself. It has no socket: who owns it reads and writes.
 *
 * A wire on which nothing is under way takes a few bytes only: what wslay needs for a
 * frame, some 8 KB, is there as long as one is being read or written. */
#ifndef NET_WEBSOCKET_WIRE_H
#define NET_WEBSOCKET_WIRE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/buffer.h"

struct wslay_event_context;

/* The owner's side. */
struct wire_ends {
    /* How many bytes were read or written; 0: none now; -1: never again. */
    long (*read)(void *context, void *bytes, size_t room);
    long (*write)(void *context, const void *bytes, size_t length);
    /* A whole message, text in UTF-8, has come. More may be sent from within. */
    void (*heard)(void *context, const char *message, size_t length);
    void (*ponged)(void *context);
    /* A frame begins, of whatever kind; NULL: nobody counts them. */
    void (*framed)(void *context);
};

enum {
    WIRE_MESSAGE = 16384,     /* bytes of a message that is read */
    WIRE_WAITING = 256 << 10, /* bytes that may wait to be written */
    WIRE_EACH = 128,          /* and what each message that waits counts besides */
};

struct wire {
    const struct wire_ends *ends;
    void *context;
    bool lines;
    bool reading; /* in the middle of wire_read */
    bool broken;  /* nothing comes or goes any more */
    /* frames */
    struct wslay_event_context *frames; /* NULL: nothing is under way */
    uint64_t fed, framed;               /* bytes read; bytes of the frames begun */
    bool within;                        /* a message of several frames is not whole */
    /* lines */
    struct buffer in, out;
    size_t written; /* of `out` */
    bool ending;    /* nothing follows what is in `out` */
};

void wire_init(struct wire *wire, bool lines, const struct wire_ends *ends,
               void *context);
void wire_deinit(struct wire *wire);

/* Reads what has come. False when the connection is of no use any more. */
bool wire_read(struct wire *wire);
/* Queues a message, and writes as much as can be; false when too much waits already, or
 * the wire has ended. */
bool wire_send(struct wire *wire, const char *message, size_t length);
bool wire_ping(struct wire *wire);
/* Says why it ends (a code of RFC 6455, section 7.4, and words), after what waits. */
void wire_end(struct wire *wire, int code, const char *why);
/* Writes what waits; false as wire_read. */
bool wire_flush(struct wire *wire);
/* Bytes that wait to be written, with what it takes to keep them. */
size_t wire_waiting(const struct wire *wire);
/* Whether something waits to be written. */
bool wire_waits(const struct wire *wire);
/* Whether all is said: it was ended by either side, and nothing waits. */
bool wire_is_over(const struct wire *wire);

#endif
