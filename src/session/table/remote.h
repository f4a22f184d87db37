/* remote.h: a game that is played at a server, as the places to play see it: what is
 * known, what can be wished for, what is to be told. Whoever has the line to the server
 * (client/client.h) fills it in; whoever shows it only reads. */
#ifndef SESSION_TABLE_REMOTE_H
#define SESSION_TABLE_REMOTE_H

#include <stdint.h>

#include "session/table/table.h"

enum { REMOTE_LINK = 400, REMOTE_LINE = 1200, REMOTE_CHAT = 1204 };

enum remote_stage {
    REMOTE_AWAY,   /* not at the table yet */
    REMOTE_OPEN,   /* seats are taken */
    REMOTE_REVEAL, /* all show what they threw in for the dice */
    REMOTE_ON,
    REMOTE_OVER,
    REMOTE_CLOSED, /* nothing more happens, or the table cannot be had */
};

struct remote_seat {
    char name[TABLE_NAME];   /* of a person; "": nobody, or a computer player */
    char player[TABLE_SPEC]; /* a computer player's level, or "" */
    bool here;               /* connected */
    bool away;               /* a computer player acts for it */
};

enum remote_request {
    REMOTE_BEGIN,
    REMOTE_SEAT,    /* seat, words: a computer player, or "person" */
    REMOTE_CHAT_TO, /* words */
    REMOTE_LEAVE,
    REMOTE_BACK,
    REMOTE_HAND, /* seat: a computer player takes one that is late */
    REMOTE_SKIP, /* seat: it makes this one move */
    REMOTE_REMATCH,
    REMOTE_CODE, /* for another device */
};

struct remote;

struct remote_operations {
    /* Hears what came and sends what waits; nothing in it waits. */
    void (*step)(struct remote *remote);
    /* Only keeps the line alive, while nobody can be told anything: nothing changes. */
    void (*breathe)(struct remote *remote);
    /* A descriptor to wait for, or -1; after how many milliseconds to step at the latest.
     */
    int (*handle)(struct remote *remote);
    int (*patience)(struct remote *remote);
    /* The next line to tell people; false when there is none. */
    bool (*news)(struct remote *remote, struct text *out);
    /* Sends the table's whole draft as the move. */
    void (*move)(struct remote *remote);
    /* Seats are counted from 0. */
    void (*request)(struct remote *remote, enum remote_request request, int seat,
                    const char *words);
};

struct remote {
    const struct remote_operations *operations;
    enum remote_stage stage;
    struct table *table; /* NULL before the game; may be another after a step */
    bool connected;
    bool sending; /* a move is on its way */
    bool host;    /* the own seat may begin and change seats */
    int own;      /* the own seat, or SEAT_NOBODY */
    int seats;
    struct remote_seat seat[GAME_MAX_PLAYERS];
    int watchers;
    bool timed;      /* whoever is to act has until `deadline` (base/clock.h) */
    double deadline; /* ... */
    bool late;       /* the time of who is to act is over */
    char title[160];
    char invite[REMOTE_LINK]; /* the link for others; "": there is none */
    char record[REMOTE_LINK]; /* the file with the record, when it is over; or "" */
    char trouble[ERROR_TEXT]; /* why it is closed, the line is down, or it waits */
};

/* "Seat 2: Ada (you)", "Seat 3: the computer (adept)", "Seat 4: free". */
void remote_write_seat(const struct remote *remote, int seat, struct text *out);
/* What the waiting room waits for. */
void remote_write_task(const struct remote *remote, struct text *out);
/* How much time there is, "1:05", "3 days"; "" when there is no clock. */
void remote_write_clock(const struct remote *remote, struct text *out);
/* Why whoever is to act may not do so soon: "Ada is not connected."; "" where nothing is
 * known of that. */
void remote_write_wait(const struct remote *remote, struct text *out);
/* Whether it is so little that everybody should see it. */
bool remote_is_pressing(const struct remote *remote);
int remote_free_seats(const struct remote *remote);

#endif
