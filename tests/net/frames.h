/* frames.h: WebSocket frames as a client sends them, valid and invalid. */
#ifndef TESTS_NET_FRAMES_H
#define TESTS_NET_FRAMES_H

#include "base/buffer.h"

enum { FRAME_FIN = 0x80, FRAME_TEXT = 1, FRAME_BINARY = 2, FRAME_CLOSE = 8 };
enum { FRAME_PING = 9, FRAME_PONG = 10 };

/* `first` is the first byte: FRAME_FIN, reserved bits and the opcode. */
void frame_put(struct buffer *out, int first, const char *bytes, size_t length);
/* Without a mask, which only servers may send. */
void frame_put_bare(struct buffer *out, int first, const char *bytes, size_t length);

/* Removes a server's frame from the front of `in`: returns its opcode, with the payload
 * in `bytes`, or -1 if it is incomplete. */
int frame_take(struct buffer *in, struct buffer *bytes);

#endif
