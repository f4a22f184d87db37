/* database_faults_test.c: the database under failures: full and broken disks, torn files,
 * foreign files, two servers at once. */
#include <fcntl.h>
#include <linux/capability.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "net/storage/database.h"
#include "tests/base/check.h"
#include "tests/net/storage/faulty_disk.h"
#include "tests/net/storage/test_store.h"

SETUP_EACH(test_store_set_up, test_store_tear_down)

/* Opening must fail with these words. */
static void refuse_open(const char *path, const char *why)
{
    struct error error = {0};
    struct database *database = database_open(path, &error);
    assert_null(database);
    if (strstr(error.text, why) == NULL || strstr(error.text, path) == NULL)
        fail_msg("it says: %s", error.text);
}

static void write_file(const char *path, const char *words)
{
    FILE *out = fopen(path, "wb");
    assert_non_null(out);
    fputs(words, out);
    assert_int_equal(fclose(out), 0);
}

static void change(const char *path, const char *words)
{
    sqlite3 *base = NULL;
    assert_int_equal(sqlite3_open(path, &base), SQLITE_OK);
    assert_int_equal(sqlite3_exec(base, words, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(base);
}

/* --- the disk ----------------------------------------------------------------------- */

/* EFBIG: the file size limit of the system. */
TEST_WITH(test_file_size_limit, struct test_store *store)
{
    struct rlimit before, small = {300000, 0};
    char body[20000];
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
    small.rlim_max = before.rlim_max;
    signal(SIGXFSZ, SIG_IGN);
    memset(body, ' ', sizeof body - 1);
    body[sizeof body - 1] = 0;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &small), 0);
    int64_t stored = 0;
    struct server_row row = {0};
    for (bool ok = true; ok && stored < 50; stored += ok) {
        row = test_store_event("T", stored + 1, body);
        test_store_put(store, &row, 1);
        ok = test_store_await(store).kind == DATABASE_STORED;
    }
    assert_true(stored > 1 && stored < 50);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
    assert_int_equal(test_store_events(store, "T"), stored);
    test_store_store(store, &row, 1);
    assert_int_equal(test_store_events(store, "T"), stored + 1);
}

static void fail_and_go_on(struct test_store *store, atomic_int *fault, int code,
                           const char *why)
{
    const struct server_row rows[] = {test_store_event("T", 1, "{}"),
                                      test_store_event("T", 2, "{}"),
                                      test_store_event("T", 3, "{}")};
    test_store_store(store, &rows[0], 1);
    atomic_store(fault, code);
    test_store_refuse(store, &rows[1], 1, why);
    test_store_refuse(store, &rows[1], 1, why);
    assert_int_equal(test_store_events(store, "T"), 1);
    atomic_store(fault, SQLITE_OK);
    test_store_store(store, &rows[1], 2);
    assert_int_equal(test_store_events(store, "T"), 3);
    test_store_close(store);
    test_store_open(store);
    assert_int_equal(test_store_events(store, "T"), 3);
}

TEST_WITH(test_full_disk, struct test_store *store)
{
    struct faulty_disk *disk = faulty_disk_use();
    fail_and_go_on(store, &disk->write, SQLITE_FULL, "is full: make room");
}

TEST_WITH(test_disk_that_cannot_write, struct test_store *store)
{
    struct faulty_disk *disk = faulty_disk_use();
    fail_and_go_on(store, &disk->write, SQLITE_IOERR_WRITE, "look at its disk");
}

TEST_WITH(test_disk_that_cannot_sync, struct test_store *store)
{
    struct faulty_disk *disk = faulty_disk_use();
    fail_and_go_on(store, &disk->sync, SQLITE_IOERR_FSYNC, "look at its disk");
}

