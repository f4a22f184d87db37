/* client.c: connecting, handshakes, frames. */
#include "tests/net/client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/text.h"
#include "tests/base/check.h"
#include "tests/net/frames.h"

enum { PATIENCE = 200000 };

static const char good_head[] = "GET /play HTTP/1.1\r\n"
                                "Host: localhost\r\n"
                                "Upgrade: websocket\r\n"
                                "Connection: Upgrade\r\n"
                                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                                "Sec-WebSocket-Version: 13\r\n"
                                "Sec-WebSocket-Protocol: cantrip.1\r\n\r\n";

int client_socket(int port)
{
    struct sockaddr_in address = {.sin_family = AF_INET,
                                  .sin_port = htons((uint16_t)port)};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int handle = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    assert_true(handle >= 0);
    assert_int_equal(connect(handle, (struct sockaddr *)&address, sizeof address), 0);
    return handle;
}

static void send_all(int handle, const char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t count = send(handle, bytes, length, MSG_NOSIGNAL);
        if (count <= 0)
            return; /* the peer has hung up, which reading will show */
        bytes += count;
        length -= (size_t)count;
    }
}

/* Bytes read; 0 at the end of the stream; -1 on timeout. */
static long read_some(int handle, struct buffer *in)
{
    char bytes[4096];
    struct pollfd wait = {.fd = handle, .events = POLLIN};
    if (poll(&wait, 1, PATIENCE) <= 0)
        return -1;
    ssize_t count = recv(handle, bytes, sizeof bytes, 0);
    if (count <= 0)
        return 0;
    buffer_put_n(in, bytes, (size_t)count);
    return count;
}

void client_exchange(int port, const char *bytes, size_t length, struct buffer *answer)
{
    int handle = client_socket(port);
    buffer_put(answer, "");
    send_all(handle, bytes, length);
    while (read_some(handle, answer) > 0)
        continue;
    close(handle);
}

int client_handshake(struct client *client, int port, const char *head)
{
    *client = (struct client){.handle = client_socket(port)};
    buffer_put(&client->in, "");
    send_all(client->handle, head, strlen(head));
    char *end = NULL;
    while (end == NULL && read_some(client->handle, &client->in) > 0)
        end = strstr(client->in.data, "\r\n\r\n");
    if (end == NULL)
        return 0;
    int status = (int)strtol(client->in.data + 9, NULL, 10);
    if (status == 101) {
        size_t length = (size_t)(end - client->in.data) + 4;
        memmove(client->in.data, client->in.data + length, client->in.length - length);
        client->in.length -= length;
    }
    return status;
}

void client_open(struct client *client, int port)
{
    assert_int_equal(client_handshake(client, port, good_head), 101);
}

void client_close(struct client *client)
{
    if (client->handle >= 0)
        close(client->handle);
    buffer_deinit(&client->in);
    buffer_deinit(&client->message);
    client->handle = -1;
}

void client_send_bytes(struct client *client, const char *bytes, size_t length)
{
    send_all(client->handle, bytes, length);
}

void client_send(struct client *client, const char *message)
{
    struct buffer frame = {0};
    frame_put(&frame, FRAME_FIN | FRAME_TEXT, message, strlen(message));
    client_send_bytes(client, frame.data, frame.length);
    buffer_deinit(&frame);
}

int client_receive(struct client *client)
{
    for (;;) {
        int opcode = frame_take(&client->in, &client->message);
        buffer_put(&client->message, "");
        if (opcode >= 0)
            return opcode;
        long count = read_some(client->handle, &client->in);
        if (count <= 0)
            return count == 0 ? -1 : -2;
    }
}

static void answer_ping(struct client *client)
{
    struct buffer frame = {0};
    frame_put(&frame, FRAME_FIN | FRAME_PONG, client->message.data,
              client->message.length);
    client_send_bytes(client, frame.data, frame.length);
    buffer_deinit(&frame);
}

bool client_wait_for(struct client *client, const char *words)
{
    for (;;) {
        int opcode = client_receive(client);
        if (opcode == FRAME_PING)
            answer_ping(client);
        else if (opcode != FRAME_TEXT)
            return false;
        else if (strstr(client->message.data, words) != NULL)
            return true;
    }
}

const char *client_request(struct client *client, const char *what, const char *members)
{
    struct buffer request = {0}, answer = {0};
    int ref = ++client->ref;
    buffer_format(&request, "{\"do\":\"%s\",\"ref\":\"%d\"%s%s}", what, ref,
                  members[0] ? "," : "", members);
    client_send(client, request.data);
    buffer_format(&answer, "{\"re\":\"%d\"", ref);
    if (!client_wait_for(client, answer.data))
        fail_msg("no answer to %s", request.data);
    buffer_deinit(&request);
    buffer_deinit(&answer);
    return client->message.data;
}

void client_member(const struct client *client, const char *key, char *out, size_t size)
{
    char quoted[64];
    struct text name = text_init(quoted, sizeof quoted), text = text_init(out, size);
    text_format(&name, "\"%s\":", key);
    const char *at = strstr(client->message.data, quoted);
    if (at == NULL)
        fail_msg("no %s in %s", key, client->message.data);
    at += name.length;
    at += strspn(at, " \"");
    text_put_n(&text, at, strcspn(at, "\",}]"));
}
