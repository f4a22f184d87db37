/* sim_parts.h: what the files of the simulator share. */
#ifndef TESTS_SIM_SIM_PARTS_H
#define TESTS_SIM_SIM_PARTS_H

#include <jansson.h>

#include "base/buffer.h"
#include "base/rng.h"
#include "core/match.h"
#include "fair/fair.h"
#include "hall/hall.h"
#include "sim.h"

#define SIM_PHRASE "open sesame "
#define SECOND     INT64_C(1000)
#define MINUTE     (60 * SECOND)
#define HOUR       (60 * MINUTE)
#define DAY        (24 * HOUR)

enum {
    TEXT_ID = 16,
    TEXT_TOKEN = 32,
    TEXT_HEX = 2 * FAIR_BYTES + 1,
    REQUEST = 2000,
    GROUPS = 4,
    PEOPLE = 16,
    TABS = 32,
    PEERS = 64,
    TABLES = 256,
    ENTROPIES = 8,
    STORY = 80,
    STORY_LINE = 200,
};

/* --- what a client knows of a table (sim_fold.c) ------------------------------------ */

enum fold_stage { FOLD_OPEN, FOLD_REVEAL, FOLD_ON, FOLD_OVER, FOLD_CLOSED };

struct fold_seat {
    bool taken, computer, promised, revealed, away;
    char promise[TEXT_HEX];
    char entropy[TEXT_HEX];
};

/* The fold of a table's events, by docs/protocol.md alone. */
struct fold {
    int64_t n, game_n, deadline;
    enum fold_stage stage;
    int players;
    struct fold_seat seat[GAME_MAX_PLAYERS];
    struct match *match;
    bool late;
    char policy[12];
    char commitment[TEXT_HEX], seed[TEXT_HEX];
    char rematch[TEXT_ID];
};

void view_clear(struct fold *fold);
/* NULL, or what is wrong with it. */
const char *view_event(struct fold *fold, const json_t *event);
const char *view_events(struct fold *fold, const json_t *list);
/* From the answer to `sit` or `watch` that has a snapshot. */
const char *view_snapshot(struct fold *fold, const json_t *answer);
int view_actor(const struct fold *fold);
int view_host(const struct fold *fold);
uint64_t view_hash(const struct fold *fold);
/* A random legal move as text. */
void view_random_move(struct fold *fold, struct rng *rng, char line[MOVE_MAX_TEXT]);

const char *text_of(const json_t *object, const char *key);
int64_t number_of(const json_t *object, const char *key);

/* --- the disk (sim_disk.c) ---------------------------------------------------------- */

struct made_id {
    int seat;
    int64_t n;
    char id[44];
};

/* What a computer player said. */
struct said {
    int64_t number;
    bool sound; /* a legal line of then */
    char line[MOVE_MAX_TEXT];
};

/* A table as the disk has it, and as the simulator knows that it must be. */
struct sim_table {
    char id[TEXT_ID];
    json_t **event; /* written, by number from 1 */
    char **body;
    int64_t written, reported, handed;
    char *row; /* its HALL_TABLE row */
    bool open;
    int64_t number;
    uint64_t ticket;  /* that is under way; 0: none */
    struct fold fold; /* of what was reported as stored */
    char seed[8][TEXT_HEX];
    int seeds;
    char invite[TEXT_TOKEN];
    struct made_id *id_made;
    size_t ids;
    struct said *said;
    size_t saids;
    bool checked;
};

struct disk_row {
    struct sim_table *table; /* NULL: the row is of another kind */
    enum hall_kind kind;
    char key[HALL_ADDRESS];
    bool open, gone;
    int64_t number;
    char *body;
};

struct ticket {
    uint64_t number;
    struct disk_row *rows;
    size_t count;
    bool fails, committed;
};

struct disk {
    struct ticket *list; /* handed over and not reported */
    size_t count;
    uint64_t last; /* ticket */
    int64_t busy;  /* when the last commit is done */
    bool full;
    bool committing; /* a commit is due */
};

/* A name, or an address that is kept out. */
struct misc {
    enum hall_kind kind;
    char key[HALL_ADDRESS];
    char *body; /* NULL: it is gone */
    bool reported;
};

struct sim;
void disk_store(struct sim *sim, const struct hall_output *out);
void disk_load(struct sim *sim, const char *id);
void disk_commit(struct sim *sim);
void disk_report(struct sim *sim, uint64_t ticket);
void disk_give(struct sim *sim, const char *id);
/* Some of what waits is written, the rest is lost. */
void disk_crash(struct sim *sim);
void disk_drop(struct sim *sim);
void disk_known(struct sim *sim);
void disk_free(struct sim *sim);
/* sim_misc.c */
void misc_write(struct sim *sim, struct disk_row *row);
void misc_check(struct sim *sim, const struct ticket *ticket);
/* What is written of them is what counts now; NULL: of all tickets. */
void misc_settle(struct sim *sim, const struct ticket *ticket);
/* Whether it was reported as stored. */
bool misc_is_safe(struct sim *sim, enum hall_kind kind, const char *key);
bool misc_has(struct sim *sim, enum hall_kind kind, const char *key);
void misc_known(struct sim *sim);
void misc_free(struct sim *sim);
void hash_asked(struct sim *sim, const struct hall_output *out);
void hash_answer(struct sim *sim, uint64_t ticket, const char *text);
struct sim_table *table_find(struct sim *sim, const char *id);
struct sim_table *table_get(struct sim *sim, const char *id);

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
void net_deliver(struct sim *sim, const struct hall_output *out);
void net_close(struct sim *sim, uint32_t peer);
struct conn *net_conn(struct sim *sim, uint32_t peer);
void net_free(struct sim *sim);

