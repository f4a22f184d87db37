/* internal.h: the parts of a server, for the files that implement serve.h. */
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
    struct push *push; /* NULL: push is off */
    struct driver *driver;
    struct connections *connections;
    struct http *http;
    struct event *signal[SERVE_SIGNALS], *control_event, *second, *stopping;
    int listening; /* until http owns it; then -1 */
    int notify, memory;
    int64_t started, stop_began;
    bool notified; /* stopping, and everyone has been told */
};

/* start.c: creates all parts in dependency order; false with an error, in which case
 * serve_end must still be called. */
bool serve_begin(struct serve *serve, struct error *error);
void serve_end(struct serve *serve);

/* stop.c: handles SIGTERM and SIGINT. The second one exits at once. */
void serve_on_stop(evutil_socket_t number, short what, void *context);
void serve_on_stopping(evutil_socket_t handle, short what, void *context);

/* health.c: callback for net/http/http.h. */
bool serve_health(void *context, struct buffer *out);
void serve_metrics(void *context, struct buffer *out);

#endif
