/* writer.c: the writer's thread: what waits goes to the disk in one transaction.
 *
 * While the disk is busy with one, the next gathers: the more there is to do, the more
 * share one wait. When a transaction fails, each ticket of it is tried by itself, so that
 * a bad row fails alone, and a full disk fails whom it must. */
#include "base/text.h"
#include "net/storage/internal.h"

/* Loads between two transactions: those who move do not wait for those who come. */
enum { MOST_LOADS = 8, MOST_STORES = 4096 };

static bool exec(struct keep *keep, const char *words, struct error *error)
{
    return sqlite3_exec(keep->pen.base, words, NULL, NULL, NULL) == SQLITE_OK ||
           keep_file_fail(keep->pen.base, keep->path, error);
}

static bool put_rows(struct keep *keep, const struct keep_item *item, struct error *error)
{
    for (size_t i = 0; i < item->count; i++)
        if (!keep_pen_put(&keep->pen, &item->rows[i], error))
            return false;
    return true;
}

/* All items up to and without `end`, or none. */
static bool put_items(struct keep *keep, const struct keep_item *from,
                      const struct keep_item *end, struct error *error)
{
    bool ok = exec(keep, "begin immediate", error);
    for (const struct keep_item *item = from; ok && item != end; item = item->next)
        ok = put_rows(keep, item, error);
    if (ok && exec(keep, "commit", error))
        return true;
    /* some errors have rolled it back already */
    if (!sqlite3_get_autocommit(keep->pen.base))
        sqlite3_exec(keep->pen.base, "rollback", NULL, NULL, NULL);
    return false;
}

static void report(struct keep *keep, struct keep_queue *done)
{
    pthread_mutex_lock(&keep->mutex);
    for (struct keep_item *item; (item = keep_queue_take(done)) != NULL;)
        keep_queue_put(&keep->reports, item);
    pthread_mutex_unlock(&keep->mutex);
    keep_wake(keep);
}

/* --- storing ------------------------------------------------------------------------ */

/* Of neighbours that were stored the last speaks for all. */
static void settle(struct keep_queue *done, struct keep_item *item, bool stored,
                   const struct error *error)
{
    struct text why = text_init(item->why, sizeof item->why);
    keep_item_drop_rows(item);
    item->report.kind = stored ? KEEP_STORED : KEEP_FAILED;
    if (!stored)
        text_put(&why, error->text);
    if (stored && done->last != NULL && done->last->report.kind == KEEP_STORED) {
        done->last->report.ticket = item->report.ticket;
        keep_item_free(item);
        return;
    }
    keep_queue_put(done, item);
}

static void store(struct keep *keep, struct keep_queue *waiting)
{
    struct keep_queue done = {0};
    struct error error = {0};
    if (waiting->first == NULL)
        return;
    bool together = put_items(keep, waiting->first, NULL, &error);
    bool alone = waiting->first == waiting->last;
    for (struct keep_item *item; (item = keep_queue_take(waiting)) != NULL;) {
        bool stored = together || (!alone && put_items(keep, item, item->next, &error));
        item->next = NULL;
        settle(&done, item, stored, &error);
    }
    report(keep, &done);
}

/* --- loading ------------------------------------------------------------------------ */

static void add_row(void *context, const struct server_row *row)
{
    keep_item_add(context, row);
}

static void load(struct keep *keep, struct keep_queue *waiting)
{
    struct keep_queue done = {0};
    if (waiting->first == NULL)
        return;
    for (struct keep_item *item; (item = keep_queue_take(waiting)) != NULL;) {
        struct error error = {0};
        struct text why = text_init(item->why, sizeof item->why);
        item->report.kind = KEEP_LOADED;
        if (!keep_rows_read(keep->pen.base, keep->path, QUERY_TABLE, item->table, add_row,
                            item, &error)) {
            keep_item_drop_rows(item);
            item->report.kind = KEEP_FAILED;
            text_put(&why, error.text);
        }
        keep_queue_put(&done, item);
    }
    report(keep, &done);
}

/* --- the thread --------------------------------------------------------------------- */

static void move_some(struct keep_queue *from, struct keep_queue *to, int most)
{
    for (int i = 0; i < most && from->first != NULL; i++)
        keep_queue_put(to, keep_queue_take(from));
}

/* False when all is done and nothing more will come. */
static bool await(struct keep *keep, struct keep_queue *stores, struct keep_queue *loads)
{
    pthread_mutex_lock(&keep->mutex);
    while (keep->stores.first == NULL && keep->loads.first == NULL && !keep->stop)
        pthread_cond_wait(&keep->more, &keep->mutex);
    move_some(&keep->stores, stores, MOST_STORES);
    move_some(&keep->loads, loads, MOST_LOADS);
    pthread_mutex_unlock(&keep->mutex);
    return stores->first != NULL || loads->first != NULL;
}

void *keep_write(void *context)
{
    struct keep *keep = context;
    struct keep_queue stores = {0}, loads = {0};
    while (await(keep, &stores, &loads)) {
        store(keep, &stores);
        load(keep, &loads);
    }
    return NULL;
}
