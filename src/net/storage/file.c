/* file.c: opens the database file: checks its kind, its version, and that no other server
 * uses it. */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "net/storage/internal.h"

enum {
    FILE_ID = 0x63616e74, /* "cant" */
    FILE_VERSION = 1,
    BUSY_TIMEOUT = 5000, /* milliseconds to wait for locks of other processes */
    FILE_MODE = 0600     /* it contains the seeds of running games */
};

static const char make_tables[] =
    "begin immediate;"
    "create table event (game text not null, number integer not null,"
    " body text not null, primary key (game, number)) without rowid;"
    "create table game (id text primary key not null, deadline integer not null,"
    " open integer not null, body text not null);"
    "create index open_game on game (id) where open;"
    "create table name (id text primary key not null, number integer not null,"
    " body text not null);"
    "create table ban (id text primary key not null, number integer not null,"
    " body text not null);"
    "pragma application_id = 0x63616e74;"
    "pragma user_version = 1;"
    "commit";

/* Unknown to older programs that use the same version of the file. */
static const char make_later[] =
    "create table if not exists life (id text primary key not null,"
    " number integer not null, body text not null)";

/* Temporary tables stay in memory, so no other file is opened in the sandbox. */
static const char settle[] = "pragma synchronous = full;"
                             "pragma temp_store = memory;"
                             "pragma trusted_schema = off;"
                             "pragma cell_size_check = on;"
                             "pragma journal_size_limit = 67108864";

/* --- one server at a time ----------------------------------------------------------- */

static bool fail_lock(int file, const char *path, struct error *error)
{
    char holder[24] = {0};
    if (errno != EWOULDBLOCK)
        return error_set(error, "cannot lock %s-lock: %s", path, strerror(errno));
    ssize_t got = pread(file, holder, sizeof holder - 1, 0);
    holder[strspn(holder, "0123456789")] = 0;
    return error_set(error,
                     "%s is in use by another server%s%s%s; stop that one first, or name "
                     "another file with --data",
                     path, got > 0 && holder[0] ? " (process " : "", holder,
                     got > 0 && holder[0] ? ")" : "");
}

/* For the error message of a second server; the lock does not depend on it. */
static void sign_lock(int file)
{
    if (ftruncate(file, 0) == 0)
        dprintf(file, "%ld\n", (long)getpid());
}

/* Advice for errno, to be appended to a message. */
static const char *advise(void)
{
    switch (errno) {
    case EACCES:
    case EPERM:
        return "; do it as the user that the server runs as, who must own the file and "
               "its folder (or by sudo)";
    case EISDIR:
        return "; name a file in it";
    case EROFS:
        return "; use another disk";
    default:
        return "";
    }
}

static bool fail_open(const char *path, struct error *error)
{
    return error_set(error, "cannot open %s: %s%s", path, strerror(errno), advise());
}

/* Checked before anything is created next to it. */
static bool is_folder(const char *path)
{
    struct stat status;
    if (stat(path, &status) != 0 || !S_ISDIR(status.st_mode))
        return false;
    errno = EISDIR;
    return true;
}

int database_lock_file(const char *path, struct error *error)
{
    /* a separate file: closing the database file would release the locks of SQLite */
    struct buffer name;
    if (is_folder(path)) {
        fail_open(path, error);
        return -1;
    }
    buffer_init(&name);
    buffer_format(&name, "%s-lock", path);
    int file = open(name.data, O_RDWR | O_CREAT | O_CLOEXEC, (mode_t)FILE_MODE);
    if (file < 0) {
        fail_open(name.data, error);
    } else if (flock(file, LOCK_EX | LOCK_NB) != 0) {
        fail_lock(file, path, error);
        close(file);
        file = -1;
    } else {
        sign_lock(file);
    }
    buffer_deinit(&name);
    return file;
}

/* --- errors ------------------------------------------------------------------------- */

bool database_file_fail(sqlite3 *base, const char *path, struct error *error)
{
    int code = sqlite3_errcode(base), reason = sqlite3_system_errno(base);
    switch (code & 0xff) {
    case SQLITE_FULL:
        return error_set(error, "the disk of %s is full: make room there", path);
    case SQLITE_NOTADB:
        return error_set(
            error, "%s is no data file of a server; name another with --data", path);
    case SQLITE_CORRUPT:
        return error_set(error,
                         "%s is damaged (%s); stop the server and restore a backup", path,
                         sqlite3_errmsg(base));
    case SQLITE_READONLY:
        return error_set(
            error, "%s cannot be written: see who may write it and its folder", path);
    case SQLITE_BUSY:
        return error_set(error, "%s is held by another program; close it there", path);
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN:
        return error_set(error, "%s: %s%s%s; look at its disk and folder", path,
                         sqlite3_errmsg(base), reason ? ": " : "",
                         reason ? strerror(reason) : "");
    default:
        return error_set(error, "%s: %s", path, sqlite3_errmsg(base));
    }
}

