/* wire.h: messages over a byte stream: WebSocket frames for players, lines for the
 * control socket. It has no socket of its own: the owner reads and writes.
 *
 * An idle wire takes only a few bytes: wslay's context, some 8 KB, exists only while a
 * frame is being read or written. */
#ifndef NET_WEBSOCKET_WIRE_H
#define NET_WEBSOCKET_WIRE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/buffer.h"

struct wslay_event_context;

/* Implemented by the owner. */
struct wire_callbacks {
    /* Bytes read or written; 0 if it would block, -1 on error or end of stream. */
    long (*read)(void *context, void *bytes, size_t capacity);
    long (*write)(void *context, const void *bytes, size_t length);
    /* A complete message in UTF-8. May send from within. */
    void (*message)(void *context, const char *message, size_t length);
    void (*ponged)(void *context);
    /* A frame of any type begins. May be NULL. */
    void (*framed)(void *context);
};

enum {
    WIRE_MESSAGE = 16384,     /* maximum bytes of an incoming message */
    WIRE_WAITING = 256 << 10, /* bytes that may be queued for writing */
    WIRE_EACH = 128,          /* overhead counted per queued message */
};

struct wire {
    const struct wire_callbacks *callbacks;
    void *context;
    bool lines;
    bool reading; /* inside wire_read */
    bool broken;  /* no more input or output */
    /* frames */
    struct wslay_event_context *frames; /* NULL while idle */
    uint64_t fed, framed;               /* bytes read; bytes announced by frame headers */
    bool within;                        /* inside a fragmented message */
    /* lines */
    struct buffer in, out;
    size_t written; /* bytes of `out` already written */
    bool ending;    /* closes once `out` is written */
};

void wire_init(struct wire *wire, bool lines, const struct wire_callbacks *callbacks,
               void *context);
void wire_deinit(struct wire *wire);

/* Reads available input. False when the connection is no longer usable. */
bool wire_read(struct wire *wire);
/* Queues a message and writes as much as possible; false if the queue is full or the wire
 * has ended. */
bool wire_send(struct wire *wire, const char *message, size_t length);
bool wire_ping(struct wire *wire);
/* Sends a close code (RFC 6455, section 7.4) and reason after what is queued. */
void wire_end(struct wire *wire, int code, const char *why);
/* Writes what is queued; false as for wire_read. */
bool wire_flush(struct wire *wire);
/* Bytes queued for writing, including overhead. */
size_t wire_queued_bytes(const struct wire *wire);
bool wire_has_output(const struct wire *wire);
/* Whether the close handshake is done: either side ended it, and nothing is queued. */
bool wire_is_closed(const struct wire *wire);

#endif
