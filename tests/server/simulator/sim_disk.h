/* sim_disk.h: the disk of the simulator: tables, names and addresses as they are stored.
 */
#ifndef TESTS_SERVER_SIMULATOR_SIM_DISK_H
#define TESTS_SERVER_SIMULATOR_SIM_DISK_H

#include "sim_view.h"

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
    char *row; /* its SERVER_TABLE row */
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
    struct ticket *list; /* handed over and not reported */
    size_t count;
    uint64_t last; /* ticket */
    int64_t busy;  /* when the last commit is done */
    bool full;
    bool committing; /* a commit is due */
};

/* A name, or an address that is kept out. */
struct misc {
    enum server_kind kind;
    char key[SERVER_ADDRESS];
    char *body; /* NULL: it is gone */
    bool reported;
};

struct sim;
void disk_store(struct sim *sim, const struct server_output *out);
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
bool misc_is_safe(struct sim *sim, enum server_kind kind, const char *key);
bool misc_has(struct sim *sim, enum server_kind kind, const char *key);
void misc_known(struct sim *sim);
void misc_free(struct sim *sim);
void hash_asked(struct sim *sim, const struct server_output *out);
void hash_answer(struct sim *sim, uint64_t ticket, const char *text);
struct sim_table *table_find(struct sim *sim, const char *id);
struct sim_table *table_get(struct sim *sim, const char *id);

#endif
