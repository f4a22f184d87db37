/* wire_lines.c: one line per message. */
#include <string.h>

#include "net/websocket/internal.h"

/* Delivers the complete lines; false when one is too long. */
static bool take_lines(struct wire *wire)
{
    struct buffer *in = &wire->in;
    size_t at = 0, length;
    char *end;
    while (!wire->ending && at < in->length &&
           (end = memchr(in->data + at, '\n', in->length - at)) != NULL) {
        length = (size_t)(end - in->data) - at;
        if (length > WIRE_MESSAGE)
            return false;
        wire->callbacks->message(wire->context, in->data + at, length);
        at += length + 1;
    }
    in->length -= at;
    memmove(in->data, in->data + at, in->length);
    return in->length <= WIRE_MESSAGE;
}

bool wire_lines_read(struct wire *wire)
{
    char bytes[4096];
    long count = wire->callbacks->read(wire->context, bytes, sizeof bytes);
    if (count <= 0)
        return count == 0;
    buffer_put_n(&wire->in, bytes, (size_t)count);
    return take_lines(wire);
}

void wire_lines_queue(struct wire *wire, const char *message, size_t length)
{
    buffer_put_n(&wire->out, message, length);
    buffer_put_n(&wire->out, "\n", 1);
}

bool wire_lines_flush(struct wire *wire)
{
    while (wire->written < wire->out.length) {
        long count = wire->callbacks->write(wire->context, wire->out.data + wire->written,
                                            wire->out.length - wire->written);
        if (count <= 0)
            return count == 0;
        wire->written += (size_t)count;
    }
    buffer_clear(&wire->out);
    wire->written = 0;
    return true;
}
