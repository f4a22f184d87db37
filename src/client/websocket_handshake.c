/* websocket_handshake.c: the handshake of a WebSocket (RFC 6455, section 4.1). */
#include <nettle/sha1.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/text.h"
#include "client/websocket_internal.h"
#include "i18n/i18n.h"

enum { KEY_BYTES = 16, HEAD_MOST = 16384, ACCEPT = 32 };

void websocket_handshake_write(struct websocket *websocket)
{
    unsigned char bytes[KEY_BYTES];
    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2base64(websocket->key, sizeof websocket->key, bytes, sizeof bytes,
                      sodium_base64_VARIANT_ORIGINAL);
    buffer_format(&websocket->out,
                  "GET %s HTTP/1.1\r\n"
                  "Host: %s\r\n"
                  "Upgrade: websocket\r\n"
                  "Connection: Upgrade\r\n"
                  "Sec-WebSocket-Key: %s\r\n"
                  "Sec-WebSocket-Version: 13\r\n"
                  "Sec-WebSocket-Protocol: cantrip.1\r\n"
                  "User-Agent: cantrip\r\n\r\n",
                  websocket->path, websocket->host, websocket->key);
}

static void write_accept(const char *key, char *accept)
{
    static const char magic[] = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    struct sha1_ctx sha;
    unsigned char digest[SHA1_DIGEST_SIZE];
    sha1_init(&sha);
    sha1_update(&sha, strlen(key), (const uint8_t *)key);
    sha1_update(&sha, strlen(magic), (const uint8_t *)magic);
    sha1_digest(&sha, sizeof digest, digest);
    sodium_bin2base64(accept, ACCEPT, digest, sizeof digest,
                      sodium_base64_VARIANT_ORIGINAL);
}

/* Whether the head has this header with this value. */
static bool has_header(const char *head, const char *name, const char *value)
{
    size_t length = strlen(name);
    for (const char *line = strstr(head, "\r\n"); line != NULL;
         line = strstr(line + 2, "\r\n")) {
        const char *at = line + 2;
        if (strncasecmp(at, name, length) != 0 || at[length] != ':')
            continue;
        at += length + 1;
        at += strspn(at, " \t");
        size_t size = strcspn(at, "\r\n");
        if (size == strlen(value) && strncmp(at, value, size) == 0)
            return true;
    }
    return false;
}

static int refuse(struct websocket *websocket)
{
    char *end = NULL;
    long status = websocket->in.length > 9 ? strtol(websocket->in.data + 9, &end, 10) : 0;
    if (strncmp(websocket->in.data, "HTTP/1.", 7) != 0 || status < 100)
        websocket_break(websocket, "%s",
                        tr("what answers there is no server of this game"));
    else if (status == 429 || status == 503)
        websocket_break(websocket, "%s",
                        tr("the server is full, or has heard too much from here; "
                           "try again later"));
    else if (status >= 300 && status < 400)
        websocket_break(websocket, "%s",
                        tr("the server is at another address: if the link begins with "
                           "http://, try it with https://"));
    else
        websocket_break(websocket, tr("the server refused the connection (status %ld)"),
                        status);
    return -1;
}

int websocket_handshake_check(struct websocket *websocket)
{
    char accept[ACCEPT];
    if (websocket->in.data == NULL)
        return 0;
    const char *end = strstr(websocket->in.data, "\r\n\r\n");
    if (end == NULL)
        return websocket->in.length > HEAD_MOST ? refuse(websocket) : 0;
    write_accept(websocket->key, accept);
    if (strncmp(websocket->in.data, "HTTP/1.1 101", 12) != 0 ||
        !has_header(websocket->in.data, "Sec-WebSocket-Accept", accept) ||
        !has_header(websocket->in.data, "Sec-WebSocket-Protocol", "cantrip.1"))
        return refuse(websocket);
    websocket->taken = (size_t)(end - websocket->in.data) + 4;
    return 1;
}
