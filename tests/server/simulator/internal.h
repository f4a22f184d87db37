/* internal.h: shared by the files of the simulator. */
#ifndef TESTS_SERVER_SIMULATOR_INTERNAL_H
#define TESTS_SERVER_SIMULATOR_INTERNAL_H

#include "base/buffer.h"
#include "tests/server/simulator/disk.h"
#include "tests/server/simulator/people.h"
#include "tests/server/simulator/sim.h"

/* --- the network (network.c) -------------------------------------------------------- */

struct sent_request {
    char ref[44];
    int64_t at;
    char *text;
    struct sim_table *table; /* where the peer sat when it sent it */
    int seat;
};

struct conn {
    int tab;
    uint32_t peer;
    bool at_server, at_client; /* open as seen by that side */
    int64_t up, down;          /* when the last message arrives */
    int64_t cut;               /* nothing arrives after this */
    struct sent_request *requests;
    size_t request_count;
    struct sim_table *table; /* that it follows */
    int seat;                /* there, from 0; -1: a spectator */
    int64_t n;               /* of the last event sent to it */
};

int network_connect(struct sim *sim, int tab);
void network_send(struct sim *sim, int conn, const char *text);
/* Breaks it: each side notices at some time, perhaps much later. */
void network_cut(struct sim *sim, int conn, bool half);
void network_cut_all(struct sim *sim);
void network_accept(struct sim *sim, int conn);
void network_receive(struct sim *sim, int conn, const char *text);
void network_lost(struct sim *sim, int conn);
void network_deliver(struct sim *sim, const struct server_output *out);
void network_close(struct sim *sim, uint32_t peer);
struct conn *network_find(struct sim *sim, uint32_t peer);
void network_free(struct sim *sim);

/* --- checks (check_frame.c, check_table.c) ---------------------------------------- */

void check_frame(struct sim *sim, struct conn *conn, const char *bytes, size_t length);
void check_secrets(struct sim *sim, struct conn *conn, const json_t *frame,
                   const char *request, const char *bytes, size_t length);
void check_store(struct sim *sim, const struct server_output *out);
void check_followers(struct sim *sim);
void check_reported(struct sim *sim, struct sim_table *table);
void check_table_members(struct sim *sim, struct conn *conn, struct sim_table *table,
                         const json_t *answer);
void check_presence(struct sim *sim, const struct sim_table *table, const json_t *list,
                    const char *member);
void check_fair(struct sim *sim, struct sim_table *table, const char *text);
void check_fair_end(struct sim *sim, struct sim_table *table);
/* At the end of a run. */
void check_end(struct sim *sim);

/* --- quick pairing (check_pairing.c) ------------------------------------------------ */

/* A request to be paired, which the server has accepted. */
struct pair_request {
    char promise[TEXT_HEX];
    int conn; /* that waits; -1: none */
    bool left, told;
    struct sim_table *table; /* where it has a seat that is stored; or NULL */
    int seat;
};

void pairing_asked(struct sim *sim, const struct conn *conn, const json_t *request,
                   const json_t *frame);
/* It no longer waits, or its connection is gone. */
void pairing_left(struct sim *sim, const struct conn *conn);
void pairing_submitted(struct sim *sim, const char *table, const json_t *event);
void pairing_stored(struct sim *sim, struct sim_table *table, const json_t *event);
void pairing_told(struct sim *sim, const struct conn *conn, const json_t *frame);
/* After every step. */
void pairing_check(struct sim *sim);

/* --- computer players (players.c) --------------------------------------------------- */

void players_asked(struct sim *sim, const struct server_output *out);
void players_answer(struct sim *sim, const char *table, int64_t number, const char *line);

/* --- the world (sim.c, schedule.c) ---------------------------------------------------
 */

enum due_kind {
    DUE_ACCEPT,
    DUE_REQUEST,
    DUE_LOST,   /* the server notices that a peer is gone */
    DUE_FRAME,  /* the client gets a frame */
    DUE_BROKEN, /* the client notices that the connection is cut */
    DUE_TAB,
    DUE_COMMIT,
    DUE_REPORT,
    DUE_LOADED,
    DUE_THOUGHT,
    DUE_HASHED,
    DUE_FAULT,
    DUE_RESTART,
};

struct due {
    int64_t at;
    uint64_t order;
    enum due_kind kind;
    int index;            /* of a connection or tab */
    uint64_t incarnation; /* of the server that it is for */
    int64_t number;
    char table[TEXT_ID];
    char *text;
};

struct sim {
    uint64_t seed;
    bool loud;
    struct rng rng;
    int64_t now, faultless_since, stored_at;
    int64_t began; /* when the server started */
    struct {
        int64_t from, until;
    } gap[GAPS]; /* when there was none, as far as the database could know */
    int gap_count;
    struct server *server; /* NULL while it is down */
    struct server_plan plan;
    uint64_t incarnation;
    bool stopping;
    bool faultless; /* faults have ended */
    bool deserted;  /* and everybody has left */
    struct due *due;
    size_t dues, due_capacity;
    uint64_t orders;
    struct disk disk;
    struct sim_table *table[TABLES];
    int tables;
    struct conn *conn;
    int conns;
    int peer[PEERS]; /* the connection of that number, -1: none */
    struct group group[GROUPS];
    int groups;
    struct person person[PEOPLE];
    int people;
    struct tab tab[TABS];
    int tabs;
    int refs;
    char token[TABLES][TEXT_TOKEN]; /* all that were given out */
    int tokens;
    struct misc *misc;
    size_t miscs;
    struct pair_request *pair;
    size_t pairs;
    int banned;             /* the person whom the host bans, or will; -1: none */
    bool is_banned[PEOPLE]; /* whose addresses are certainly banned */
    int spins;
    char log[LOG][LOG_LINE]; /* the last lines */
    uint64_t logged;
    struct sim_report *report;
};

uint32_t sim_below(struct sim *sim, uint32_t bound);
/* True once in so many times. */
bool sim_chance(struct sim *sim, uint32_t times);
void sim_note(struct sim *sim, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* A check failed: the run ends. */
void sim_fail(struct sim *sim, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void sim_step(struct sim *sim, struct server_input input);
/* How long no server was running since then. */
int64_t sim_down_since(const struct sim *sim, int64_t since);

struct due *due_add(struct sim *sim, enum due_kind kind, int64_t at);
bool due_next(struct sim *sim, struct due *due);
void due_free(struct sim *sim);

/* faults.c: faults that happen by themselves. */
void faults_next(struct sim *sim);
/* The server ends: everything not reported is lost, except what reached the disk in time.
 */
void faults_stop_server(struct sim *sim);
void faults_start_server(struct sim *sim);

#endif
