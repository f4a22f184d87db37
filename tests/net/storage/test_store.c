/* test_store.c: a database in a folder of its own, and its rows, for tests. */
#include "tests/net/storage/test_store.h"

#include <dirent.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/text/file_read.h"
#include "tests/base/check.h"
#include "tests/net/storage/faulty_disk.h"

enum { PATIENCE = 200000 };

int test_store_set_up(void **state)
{
    struct test_store *store = test_calloc(1, sizeof *store);
    faulty_disk_use();
    const char *base = getenv("TMPDIR");
    snprintf(store->folder, sizeof store->folder, "%s/cantrip-keep-XXXXXX",
             base && strlen(base) < 100 ? base : "/tmp");
    assert_non_null(mkdtemp(store->folder));
    snprintf(store->path, sizeof store->path, "%s/data", store->folder);
    test_store_open(store);
    *state = store;
    return 0;
}

static void remove_folder(const char *path)
{
    DIR *folder = opendir(path);
    chmod(path, 0700);
    for (struct dirent *entry; folder && (entry = readdir(folder)) != NULL;)
        if (entry->d_name[0] != '.')
            unlinkat(dirfd(folder), entry->d_name, 0);
    if (folder)
        closedir(folder);
    rmdir(path);
}

int test_store_tear_down(void **state)
{
    struct test_store *store = *state;
    database_close(store->database);
    remove_folder(store->folder);
    test_free(store);
    return 0;
}

void test_store_open(struct test_store *store)
{
    struct error error = {0};
    store->database = database_open(store->path, &error);
    if (store->database == NULL)
        fail_msg("%s", error.text);
}

void test_store_close(struct test_store *store)
{
    database_close(store->database);
    store->database = NULL;
}

struct server_row test_store_event(const char *table, int64_t number, const char *body)
{
    return (struct server_row){.kind = SERVER_EVENT,
                               .key = table,
                               .number = number,
                               .body = body,
                               .length = strlen(body)};
}

struct server_row test_store_table(const char *table, int64_t deadline, bool open,
                                   const char *body)
{
    return (struct server_row){.kind = SERVER_TABLE,
                               .open = open,
                               .key = table,
                               .number = deadline,
                               .body = body,
                               .length = strlen(body)};
}

uint64_t test_store_put(struct test_store *store, const struct server_row *rows,
                        size_t count)
{
    database_store(store->database, ++store->ticket, rows, count);
    return store->ticket;
}

struct database_report test_store_await(struct test_store *store)
{
    struct database_report report;
    struct pollfd wait = {.fd = database_handle(store->database), .events = POLLIN};
    while (!database_next(store->database, &report))
        if (poll(&wait, 1, PATIENCE) != 1)
            fail_msg("no report came");
    return report;
}

void test_store_store(struct test_store *store, const struct server_row *rows,
                      size_t count)
{
    uint64_t ticket = test_store_put(store, rows, count);
    struct database_report report = test_store_await(store);
    if (report.kind == DATABASE_FAILED)
        fail_msg("%s", report.why);
    assert_int_equal(report.kind, DATABASE_STORED);
    assert_int_equal(report.ticket, ticket);
}

void test_store_refuse(struct test_store *store, const struct server_row *rows,
                       size_t count, const char *why)
{
    uint64_t ticket = test_store_put(store, rows, count);
    struct database_report report = test_store_await(store);
    assert_int_equal(report.kind, DATABASE_FAILED);
    assert_int_equal(report.ticket, ticket);
    assert_null(report.table);
    if (strstr(report.why, why) == NULL)
        fail_msg("it says: %s", report.why);
}

struct database_report test_store_load(struct test_store *store, const char *table)
{
    database_load(store->database, table);
    struct database_report report = test_store_await(store);
    assert_int_equal(report.kind, DATABASE_LOADED);
    assert_string_equal(report.table, table);
    return report;
}

size_t test_store_events(struct test_store *store, const char *table)
{
    struct database_report report = test_store_load(store, table);
    size_t events = 0;
    for (size_t i = 0; i < report.count; i++)
        if (report.rows[i].kind == SERVER_EVENT)
            assert_int_equal(report.rows[i].number, ++events);
    return events;
}

static void copy_file(const char *from, const char *to)
{
    struct buffer bytes;
    struct error error = {0};
    buffer_init(&bytes);
    if (!file_read_path(from, &bytes, &error))
        fail_msg("%s", error.text);
    FILE *out = fopen(to, "wb");
    assert_non_null(out);
    assert_int_equal(fwrite(bytes.data, 1, bytes.length, out), bytes.length);
    assert_int_equal(fclose(out), 0);
    buffer_deinit(&bytes);
}

/* The index (-shm) does not survive a power failure. */
void test_store_copy(const struct test_store *store, char *to, size_t size)
{
    char from_wal[300], to_wal[300];
    snprintf(to, size, "%s/copy", store->folder);
    snprintf(from_wal, sizeof from_wal, "%s-wal", store->path);
    snprintf(to_wal, sizeof to_wal, "%s-wal", to);
    copy_file(store->path, to);
    copy_file(from_wal, to_wal);
}
