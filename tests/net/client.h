/* client.h: a WebSocket client for tests, which can also do everything wrong. */
#ifndef TESTS_NET_CLIENT_H
#define TESTS_NET_CLIENT_H

#include <stdbool.h>

#include "base/buffer.h"

struct client {
    int handle;            /* -1: not connected */
    struct buffer in;      /* bytes that were not taken yet */
    struct buffer message; /* the last one */
    int ref;
};

/* A plain connection to the port. */
int client_socket(int port);
/* Sends bytes and reads until the other side hangs up, or 5 seconds. Ends with a 0. */
void client_talk(int port, const char *bytes, size_t length, struct buffer *answer);

/* Connects and shakes hands; fails the test when that fails. */
void client_open(struct client *client, int port);
/* The same with a handshake of one's own: the status that came. */
int client_shake(struct client *client, int port, const char *head);
void client_close(struct client *client);

void client_bytes(struct client *client, const char *bytes, size_t length);
void client_say(struct client *client, const char *message);
/* The next frame's opcode, its contents in `message`; -1 at the end of the connection,
 * -2 when nothing comes for some seconds. Pings are not answered. */
int client_hear(struct client *client);
/* Sends {"do": ..., "ref": ...} with the members given as JSON ("\"game\":\"pig\"") and
 * waits for its answer, answering pings and passing over news. */
const char *client_ask(struct client *client, const char *what, const char *members);
/* Waits for a message that has these words; false when the connection ends. */
bool client_awaits(struct client *client, const char *words);
/* A member of the last message that is a text, or a number, as text. */
void client_member(const struct client *client, const char *key, char *out, size_t size);

#endif
