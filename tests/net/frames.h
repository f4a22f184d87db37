/* frames.h: WebSocket frames as a client writes them, right and wrong ones. */
#ifndef TESTS_NET_FRAMES_H
#define TESTS_NET_FRAMES_H

#include "base/buffer.h"

enum { FRAME_FIN = 0x80, FRAME_TEXT = 1, FRAME_BINARY = 2, FRAME_CLOSE = 8 };
enum { FRAME_PING = 9, FRAME_PONG = 10 };

/* `first` is the first byte: FRAME_FIN, reserved bits and the opcode. */
void frame_put(struct buffer *out, int first, const char *bytes, size_t length);
/* Without a mask, which only servers may do. */
void frame_put_bare(struct buffer *out, int first, const char *bytes, size_t length);

/* A frame of a server at the front of `in`: its opcode, or -1 when it is not whole; its
 * contents in `bytes`, and it is cut off. */
int frame_take(struct buffer *in, struct buffer *bytes);

#endif