/* --- checks (sim_check.c, sim_check_table.c) ---------------------------------------- */

void check_frame(struct sim *sim, struct conn *conn, const char *bytes, size_t length);
void check_secrets(struct sim *sim, struct conn *conn, const json_t *frame,
                   const char *request, const char *bytes, size_t length);
void check_store(struct sim *sim, const struct hall_output *out);
void check_told(struct sim *sim);
void check_reported(struct sim *sim, struct sim_table *table);
void check_table_members(struct sim *sim, struct conn *conn, struct sim_table *table,
                         const json_t *answer);
void check_here(struct sim *sim, const struct sim_table *table, const json_t *list,
                const char *member);
void check_fair(struct sim *sim, struct sim_table *table, const char *text);
void check_fair_end(struct sim *sim, struct sim_table *table);
/* When all is over. */
void check_end(struct sim *sim);

/* --- people (sim_people.c, sim_tab.c, sim_act.c, sim_wild.c) ------------------------ */

struct group {
    char game[80];
    int players;
    char terms[200]; /* members of the request to create */
    int computers;   /* seats that are computer players' from the start */
    char table[TEXT_ID], invite[TEXT_TOKEN];
    int games_left;
};

struct person {
    int group;
    bool creates, gone, done;
    int tries;
    char name[24], address[20];
    char table[TEXT_ID], token[TEXT_TOKEN];
    int seat;
    unsigned char entropy[ENTROPIES][FAIR_BYTES];
    int entropies;
    char code[TEXT_ID];
    bool registered;
    char key[TEXT_TOKEN]; /* of the name */
};

struct tab_move {
    bool active, waits; /* to be sent, or an answer is waited for */
    int64_t at;
    char id[24];
    char line[MOVE_MAX_TEXT];
};

/* A window of a person, or one that looks on (person < 0), or the host's. */
struct tab {
    int person, group;
    bool host;
    bool signed_in;
    int conn; /* -1: none */
    bool open, following;
    int waiting;      /* requests that are not answered */
    int64_t asked_at; /* the oldest of them, about */
    char table[TEXT_ID];
    struct fold fold;
    struct tab_move move, last;
    int64_t nap;   /* how long it sleeps next */
    int64_t timer; /* the one that counts */
    int64_t stays; /* away until then */
    int64_t since_stage;
    bool busy[20];
};

enum wish_kind {
    W_OTHER,
    W_CREATE,
    W_JOIN,
    W_SIT,
    W_MOVE,
    W_BEGIN,
    W_SEAT,
    W_PROMISE,
    W_REVEAL,
    W_BACK,
    W_HAND,
    W_REMATCH,
    W_CODE,
    W_REDEEM,
    W_SIGN,
    W_BAN,
    W_UNBAN,
    W_LAST = W_UNBAN,
};

void people_make(struct sim *sim);
bool people_done(const struct sim *sim);
void people_leave(struct sim *sim);
void tab_wake(struct sim *sim, int tab);
void tab_opened(struct sim *sim, int tab);
void tab_heard(struct sim *sim, int tab, const char *text);
void tab_lost(struct sim *sim, int tab);
/* Asks, with a ref that says of which kind it is. */
void tab_ask(struct sim *sim, struct tab *tab, enum wish_kind kind, const char *format,
             ...) __attribute__((format(printf, 4, 5)));
void tab_sleep(struct sim *sim, int tab, int64_t for_ms);
void tab_forget(struct tab *tab);
/* At a table: what the stage asks for. */
void act_at_table(struct sim *sim, struct tab *tab);
void act_send_move(struct sim *sim, struct tab *tab);
void tab_sign(struct sim *sim, struct tab *tab, const struct person *person);
void act_new_entropy(struct sim *sim, struct person *person, char promise[TEXT_HEX]);
/* What nobody should do, or need not do. */
void act_wildly(struct sim *sim, struct tab *tab);
void act_as_host(struct sim *sim, struct tab *tab);
void check_barred(struct sim *sim);
void people_free(struct sim *sim);

/* --- computer players (sim_think.c) ------------------------------------------------- */

void think_asked(struct sim *sim, const struct hall_output *out);
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
    uint64_t life; /* of the hall that it is for */
    int64_t number;
    char table[TEXT_ID];
    char *text;
};

struct sim {
    uint64_t seed;
    bool loud;
    struct rng rng;
    int64_t now, calm_at, stored_at;
    int64_t began;     /* when the hall started */
    struct hall *hall; /* NULL: it is down */
    struct hall_plan plan;
    uint64_t life;
    bool stopping;
    bool calm; /* nothing goes wrong any more */
    bool left; /* and nobody is there any more */
    struct due *due;
    size_t dues, due_room;
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
void sim_step(struct sim *sim, struct hall_input input);

struct due *due_add(struct sim *sim, enum due_kind kind, int64_t at);
bool due_next(struct sim *sim, struct due *due);
void due_free(struct sim *sim);

/* sim_fault.c: what goes wrong by itself. */
void fault_wake(struct sim *sim);
void fault_restart(struct sim *sim);

#endif
