/* server.h: all tables of a server, as one step function: something comes in, and the hall
 * says what is to be sent, stored, closed or thought about.
 *
 * It has no clock, socket, disk, thread or source of chance of its own: the time comes
 * with every input, and all that is secret is drawn from a key given at the start. So
 * a simulator can drive it through years of faults, and every run can be repeated.
 *
 * What clients ask and are told is in docs/protocol.md. A table is the fold of its
 * events. A request that changes a table makes events and a HALL_STORE; when the store
 * says that they are safe (HALL_STORED), and not before, they are folded, answered and
 * sent to all who follow. A table has one such batch under way at a time; requests that
 * come meanwhile wait for it. When the store fails, the requests are answered `broken`,
 * and nothing has happened.
 *
 * Tables nobody looks at are put to sleep: of them the hall remembers what the lobby and
 * the clock need, and asks for their rows (HALL_LOAD) when somebody comes. */
#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/game.h"

enum {
    HALL_ID = 12,         /* room for a table's id */
    HALL_KEY = 32,        /* bytes of the key that secrets are drawn from */
    HALL_ADDRESS = 46,    /* room for a peer's address as text */
    HALL_MESSAGE = 16384, /* bytes of a request */
};

struct hall;

/* Rows of the store. (kind, key, number) names a row, and there is one of that name at
 * most. An event is written once and never changes: a second one of that name must be
 * refused, with all that is stored with it. The others are replaced. */
enum hall_kind {
    HALL_EVENT, /* key: the table; number: of the event */
    HALL_TABLE, /* key: the table; number: its deadline, 0: none. What is not told */
    HALL_NAME,  /* key: the name as it was folded when it was registered; a passphrase's
                   hash, and its record */
    HALL_BAN,   /* key: an address */
    HALL_LIFE,  /* one row: when servers ran */
};

struct hall_row {
    enum hall_kind kind;
    bool open; /* HALL_TABLE: it is not over or closed: known from the start */
    bool gone; /* the row is to be removed (HALL_BAN, HALL_NAME) */
    const char *key;
    int64_t number;
    const char *body; /* JSON */
    size_t length;
};

/* What a host can set; hall_plan_usual fills in sensible values. */
struct hall_plan {
    const struct game *const *games;
    const char *title;     /* of the server */
    const char *push;      /* the public key of web push, or "" */
    bool names;            /* names may be registered */
    int most_tables;       /* that are on at once */
    int tables_an_address; /* made by one address and open at once */
    int chat_letters;
    int requests_a_second; /* of one connection; four times as many in a burst */
    int most_waiting;      /* batches that are being stored, before requests are `busy` */
    int long_log;          /* events of a table; beyond, only its game goes on */
    unsigned char key[HALL_KEY]; /* another one for every hall */
};
void hall_plan_usual(struct hall_plan *plan, const struct game *const *games);

enum hall_event {
    HALL_OPENED,   /* a peer has connected: peer, address, trusted */
    HALL_HEARD,    /* it sent a message: peer, bytes */
    HALL_CLOSED,   /* it is gone: peer */
    HALL_TICK,     /* time has passed: when hall_wakes says so, or more often */
    HALL_STORED,   /* all up to and with this ticket are safe: ticket */
    HALL_FAILED,   /* this one was not stored: ticket, bytes: why */
    HALL_KNOWN,    /* at the start: a row of an open table, a name, a ban or HALL_LIFE */
    HALL_LOADED,   /* the rows of a table: table, rows, count; no rows: there is none */
    HALL_THOUGHT,  /* a computer player has moved: table, number, bytes: the line; none:
                      it could not */
    HALL_HASHED,   /* a passphrase's hash: ticket, bytes; or its check: good */
    HALL_UNWANTED, /* a subscription of HALL_PUSH is good no more: table, number: the
                      seat from 0, bytes: the subscription */
    HALL_STOP,     /* the server stops: everybody is told */
};

struct hall_input {
    enum hall_event event;
    int64_t now;   /* milliseconds since 1970; never goes back */
    uint32_t peer; /* the caller's number of a connection: small, and used again */
    const char *address;
    bool trusted; /* of HALL_OPENED: the host, who may use the requests of `admin` */
    const char *bytes;
    size_t length;
    const char *table;
    int64_t number;
    uint64_t ticket;
    bool good;
    const struct hall_row *rows;
    size_t count;
};

enum hall_action {
    HALL_SEND,  /* peer, bytes: one message */
    HALL_CLOSE, /* peer, bytes: why; HALL_CLOSED need not be given for it */
    HALL_STORE, /* ticket, rows, count: all of them or none. Tickets count up by one */
    HALL_LOAD,  /* table */
    HALL_THINK, /* table, number: to be given back, seat from 0, bytes: the record of the
                   game so far, spec: the computer player; one move is wanted */
    HALL_HASH,  /* ticket, bytes: a passphrase, hash: NULL to make one, else to check */
    HALL_PUSH,  /* bytes: a subscription, which is to be told; table, seat: whose */
};

/* What they point to lives until the next hall_step. */
struct hall_output {
    enum hall_action action;
    uint32_t peer;
    const char *bytes;
    size_t length;
    uint64_t ticket;
    const struct hall_row *rows;
    size_t count;
    const char *table;
    int64_t number;
    int seat;
    const char *spec;
    const char *hash;
};

struct hall *hall_new(const struct hall_plan *plan);
void hall_free(struct hall *hall);

/* Takes one input. The outputs are to be carried out in their order; their number is
 * returned. */
size_t hall_step(struct hall *hall, const struct hall_input *input,
                 const struct hall_output **outputs);
/* When HALL_TICK is wanted at the latest: a time, INT64_MAX: never. */
int64_t hall_wakes(const struct hall *hall);

/* For those who watch over a server. */
struct hall_count {
    uint64_t peers, tables_awake, tables_asleep, games_on, waiting;
    uint64_t requests, refused, moves, events, thoughts; /* since the start */
};
void hall_measure(const struct hall *hall, struct hall_count *count);

#endif
