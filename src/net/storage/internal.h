/* internal.h: what the parts of the store share. */
#ifndef NET_STORAGE_INTERNAL_H
#define NET_STORAGE_INTERNAL_H

#include <pthread.h>
#include <sqlite3.h>

#include "net/storage/database.h"

/* --- the file (file.c) --------------------------------------------------------- */

/* Takes FILE-lock for this process; its descriptor, or -1 with an error. */
int keep_lock_file(const char *path, struct error *error);
/* A connection to a file of ours; one to write makes the file when there is none. NULL
 * with an error. */
sqlite3 *keep_file_open(const char *path, bool write, struct error *error);
/* What SQLite complains about, in words for the host. Always returns false. */
bool keep_file_fail(sqlite3 *base, const char *path, struct error *error);

/* --- rows (rows.c) ------------------------------------------------------------- */

enum keep_put {
    PUT_EVENT,
    PUT_TABLE,
    PUT_NAME,
    PUT_BAN,
    PUT_LIFE,
    DROP_NAME,
    DROP_BAN,
    PUT_KINDS
};

struct keep_pen {
    sqlite3 *base;
    const char *path;
    sqlite3_stmt *put[PUT_KINDS];
};

bool keep_pen_init(struct keep_pen *pen, sqlite3 *base, const char *path,
                   struct error *error);
void keep_pen_deinit(struct keep_pen *pen);
bool keep_pen_put(struct keep_pen *pen, const struct server_row *row, struct error *error);

enum keep_query {
    QUERY_START, /* open tables, names, bans, when servers ran */
    QUERY_ALL,   /* tables, by their keys */
    QUERY_OPEN,  /* the same, those that are open */
    QUERY_TABLE, /* one table's row, then its events */
    QUERY_BANS,
    QUERY_KINDS
};
/* Each row lives during its call alone. `key` is QUERY_TABLE's, else NULL. */
bool keep_rows_read(sqlite3 *base, const char *path, enum keep_query query,
                    const char *key, keep_take_fn *take, void *context,
                    struct error *error);

/* --- what waits (database.c) ------------------------------------------------------------ */

/* Something to be done, which becomes the report of it. */
struct keep_item {
    struct keep_item *next;
    struct keep_report report;
    struct server_row *rows;
    size_t count, capacity;
    char table[SERVER_ID]; /* to be loaded */
    char why[ERROR_TEXT];
};

void keep_item_add(struct keep_item *item, const struct server_row *row);
void keep_item_drop_rows(struct keep_item *item);
void keep_item_free(struct keep_item *item);

struct keep_queue {
    struct keep_item *first, *last;
};
void keep_queue_put(struct keep_queue *queue, struct keep_item *item);
struct keep_item *keep_queue_take(struct keep_queue *queue);

struct keep {
    char *path;
    int lock, handle;
    struct keep_pen pen; /* the writer's, once it runs */
    pthread_t writer;
    struct keep_item *shown; /* the report that was fetched last */

    /* shared with the writer */
    pthread_mutex_t mutex;
    pthread_cond_t more;
    struct keep_queue stores, loads, reports;
    bool stop;
};

/* Makes the descriptor readable. */
void keep_wake(struct keep *keep);

/* What the writer's thread runs (writer.c), with a struct keep. */
void *keep_write(void *context);

#endif
