/* database.c: the store as the server sees it: orders that wait, and reports about them. */
#include "net/storage/database.h"

#include <errno.h>
#include <signal.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "base/text.h"
#include "core/memory.h"
#include "net/storage/internal.h"

/* --- items and queues --------------------------------------------------------------- */

void keep_item_add(struct keep_item *item, const struct server_row *row)
{
    if (item->count == item->capacity) {
        item->capacity = item->capacity ? 2 * item->capacity : 4;
        item->rows = memory_resize(item->rows, item->capacity, sizeof *item->rows);
    }
    struct server_row *own = &item->rows[item->count++];
    *own = *row;
    own->key = memory_text(row->key, strlen(row->key));
    own->body = memory_text(row->body ? row->body : "", row->length);
}

void keep_item_drop_rows(struct keep_item *item)
{
    for (size_t i = 0; i < item->count; i++) {
        free((char *)item->rows[i].key);
        free((char *)item->rows[i].body);
    }
    free(item->rows);
    item->rows = NULL;
    item->count = item->capacity = 0;
}

void keep_item_free(struct keep_item *item)
{
    if (item == NULL)
        return;
    keep_item_drop_rows(item);
    free(item);
}

void keep_queue_put(struct keep_queue *queue, struct keep_item *item)
{
    item->next = NULL;
    if (queue->last != NULL)
        queue->last->next = item;
    else
        queue->first = item;
    queue->last = item;
}

/* The item keeps its `next`, by which others may still walk. */
struct keep_item *keep_queue_take(struct keep_queue *queue)
{
    struct keep_item *item = queue->first;
    if (item == NULL)
        return NULL;
    queue->first = item->next;
    if (queue->first == NULL)
        queue->last = NULL;
    return item;
}

static void free_queue(struct keep_queue *queue)
{
    for (struct keep_item *item; (item = keep_queue_take(queue)) != NULL;)
        keep_item_free(item);
}

/* --- opening and closing ------------------------------------------------------------ */

/* Signals are for the thread of the server. */
static bool start_writer(struct keep *keep, struct error *error)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    int code = pthread_create(&keep->writer, NULL, keep_write, keep);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return code == 0 || error_set(error, "cannot start a thread: %s", strerror(code));
}

static void close_base(struct keep *keep)
{
    keep_pen_deinit(&keep->pen);
    sqlite3_close(keep->pen.base);
}

static bool open_base(struct keep *keep, struct error *error)
{
    sqlite3 *base = keep_file_open(keep->path, true, error);
    if (base == NULL)
        return false;
    if (!keep_pen_init(&keep->pen, base, keep->path, error)) {
        sqlite3_close(base);
        return false;
    }
    if (start_writer(keep, error))
        return true;
    close_base(keep);
    return false;
}

static void free_keep(struct keep *keep)
{
    pthread_mutex_destroy(&keep->mutex);
    pthread_cond_destroy(&keep->more);
    if (keep->lock >= 0)
        close(keep->lock);
    if (keep->handle >= 0)
        close(keep->handle);
    free(keep->path);
    free(keep);
}

struct keep *keep_open(const char *path, struct error *error)
{
    struct keep *keep = memory_new(1, sizeof *keep);
    keep->path = memory_text(path, strlen(path));
    pthread_mutex_init(&keep->mutex, NULL);
    pthread_cond_init(&keep->more, NULL);
    keep->handle = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    keep->lock = keep_lock_file(path, error);
    if (keep->handle < 0)
        error_set(error, "cannot make an event descriptor: %s", strerror(errno));
    if (keep->handle >= 0 && keep->lock >= 0 && open_base(keep, error))
        return keep;
    free_keep(keep);
    return NULL;
}

void keep_close(struct keep *keep)
{
    if (keep == NULL)
        return;
    pthread_mutex_lock(&keep->mutex);
    keep->stop = true;
    pthread_cond_signal(&keep->more);
    pthread_mutex_unlock(&keep->mutex);
    pthread_join(keep->writer, NULL);
    close_base(keep);
    free_queue(&keep->reports);
    keep_item_free(keep->shown);
    free_keep(keep);
}

/* --- orders and reports ------------------------------------------------------------- */

bool keep_each(struct keep *keep, keep_take_fn *take, void *context, struct error *error)
{
    sqlite3 *base = keep_file_open(keep->path, false, error);
    if (base == NULL)
        return false;
    bool ok = keep_rows_read(base, keep->path, QUERY_START, NULL, take, context, error);
    sqlite3_close(base);
    return ok;
}

static void order(struct keep *keep, struct keep_queue *queue, struct keep_item *item)
{
    pthread_mutex_lock(&keep->mutex);
    keep_queue_put(queue, item);
    pthread_cond_signal(&keep->more);
    pthread_mutex_unlock(&keep->mutex);
}

void keep_store(struct keep *keep, uint64_t ticket, const struct server_row *rows,
                size_t count)
{
    struct keep_item *item = memory_new(1, sizeof *item);
    item->report.ticket = ticket;
    for (size_t i = 0; i < count; i++)
        keep_item_add(item, &rows[i]);
    order(keep, &keep->stores, item);
}

/* A row that comes and goes in one transaction. */
void keep_try(struct keep *keep, uint64_t ticket)
{
    static const char key[] = "(a try)";
    const struct server_row rows[] = {
        {.kind = SERVER_BAN, .key = key, .body = "{}", .length = 2},
        {.kind = SERVER_BAN, .key = key, .gone = true, .body = ""}};
    keep_store(keep, ticket, rows, 2);
}

void keep_load(struct keep *keep, const char *table)
{
    struct keep_item *item = memory_new(1, sizeof *item);
    struct text out = text_init(item->table, sizeof item->table);
    text_put(&out, table);
    order(keep, &keep->loads, item);
}

int keep_handle(const struct keep *keep)
{
    return keep->handle;
}

void keep_wake(struct keep *keep)
{
    static const uint64_t one = 1;
    /* a counter that is full can be read all the same */
    ssize_t put = write(keep->handle, &one, sizeof one);
    (void)put;
}

static struct keep_item *take_report(struct keep *keep)
{
    pthread_mutex_lock(&keep->mutex);
    struct keep_item *item = keep_queue_take(&keep->reports);
    pthread_mutex_unlock(&keep->mutex);
    return item;
}

/* A report that came between looking and silencing the descriptor is found by looking
 * again; others may have come with it. */
static struct keep_item *next_report(struct keep *keep)
{
    uint64_t ignored;
    struct keep_item *item = take_report(keep);
    if (item != NULL || read(keep->handle, &ignored, sizeof ignored) < 0)
        return item;
    item = take_report(keep);
    if (item != NULL)
        keep_wake(keep);
    return item;
}

bool keep_next(struct keep *keep, struct keep_report *report)
{
    keep_item_free(keep->shown);
    struct keep_item *item = keep->shown = next_report(keep);
    if (item == NULL)
        return false;
    item->report.why = item->report.kind == KEEP_FAILED ? item->why : NULL;
    item->report.table = item->table[0] ? item->table : NULL;
    item->report.rows = item->rows;
    item->report.count = item->count;
    *report = item->report;
    return true;
}
