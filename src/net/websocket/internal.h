/* internal.h: the two kinds of wire, for wire.c. */
#ifndef NET_WEBSOCKET_INTERNAL_H
#define NET_WEBSOCKET_INTERNAL_H

#include "net/websocket/wire.h"

/* wire_frames.c */
bool wire_frames_read(struct wire *wire);
bool wire_frames_queue(struct wire *wire, int opcode, const char *bytes, size_t length);
void wire_frames_end(struct wire *wire, int code, const char *why);
bool wire_frames_flush(struct wire *wire);
size_t wire_frames_queued_bytes(const struct wire *wire);
bool wire_frames_want_write(const struct wire *wire);
bool wire_frames_closed(const struct wire *wire);
void wire_frames_free(struct wire *wire);

/* wire_lines.c */
bool wire_lines_read(struct wire *wire);
void wire_lines_queue(struct wire *wire, const char *message, size_t length);
bool wire_lines_flush(struct wire *wire);

#endif
