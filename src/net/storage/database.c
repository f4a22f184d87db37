/* database.c: the database as the server sees it: queued jobs, and reports about them. */
#include "net/storage/database.h"

#include <errno.h>
#include <signal.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "base/text.h"
#include "core/memory.h"
#include "net/storage/internal.h"

/* --- items and queues --------------------------------------------------------------- */

void database_item_add(struct database_item *item, const struct server_row *row)
{
    item->rows =
        memory_grow(item->rows, item->count, &item->capacity, sizeof *item->rows);
    struct server_row *own = &item->rows[item->count++];
    *own = *row;
    own->key = memory_text(row->key, strlen(row->key));
    own->body = memory_text(row->body ? row->body : "", row->length);
}

void database_item_drop_rows(struct database_item *item)
{
    for (size_t i = 0; i < item->count; i++) {
        free((char *)item->rows[i].key);
        free((char *)item->rows[i].body);
    }
    free(item->rows);
    item->rows = NULL;
    item->count = item->capacity = 0;
}

void database_item_free(struct database_item *item)
{
    if (item == NULL)
        return;
    database_item_drop_rows(item);
    free(item);
}

void database_queue_put(struct database_queue *queue, struct database_item *item)
{
    item->next = NULL;
    if (queue->last != NULL)
        queue->last->next = item;
    else
        queue->first = item;
    queue->last = item;
}

/* The item keeps its `next`, because callers may still walk the list. */
struct database_item *database_queue_take(struct database_queue *queue)
{
    struct database_item *item = queue->first;
    if (item == NULL)
        return NULL;
    queue->first = item->next;
    if (queue->first == NULL)
        queue->last = NULL;
    return item;
}

static void free_queue(struct database_queue *queue)
{
    for (struct database_item *item; (item = database_queue_take(queue)) != NULL;)
        database_item_free(item);
}

/* --- opening and closing ------------------------------------------------------------ */

/* Signals go to the server's thread. */
static bool start_writer(struct database *database, struct error *error)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    int code = pthread_create(&database->writer, NULL, database_write, database);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return code == 0 || error_set(error, "cannot start a thread: %s", strerror(code));
}

static void close_base(struct database *database)
{
    database_statements_deinit(&database->statements);
    sqlite3_close(database->statements.base);
}

static bool open_base(struct database *database, struct error *error)
{
    sqlite3 *base = database_file_open(database->path, true, error);
    if (base == NULL)
        return false;
    if (!database_statements_init(&database->statements, base, database->path, error)) {
        sqlite3_close(base);
        return false;
    }
    if (start_writer(database, error))
        return true;
    close_base(database);
    return false;
}

static void free_database(struct database *database)
{
    pthread_mutex_destroy(&database->mutex);
    pthread_cond_destroy(&database->more);
    if (database->lock >= 0)
        close(database->lock);
    if (database->handle >= 0)
        close(database->handle);
    free(database->path);
    free(database);
}

struct database *database_open(const char *path, struct error *error)
{
    struct database *database = memory_new(1, sizeof *database);
    database->path = memory_text(path, strlen(path));
    pthread_mutex_init(&database->mutex, NULL);
    pthread_cond_init(&database->more, NULL);
    database->handle = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    database->lock = database_lock_file(path, error);
    if (database->handle < 0)
        error_set(error, "cannot make an event descriptor: %s", strerror(errno));
    if (database->handle >= 0 && database->lock >= 0 && open_base(database, error))
        return database;
    free_database(database);
    return NULL;
}

void database_close(struct database *database)
{
    if (database == NULL)
        return;
    pthread_mutex_lock(&database->mutex);
    database->stop = true;
    pthread_cond_signal(&database->more);
    pthread_mutex_unlock(&database->mutex);
    pthread_join(database->writer, NULL);
    close_base(database);
    free_queue(&database->reports);
    database_item_free(database->shown);
    free_database(database);
}

/* --- jobs and reports --------------------------------------------------------------- */

bool database_each(struct database *database, database_take_fn *take, void *context,
                   struct error *error)
{
    sqlite3 *base = database_file_open(database->path, false, error);
    if (base == NULL)
        return false;
    bool ok =
        database_rows_read(base, database->path, QUERY_START, NULL, take, context, error);
    sqlite3_close(base);
    return ok;
}

static void order(struct database *database, struct database_queue *queue,
                  struct database_item *item)
{
    pthread_mutex_lock(&database->mutex);
    database_queue_put(queue, item);
    pthread_cond_signal(&database->more);
    pthread_mutex_unlock(&database->mutex);
}

void database_store(struct database *database, uint64_t ticket,
                    const struct server_row *rows, size_t count)
{
    struct database_item *item = memory_new(1, sizeof *item);
    item->report.ticket = ticket;
    for (size_t i = 0; i < count; i++)
        database_item_add(item, &rows[i]);
    order(database, &database->stores, item);
}

/* Inserts and deletes a row in one transaction. */
void database_probe(struct database *database, uint64_t ticket)
{
    static const char key[] = "(a try)";
    const struct server_row rows[] = {
        {.kind = SERVER_BAN, .key = key, .body = "{}", .length = 2},
        {.kind = SERVER_BAN, .key = key, .gone = true, .body = ""}};
    database_store(database, ticket, rows, 2);
}

void database_load(struct database *database, const char *table)
{
    struct database_item *item = memory_new(1, sizeof *item);
    text_copy(item->table, sizeof item->table, table);
    order(database, &database->loads, item);
}

int database_handle(const struct database *database)
{
    return database->handle;
}

void database_wake(struct database *database)
{
    static const uint64_t one = 1;
    /* it fails only if the counter is full, and then it is readable anyway */
    ssize_t put = write(database->handle, &one, sizeof one);
    (void)put;
}

static struct database_item *take_report(struct database *database)
{
    pthread_mutex_lock(&database->mutex);
    struct database_item *item = database_queue_take(&database->reports);
    pthread_mutex_unlock(&database->mutex);
    return item;
}

/* A report that arrives between the check and draining the descriptor is found by
 * checking again; more may have arrived with it. */
static struct database_item *next_report(struct database *database)
{
    uint64_t ignored;
    struct database_item *item = take_report(database);
    if (item != NULL || read(database->handle, &ignored, sizeof ignored) < 0)
        return item;
    item = take_report(database);
    if (item != NULL)
        database_wake(database);
    return item;
}

bool database_next(struct database *database, struct database_report *report)
{
    database_item_free(database->shown);
    struct database_item *item = database->shown = next_report(database);
    if (item == NULL)
        return false;
    item->report.why = item->report.kind == DATABASE_FAILED ? item->why : NULL;
    item->report.table = item->table[0] ? item->table : NULL;
    item->report.rows = item->rows;
    item->report.count = item->count;
    *report = item->report;
    return true;
}
