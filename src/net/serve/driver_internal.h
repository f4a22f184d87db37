/* driver_internal.h: what the files of driver.h share. */
#ifndef NET_SERVE_DRIVER_INTERNAL_H
#define NET_SERVE_DRIVER_INTERNAL_H

#include <event2/event.h>

#include "net/serve/driver.h"

enum { TICKETS = 8192 /* of which it is remembered when they were given */ };

struct desk {
    struct server *server;
    struct keep *keep;
    struct push *push; /* or NULL */
    struct workers *workers;
    struct crowd *crowd;
    const struct log *log;
    struct tally *tally;
    struct event *wake, *stored, *thought, *refused;
    int64_t now; /* of the last input: time never goes back */
    int64_t wakes;
    int64_t given[TICKETS]; /* when, by ticket */
    uint64_t first, last;   /* tickets under way: first <= ticket < last */
    bool failing;           /* what was tried last has failed ... */
    bool lamented;          /* ... and the log says so */
    struct log_limit laments;
    int64_t tried;          /* when the store was, because it fails */
    char (*again)[SERVER_ID]; /* tables that could not be read and are asked for again */
    size_t agains;
};

/* driver_step.c: gives the server an input, and carries out what it says. */
void desk_give(struct desk *desk, struct server_input *input);

/* driver_input.c: what the store, the threads and the sender of notes report. */
void desk_on_wake(evutil_socket_t handle, short what, void *context);
void desk_on_stored(evutil_socket_t handle, short what, void *context);
void desk_on_thought(evutil_socket_t handle, short what, void *context);
void desk_on_refused(evutil_socket_t handle, short what, void *context);

#endif
