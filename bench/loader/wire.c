/* wire.c: many connections on one epoll. Frames are masked with zeros. */
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/clock.h"
#include "loader.h"

enum { OP_TEXT = 1, OP_CLOSE = 8, OP_PING = 9, OP_PONG = 10, EVENTS = 512 };

static const char head[] = "GET /play HTTP/1.1\r\n"
                           "Host: localhost\r\n"
                           "Upgrade: websocket\r\n"
                           "Connection: Upgrade\r\n"
                           "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                           "Sec-WebSocket-Version: 13\r\n"
                           "Sec-WebSocket-Protocol: cantrip.1\r\n\r\n";

static void drop(struct load *load, struct peer *peer)
{
    if (peer->stage == PEER_GONE)
        return;
    close(peer->handle);
    peer->stage = PEER_GONE;
    load->gone++;
}

void wire_close(struct peer *peer)
{
    if (peer->stage != PEER_GONE)
        close(peer->handle);
    buffer_deinit(&peer->in);
    buffer_deinit(&peer->out);
}

static void watch(struct load *load, struct peer *peer, int how)
{
    struct epoll_event event = {
        .data.ptr = peer, .events = EPOLLIN | (peer->out.length > 0 ? EPOLLOUT : 0)};
    epoll_ctl(load->epoll, how, peer->handle, &event);
}

static void flush(struct load *load, struct peer *peer)
{
    ssize_t count = send(peer->handle, peer->out.data, peer->out.length, MSG_NOSIGNAL);
    if (count < 0 && errno != EAGAIN) {
        drop(load, peer);
        return;
    }
    if (count > 0) {
        memmove(peer->out.data, peer->out.data + count, peer->out.length - (size_t)count);
        peer->out.length -= (size_t)count;
    }
    watch(load, peer, EPOLL_CTL_MOD);
}

/* A loopback address for every pair of peers, because the server limits each address. */
static void bind_source(const struct load *load, const struct peer *peer)
{
    uint32_t number = (uint32_t)(peer - load->peers) / 2;
    struct sockaddr_in from = {.sin_family = AF_INET};
    from.sin_addr.s_addr =
        htonl(127U << 24 | 1U << 16 | number / 250 << 8 | (number % 250 + 1));
    bind(peer->handle, (struct sockaddr *)&from, sizeof from);
}

/* On the loopback interface, connecting succeeds or fails at once. */
bool wire_connect(struct load *load, struct peer *peer)
{
    struct sockaddr_in to = {.sin_family = AF_INET,
                             .sin_port = htons((uint16_t)load->port),
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    int on = 1;
    peer->handle = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (peer->handle >= 0)
        bind_source(load, peer);
    if (peer->handle < 0 ||
        connect(peer->handle, (struct sockaddr *)&to, sizeof to) != 0) {
        perror("loader: connect");
        return false;
    }
    fcntl(peer->handle, F_SETFL, O_NONBLOCK);
    setsockopt(peer->handle, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    peer->stage = PEER_SHAKING;
    watch(load, peer, EPOLL_CTL_ADD);
    buffer_put(&peer->out, head);
    flush(load, peer);
    return true;
}

static void put_frame(struct peer *peer, int opcode, const char *bytes, size_t length)
{
    unsigned char start[8] = {(unsigned char)(0x80 | opcode)};
    size_t size = 2;
    start[1] = (unsigned char)(0x80 | (length < 126 ? length : 126));
    if (length >= 126) {
        start[2] = (unsigned char)(length >> 8);
        start[3] = (unsigned char)length;
        size = 4;
    }
    buffer_put_n(&peer->out, (const char *)start, size);
    buffer_put_n(&peer->out, "\0\0\0\0", 4);
    buffer_put_n(&peer->out, bytes, length);
}

void wire_send(struct load *load, struct peer *peer, const char *format, ...)
{
    char message[2048];
    va_list list;
    if (peer->stage != PEER_OPEN)
        return;
    va_start(list, format);
    int length = vsnprintf(message, sizeof message, format, list);
    va_end(list);
    put_frame(peer, OP_TEXT, message, (size_t)length);
    flush(load, peer);
}

static void take_frame(struct load *load, struct peer *peer, int opcode, char *bytes,
                       size_t length)
{
    char after = bytes[length];
    bytes[length] = '\0';
    if (opcode == OP_TEXT) {
        games_heard(load, peer, bytes);
    } else if (opcode == OP_PING) {
        put_frame(peer, OP_PONG, bytes, length);
        flush(load, peer);
    } else if (opcode == OP_CLOSE) {
        drop(load, peer);
    }
    bytes[length] = after;
}

/* Size of the next frame; 0 if it is incomplete. */
static size_t next_frame(const struct buffer *in, size_t from, size_t *start)
{
    const unsigned char *at = (const unsigned char *)in->data + from;
    size_t have = in->length - from, size = 2;
    if (have < 2)
        return 0;
    uint64_t length = at[1] & 0x7f;
    size_t extra = length == 126 ? 2 : length == 127 ? 8 : 0;
    if (have < size + extra)
        return 0;
    if (extra > 0)
        length = 0;
    for (size_t i = 0; i < extra; i++)
        length = length << 8 | at[2 + i];
    size += extra;
    *start = size;
    return have < size + length ? 0 : size + (size_t)length;
}

static void take_frames(struct load *load, struct peer *peer)
{
    size_t from = 0, start = 0, size;
    while (peer->stage == PEER_OPEN && (size = next_frame(&peer->in, from, &start)) > 0) {
        char *at = peer->in.data + from;
        take_frame(load, peer, at[0] & 0x0f, at + start, size - start);
        from += size;
    }
    memmove(peer->in.data, peer->in.data + from, peer->in.length - from);
    peer->in.length -= from;
    if (peer->in.length == 0)
        buffer_deinit(&peer->in);
}

static void finish_handshake(struct load *load, struct peer *peer)
{
    char *end = strstr(peer->in.data, "\r\n\r\n");
    if (end == NULL)
        return;
    if (strncmp(peer->in.data, "HTTP/1.1 101", 12) != 0) {
        fprintf(stderr, "loader: refused: %.60s\n", peer->in.data);
        drop(load, peer);
        return;
    }
    size_t size = (size_t)(end - peer->in.data) + 4;
    memmove(peer->in.data, peer->in.data + size, peer->in.length - size);
    peer->in.length -= size;
    peer->stage = PEER_OPEN;
    wire_send(load, peer, "{\"do\":\"hello\",\"ref\":\"hello\",\"version\":1}");
}

static void read_peer(struct load *load, struct peer *peer)
{
    char bytes[16384];
    ssize_t count = recv(peer->handle, bytes, sizeof bytes, 0);
    if (count == 0 || (count < 0 && errno != EAGAIN))
        drop(load, peer);
    if (count <= 0)
        return;
    buffer_put_n(&peer->in, bytes, (size_t)count);
    if (peer->stage == PEER_SHAKING)
        finish_handshake(load, peer);
    if (peer->stage == PEER_OPEN && peer->in.length > 0)
        take_frames(load, peer);
}

void wire_turn(struct load *load, double seconds)
{
    struct epoll_event events[EVENTS];
    int count =
        epoll_wait(load->epoll, events, EVENTS, seconds > 0 ? (int)(seconds * 1000) : 0);
    for (int i = 0; i < count; i++) {
        struct peer *peer = events[i].data.ptr;
        if (peer->stage != PEER_GONE && events[i].events & (uint32_t)~EPOLLOUT)
            read_peer(load, peer);
        if (peer->stage != PEER_GONE && peer->out.length > 0)
            flush(load, peer);
    }
}
