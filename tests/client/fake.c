/* fake.c: accepting, the handshake, frames. */
#include "tests/client/fake.h"
#include "tests/base/check.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <nettle/sha1.h>
#include <poll.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { LOOKS = 60000, GLANCE = 5 };

void fake_open(struct fake *fake)
{
    struct sockaddr_in address = {.sin_family = AF_INET,
                                  .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t length = sizeof address;
    *fake = (struct fake){.handle = -1};
    fake->listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    assert_true(fake->listener >= 0);
    assert_int_equal(bind(fake->listener, (struct sockaddr *)&address, length), 0);
    assert_int_equal(listen(fake->listener, 8), 0);
    assert_int_equal(getsockname(fake->listener, (struct sockaddr *)&address, &length),
                     0);
    fake->port = ntohs(address.sin_port);
}

void fake_hang_up(struct fake *fake)
{
    if (fake->handle >= 0)
        close(fake->handle);
    fake->handle = -1;
    buffer_clear(&fake->in);
}

void fake_close(struct fake *fake)
{
    fake_hang_up(fake);
    close(fake->listener);
    buffer_deinit(&fake->in);
    buffer_deinit(&fake->message);
}

/* Waits for bytes while stepping the client. */
static bool await(struct fake *fake, int handle)
{
    for (int i = 0; i < LOOKS; i++) {
        struct pollfd wait = {.fd = handle, .events = POLLIN};
        fake->remote->operations->step(fake->remote);
        if (poll(&wait, 1, GLANCE) > 0)
            return true;
    }
    return false;
}

static void read_some(struct fake *fake)
{
    char bytes[4096];
    if (!await(fake, fake->handle))
        fail_msg("the client sends nothing");
    ssize_t count = recv(fake->handle, bytes, sizeof bytes, 0);
    if (count <= 0)
        fail_msg("the client hung up");
    buffer_put_n(&fake->in, bytes, (size_t)count);
}

static void drop(struct fake *fake, size_t count)
{
    memmove(fake->in.data, fake->in.data + count, fake->in.length - count);
    fake->in.length -= count;
    fake->in.data[fake->in.length] = '\0';
}

static void write_accept(const char *head, char *accept, size_t size)
{
    static const char magic[] = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    const char *key = strstr(head, "Sec-WebSocket-Key: ");
    unsigned char digest[SHA1_DIGEST_SIZE];
    struct sha1_ctx sha;
    assert_non_null(key);
    key += strlen("Sec-WebSocket-Key: ");
    sha1_init(&sha);
    sha1_update(&sha, strcspn(key, "\r"), (const uint8_t *)key);
    sha1_update(&sha, strlen(magic), (const uint8_t *)magic);
    sha1_digest(&sha, sizeof digest, digest);
    sodium_bin2base64(accept, size, digest, sizeof digest,
                      sodium_base64_VARIANT_ORIGINAL);
}

void fake_accept(struct fake *fake, bool good)
{
    char key[40], head[300];
    if (!await(fake, fake->listener))
        fail_msg("the client does not connect");
    int at_once = 1;
    fake->handle = accept(fake->listener, NULL, NULL);
    assert_true(fake->handle >= 0);
    setsockopt(fake->handle, IPPROTO_TCP, TCP_NODELAY, &at_once, sizeof at_once);
    do
        read_some(fake);
    while (strstr(fake->in.data, "\r\n\r\n") == NULL);
    assert_non_null(strstr(fake->in.data, "Sec-WebSocket-Protocol: cantrip.1\r\n"));
    write_accept(fake->in.data, key, sizeof key);
    if (!good)
        key[0] = key[0] == 'A' ? 'B' : 'A';
    int length = snprintf(head, sizeof head,
                          "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n"
                          "Connection: Upgrade\r\nSec-WebSocket-Accept: %s\r\n"
                          "Sec-WebSocket-Protocol: cantrip.1\r\n\r\n",
                          key);
    buffer_clear(&fake->in);
    assert_int_equal(send(fake->handle, head, (size_t)length, MSG_NOSIGNAL), length);
}

void fake_send(struct fake *fake, const char *format, ...)
{
    char words[8192];
    unsigned char start[4] = {0x81, 126};
    va_list list;
    va_start(list, format);
    size_t length = (size_t)vsnprintf(words, sizeof words, format, list);
    va_end(list);
    assert_true(length < sizeof words);
    size_t size = length < 126 ? 2 : 4;
    if (size == 2)
        start[1] = (unsigned char)length;
    start[2] = (unsigned char)(length >> 8);
    start[3] = (unsigned char)length;
    send(fake->handle, start, size, MSG_NOSIGNAL);
    send(fake->handle, words, length, MSG_NOSIGNAL);
}

/* One frame of a client is masked; requests here are shorter than 64 KB. */
static bool take_frame(struct fake *fake)
{
    const unsigned char *at = (const unsigned char *)fake->in.data;
    size_t length, start = 2;
    if (fake->in.length < 8)
        return false;
    length = at[1] & 0x7f;
    assert_true(at[1] & 0x80 && length < 127);
    if (length == 126) {
        length = (size_t)at[2] << 8 | at[3];
        start = 4;
    }
    if (fake->in.length < start + 4 + length)
        return false;
    buffer_clear(&fake->message);
    for (size_t i = 0; i < length; i++) {
        char c = (char)(at[start + 4 + i] ^ at[start + i % 4]);
        buffer_put_n(&fake->message, &c, 1);
    }
    drop(fake, start + 4 + length);
    return true;
}

bool fake_request_has(const struct fake *fake, const char *words)
{
    return strstr(fake->message.data, words) != NULL;
}

const char *fake_expect(struct fake *fake, const char *what)
{
    char wanted[64];
    snprintf(wanted, sizeof wanted, "{\"do\":\"%s\"", what);
    while (!take_frame(fake))
        read_some(fake);
    if (strncmp(fake->message.data, wanted, strlen(wanted)) != 0)
        fail_msg("not %s but %s", what, fake->message.data);
    return fake->message.data;
}

/* Everything sent is in the client's socket by now, or will be very soon. */
void fake_settle(struct fake *fake)
{
    for (int quiet = 0; quiet < 4; quiet++) {
        struct pollfd wait = {.fd = fake->remote->operations->handle(fake->remote),
                              .events = POLLIN};
        if (poll(&wait, 1, GLANCE) > 0)
            quiet = 0;
        fake->remote->operations->step(fake->remote);
    }
}
