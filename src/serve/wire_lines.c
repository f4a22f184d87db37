/* wire_lines.c: a message is a line. */
#include <string.h>

#include "serve/wire_parts.h"

/* Hands over the whole lines; false when one is too long. */
static bool take_lines(struct wire *wire)
{
    size_t at = 0;
    for (char *end; at < wire->in.length && !wire->ending;
         at = (size_t)(end - wire->in.data) + 1) {
        end = memchr(wire->in.data + at, '\n', wire->in.length - at);
        if (end == NULL)
            break;
        *end = '\0';
        wire->ends->heard(wire->context, wire->in.data + at,
                          (size_t)(end - wire->in.data) - at);
    }
    size_t left = wire->in.length - at;
    if (at > 0) {
        memmove(wire->in.data, wire->in.data + at, left);
        wire->in.length = left;
    }
    return left <= WIRE_MESSAGE;
}

bool wire_lines_read(struct wire *wire)
{
    char bytes[4096];
    long count = wire->ends->read(wire->context, bytes, sizeof bytes);
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
        long count = wire->ends->write(wire->context, wire->out.data + wire->written,
                                       wire->out.length - wire->written);
        if (count <= 0)
            return count == 0;
        wire->written += (size_t)count;
    }
    buffer_clear(&wire->out);
    wire->written = 0;
    return true;
}