/* A batch on a full disk: each ticket fails. */
TEST_WITH(test_whole_batch_fails, struct test_store *store)
{
    struct faulty_disk *disk = faulty_disk_use();
    enum { TICKETS = 30 };
    atomic_store(&disk->write, SQLITE_FULL);
    for (int64_t n = 1; n <= TICKETS; n++) {
        const struct server_row row = test_store_event("T", n, "{}");
        test_store_put(store, &row, 1);
    }
    for (uint64_t ticket = 1; ticket <= TICKETS; ticket++) {
        struct database_report report = test_store_await(store);
        assert_int_equal(report.kind, DATABASE_FAILED);
        assert_int_equal(report.ticket, ticket);
    }
    atomic_store(&disk->write, SQLITE_OK);
    assert_int_equal(test_store_events(store, "T"), 0);
}

/* A read error is not reported as a missing table. */
TEST_WITH(test_disk_that_cannot_read, struct test_store *store)
{
    struct faulty_disk *disk = faulty_disk_use();
    const struct server_row row = test_store_event("T", 1, "{}");
    test_store_store(store, &row, 1);
    test_store_close(store); /* drops SQLite's cache */
    test_store_open(store);
    atomic_store(&disk->read, SQLITE_IOERR_READ);
    database_load(store->database, "T");
    struct database_report report = test_store_await(store);
    assert_int_equal(report.kind, DATABASE_FAILED);
    assert_string_equal(report.table, "T");
    atomic_store(&disk->read, SQLITE_OK);
    assert_int_equal(test_store_events(store, "T"), 1);
}

/* --- torn files --------------------------------------------------------------------- */

/* The end of the WAL is lost or corrupt: everything before it is intact, without gaps. */
static void tear(struct test_store *store, off_t cut, bool garble)
{
    char copy[256], wal[300];
    struct stat status;
    test_store_copy(store, copy, sizeof copy);
    snprintf(wal, sizeof wal, "%s-wal", copy);
    assert_int_equal(stat(wal, &status), 0);
    off_t database = status.st_size > cut ? status.st_size - cut : 0;
    if (garble) {
        int file = open(wal, O_WRONLY);
        assert_int_equal(pwrite(file, "\xa5\x5a rubbish", 10, database), 10);
        close(file);
    } else {
        assert_int_equal(truncate(wal, database), 0);
    }
    struct test_store other = *store;
    snprintf(other.path, sizeof other.path, "%s", copy);
    test_store_open(&other);
    size_t events = test_store_events(&other, "T");
    assert_true(events <= 20 && (cut > 0 || events == 20));
    const struct server_row next = test_store_event("T", (int64_t)events + 1, "{}");
    test_store_store(&other, &next, 1);
    assert_int_equal(test_store_events(&other, "T"), events + 1);
    test_store_close(&other);
}

TEST_WITH(test_torn_wal, struct test_store *store)
{
    for (int64_t n = 1; n <= 20; n++) {
        const struct server_row row = test_store_event("T", n, "{\"kind\":\"chat\"}");
        test_store_store(store, &row, 1);
    }
    tear(store, 0, false);
    static const off_t cuts[] = {1, 24, 4096, 4120, 9001, 40000};
    for (size_t i = 0; i < sizeof cuts / sizeof *cuts; i++) {
        tear(store, cuts[i], false);
        tear(store, cuts[i] + 10, true);
    }
}

/* --- foreign files ------------------------------------------------------------------ */

TEST_WITH(test_foreign_files, struct test_store *store)
{
    char other[256];
    snprintf(other, sizeof other, "%s/other", store->folder);
    write_file(other, "These are the notes of last summer, and no data of a server.\n");
    refuse_open(other, "is no data file of a server");
    remove(other);
    change(other, "create table recipe (name text)");
    refuse_open(other, "of another program");
    refuse_open("/", "/");
}

/* The journal of a change that was half written when the process ended. */
static void end_within_change(const char *path)
{
    pid_t child = fork();
    if (child == 0) {
        sqlite3 *base = NULL;
        bool ok = sqlite3_open(path, &base) == SQLITE_OK &&
                  sqlite3_exec(base,
                               "pragma journal_mode = delete; create table one (body);"
                               "drop table one; pragma cache_size = 1; begin;"
                               "create table two (body);"
                               "insert into two values (zeroblob(100000))",
                               NULL, NULL, NULL) == SQLITE_OK;
        _exit(ok ? 0 : 1);
    }
    int status = 1;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
}

