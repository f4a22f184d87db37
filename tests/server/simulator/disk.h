/* disk.h: the disk of the simulator: tables, names and addresses as they are stored.
 */
#ifndef TESTS_SERVER_SIMULATOR_DISK_H
#define TESTS_SERVER_SIMULATOR_DISK_H

#include "tests/server/simulator/view.h"

/* --- the disk (disk.c) ---------------------------------------------------------- */

struct made_id {
    int seat;
    int64_t n;
    char id[44];
};

/* A move that a computer player chose. */
struct chosen_move {
    int64_t number;
    bool legal; /* at that decision */
    char line[MOVE_MAX_TEXT];
};

/* A table on the disk, and as it must be. */
struct sim_table {
    char id[TEXT_ID];
    json_t **event; /* written, by number from 1 */
    char **body;
    int64_t written, reported, submitted;
    char *row; /* its SERVER_TABLE row */
    bool open;
    int64_t number;
    uint64_t ticket;  /* pending; 0: none */
    struct fold fold; /* of the events reported as stored */
    char seed[8][TEXT_HEX];
    int seeds;
    char invite[TEXT_TOKEN];
    struct made_id *id_made;
    size_t ids;
    struct chosen_move *chosen;
    size_t chosen_count;
    bool checked;
};

struct disk_row {
    struct sim_table *table; /* NULL: the row is of another kind */
    enum server_kind kind;
    char key[SERVER_ADDRESS];
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
    struct ticket *list; /* submitted and not reported */
    size_t count;
    uint64_t last; /* ticket */
    int64_t busy;  /* when the last commit is done */
    bool full;
    bool committing; /* a commit is due */
};

/* A name, or a banned address. */
struct misc {
    enum server_kind kind;
    char key[SERVER_ADDRESS];
    char *body; /* NULL: removed */
    bool reported;
};

struct sim;
void disk_store(struct sim *sim, const struct server_output *out);
void disk_load(struct sim *sim, const char *id);
void disk_commit(struct sim *sim);
void disk_report(struct sim *sim, uint64_t ticket);
void disk_loaded(struct sim *sim, const char *id);
/* Some pending batches are written, the others are lost. */
void disk_crash(struct sim *sim);
void disk_drop(struct sim *sim);
void disk_restore(struct sim *sim);
void disk_free(struct sim *sim);
/* names.c */
void names_write(struct sim *sim, struct disk_row *row);
void names_check(struct sim *sim, const struct ticket *ticket);
/* Makes what the ticket wrote the stored state; NULL: all tickets. */
void names_settle(struct sim *sim, const struct ticket *ticket);
/* Whether it was reported as stored. */
bool names_is_stored(struct sim *sim, enum server_kind kind, const char *key);
bool names_has(struct sim *sim, enum server_kind kind, const char *key);
void names_restore(struct sim *sim);
void names_free(struct sim *sim);
void hash_asked(struct sim *sim, const struct server_output *out);
void hash_answer(struct sim *sim, uint64_t ticket, const char *text);
struct sim_table *table_find(struct sim *sim, const char *id);
struct sim_table *table_get(struct sim *sim, const char *id);

#endif
