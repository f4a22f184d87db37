/* http.h: the site, the WebSocket endpoint and monitoring, over HTTP in the event loop.
 *
 * libmicrohttpd provides an epoll descriptor, which the loop watches like any other. The
 * socket of a connection that becomes a WebSocket is taken from the library, which would
 * otherwise keep buffers for it and count it against its limit. */
#ifndef NET_HTTP_HTTP_H
#define NET_HTTP_HTTP_H

#include "base/buffer.h"
#include "net/limits/connection_limit.h"
#include "net/serve/config.h"
#include "net/site/site.h"
#include "net/websocket/connections.h"

struct http;

/* Implemented by the server. */
struct http_callbacks {
    enum connection_limit_answer (*may_connect)(void *context,
                                                const struct address *from);
    void (*opened)(void *context, const struct connections_start *start);
    /* Writes a JSON object; returns false when the server is unhealthy. */
    bool (*health)(void *context, struct buffer *out);
    void (*metrics)(void *context, struct buffer *out);
};

/* Takes ownership of `listening`. `config` may change and is read on every request. NULL
 * with an error. */
struct http *http_new(struct event_base *base, int listening, const struct config *config,
                      const struct site *site, const struct http_callbacks *callbacks,
                      void *context, struct metrics *metrics, struct error *error);
/* Call once a second: closes clients that have not completed a request within `patience`
 * milliseconds. */
void http_sweep(struct http *http, int64_t patience);
/* Stops accepting connections and frees the port for the next server. */
void http_quiesce(struct http *http);
void http_free(struct http *http);

#endif
