/* view.c: reads, checks and copies the file, whether or not a server is using it. */
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/memory.h"
#include "net/storage/internal.h"

struct database_view {
    char *path;
    sqlite3 *base;
};

struct database_view *database_view_open(const char *path, struct error *error)
{
    sqlite3 *base = database_file_open(path, false, error);
    if (base == NULL)
        return NULL;
    struct database_view *view = memory_new(1, sizeof *view);
    view->path = memory_text(path, strlen(path));
    view->base = base;
    return view;
}

void database_view_close(struct database_view *view)
{
    if (view == NULL)
        return;
    sqlite3_close(view->base);
    free(view->path);
    free(view);
}

bool database_view_tables(struct database_view *view, bool all, database_take_fn *take,
                          void *context, struct error *error)
{
    return database_rows_read(view->base, view->path, all ? QUERY_ALL : QUERY_OPEN, NULL,
                              take, context, error);
}

bool database_view_table(struct database_view *view, const char *table,
                         database_take_fn *take, void *context, struct error *error)
{
    return database_rows_read(view->base, view->path, QUERY_TABLE, table, take, context,
                              error);
}

bool database_view_bans(struct database_view *view, database_take_fn *take, void *context,
                        struct error *error)
{
    return database_rows_read(view->base, view->path, QUERY_BANS, NULL, take, context,
                              error);
}

/* --- damage ------------------------------------------------------------------------- */

/* Each returns a line per fault; SQLite's own check returns "ok" if there is none. */
static const char *const examinations[] = {
    "pragma integrity_check(20)",
    "select 'table ' || game || ': its events are numbered ' || min(number) || ' to ' || "
    "max(number) || ', but there are ' || count(*) from event group by game "
    "having min(number) <> 1 or max(number) <> count(*)",
    "select distinct 'table ' || game || ': there are events, but no table' from event "
    "where game not in (select id from game)",
    "select 'table ' || id || ': it has no events' from game "
    "where not exists (select 1 from event where event.game = game.id)",
};

static bool examine(struct database_view *view, const char *question,
                    struct buffer *faults, struct error *error)
{
    sqlite3_stmt *statement = NULL;
    int code = sqlite3_prepare_v2(view->base, question, -1, &statement, NULL);
    if (code == SQLITE_OK)
        while ((code = sqlite3_step(statement)) == SQLITE_ROW) {
            const char *found = (const char *)sqlite3_column_text(statement, 0);
            if (found != NULL && strcmp(found, "ok") != 0)
                buffer_format(faults, "%s\n", found);
        }
    bool ok = code == SQLITE_DONE || database_file_fail(view->base, view->path, error);
    sqlite3_finalize(statement);
    return ok;
}

bool database_view_check(struct database_view *view, struct buffer *faults,
                         struct error *error)
{
    for (size_t i = 0; i < sizeof examinations / sizeof *examinations; i++)
        if (!examine(view, examinations[i], faults, error))
            return false;
    return true;
}

/* --- copies ------------------------------------------------------------------------- */

/* In one step, which sees one state of the file while a server goes on writing. In
 * several steps it would start again after each write of the server. */
static bool copy_base(struct database_view *view, sqlite3 *copy, const char *to,
                      struct error *error)
{
    sqlite3_backup *backup = sqlite3_backup_init(copy, "main", view->base, "main");
    if (backup == NULL)
        return database_file_fail(copy, to, error);
    int code = sqlite3_backup_step(backup, -1);
    sqlite3_backup_finish(backup);
    if (code == SQLITE_DONE)
        return true;
    bool source = sqlite3_errcode(copy) == SQLITE_OK;
    return database_file_fail(source ? view->base : copy, source ? view->path : to,
                              error);
}

static bool write_copy(struct database_view *view, const char *part, struct error *error)
{
    sqlite3 *copy = NULL;
    bool ok = sqlite3_open_v2(part, &copy, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK ||
              database_file_fail(copy, part, error);
    ok = ok && copy_base(view, copy, part, error);
    /* a single file: reading it creates no files next to it */
    ok = ok && (sqlite3_exec(copy, "pragma journal_mode = delete", NULL, NULL, NULL) ==
                    SQLITE_OK ||
                database_file_fail(copy, part, error));
    sqlite3_close(copy);
    return ok;
}

static bool fail(const char *what, const char *path, struct error *error)
{
    return error_set(error, "cannot %s %s: %s", what, path, strerror(errno));
}

static bool sync_path(const char *path, struct error *error)
{
    int file = open(path, O_RDONLY | O_CLOEXEC);
    bool ok = file >= 0 && fsync(file) == 0;
    if (!ok)
        fail("write", path, error);
    if (file >= 0)
        close(file);
    return ok;
}

static void sync_folder(const char *path)
{
    const char *slash = strrchr(path, '/');
    size_t length = slash ? (size_t)(slash - path) + 1 : 1;
    char *folder = memory_text(slash ? path : ".", length);
    struct error ignored = {0}; /* some file systems cannot sync folders, and need not */
    sync_path(folder, &ignored);
    free(folder);
}

/* Some file systems, such as those of USB sticks, have no links: there a file created in
 * the meantime would be replaced. */
static bool give_name(const char *part, const char *to, struct error *error)
{
    if (link(part, to) == 0)
        return true;
    bool linkless = errno == EPERM || errno == EOPNOTSUPP || errno == ENOSYS;
    return (linkless && rename(part, to) == 0) || fail("make", to, error);
}

/* An incomplete copy never has the requested name. */
static bool copy_through(struct database_view *view, const char *part, const char *to,
                         struct error *error)
{
    int file = open(part, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, (mode_t)0600);
    if (file < 0)
        return fail("make", part, error);
    close(file);
    bool ok = write_copy(view, part, error) && sync_path(part, error) &&
              give_name(part, to, error);
    unlink(part);
    sync_folder(to);
    return ok;
}

bool database_backup(const char *path, const char *to, struct error *error)
{
    struct stat status;
    struct buffer part;
    if (lstat(to, &status) == 0)
        return error_set(error, "%s is there already; give the copy another name", to);
    struct database_view *view = database_view_open(path, error);
    if (view == NULL)
        return false;
    buffer_init(&part);
    buffer_format(&part, "%s.part-%ld", to, (long)getpid());
    bool ok = copy_through(view, part.data, to, error);
    buffer_deinit(&part);
    database_view_close(view);
    return ok;
}
