/* stop.c: graceful shutdown: stop accepting, wait for the database, notify everyone, then
 * hang up. */
#include "net/serve/internal.h"
#include "net/serve/notify.h"

enum {
    POLL = 20,         /* milliseconds between checks of the progress */
    FOR_STORE = 5000,  /* milliseconds to wait for the database ... */
    FOR_PEERS = 2000,  /* ... and for peers to hang up */
    CODE_GOING = 1001, /* RFC 6455: going away */
};

void serve_on_stop(evutil_socket_t number, short what, void *context)
{
    struct serve *serve = context;
    struct timeval poll = {0, POLL * 1000};
    (void)number;
    (void)what;
    if (serve->stop_began > 0) {
        event_base_loopbreak(serve->base);
        return;
    }
    serve->stop_began = connections_clock();
    log_write(
        &serve->log, LOG_INFO, "stopping",
        log_number("connections", (long long)connections_count(serve->connections)));
    notify_send(serve->notify, "STOPPING=1");
    http_quiesce(serve->http);
    event_del(serve->control_event);
    event_add(serve->stopping, &poll);
}

void serve_on_stopping(evutil_socket_t handle, short what, void *context)
{
    struct serve *serve = context;
    int64_t now = connections_clock();
    int64_t waited = now - serve->stop_began;
    (void)handle;
    (void)what;
    if (!serve->notified) {
        if (driver_pending(serve->driver) > 0 && waited < FOR_STORE)
            return;
        serve->notified = true;
        serve->stop_began = now;
        driver_stop(serve->driver);
        connections_close_all(serve->connections, CODE_GOING, "the server stops");
    } else if (connections_count(serve->connections) == 0 || waited > FOR_PEERS) {
        log_write(
            &serve->log, LOG_INFO, "stopped",
            log_number("connections", (long long)connections_count(serve->connections)));
        event_base_loopbreak(serve->base);
    }
}
