/* connection.h: the line to a server: a cable that is laid anew when it breaks, after a second,
 * two, four, up to thirty, with some chance in it. */
#ifndef CLIENT_CONNECTION_H
#define CLIENT_CONNECTION_H

#include "base/buffer.h"
#include "core/json_reader.h"

enum line_news {
    LINE_QUIET,   /* nothing more just now */
    LINE_UP,      /* there is a connection: say who you are */
    LINE_DOWN,    /* it is gone, or could not be had: line_why; it is tried again */
    LINE_MESSAGE, /* a message came */
};

struct line;

/* `cacert`: as cable_new takes it; it is copied. */
struct line *line_new(const char *server, const char *cacert);
void line_free(struct line *line);
/* What comes next; a message into `message`. */
enum line_news line_next(struct line *line, struct buffer *message);
/* Goes out with the next line_next; nothing while the line is down. */
void line_send(struct line *line, const struct buffer *message);
/* Reads and writes, so that the server knows that somebody is there; what comes is kept
 * for line_next. */
void line_breathe(struct line *line);
/* The server said that it stops, and when to come back: not before so many seconds. */
void line_rest(struct line *line, double seconds);
const char *line_why(const struct line *line);
bool line_is_up(const struct line *line);
/* A descriptor to wait for, or -1, and the most milliseconds until line_next wants to be
 * called again. */
int line_handle(const struct line *line);
int line_patience(const struct line *line);

#endif
