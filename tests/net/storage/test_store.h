/* test_store.h: a database in a folder of its own, and its rows, for tests. */
#ifndef TESTS_NET_STORAGE_TEST_STORE_H
#define TESTS_NET_STORAGE_TEST_STORE_H

#include "net/storage/database.h"

struct test_store {
    char folder[200], path[256];
    struct database *database;
    uint64_t ticket; /* the last one */
};

/* Creates a folder with a database on a working disk. For cmocka: *state is the
 * test_store. */
int test_store_set_up(void **state);
int test_store_tear_down(void **state);

void test_store_open(struct test_store *store);
void test_store_close(struct test_store *store);

struct server_row test_store_event(const char *table, int64_t number, const char *body);
struct server_row test_store_table(const char *table, int64_t deadline, bool open,
                                   const char *body);

/* Submits rows, and returns the ticket. */
uint64_t test_store_put(struct test_store *store, const struct server_row *rows,
                        size_t count);
/* The next report, within a few seconds. */
struct database_report test_store_await(struct test_store *store);
/* Submits rows and waits; they must be stored, or must fail for that reason. */
void test_store_store(struct test_store *store, const struct server_row *rows,
                      size_t count);
void test_store_refuse(struct test_store *store, const struct server_row *rows,
                       size_t count, const char *why);
/* The rows of a table. */
struct database_report test_store_load(struct test_store *store, const char *table);
/* The number of events of a table, which must be numbered from 1 without gaps. */
size_t test_store_events(struct test_store *store, const char *table);

/* Copies FILE and SQLite's files next to it to another name: what a restart finds after a
 * power failure. */
void test_store_copy(const struct test_store *store, char *to, size_t size);

#endif
