/* server.h: all tables of a server as one step function: an input goes in, and the
 * outputs say what to send, store, load, close or think about.
 *
 * It has no clock, socket, disk, thread or random generator of its own: every input
 * carries the time, and all secrets are drawn from a key given at the start. So a
 * simulator can drive it through years of faults, and every run can be repeated.
 *
 * docs/protocol.md describes what clients see. A table is the fold of its events. A
 * request that changes a table makes events and a SERVER_STORE; once the database
 * confirms them (SERVER_STORED), and not before, they are applied, the request is
 * answered, and all followers get the events. Each table has at most one such batch
 * pending; requests that arrive meanwhile wait for it. If storing fails, the requests
 * are answered with `broken`, and nothing has changed.
 *
 * Tables that nobody follows are put to sleep: the server keeps only what the lobby and
 * the timers need, and asks for their rows (SERVER_LOAD) when somebody comes. */
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

/* Rows of the database, each identified by (kind, key, number). An event is written once
 * and never changes: a second one with the same identity must be refused, together with
 * all that is stored with it. Rows of other kinds are replaced. */
enum server_kind {
    SERVER_EVENT,  /* key: the table; number: of the event */
    SERVER_TABLE,  /* key: the table; number: its deadline, 0: none. Its secrets */
    SERVER_NAME,   /* key: the name as folded when it was registered; the hash of its
                    passphrase, and its ratings */
    SERVER_BAN,    /* key: an address */
    SERVER_UPTIME, /* one row: when servers were running */
};

struct server_row {
    enum server_kind kind;
    bool open; /* SERVER_TABLE: not over or closed, so restored at the start */
    bool gone; /* remove the row (SERVER_BAN, SERVER_NAME) */
    const char *key;
    int64_t number;
    const char *body; /* JSON */
    size_t length;
};

/* Settings of the host; server_plan_defaults fills in sensible values. */
struct server_plan {
    const struct game *const *games;
    const char *title; /* of the server */
    const char *push;  /* the public key of web push, or "" */
    bool names;        /* names may be registered */
    struct server_limits limits;
    int max_pending; /* batches being stored at once; beyond, requests get `busy` */
    int max_log;     /* events of a table; beyond, only its game continues */
    unsigned char key[SERVER_KEY]; /* different for every server */
};
void server_plan_defaults(struct server_plan *plan, const struct game *const *games);

enum server_event {
    SERVER_OPENED,   /* a peer has connected: peer, address, trusted */
    SERVER_RECEIVED, /* a message has arrived: peer, bytes */
    SERVER_CLOSED,   /* the connection has ended: peer */
    SERVER_TICK,     /* time has passed: at server_next_tick, or more often */
    SERVER_STORED,   /* all batches up to this ticket are stored: ticket */
    SERVER_FAILED,   /* this batch was not stored: ticket, bytes: why */
    SERVER_RESTORED, /* at the start: a row of an open table, a name, a ban, or
                        SERVER_UPTIME */
    SERVER_LOADED,   /* the rows of a table: table, rows, count; none: no such table */
    SERVER_THOUGHT,  /* a computer player has chosen: table, number, bytes: the move, or
                      empty if it failed */
    SERVER_HASHED,   /* a passphrase was hashed: ticket, bytes; or checked: good */
    SERVER_UNSUBSCRIBED, /* a push subscription has expired: table, number: the seat
                            from 0, bytes: the subscription */
    SERVER_STOP,         /* the server stops: notify everybody */
};

struct server_input {
    enum server_event event;
    int64_t now;   /* milliseconds since 1970; never goes back */
    uint32_t peer; /* the caller's number for a connection: small, and reused */
    const char *address;
    bool trusted; /* SERVER_OPENED: the host, who may use the `admin` requests */
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
    SERVER_CLOSE, /* peer, bytes: the reason; needs no SERVER_CLOSED in return */
    SERVER_STORE, /* ticket, rows, count: all or none. Tickets are consecutive */
    SERVER_LOAD,  /* table */
    SERVER_THINK, /* choose one move: table, number: to be returned, seat from 0, bytes:
                   the record so far, spec: the computer player */
    SERVER_HASH, /* ticket, bytes: a passphrase, hash: one to check, or NULL to make it */
    SERVER_PUSH, /* notify a player: bytes: the subscription; table, seat */
};

/* Pointers are valid until the next server_step. */
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

/* Handles one input. Returns the number of outputs, to be carried out in order. */
size_t server_step(struct server *server, const struct server_input *input,
                   const struct server_output **outputs);
/* The time at which SERVER_TICK is due at the latest; INT64_MAX: never. */
int64_t server_next_tick(const struct server *server);

/* For monitoring. */
struct server_count {
    uint64_t peers, tables_awake, tables_asleep, games_on, waiting;
    uint64_t requests, refused, moves, events, thoughts; /* since the start */
};
void server_measure(const struct server *server, struct server_count *count);

#endif
