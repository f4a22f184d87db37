/* connection.h: one connection: its socket and its wire. For connection*.c only. */
#ifndef NET_WEBSOCKET_CONNECTION_H
#define NET_WEBSOCKET_CONNECTION_H

#include <event2/event.h>
#include <event2/event_struct.h>

#include "net/websocket/connections.h"
#include "net/websocket/wire.h"

struct peer {
    struct connections *all;
    uint32_t number;
    int handle;
    bool closing;   /* ignored until it is freed */
    bool lingering; /* our close is sent; waiting for the peer to hang up */
    bool closed;    /* by the caller */
    struct wire wire;
    struct event reading, writing;
    struct address from;
    char *early; /* bytes read before we took over; NULL once consumed */
    size_t early_length, early_taken;
    size_t waiting;     /* bytes queued for writing, at the last check */
    size_t turn;        /* bytes read in this turn of the loop */
    int64_t pinged_at;  /* when it was last pinged, or connected */
    bool silent;        /* has not answered the last ping */
    int64_t request_at; /* when the oldest unanswered request arrived; 0 if none */
    int64_t refilled;   /* when `budget` was last refilled */
    int64_t budget;     /* bytes it may send */
    int64_t close_sent; /* when we sent our close; 0: not yet */
};

struct connections {
    struct event_base *base;
    const struct connections_callbacks *callbacks;
    void *context;
    const struct log *log;
    struct metrics *metrics;
    struct log_limit drops;
    struct peer **peer; /* by number; NULL if the number is free */
    size_t capacity, count;
    uint32_t *free; /* numbers to reuse */
    size_t free_count;
    struct event *reap; /* activated when a connection is closing */
    size_t waiting;     /* bytes queued for writing, in total */
};

/* A connection with that number, not watched yet. */
struct peer *connection_new(struct connections *connections,
                            const struct connections_start *start, uint32_t number);
/* Starts watching the socket. */
void connection_start_reading(struct peer *peer);
void connection_free(struct peer *peer);

/* Frees the connection on the next turn of the loop, since its functions may still be on
 * the call stack. */
void connection_schedule_close(struct peer *peer);
/* The same, and logs the reason. */
void connection_drop(struct peer *peer, const char *why);
void connection_send(struct peer *peer, const char *message, size_t length);
/* After any read or write: updates the events to wait for. */
void connection_update_events(struct peer *peer, bool good);

#endif
