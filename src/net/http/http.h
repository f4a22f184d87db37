/* http.h: the site, the door to the game and what monitoring asks, over HTTP, inside the
 * event loop.
 *
 * libmicrohttpd brings an epoll descriptor, which the loop waits for like any other. A
 * connection that becomes a WebSocket is taken away from it, socket and all: it would
 * keep buffers for it, and count it among its own. */
#ifndef NET_HTTP_HTTP_H
#define NET_HTTP_HTTP_H

#include "base/buffer.h"
#include "net/limits/connection_limit.h"
#include "net/serve/config.h"
#include "net/site/site.h"
#include "net/websocket/connections.h"

struct http;

/* What it asks of the server. */
struct http_ends {
    enum connection_limit_answer (*may_come)(void *context, const struct address *from);
    void (*came)(void *context, const struct connections_start *start);
    /* A JSON object; false when something is wrong. */
    bool (*health)(void *context, struct buffer *out);
    void (*metrics)(void *context, struct buffer *out);
};

/* `listening` is taken. The config may change, and is looked at for every request. NULL
 * with an error. */
struct http *http_new(struct event_base *base, int listening, const struct config *config,
                      const struct site *site, const struct http_ends *ends,
                      void *context, struct metrics *metrics, struct error *error);
/* Once a second: hangs up on who has not managed a request in so many milliseconds. */
void http_sweep(struct http *http, int64_t patience);
/* Nobody is let in any more; the port is free for the next server. */
void http_quiesce(struct http *http);
void http_free(struct http *http);

#endif
