/* driver_internal.h: shared by the files that implement driver.h. */
#ifndef NET_SERVE_DRIVER_INTERNAL_H
#define NET_SERVE_DRIVER_INTERNAL_H

#include <event2/event.h>

#include "net/serve/driver.h"

enum { TICKETS = 8192 /* tickets whose start time is remembered */ };

struct driver {
    struct server *server;
    struct database *database;
    struct push *push; /* may be NULL */
    struct workers *workers;
    struct connections *connections;
    const struct log *log;
    struct metrics *metrics;
    struct event *tick, *stored, *thought, *unsubscribed;
    int64_t now;                /* time of the last input; never goes back */
    int64_t next_tick;          /* when `tick` fires; -1: not set */
    int64_t submitted[TICKETS]; /* start time, by ticket */
    uint64_t first, last;       /* pending tickets: first <= ticket < last */
    bool failing;               /* the last attempt to store failed ... */
    bool failure_logged;        /* ... and that was logged */
    struct log_limit failure_limit;
    int64_t probed;             /* when the failing database was last probed */
    char (*retries)[SERVER_ID]; /* tables to load again after a failure */
    size_t retry_count;
};

/* driver_step.c: feeds the core an input and carries out its outputs. */
void driver_step(struct driver *driver, struct server_input *input);

/* driver_input.c: results from the database, the workers and the push sender. */
void driver_on_tick(evutil_socket_t handle, short what, void *context);
void driver_on_stored(evutil_socket_t handle, short what, void *context);
void driver_on_thought(evutil_socket_t handle, short what, void *context);
void driver_on_unsubscribed(evutil_socket_t handle, short what, void *context);

#endif
