/* internal.h: a server's parts, for the files of serve.h. */
#ifndef NET_SERVE_INTERNAL_H
#define NET_SERVE_INTERNAL_H

#include <event2/event.h>

#include "net/http/http.h"
#include "net/limits/connect_rate.h"
#include "net/limits/connection_limit.h"
#include "net/serve/control.h"
#include "net/serve/driver.h"
#include "net/serve/serve.h"

enum { SERVE_SIGNALS = 3 };

struct serve {
    const struct serve_plan *plan;
    struct config config;
    struct log log;
    struct metrics metrics;
    struct connection_limit connection_limit;
    struct connect_rate connect_rate;
    struct control control;
    struct event_base *base;
    struct database *database;
    struct push *push; /* NULL: nobody is told by push */
    struct driver *driver;
    struct connections *connections;
    struct http *http;
    struct event *signal[SERVE_SIGNALS], *knock, *second, *stopping;
    int listening; /* until http has it; then -1 */
    int notify, memory;
    int64_t started, stop_began;
    bool told; /* while stopping: everybody was told */
};

/* start.c: makes all parts, in the order in which they need each other; false with
 * an error, and serve_end is still to be called. */
bool serve_begin(struct serve *serve, struct error *error);
void serve_end(struct serve *serve);

/* stop.c: for SIGTERM and SIGINT. The second time it ends at once. */
void serve_on_stop(evutil_socket_t number, short what, void *context);
void serve_on_stopping(evutil_socket_t handle, short what, void *context);

/* health.c: for net/http/http.h. */
bool serve_health(void *context, struct buffer *out);
void serve_metrics(void *context, struct buffer *out);

#endif
