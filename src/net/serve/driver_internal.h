/* driver_internal.h: what the files of driver.h share. */
#ifndef NET_SERVE_DRIVER_INTERNAL_H
#define NET_SERVE_DRIVER_INTERNAL_H

#include <event2/event.h>

#include "net/serve/driver.h"

enum { TICKETS = 8192 /* of which it is remembered when they were given */ };

struct driver {
    struct server *server;
    struct database *database;
    struct push *push; /* or NULL */
    struct workers *workers;
    struct connections *connections;
    const struct log *log;
    struct metrics *metrics;
    struct event *wake, *stored, *thought, *refused;
    int64_t now; /* of the last input: time never goes back */
    int64_t wakes;
    int64_t given[TICKETS]; /* when, by ticket */
    uint64_t first, last;   /* tickets under way: first <= ticket < last */
    bool failing;           /* what was tried last has failed ... */
    bool lamented;          /* ... and the log says so */
    struct log_limit laments;
    int64_t tried;            /* when the store was, because it fails */
    char (*again)[SERVER_ID]; /* tables that could not be read and are asked for again */
    size_t agains;
};

/* driver_step.c: gives the server an input, and carries out what it says. */
void driver_give(struct driver *driver, struct server_input *input);

/* driver_input.c: what the store, the threads and the sender of notes report. */
void driver_on_wake(evutil_socket_t handle, short what, void *context);
void driver_on_stored(evutil_socket_t handle, short what, void *context);
void driver_on_thought(evutil_socket_t handle, short what, void *context);
void driver_on_refused(evutil_socket_t handle, short what, void *context);

#endif
