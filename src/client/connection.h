/* connection.h: the line to a server: a WebSocket that is laid anew when it breaks, after
 * a second, two, four, up to thirty, with some chance in it. */
#ifndef CLIENT_CONNECTION_H
#define CLIENT_CONNECTION_H

#include "base/buffer.h"
#include "core/json_reader.h"

enum connection_news {
    LINE_QUIET,   /* nothing more just now */
    LINE_UP,      /* there is a connection: say who you are */
    LINE_DOWN,    /* it is gone, or could not be had: client_connection_why; it is tried
                     again */
    LINE_MESSAGE, /* a message came */
};

struct client_connection;

/* `cacert`: as websocket_new takes it; it is copied. */
struct client_connection *client_connection_new(const char *server, const char *cacert);
void client_connection_free(struct client_connection *connection);
/* What comes next; a message into `message`. */
enum connection_news client_connection_next(struct client_connection *connection,
                                            struct buffer *message);
/* Goes out with the next client_connection_next; nothing while the line is down. */
void client_connection_send(struct client_connection *connection,
                            const struct buffer *message);
/* Reads and writes, so that the server knows that somebody is there; what comes is kept
 * for client_connection_next. */
void client_connection_breathe(struct client_connection *connection);
/* The server said that it stops, and when to come back: not before so many seconds. */
void client_connection_rest(struct client_connection *connection, double seconds);
const char *client_connection_why(const struct client_connection *connection);
bool client_connection_is_up(const struct client_connection *connection);
/* A descriptor to wait for, or -1, and the most milliseconds until client_connection_next
 * wants to be called again. */
int client_connection_handle(const struct client_connection *connection);
int client_connection_patience(const struct client_connection *connection);

#endif
