/* writer.c: the writer's thread: writes everything that is queued in one transaction.
 *
 * While the disk is busy, the next batch accumulates: the higher the load, the more jobs
 * share one wait. If a transaction fails, each ticket of it is tried alone, so that one
 * bad row fails alone, and a full disk fails only what does not fit. */
#include "base/text.h"
#include "net/storage/internal.h"

/* Loads between two transactions, so that moves do not wait long for loading. */
enum { MOST_LOADS = 8, MOST_STORES = 4096 };

static bool exec(struct database *database, const char *words, struct error *error)
{
    return sqlite3_exec(database->statements.base, words, NULL, NULL, NULL) ==
               SQLITE_OK ||
           database_file_fail(database->statements.base, database->path, error);
}

static bool put_rows(struct database *database, const struct database_item *item,
                     struct error *error)
{
    for (size_t i = 0; i < item->count; i++)
        if (!database_statements_put(&database->statements, &item->rows[i], error))
            return false;
    return true;
}

/* All items before `end`, or none. */
static bool put_items(struct database *database, const struct database_item *from,
                      const struct database_item *end, struct error *error)
{
    bool ok = exec(database, "begin immediate", error);
    for (const struct database_item *item = from; ok && item != end; item = item->next)
        ok = put_rows(database, item, error);
    if (ok && exec(database, "commit", error))
        return true;
    /* some errors roll back by themselves */
    if (!sqlite3_get_autocommit(database->statements.base))
        sqlite3_exec(database->statements.base, "rollback", NULL, NULL, NULL);
    return false;
}

static void report(struct database *database, struct database_queue *done)
{
    pthread_mutex_lock(&database->mutex);
    for (struct database_item *item; (item = database_queue_take(done)) != NULL;)
        database_queue_put(&database->reports, item);
    pthread_mutex_unlock(&database->mutex);
    database_wake(database);
}

/* --- storing ------------------------------------------------------------------------ */

/* One report, the last, covers consecutive stored items. */
static void settle(struct database_queue *done, struct database_item *item, bool stored,
                   const struct error *error)
{
    struct text why = text_init(item->why, sizeof item->why);
    database_item_drop_rows(item);
    item->report.kind = stored ? DATABASE_STORED : DATABASE_FAILED;
    if (!stored)
        text_put(&why, error->text);
    if (stored && done->last != NULL && done->last->report.kind == DATABASE_STORED) {
        done->last->report.ticket = item->report.ticket;
        database_item_free(item);
        return;
    }
    database_queue_put(done, item);
}

static void store(struct database *database, struct database_queue *waiting)
{
    struct database_queue done = {0};
    struct error error = {0};
    if (waiting->first == NULL)
        return;
    bool together = put_items(database, waiting->first, NULL, &error);
    bool alone = waiting->first == waiting->last;
    for (struct database_item *item; (item = database_queue_take(waiting)) != NULL;) {
        bool stored =
            together || (!alone && put_items(database, item, item->next, &error));
        item->next = NULL;
        settle(&done, item, stored, &error);
    }
    report(database, &done);
}

/* --- loading ------------------------------------------------------------------------ */

static void add_row(void *context, const struct server_row *row)
{
    database_item_add(context, row);
}

static void load(struct database *database, struct database_queue *waiting)
{
    struct database_queue done = {0};
    if (waiting->first == NULL)
        return;
    for (struct database_item *item; (item = database_queue_take(waiting)) != NULL;) {
        struct error error = {0};
        struct text why = text_init(item->why, sizeof item->why);
        item->report.kind = DATABASE_LOADED;
        if (!database_rows_read(database->statements.base, database->path, QUERY_TABLE,
                                item->table, add_row, item, &error)) {
            database_item_drop_rows(item);
            item->report.kind = DATABASE_FAILED;
            text_put(&why, error.text);
        }
        database_queue_put(&done, item);
    }
    report(database, &done);
}

/* --- the thread --------------------------------------------------------------------- */

static void move_some(struct database_queue *from, struct database_queue *to, int most)
{
    for (int i = 0; i < most && from->first != NULL; i++)
        database_queue_put(to, database_queue_take(from));
}

/* False when all is done and the database is closing. */
static bool await(struct database *database, struct database_queue *stores,
                  struct database_queue *loads)
{
    pthread_mutex_lock(&database->mutex);
    while (database->stores.first == NULL && database->loads.first == NULL &&
           !database->stop)
        pthread_cond_wait(&database->more, &database->mutex);
    move_some(&database->stores, stores, MOST_STORES);
    move_some(&database->loads, loads, MOST_LOADS);
    pthread_mutex_unlock(&database->mutex);
    return stores->first != NULL || loads->first != NULL;
}

void *database_write(void *context)
{
    struct database *database = context;
    struct database_queue stores = {0}, loads = {0};
    while (await(database, &stores, &loads)) {
        store(database, &stores);
        load(database, &loads);
    }
    return NULL;
}
