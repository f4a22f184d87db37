/* fixture.h: a server with a database, a clock and peers for tests. The database reports,
 * and computer players answer, at once or when the test says so. */
#ifndef TESTS_SERVER_FIXTURE_H
#define TESTS_SERVER_FIXTURE_H

#include <jansson.h>

#include "server/server.h"
#include "tests/base/check.h"

enum { FIXTURE_PEERS = 64, FIXTURE_TICKETS = 64 };

struct fixture_row {
    enum server_kind kind;
    bool open;
    char *key;
    int64_t number;
    char *body;
};

struct fixture {
    struct server *server;
    struct server_plan plan;
    int64_t now;
    json_t *inbox[FIXTURE_PEERS]; /* arrays of all messages to a peer */
    bool closed[FIXTURE_PEERS];
    struct fixture_row *rows; /* what is stored */
    size_t row_count;
    bool store_is_slow;   /* reports only by fixture_report */
    bool store_fails;     /* reports failures */
    bool store_is_empty;  /* finds no rows when loading */
    bool thinker_is_slow; /* answers only by fixture_think */
    struct {
        uint64_t ticket;
        struct fixture_row *rows;
        size_t count;
    } pending[FIXTURE_TICKETS];
    size_t pending_count;
    char thinks[16]; /* the table whose computer player was asked; "": none */
    int64_t thinks_number;
    int thinks_seat;
    char thinks_spec[64];
    int asked_to_think;
    int loads;
    int refs;
    uint64_t hash_ticket; /* a passphrase to be hashed; 0: none */
    char hash[256];       /* the hash it gets */
    bool hash_good;       /* it is the stored one */
    int pushes;
    char pushed[256];
};

struct fixture *fixture_new(void);
void fixture_free(struct fixture *fixture);
/* The process dies, and another one starts with the stored rows; also to apply changes of
 * the plan. */
void fixture_restart(struct fixture *fixture);

void fixture_step(struct fixture *fixture, struct server_input input);
void fixture_connect(struct fixture *fixture, uint32_t peer, const char *address,
                     bool trusted);
void fixture_disconnect(struct fixture *fixture, uint32_t peer);
/* Time passes; the server gets its ticks. */
void fixture_advance(struct fixture *fixture, int64_t milliseconds);
/* Reports the oldest pending ticket as stored, or as failed. */
void fixture_report(struct fixture *fixture, bool safe);
/* The computer player that was asked answers. */
void fixture_think(struct fixture *fixture, const char *line);

/* Reports the hash of the passphrase. */
void fixture_hash(struct fixture *fixture);

/* Sends a message as it is. */
void fixture_send(struct fixture *fixture, uint32_t peer, const char *text);
/* Requests as formats. CREATE: game, seats, name, promise, more members that begin with a
 * comma, or "". JOIN: table, invite, name, promise. SIT: table, token. MOVE: at (long
 * long), id, line. */
#define PERSON "\"person\""
#define PEOPLE PERSON ", " PERSON
#define CREATE                                                                           \
    "{\"do\": \"create\", \"game\": \"%s\", \"seats\": [%s], \"name\": \"%s\", "         \
    "\"entropy\": \"%s\"%s}"
#define JOIN                                                                             \
    "{\"do\": \"join\", \"table\": \"%s\", \"invite\": \"%s\", \"name\": \"%s\", "       \
    "\"entropy\": \"%s\"}"
#define SIT  "{\"do\": \"sit\", \"table\": \"%s\", \"token\": \"%s\"}"
#define MOVE "{\"do\": \"move\", \"at\": %lld, \"id\": \"%s\", \"line\": \"%s\"}"

/* Sends a request (a format) with its own ref, and returns the answer, borrowed; NULL if
 * there is none yet. There is never more than one. */
json_t *fixture_ask(struct fixture *fixture, uint32_t peer, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The answer to the last request of fixture_ask, if it came later. */
json_t *fixture_answer(struct fixture *fixture, uint32_t peer);
/* The request must be accepted; or refused with this code. */
json_t *fixture_accepted(struct fixture *fixture, uint32_t peer, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
json_t *fixture_refused(struct fixture *fixture, uint32_t peer, const char *code,
                        const char *format, ...) __attribute__((format(printf, 4, 5)));
const char *text_of(const json_t *object, const char *key);
int64_t number_of(const json_t *object, const char *key);
/* The last event of that kind that a peer received; NULL: none. */
json_t *fixture_event(struct fixture *fixture, uint32_t peer, const char *kind);
/* The last news of that kind; and how many there were. */
json_t *fixture_news(struct fixture *fixture, uint32_t peer, const char *kind);
size_t fixture_count_news(struct fixture *fixture, uint32_t peer, const char *kind);
/* Forgets all messages to a peer. */
void fixture_clear(struct fixture *fixture, uint32_t peer);
/* Registers a name with the passphrase "open sesame". */
void fixture_sign_up(struct fixture *fixture, uint32_t peer, const char *name);

/* --- a game of two people, Ada (peer 1) and Bob (peer 2) ---------------------------- */

struct pair {
    struct fixture *fixture;
    char table[16], ada[32], bob[32], invite[32];
};

/* Connect and sit down, without beginning. `more`: as for CREATE. */
void pair_sit(struct fixture *fixture, struct pair *pair, const char *game,
              const char *more);
/* The same, already connected. */
void pair_seat(struct fixture *fixture, struct pair *pair, const char *game,
               const char *more);
/* The same at a table with more seats, as JSON: two people and others. */
void pair_seat_among(struct fixture *fixture, struct pair *pair, const char *game,
                     const char *seats, const char *more);
void pair_connect(struct fixture *fixture);
/* Connect with registered names. */
void pair_sign_up(struct fixture *fixture);
void pair_begin(struct pair *pair);
/* The part after `begin`, which a table with autostart does by itself. */
void pair_reveal(struct pair *pair);
/* A new fixture in which they have sat down; and begun. */
struct fixture *pair_seated(struct pair *pair, const char *game, const char *more);
struct fixture *pair_begun(struct pair *pair, const char *game, const char *more);
/* The entropy of a peer, and its hash, in hexadecimal. */
const char *entropy_of(int peer);
const char *promise_of(int peer);
/* The answer to `sit`, as a peer gets it who sits down again. */
json_t *pair_view(struct pair *pair, uint32_t peer, const char *token);
/* Its table, and the record in its snapshot, as Ada sees them. */
const json_t *pair_table(struct pair *pair);
const char *pair_record(struct pair *pair);
/* Both connect and sit down again; also after a restart of the server. */
void pair_come_back(struct pair *pair);
void pair_restart(struct pair *pair);
void pair_leave(struct pair *pair);
/* Whose turn it is: 1, 2, or 0; and the `at` of a move. */
int pair_turn(struct pair *pair, int64_t *at);
/* The first legal whole move. */
const char *pair_line(struct pair *pair);
/* The player to act makes it; returns the answer. */
json_t *pair_move(struct pair *pair, const char *id);

#endif
