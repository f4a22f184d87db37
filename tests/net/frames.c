/* frames.c: encodes and decodes WebSocket frames. */
#include "tests/net/frames.h"

#include <string.h>

static void put_length(struct buffer *out, int first, size_t length, int mask)
{
    char head[10] = {(char)first, (char)(mask | (int)length)};
    size_t count = 2;
    if (length > 65535) {
        head[1] = (char)(mask | 127);
        for (int i = 0; i < 8; i++)
            head[2 + i] = (char)((unsigned long long)length >> (56 - 8 * i));
        count = 10;
    } else if (length > 125) {
        head[1] = (char)(mask | 126);
        head[2] = (char)(length >> 8);
        head[3] = (char)length;
        count = 4;
    }
    buffer_put_n(out, head, count);
}

void frame_put(struct buffer *out, int first, const char *bytes, size_t length)
{
    static const char mask[4] = {0x12, 0x34, 0x56, 0x78};
    put_length(out, first, length, 0x80);
    buffer_put_n(out, mask, sizeof mask);
    for (size_t i = 0; i < length; i++) {
        char masked = (char)(bytes[i] ^ mask[i % 4]);
        buffer_put_n(out, &masked, 1);
    }
}

void frame_put_bare(struct buffer *out, int first, const char *bytes, size_t length)
{
    put_length(out, first, length, 0);
    buffer_put_n(out, bytes, length);
}

int frame_take(struct buffer *in, struct buffer *bytes)
{
    const unsigned char *data = (const unsigned char *)in->data;
    size_t head = 2, length;
    buffer_clear(bytes);
    if (in->length < 2)
        return -1;
    length = data[1] & 0x7f;
    if (length > 125) {
        size_t more = length == 126 ? 2 : 8;
        if (in->length < 2 + more)
            return -1;
        length = 0;
        for (size_t i = 0; i < more; i++)
            length = length << 8 | data[2 + i];
        head += more;
    }
    if (in->length < head + length)
        return -1;
    int opcode = data[0] & 0x0f;
    buffer_put_n(bytes, in->data + head, length);
    memmove(in->data, in->data + head + length, in->length - head - length);
    in->length -= head + length;
    return opcode;
}