/* --- checking the file -------------------------------------------------------------- */

static bool ask_number(sqlite3 *base, const char *path, const char *question,
                       int64_t *number, struct error *error)
{
    sqlite3_stmt *statement = NULL;
    bool ok = sqlite3_prepare_v2(base, question, -1, &statement, NULL) == SQLITE_OK &&
              sqlite3_step(statement) == SQLITE_ROW;
    if (ok)
        *number = sqlite3_column_int64(statement, 0);
    else
        database_file_fail(base, path, error);
    sqlite3_finalize(statement);
    return ok;
}

static bool run_all(sqlite3 *base, const char *path, const char *words,
                    struct error *error)
{
    if (sqlite3_exec(base, words, NULL, NULL, NULL) == SQLITE_OK)
        return true;
    database_file_fail(base, path, error);
    if (!sqlite3_get_autocommit(base))
        sqlite3_exec(base, "rollback", NULL, NULL, NULL);
    return false;
}

/* A WAL needs shared memory, which network file systems do not have. */
static bool use_wal(sqlite3 *base, const char *path, struct error *error)
{
    sqlite3_stmt *statement = NULL;
    bool ran = sqlite3_prepare_v2(base, "pragma journal_mode = wal", -1, &statement,
                                  NULL) == SQLITE_OK &&
               sqlite3_step(statement) == SQLITE_ROW;
    bool ok = ran && strcmp((const char *)sqlite3_column_text(statement, 0), "wal") == 0;
    if (!ran)
        database_file_fail(base, path, error);
    else if (!ok)
        error_set(error,
                  "%s lies where no server can keep it: use a disk of this computer",
                  path);
    sqlite3_finalize(statement);
    return ok;
}

static bool make_file(sqlite3 *base, const char *path, struct error *error)
{
    return use_wal(base, path, error) && run_all(base, path, make_tables, error);
}

static bool check_file(sqlite3 *base, const char *path, bool write, struct error *error)
{
    int64_t id = 0, version = 0, tables = 0;
    if (!ask_number(base, path, "pragma application_id", &id, error) ||
        !ask_number(base, path, "pragma user_version", &version, error) ||
        !ask_number(base, path, "select count(*) from sqlite_schema", &tables, error))
        return false;
    if (id == 0 && version == 0 && tables == 0)
        return write ? make_file(base, path, error)
                     : error_set(error, "%s is empty: no server has used it yet", path);
    if (id != FILE_ID)
        return error_set(
            error, "%s is a database of another program; name another file with --data",
            path);
    if (version != FILE_VERSION)
        return error_set(error,
                         "%s has version %" PRId64
                         " of the data, and this program knows version %d: use the newer "
                         "program that wrote it",
                         path, version, FILE_VERSION);
    return !write || use_wal(base, path, error);
}

/* Created here and not by SQLite, so that it is never readable by others. */
static bool touch_file(const char *path, struct error *error)
{
    int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, (mode_t)FILE_MODE);
    if (file < 0)
        return fail_open(path, error);
    close(file);
    return true;
}

/* A server that is killed while it creates the file leaves a half-written change and a
 * journal to undo it. Only a connection that may write can do that. */
static void undo_half_change(sqlite3 *base, const char *path)
{
    static const char look[] = "select count(*) from sqlite_schema";
    sqlite3 *writer = NULL;
    sqlite3_exec(base, look, NULL, NULL, NULL);
    if (sqlite3_extended_errcode(base) != SQLITE_READONLY_ROLLBACK)
        return;
    if (sqlite3_open_v2(path, &writer, SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_READWRITE,
                        NULL) == SQLITE_OK) {
        sqlite3_busy_timeout(writer, BUSY_TIMEOUT);
        sqlite3_exec(writer, look, NULL, NULL, NULL);
    }
    sqlite3_close(writer);
}

sqlite3 *database_file_open(const char *path, bool write, struct error *error)
{
    sqlite3 *base = NULL;
    if (write && !touch_file(path, error))
        return NULL;
    int flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE |
                (write ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY);
    if (!write && access(path, R_OK) != 0) {
        fail_open(path, error);
        return NULL;
    }
    bool ok = sqlite3_open_v2(path, &base, flags, NULL) == SQLITE_OK ||
              database_file_fail(base, path, error);
    sqlite3_busy_timeout(base, BUSY_TIMEOUT);
    if (ok && !write)
        undo_half_change(base, path);
    ok = ok && check_file(base, path, write, error) &&
         run_all(base, path, settle, error) &&
         (!write || run_all(base, path, make_later, error));
    if (ok)
        return base;
    sqlite3_close(base);
    return NULL;
}
