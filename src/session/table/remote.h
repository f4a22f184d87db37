/* remote.h: a game at a server as user interfaces see it: its state, the requests to send
 * and the news to show. The connection (client/client.h) fills it in; user interfaces
 * only read it. */
#ifndef SESSION_TABLE_REMOTE_H
#define SESSION_TABLE_REMOTE_H

#include <stdint.h>

#include "session/room/room.h"
#include "session/table/table.h"

enum { REMOTE_LINK = 400, REMOTE_LINE = 1200, REMOTE_CHAT = 1204 };

enum remote_request {
    REMOTE_BEGIN,
    REMOTE_SEAT,    /* seat, words: a computer player, or "person" */
    REMOTE_CHAT_TO, /* words */
    REMOTE_LEAVE,
    REMOTE_BACK,
    REMOTE_HAND, /* seat: let a computer player replace one that is late, or not here */
    REMOTE_SKIP, /* seat: let a computer player make this one move */
    REMOTE_REMATCH,
    REMOTE_CODE,    /* for another device */
    REMOTE_ADMIT,   /* seat: let whoever claims it have it */
    REMOTE_REFUSE,  /* seat: or not */
    REMOTE_AGREE,   /* to end the game */
    REMOTE_DECLINE, /* or not */
};

struct remote;

struct remote_operations {
    /* Receives and sends whatever is pending; never blocks. */
    void (*step)(struct remote *remote);
    /* Only keeps the connection alive, while nothing can be shown: changes nothing. */
    void (*keep_alive)(struct remote *remote);
    /* A descriptor to poll, or -1; and the timeout in milliseconds until the next
     * step. */
    int (*handle)(struct remote *remote);
    int (*timeout)(struct remote *remote);
    /* The next line of news; false if there is none. */
    bool (*news)(struct remote *remote, struct text *out);
    /* Sends the whole draft as the move. */
    void (*move)(struct remote *remote);
    /* Seats count from 0. */
    void (*request)(struct remote *remote, enum remote_request request, int seat,
                    const char *words);
};

struct remote {
    const struct remote_operations *operations;
    struct room_state room;
    struct room_progress progress;
    struct table *table; /* NULL before the game; may be another after a step */
    bool connected;
    bool sending; /* a move is on its way */
    bool host;    /* the own seat may begin and change seats */
    int own;      /* the own seat, or SEAT_NOBODY */
    int watchers;
    bool timed;      /* whoever is to act has until `deadline` (base/clock.h) */
    double deadline; /* ... */
    char title[160];
    char invite[REMOTE_LINK]; /* the link for others, or "" */
    char record[REMOTE_LINK]; /* the file with the record once the game is over, or "" */
    char trouble[ERROR_TEXT]; /* why it is closed, disconnected or waiting */
};

/* "Seat 2: Ada (you)", "Seat 3: the computer (adept)", "Seat 4: free". */
void remote_write_seat(const struct remote *remote, int seat, struct text *out);
/* What the waiting room is waiting for. */
void remote_write_task(const struct remote *remote, struct text *out);
/* The time left, "1:05", "3 days"; "" if there is no clock. */
void remote_write_clock(const struct remote *remote, struct text *out);
/* Why the player to act may not do so soon: "Ada is not connected."; "" if unknown. */
void remote_write_wait(const struct remote *remote, struct text *out);
/* Whether so little time is left that everybody should see it. */
bool remote_is_pressing(const struct remote *remote);

#endif
