/* internal.h: the two kinds of wire, for wire.c. */
#ifndef NET_WEBSOCKET_INTERNAL_H
#define NET_WEBSOCKET_INTERNAL_H

#include "net/websocket/wire.h"

/* wire_frames.c */
bool frames_read(struct wire *wire);
bool frames_queue(struct wire *wire, int opcode, const char *bytes, size_t length);
void frames_end(struct wire *wire, int code, const char *why);
bool frames_flush(struct wire *wire);
size_t frames_waiting(const struct wire *wire);
bool frames_want_write(const struct wire *wire);
bool frames_are_over(const struct wire *wire);
void frames_free(struct wire *wire);

/* wire_lines.c */
bool wire_lines_read(struct wire *wire);
void wire_lines_queue(struct wire *wire, const char *message, size_t length);
bool wire_lines_flush(struct wire *wire);

#endif
