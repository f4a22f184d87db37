/* shelf.h: a store in a folder of its own, and its rows, for tests. */
#ifndef TESTS_NET_SHELF_H
#define TESTS_NET_SHELF_H

#include "net/storage/database.h"

struct shelf {
    char folder[200], path[256];
    struct database *database;
    uint64_t ticket; /* the last */
};

/* A new folder, and a store in it, on a disk that works. For cmocka: *state is the shelf.
 */
int shelf_set_up(void **state);
int shelf_tear_down(void **state);

void shelf_open(struct shelf *shelf);
void shelf_close(struct shelf *shelf);

struct server_row shelf_event(const char *table, int64_t number, const char *body);
struct server_row shelf_table(const char *table, int64_t deadline, bool open,
                              const char *body);

/* Hands it over, and returns the ticket. */
uint64_t shelf_put(struct shelf *shelf, const struct server_row *rows, size_t count);
/* The next report, which comes within a few seconds. */
struct database_report shelf_await(struct shelf *shelf);
/* Hands it over and waits; it must be stored, or must fail for such a reason. */
void shelf_store(struct shelf *shelf, const struct server_row *rows, size_t count);
void shelf_refuse(struct shelf *shelf, const struct server_row *rows, size_t count,
                  const char *why);
/* The rows of a table. */
struct database_report shelf_load(struct shelf *shelf, const char *table);
/* How many events a table has; they must be numbered from 1 without a gap. */
size_t shelf_events(struct shelf *shelf, const char *table);

/* FILE and what SQLite keeps beside it, as they lie there now, under another name: what
 * the next start finds when the power fails. */
void shelf_copy(const struct shelf *shelf, char *to, size_t size);

#endif