TEST_WITH(a_file_that_was_never_finished_can_be_looked_at, struct test_store *store)
{
    char other[256];
    struct error error = {0};
    snprintf(other, sizeof other, "%s/other", store->folder);
    end_within_change(other);
    assert_null(database_view_open(other, &error));
    if (strstr(error.text, "is empty: no server has used it yet") == NULL)
        fail_msg("it says: %s", error.text);
}

TEST_WITH(test_newer_version, struct test_store *store)
{
    test_store_close(store);
    change(store->path, "pragma user_version = 2");
    refuse_open(store->path, "version 2");
    change(store->path, "pragma user_version = 1");
    test_store_open(store);
}

TEST_WITH(test_two_servers, struct test_store *store)
{
    char holder[64];
    snprintf(holder, sizeof holder, "in use by another server (process %ld)",
             (long)getpid());
    refuse_open(store->path, holder);
    test_store_close(store);
    test_store_open(store);
}

/* Root can write everywhere, unless it drops that capability. */
static bool drop_privileges(void)
{
    struct __user_cap_header_struct head = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {{0}};
    return syscall(SYS_capset, &head, none) == 0;
}

TEST_WITH(test_read_only_folder, struct test_store *store)
{
    char path[256];
    int status = 0;
    snprintf(path, sizeof path, "%s/fresh", store->folder);
    chmod(store->folder, 0555);
    pid_t child = fork();
    if (child == 0) {
        struct error error = {0};
        if (!drop_privileges())
            _exit(3);
        struct database *database = database_open(path, &error);
        _exit(database == NULL && strstr(error.text, "Permission denied") ? 0 : 1);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
}

/* --- copies and views --------------------------------------------------------------- */

static void count_row(void *context, const struct server_row *row)
{
    *(int *)context += row->kind == SERVER_EVENT;
}

static int count_events(const char *path, const char *table)
{
    struct error error = {0};
    struct database_view *view = database_view_open(path, &error);
    int events = 0;
    if (view == NULL || !database_view_table(view, table, count_row, &events, &error))
        fail_msg("%s", error.text);
    database_view_close(view);
    return events;
}

TEST_WITH(test_backup_while_in_use, struct test_store *store)
{
    struct error error = {0};
    char copy[256];
    const struct server_row rows[] = {test_store_event("T", 1, "{}"),
                                      test_store_event("T", 2, "{}")};
    snprintf(copy, sizeof copy, "%s/backup", store->folder);
    test_store_store(store, &rows[0], 1);
    if (!database_backup(store->path, copy, &error))
        fail_msg("%s", error.text);
    test_store_store(store, &rows[1], 1);
    assert_int_equal(count_events(copy, "T"), 1);
    assert_int_equal(count_events(store->path, "T"), 2);
    assert_false(database_backup(store->path, copy, &error));
    assert_non_null(strstr(error.text, "is there already"));
    struct stat status;
    assert_int_equal(stat(copy, &status), 0);
    assert_int_equal(status.st_mode & 077, 0);
}

TEST_WITH(test_faults_are_found, struct test_store *store)
{
    struct error error = {0};
    struct buffer faults;
    const struct server_row rows[] = {
        test_store_table("GOOD", 0, true, "{}"), test_store_event("GOOD", 1, "{}"),
        test_store_event("GAP", 1, "{}"),        test_store_event("GAP", 3, "{}"),
        test_store_table("BARE", 0, true, "{}"),
    };
    test_store_store(store, rows, 5);
    buffer_init(&faults);
    struct database_view *view = database_view_open(store->path, &error);
    assert_non_null(view);
    assert_true(database_view_check(view, &faults, &error));
    assert_non_null(strstr(faults.data, "GAP: its events are numbered 1 to 3"));
    assert_non_null(strstr(faults.data, "GAP: there are events, but no table"));
    assert_non_null(strstr(faults.data, "BARE: it has no events"));
    assert_null(strstr(faults.data, "GOOD"));
    database_view_close(view);
    buffer_deinit(&faults);
}
