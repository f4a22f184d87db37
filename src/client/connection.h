/* connection.h: the connection to a server: a WebSocket that reconnects by itself after
 * 1, 2, 4, ... and at most 30 seconds, plus or minus a quarter, so that clients don't all
 * reconnect at once. */
#ifndef CLIENT_CONNECTION_H
#define CLIENT_CONNECTION_H

#include "base/buffer.h"
#include "core/json/reader.h"

enum connection_news {
    CONNECTION_QUIET, /* nothing new */
    CONNECTION_UP,    /* connected: introduce yourself */
    CONNECTION_DOWN,  /* lost or refused (client_connection_error); it will be retried */
    CONNECTION_MESSAGE, /* a message arrived */
};

struct client_connection;

/* `cacert`: as for websocket_new; it is copied. */
struct client_connection *client_connection_new(const char *server, const char *cacert);
void client_connection_free(struct client_connection *connection);
/* Returns what happened next; a message is stored in `message`. */
enum connection_news client_connection_next(struct client_connection *connection,
                                            struct buffer *message);
/* Queues a message for the next client_connection_next; dropped while disconnected. */
void client_connection_send(struct client_connection *connection,
                            const struct buffer *message);
/* Reads and writes, so that the server sees the client is alive; messages wait for
 * client_connection_next. */
void client_connection_keep_alive(struct client_connection *connection);
/* The server announced a stop: reconnect after that many seconds at the earliest. */
void client_connection_wait(struct client_connection *connection, double seconds);
const char *client_connection_error(const struct client_connection *connection);
/* A file descriptor to poll, or -1, and how many milliseconds client_connection_next can
 * wait at most until the next call. */
int client_connection_handle(const struct client_connection *connection);
int client_connection_timeout(const struct client_connection *connection);

#endif
