/* server.h: all tables of a server, as one step function: something comes in, and the
 * server says what is to be sent, stored, closed or thought about.
 *
 * It has no clock, socket, disk, thread or source of chance of its own: the time comes
 * with every input, and all that is secret is drawn from a key given at the start. So
 * a simulator can drive it through years of faults, and every run can be repeated.
 *
 * What clients ask and are told is in docs/protocol.md. A table is the fold of its
 * events. A request that changes a table makes events and a SERVER_STORE; when the store
 * says that they are safe (SERVER_STORED), and not before, they are folded, answered and
 * sent to all who follow. A table has one such batch under way at a time; requests that
 * come meanwhile wait for it. When the store fails, the requests are answered `broken`,
 * and nothing has happened.
 *
 * Tables nobody looks at are put to sleep: of them the server remembers what the lobby
 * and the clock need, and asks for their rows (SERVER_LOAD) when somebody comes. */
#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "server/limits.h"
#include "session/room/room.h"

enum {
    SERVER_ID = ROOM_ID,    /* bytes of a table's id */
    SERVER_KEY = 32,        /* bytes of the key that secrets are drawn from */
    SERVER_ADDRESS = 46,    /* bytes of a peer's address as text */
    SERVER_MESSAGE = 16384, /* bytes of a request */
};

struct server;

/* Rows of the store. (kind, key, number) names a row, and there is one of that name at
 * most. An event is written once and never changes: a second one of that name must be
 * refused, with all that is stored with it. The others are replaced. */
enum server_kind {
    SERVER_EVENT, /* key: the table; number: of the event */
    SERVER_TABLE, /* key: the table; number: its deadline, 0: none. What is not told */
    SERVER_NAME,  /* key: the name as it was folded when it was registered; a passphrase's
                   hash, and its record */
    SERVER_BAN,   /* key: an address */
    SERVER_LIFE,  /* one row: when servers ran */
};

struct server_row {
    enum server_kind kind;
    bool open; /* SERVER_TABLE: it is not over or closed: known from the start */
    bool gone; /* the row is to be removed (SERVER_BAN, SERVER_NAME) */
    const char *key;
    int64_t number;
    const char *body; /* JSON */
    size_t length;
};

/* What a host can set; server_plan_defaults fills in sensible values. */
struct server_plan {
    const struct game *const *games;
    const char *title; /* of the server */
    const char *push;  /* the public key of web push, or "" */
    bool names;        /* names may be registered */
    struct server_limits limits;
    int most_waiting; /* batches that are being stored, before requests are `busy` */
    int long_log;     /* events of a table; beyond, only its game goes on */
    unsigned char key[SERVER_KEY]; /* another one for every server */
};
void server_plan_defaults(struct server_plan *plan, const struct game *const *games);

enum server_event {
    SERVER_OPENED, /* a peer has connected: peer, address, trusted */
    SERVER_HEARD,  /* it sent a message: peer, bytes */
    SERVER_CLOSED, /* it is gone: peer */
    SERVER_TICK,   /* time has passed: when server_wakes says so, or more often */
    SERVER_STORED, /* all up to and with this ticket are safe: ticket */
    SERVER_FAILED, /* this one was not stored: ticket, bytes: why */
    SERVER_KNOWN, /* at the start: a row of an open table, a name, a ban or SERVER_LIFE */
    SERVER_LOADED,   /* the rows of a table: table, rows, count; no rows: there is none */
    SERVER_THOUGHT,  /* a computer player has moved: table, number, bytes: the line; none:
                      it could not */
    SERVER_HASHED,   /* a passphrase's hash: ticket, bytes; or its check: good */
    SERVER_UNWANTED, /* a subscription of SERVER_PUSH is good no more: table, number: the
                      seat from 0, bytes: the subscription */
    SERVER_STOP,     /* the server stops: everybody is told */
};

struct server_input {
    enum server_event event;
    int64_t now;   /* milliseconds since 1970; never goes back */
    uint32_t peer; /* the caller's number of a connection: small, and used again */
    const char *address;
    bool trusted; /* of SERVER_OPENED: the host, who may use the requests of `admin` */
    const char *bytes;
    size_t length;
    const char *table;
    int64_t number;
    uint64_t ticket;
    bool good;
    const struct server_row *rows;
    size_t count;
};

enum server_action {
    SERVER_SEND,  /* peer, bytes: one message */
    SERVER_CLOSE, /* peer, bytes: why; SERVER_CLOSED need not be given for it */
    SERVER_STORE, /* ticket, rows, count: all of them or none. Tickets count up by one */
    SERVER_LOAD,  /* table */
    SERVER_THINK, /* table, number: to be given back, seat from 0, bytes: the record of
                   the game so far, spec: the computer player; one move is wanted */
    SERVER_HASH,  /* ticket, bytes: a passphrase, hash: NULL to make one, else to check */
    SERVER_PUSH,  /* bytes: a subscription, which is to be told; table, seat: whose */
};

/* What they point to lives until the next server_step. */
struct server_output {
    enum server_action action;
    uint32_t peer;
    const char *bytes;
    size_t length;
    uint64_t ticket;
    const struct server_row *rows;
    size_t count;
    const char *table;
    int64_t number;
    int seat;
    const char *spec;
    const char *hash;
};

struct server *server_new(const struct server_plan *plan);
void server_free(struct server *server);

/* Takes one input. The outputs are to be carried out in their order; their number is
 * returned. */
size_t server_step(struct server *server, const struct server_input *input,
                   const struct server_output **outputs);
/* When SERVER_TICK is wanted at the latest: a time, INT64_MAX: never. */
int64_t server_wakes(const struct server *server);

/* For monitoring. */
struct server_count {
    uint64_t peers, tables_awake, tables_asleep, games_on, waiting;
    uint64_t requests, refused, moves, events, thoughts; /* since the start */
};
void server_measure(const struct server *server, struct server_count *count);

#endif
