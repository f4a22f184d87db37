/* internal.h: shared by the files that implement database.h. */
#ifndef NET_STORAGE_INTERNAL_H
#define NET_STORAGE_INTERNAL_H

#include <pthread.h>
#include <sqlite3.h>

#include "net/storage/database.h"

/* --- the file (file.c) --------------------------------------------------------- */

/* Takes FILE-lock for this process; its descriptor, or -1 with an error. */
int database_lock_file(const char *path, struct error *error);
/* A connection to one of our files; one that writes creates the file if it is missing.
 * NULL with an error. */
sqlite3 *database_file_open(const char *path, bool write, struct error *error);
/* Reports the error of SQLite in words for the host. Always returns false. */
bool database_file_fail(sqlite3 *base, const char *path, struct error *error);

/* --- rows (rows.c) ------------------------------------------------------------- */

enum database_put {
    PUT_EVENT,
    PUT_TABLE,
    PUT_NAME,
    PUT_BAN,
    PUT_LIFE,
    DROP_NAME,
    DROP_BAN,
    PUT_KINDS
};

struct statements {
    sqlite3 *base;
    const char *path;
    sqlite3_stmt *put[PUT_KINDS];
};

bool database_statements_init(struct statements *statements, sqlite3 *base,
                              const char *path, struct error *error);
void database_statements_deinit(struct statements *statements);
bool database_statements_put(struct statements *statements, const struct server_row *row,
                             struct error *error);

enum database_query {
    QUERY_START, /* open tables, names, bans, uptime */
    QUERY_ALL,   /* tables, by key */
    QUERY_OPEN,  /* the same, those that are open */
    QUERY_TABLE, /* one table's row, then its events */
    QUERY_BANS,
    QUERY_KINDS
};
/* Rows are valid only during the call. `key` is for QUERY_TABLE, otherwise NULL. */
bool database_rows_read(sqlite3 *base, const char *path, enum database_query query,
                        const char *key, database_take_fn *take, void *context,
                        struct error *error);

/* --- the queue (database.c) ---------------------------------------------------- */

/* A job, which becomes its own report. */
struct database_item {
    struct database_item *next;
    struct database_report report;
    struct server_row *rows;
    size_t count, capacity;
    char table[SERVER_ID]; /* to load */
    char why[ERROR_TEXT];
};

void database_item_add(struct database_item *item, const struct server_row *row);
void database_item_drop_rows(struct database_item *item);
void database_item_free(struct database_item *item);

struct database_queue {
    struct database_item *first, *last;
};
void database_queue_put(struct database_queue *queue, struct database_item *item);
struct database_item *database_queue_take(struct database_queue *queue);

struct database {
    char *path;
    int lock, handle;
    struct statements statements; /* used by the writer once it runs */
    pthread_t writer;
    struct database_item *shown; /* the last report fetched */

    /* shared with the writer */
    pthread_mutex_t mutex;
    pthread_cond_t more;
    struct database_queue stores, loads, reports;
    bool stop;
};

/* Makes the descriptor readable. */
void database_wake(struct database *database);

/* The writer's thread (writer.c); `context` is a struct database. */
void *database_write(void *context);

#endif
