/* frame_fuzz.c: hostile bytes, in pieces of varying size, as WebSocket frames and as
 * lines: messages must be bounded, and nothing may hang or overflow. Then the same bytes
 * as handshake headers. */
#include <assert.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "net/http/handshake.h"
#include "net/limits/address.h"
#include "net/websocket/wire.h"
#include "positions.h"

struct connection {
    struct wire wire;
    const uint8_t *data;
    size_t size, piece;
    size_t written;
};

static long on_read(void *context, void *bytes, size_t room)
{
    struct connection *it = context;
    size_t count = it->size < it->piece ? it->size : it->piece;
    if (it->size == 0)
        return -1;
    if (it->piece == 0) {
        it->piece = 7;
        return 0;
    }
    count = count > room ? room : count;
    memcpy(bytes, it->data, count);
    it->data += count;
    it->size -= count;
    it->piece = it->piece * 5 % 23;
    return (long)count;
}

/* Every third write is blocked. */
static long on_write(void *context, const void *bytes, size_t length)
{
    struct connection *it = context;
    (void)bytes;
    return ++it->written % 3 == 0 ? 0 : (long)(length > 100 ? 100 : length);
}

static void on_heard(void *context, const char *message, size_t length)
{
    struct connection *it = context;
    assert(length <= WIRE_MESSAGE);
    wire_send(&it->wire, message, length);
}

static void on_ponged(void *context)
{
    (void)context;
}

static void talk(const uint8_t *data, size_t size, bool lines)
{
    static const struct wire_callbacks callbacks = {on_read, on_write, on_heard,
                                                    on_ponged, NULL};
    struct connection it = {.data = data, .size = size, .piece = 1 + size % 19};
    wire_init(&it.wire, lines, &callbacks, &it);
    for (size_t turns = 0; wire_read(&it.wire) && !wire_is_closed(&it.wire); turns++)
        assert(turns <= 2 * size + 10);
    wire_end(&it.wire, 1001, "the end");
    wire_deinit(&it.wire);
}

/* Headers separated by newlines. */
static void shake(const uint8_t *data, size_t size)
{
    char text[512];
    const char *part[8] = {0};
    size_t length = size < sizeof text - 1 ? size : sizeof text - 1;
    memcpy(text, data, length);
    text[length] = '\0';
    int count = 0;
    for (char *at = text; at != NULL && count < 8;) {
        part[count++] = at;
        at = strchr(at, '\n');
        if (at != NULL)
            *at++ = '\0';
    }
    struct handshake request = {.method = part[0] ? part[0] : "",
                                .upgrade = part[1],
                                .connection = part[2],
                                .key = part[3],
                                .version = part[4],
                                .protocol = part[5],
                                .host = part[6],
                                .origin = part[7],
                                .origins = part[7]};
    struct handshake_answer answer;
    handshake_check(&request, &answer);
    assert(answer.status == 101 || (answer.status >= 400 && answer.words[0] != '\0'));
    struct address_net net;
    struct address address = {{0}};
    if (address_net_read(part[0], &net))
        address_behind_proxies(&net.base, part[1], &net, 1);
    address_behind_proxies(&address, part[0], &(struct address_net){0}, 1);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    talk(data, size, false);
    talk(data, size, true);
    shake(data, size);
    return 0;
}
