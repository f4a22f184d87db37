/* client.h: a WebSocket client for tests, which can also violate the protocol. */
#ifndef TESTS_NET_CLIENT_H
#define TESTS_NET_CLIENT_H

#include <stdbool.h>

#include "base/buffer.h"

struct client {
    int handle;            /* -1: not connected */
    struct buffer in;      /* bytes not consumed yet */
    struct buffer message; /* the last one */
    int ref;
};

/* A plain connection to the port. */
int client_socket(int port);
/* Sends bytes and reads until the server hangs up, or for 5 seconds. Appends a NUL. */
void client_exchange(int port, const char *bytes, size_t length, struct buffer *answer);

/* Connects and performs the handshake; fails the test if that fails. */
void client_open(struct client *client, int port);
/* The same with a custom handshake; returns the status. */
int client_handshake(struct client *client, int port, const char *head);
void client_close(struct client *client);

void client_send_bytes(struct client *client, const char *bytes, size_t length);
void client_send(struct client *client, const char *message);
/* The next frame's opcode, its payload in `message`; -1 at the end of the connection, -2
 * on timeout. Does not answer pings. */
int client_receive(struct client *client);
/* Sends {"do": ..., "ref": ...} with the members given as JSON ("\"game\":\"pig\"") and
 * waits for its answer, answering pings and skipping events. */
const char *client_request(struct client *client, const char *what, const char *members);
/* Waits for a message that contains these words; false if the connection ends. */
bool client_wait_for(struct client *client, const char *words);
/* A string or number member of the last message, as text. */
void client_member(const struct client *client, const char *key, char *out, size_t size);

#endif
