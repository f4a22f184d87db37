/* sim_parts.h: what the files of the simulator share. */
#ifndef TESTS_SERVER_SIMULATOR_SIM_PARTS_H
#define TESTS_SERVER_SIMULATOR_SIM_PARTS_H

#include "base/buffer.h"
#include "sim.h"
#include "sim_disk.h"
#include "sim_people.h"

/* --- the network (sim_net.c) -------------------------------------------------------- */

struct asked {
    char ref[44];
    int64_t at;
    char *text;
    struct sim_table *table; /* where the peer sat when it asked */
    int seat;
};

struct conn {
    int tab;
    uint32_t peer;
    bool at_server, at_client; /* open as that side sees it */
    int64_t up, down;          /* when the last message arrives */
    int64_t cut;               /* nothing arrives after this */
    struct asked *asked;
    size_t askeds;
    struct sim_table *table; /* that it follows */
    int seat;                /* there, from 0; -1: looks on */
    int64_t n;               /* of the last event that it was sent */
};

int net_connect(struct sim *sim, int tab);
void net_send(struct sim *sim, int conn, const char *text);
/* Breaks it: each side learns of it some time, or much later. */
void net_cut(struct sim *sim, int conn, bool half);
void net_cut_all(struct sim *sim);
void net_accept(struct sim *sim, int conn);
void net_hear(struct sim *sim, int conn, const char *text);
void net_lost(struct sim *sim, int conn);
void net_deliver(struct sim *sim, const struct server_output *out);
void net_close(struct sim *sim, uint32_t peer);
struct conn *net_conn(struct sim *sim, uint32_t peer);
void net_free(struct sim *sim);

/* --- checks (sim_check.c, sim_check_table.c) ---------------------------------------- */

void check_frame(struct sim *sim, struct conn *conn, const char *bytes, size_t length);
void check_secrets(struct sim *sim, struct conn *conn, const json_t *frame,
                   const char *request, const char *bytes, size_t length);
void check_store(struct sim *sim, const struct server_output *out);
void check_told(struct sim *sim);
void check_reported(struct sim *sim, struct sim_table *table);
void check_table_members(struct sim *sim, struct conn *conn, struct sim_table *table,
                         const json_t *answer);
void check_presence(struct sim *sim, const struct sim_table *table, const json_t *list,
                    const char *member);
void check_fair(struct sim *sim, struct sim_table *table, const char *text);
void check_fair_end(struct sim *sim, struct sim_table *table);
/* When all is over. */
void check_end(struct sim *sim);

/* --- computer players (sim_think.c) ------------------------------------------------- */

void think_asked(struct sim *sim, const struct server_output *out);
void think_answer(struct sim *sim, const char *table, int64_t number, const char *line);

/* --- the world (sim.c, sim_time.c) -------------------------------------------------- */

enum due_kind {
    DUE_ACCEPT,
    DUE_HEAR,
    DUE_LOST,   /* the server learns that a peer is gone */
    DUE_TOLD,   /* the client gets a frame */
    DUE_BROKEN, /* the client learns that the line is cut */
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
    int index;     /* of a connection or tab */
    uint64_t life; /* of the server that it is for */
    int64_t number;
    char table[TEXT_ID];
    char *text;
};

struct sim {
    uint64_t seed;
    bool loud;
    struct rng rng;
    int64_t now, calm_at, stored_at;
    int64_t began; /* when the server started */
    struct {
        int64_t from, until;
    } down[DOWNS]; /* when there was none, as far as the store could know */
    int downs;
    struct server *server; /* NULL: it is down */
    struct server_plan plan;
    uint64_t life;
    bool stopping;
    bool calm; /* nothing goes wrong any more */
    bool left; /* and nobody is there any more */
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
    char token[TABLES][TEXT_TOKEN]; /* all that were given */
    int tokens;
    struct misc *misc;
    size_t miscs;
    int barred;        /* the person whom the host keeps out, or will; -1: none */
    bool shut[PEOPLE]; /* whose addresses are kept out for sure */
    int spins;
    char story[STORY][STORY_LINE];
    uint64_t stories;
    struct sim_report *report;
};

uint32_t sim_below(struct sim *sim, uint32_t bound);
/* Once in so many times. */
bool sim_chance(struct sim *sim, uint32_t times);
void sim_note(struct sim *sim, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Something is broken: the run ends. */
void sim_fail(struct sim *sim, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void sim_step(struct sim *sim, struct server_input input);
/* How long there was no server since then. */
int64_t sim_down_since(const struct sim *sim, int64_t since);

struct due *due_add(struct sim *sim, enum due_kind kind, int64_t at);
bool due_next(struct sim *sim, struct due *due);
void due_free(struct sim *sim);

/* sim_fault.c: what goes wrong by itself. */
void fault_wake(struct sim *sim);
/* The server is no more: all that was not reported is lost, but for what reached the disk
 * in time. */
void fault_end(struct sim *sim);
void fault_restart(struct sim *sim);

#endif
