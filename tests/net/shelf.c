/* shelf.c: a store in a folder of its own, and its rows, for tests. */
#include "shelf.h"

#include <dirent.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/file_read.h"
#include "disk.h"
#include "tests/base/check.h"

enum { PATIENCE = 200000 };

int shelf_set_up(void **state)
{
    struct shelf *shelf = test_calloc(1, sizeof *shelf);
    disk_use();
    const char *base = getenv("TMPDIR");
    snprintf(shelf->folder, sizeof shelf->folder, "%s/cantrip-keep-XXXXXX",
             base && strlen(base) < 100 ? base : "/tmp");
    assert_non_null(mkdtemp(shelf->folder));
    snprintf(shelf->path, sizeof shelf->path, "%s/data", shelf->folder);
    shelf_open(shelf);
    *state = shelf;
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

int shelf_tear_down(void **state)
{
    struct shelf *shelf = *state;
    database_close(shelf->database);
    remove_folder(shelf->folder);
    test_free(shelf);
    return 0;
}

void shelf_open(struct shelf *shelf)
{
    struct error error = {0};
    shelf->database = database_open(shelf->path, &error);
    if (shelf->database == NULL)
        fail_msg("%s", error.text);
}

void shelf_close(struct shelf *shelf)
{
    database_close(shelf->database);
    shelf->database = NULL;
}

struct server_row shelf_event(const char *table, int64_t number, const char *body)
{
    return (struct server_row){.kind = SERVER_EVENT,
                               .key = table,
                               .number = number,
                               .body = body,
                               .length = strlen(body)};
}

struct server_row shelf_table(const char *table, int64_t deadline, bool open,
                              const char *body)
{
    return (struct server_row){.kind = SERVER_TABLE,
                               .open = open,
                               .key = table,
                               .number = deadline,
                               .body = body,
                               .length = strlen(body)};
}

uint64_t shelf_put(struct shelf *shelf, const struct server_row *rows, size_t count)
{
    database_store(shelf->database, ++shelf->ticket, rows, count);
    return shelf->ticket;
}

struct database_report shelf_await(struct shelf *shelf)
{
    struct database_report report;
    struct pollfd wait = {.fd = database_handle(shelf->database), .events = POLLIN};
    while (!database_next(shelf->database, &report))
        if (poll(&wait, 1, PATIENCE) != 1)
            fail_msg("no report came");
    return report;
}

void shelf_store(struct shelf *shelf, const struct server_row *rows, size_t count)
{
    uint64_t ticket = shelf_put(shelf, rows, count);
    struct database_report report = shelf_await(shelf);
    if (report.kind == DATABASE_FAILED)
        fail_msg("%s", report.why);
    assert_int_equal(report.kind, DATABASE_STORED);
    assert_int_equal(report.ticket, ticket);
}

void shelf_refuse(struct shelf *shelf, const struct server_row *rows, size_t count,
                  const char *why)
{
    uint64_t ticket = shelf_put(shelf, rows, count);
    struct database_report report = shelf_await(shelf);
    assert_int_equal(report.kind, DATABASE_FAILED);
    assert_int_equal(report.ticket, ticket);
    assert_null(report.table);
    if (strstr(report.why, why) == NULL)
        fail_msg("it says: %s", report.why);
}

struct database_report shelf_load(struct shelf *shelf, const char *table)
{
    database_load(shelf->database, table);
    struct database_report report = shelf_await(shelf);
    assert_int_equal(report.kind, DATABASE_LOADED);
    assert_string_equal(report.table, table);
    return report;
}

size_t shelf_events(struct shelf *shelf, const char *table)
{
    struct database_report report = shelf_load(shelf, table);
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

/* The index (-shm) does not outlive a computer that stops. */
void shelf_copy(const struct shelf *shelf, char *to, size_t size)
{
    char from_wal[300], to_wal[300];
    snprintf(to, size, "%s/copy", shelf->folder);
    snprintf(from_wal, sizeof from_wal, "%s-wal", shelf->path);
    snprintf(to_wal, sizeof to_wal, "%s-wal", to);
    copy_file(shelf->path, to);
    copy_file(from_wal, to_wal);
}
