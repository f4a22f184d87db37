/* connection.h: the line to a server: a WebSocket that is laid anew when it breaks, after a second,
 * two, four, up to thirty, with some chance in it. */
#ifndef CLIENT_CONNECTION_H
#define CLIENT_CONNECTION_H

#include "base/buffer.h"
#include "core/json_reader.h"

enum connection_news {
    LINE_QUIET,   /* nothing more just now */
    LINE_UP,      /* there is a connection: say who you are */
    LINE_DOWN,    /* it is gone, or could not be had: connection_why; it is tried again */
    LINE_MESSAGE, /* a message came */
};

struct line;

/* `cacert`: as websocket_new takes it; it is copied. */
struct line *connection_new(const char *server, const char *cacert);
void connection_free(struct line *line);
/* What comes next; a message into `message`. */
enum connection_news connection_next(struct line *line, struct buffer *message);
/* Goes out with the next connection_next; nothing while the line is down. */
void connection_send(struct line *line, const struct buffer *message);
/* Reads and writes, so that the server knows that somebody is there; what comes is kept
 * for connection_next. */
void connection_breathe(struct line *line);
/* The server said that it stops, and when to come back: not before so many seconds. */
void connection_rest(struct line *line, double seconds);
const char *connection_why(const struct line *line);
bool connection_is_up(const struct line *line);
/* A descriptor to wait for, or -1, and the most milliseconds until connection_next wants to be
 * called again. */
int connection_handle(const struct line *line);
int connection_patience(const struct line *line);

#endif
