/* fixture.h: a server with a store, a clock and peers for tests. The store reports at
 * once, or when it is told to; computer players answer at once, or when they are told to.
 */
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
    json_t *inbox[FIXTURE_PEERS]; /* arrays of all that a peer got */
    bool closed[FIXTURE_PEERS];
    struct fixture_row *rows; /* what is safe */
    size_t row_count;
    bool slow_store;    /* reports only by fixture_report */
    bool failing_store; /* reports failure */
    bool blind_store;   /* finds no rows */
    bool slow_thinker;  /* answers only by fixture_think */
    struct {
        uint64_t ticket;
        struct fixture_row *rows;
        size_t count;
    } pending[FIXTURE_TICKETS];
    size_t pending_count;
    char thinks[16]; /* the table whose player thinks, "" */
    int64_t thinks_number;
    int thinks_seat;
    char thinks_spec[64];
    int asked_to_think;
    int loads;
    int refs;
    uint64_t hash_ticket; /* a passphrase that is to be worked out; 0: none */
    char hash[256];       /* what it will be */
    bool hash_good;       /* it is the one that is kept */
    int pushes;
    char pushed[256];
};

struct fixture *fixture_new(void);
void fixture_free(struct fixture *fixture);
/* The process dies, and another one starts with what was safe. */
void fixture_restart(struct fixture *fixture);

void fixture_step(struct fixture *fixture, struct server_input input);
void fixture_open(struct fixture *fixture, uint32_t peer, const char *address,
                  bool trusted);
void fixture_close(struct fixture *fixture, uint32_t peer);
/* Time goes by; the server is woken whenever it wants. */
void fixture_pass(struct fixture *fixture, int64_t milliseconds);
/* The oldest ticket that waits is safe, or has failed. */
void fixture_report(struct fixture *fixture, bool safe);
/* The player who was asked answers. */
void fixture_think(struct fixture *fixture, const char *line);

/* The passphrase that was asked for has been worked out. */
void fixture_hash(struct fixture *fixture);

/* Sends a message as it is. */
void fixture_say(struct fixture *fixture, uint32_t peer, const char *text);
/* Sends a request (a format) with a ref of its own, and returns the answer, borrowed;
 * NULL when there is none yet. There is never more than one. */
json_t *fixture_ask(struct fixture *fixture, uint32_t peer, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The answer to the last request of fixture_ask, when it has come later. */
json_t *fixture_answer(struct fixture *fixture, uint32_t peer);
/* It must be refused with this code. */
json_t *fixture_refused(struct fixture *fixture, uint32_t peer, const char *code,
                        const char *format, ...) __attribute__((format(printf, 4, 5)));
const char *text_of(const json_t *object, const char *key);
int64_t number_of(const json_t *object, const char *key);
/* The last event of that kind that a peer was told; NULL: none. */
json_t *fixture_event(struct fixture *fixture, uint32_t peer, const char *kind);
/* The last news of that kind. */
json_t *fixture_news(struct fixture *fixture, uint32_t peer, const char *kind);
void fixture_forget(struct fixture *fixture, uint32_t peer);
/* A name is registered, with the passphrase "open sesame". */
void fixture_sign_up(struct fixture *fixture, uint32_t peer, const char *name);

/* --- a game of two people, Ada (peer 1) and Bob (peer 2) ---------------------------- */

struct pair {
    struct fixture *fixture;
    char table[16], ada[32], bob[32], invite[32];
};

/* Sat down, not begun. `more`: members of the request to create, beginning with a comma,
 * or "". */
void pair_sit(struct fixture *fixture, struct pair *pair, const char *game,
              const char *more);
/* The same of two who have come already. */
void pair_seat(struct fixture *fixture, struct pair *pair, const char *game,
               const char *more);
void pair_come(struct fixture *fixture);
/* They come, under names with a passphrase. */
void pair_sign_up(struct fixture *fixture);
void pair_begin(struct pair *pair);
/* A new fixture in which they have sat down and begun. */
struct fixture *pair_begun(struct pair *pair, const char *game, const char *more);
/* The 32 bytes that a peer threw in, and their hash, in hexadecimal. */
const char *entropy_of(int peer);
const char *promise_of(int peer);
/* The table as a peer sees it who sits down anew: TABLE of the answer to `sit`. */
json_t *pair_look(struct pair *pair, uint32_t peer, const char *token);
/* Who is to act: 1, 2, or 0; and the number that a move must have as `at`. */
int pair_turn(struct pair *pair, int64_t *at);
/* A whole legal move of now, the first there is. */
const char *pair_line(struct pair *pair);
/* Whoever is to act makes it; returns the answer. */
json_t *pair_move(struct pair *pair, const char *id);

#endif
