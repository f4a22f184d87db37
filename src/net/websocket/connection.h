/* connection.h: one connection of the connections: its socket and its wire. Of
 * connections*.c only.
 */
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
    bool dying;   /* nothing is heard of it or said to it any more */
    bool leaving; /* all is said; the other side has to hang up */
    bool closed;  /* by the caller */
    struct wire wire;
    struct event reading, writing;
    struct address from;
    char *early; /* read by somebody else; NULL when it has been taken */
    size_t early_length, early_taken;
    size_t waiting;     /* bytes that wait to be written, when last looked */
    size_t turn;        /* bytes read since the loop came here */
    int64_t asked_last; /* when it was asked whether it is there, or came */
    bool silent;        /* and has not answered */
    int64_t asked;      /* when the request came that is not answered; 0: none */
    int64_t refilled;   /* when `budget` was right */
    int64_t budget;     /* bytes that it may send */
    int64_t last_words; /* when it was told to go; 0: not yet */
};

struct connections {
    struct event_base *base;
    const struct connections_ends *ends;
    void *context;
    const struct log *log;
    struct metrics *metrics;
    struct log_limit drops;
    struct peer **peer; /* by number; NULL: the number is free */
    size_t room, count;
    uint32_t *free; /* numbers to use again */
    size_t free_count;
    struct event *reap; /* set off when somebody is dying */
    size_t waiting;     /* bytes that wait to be written, of all */
};

/* A connection with that number, which nothing is heard of yet. */
struct peer *connection_new(struct connections *connections,
                            const struct connections_start *start, uint32_t number);
/* Begins to listen. */
void connection_listen(struct peer *peer);
void connection_free(struct peer *peer);

/* It goes when the loop comes round, not in the middle of what is being done with it. */
void connection_doom(struct peer *peer);
/* The same, and the log says why. */
void connection_drop(struct peer *peer, const char *why);
void connection_send(struct peer *peer, const char *message, size_t length);
/* After anything was read or written: waits for what is still to come. */
void connection_settle(struct peer *peer, bool good);

#endif
