/* kill_tool.c: stores events and prints which are durable, to be killed at random; and
 * checks afterwards that all of them are there. As net_storage_kill_tool:
 *
 *     store FILE TABLES              stores until it is killed, and prints "TABLE NUMBER"
 *                                    for every event that is durable
 *     check FILE LIST...             every line of the lists is in the file, and the
 *                                    events of every table are 1, 2, 3...
 *     bench FILE TICKETS TABLES      how many are durable in a second, with one ticket of
 *                                    each table pending at a time
 *
 * A list is the output of this program, or of any other that knows what a server has
 * acknowledged; an incomplete last line is ignored. */
#include <inttypes.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/text.h"
#include "core/memory.h"
#include "core/text/file_read.h"
#include "net/storage/database.h"

enum { TABLES_MOST = 1000, NAME = 16, WAIT = 200000 };

static int print_error(const char *words)
{
    fprintf(stderr, "net_storage_kill_tool: %s\n", words);
    return 1;
}

/* --- storing ------------------------------------------------------------------------ */

/* Each table has one pending batch, as in the server. */
struct writer {
    struct database *database;
    int tables;
    uint64_t ticket;             /* the last one submitted */
    uint64_t stored;             /* the last one reported */
    int64_t number[TABLES_MOST]; /* of the last event of each table */
    int table_of[TABLES_MOST];   /* ticket modulo TABLES_MOST -> table */
    bool prints;
};

static void write_name(int table, char *name)
{
    struct text out = text_init(name, NAME);
    text_format(&out, "TABLE%03d", table);
}

/* A move and its chance events, of different lengths, and the table's row. */
static void put_next(struct writer *writer, int table)
{
    char name[NAME], body[2000];
    int64_t number = ++writer->number[table];
    write_name(table, name);
    snprintf(body, sizeof body, "{\"n\":%" PRId64 ",\"kind\":\"chat\",\"text\":\"%*s\"}",
             number, (int)(number * 37 % 900), "");
    const struct server_row rows[] = {
        {.kind = SERVER_EVENT,
         .key = name,
         .number = number,
         .body = body,
         .length = strlen(body)},
        {.kind = SERVER_TABLE,
         .open = true,
         .key = name,
         .number = number,
         .body = "{}",
         .length = 2},
    };
    uint64_t ticket = ++writer->ticket;
    writer->table_of[ticket % TABLES_MOST] = table;
    database_store(writer->database, ticket, rows, 2);
}

static bool print_stored(const struct writer *writer, int table)
{
    char name[NAME], line[64];
    struct text out = text_init(line, sizeof line);
    write_name(table, name);
    text_format(&out, "%s %" PRId64 "\n", name, writer->number[table]);
    return write(STDOUT_FILENO, line, out.length) == (ssize_t)out.length;
}

static bool take_reports(struct writer *writer, bool go_on)
{
    struct database_report report;
    while (database_next(writer->database, &report)) {
        if (report.kind != DATABASE_STORED)
            return print_error(report.why) == 0;
        while (writer->stored < report.ticket) {
            int table = writer->table_of[++writer->stored % TABLES_MOST];
            if (writer->prints && !print_stored(writer, table))
                return false;
            if (go_on)
                put_next(writer, table);
        }
    }
    return true;
}

static bool await(const struct writer *writer)
{
    struct pollfd wait = {.fd = database_handle(writer->database), .events = POLLIN};
    return poll(&wait, 1, WAIT) == 1;
}

/* Continues after the events in the file. */
static void note_number(void *context, const struct server_row *row)
{
    struct writer *writer = context;
    int table;
    if (row->kind == SERVER_TABLE && strlen(row->key) == 8 &&
        text_to_int(row->key + 5, 0, TABLES_MOST - 1, &table))
        writer->number[table] = row->number;
}

static bool open_writer(struct writer *writer, const char *path)
{
    struct error error = {0};
    writer->database = database_open(path, &error);
    if (writer->database != NULL &&
        database_each(writer->database, note_number, writer, &error))
        return true;
    print_error(error.text);
    return false;
}

static int store(const char *path, int tables)
{
    struct writer *writer = memory_new(1, sizeof *writer);
    *writer = (struct writer){.tables = tables, .prints = true};
    if (!open_writer(writer, path))
        return 1;
    for (int i = 0; i < tables; i++)
        put_next(writer, i);
    while (take_reports(writer, true))
        if (!await(writer))
            return print_error("no report came");
    return 1;
}

static int bench(const char *path, int tickets, int tables)
{
    struct writer *writer = memory_new(1, sizeof *writer);
    *writer = (struct writer){.tables = tables};
    if (!open_writer(writer, path))
        return 1;
    double start = clock_seconds();
    for (int i = 0; i < tables; i++)
        put_next(writer, i);
    while (writer->stored < (uint64_t)tickets)
        if (!take_reports(writer, true) || !await(writer))
            return 1;
    double seconds = clock_seconds() - start;
    printf("%d at a time: %.0f a second, %.2f ms each\n", tables,
           (double)writer->stored / seconds,
           1000 * seconds * tables / (double)writer->stored);
    database_close(writer->database);
    free(writer);
    return 0;
}

/* --- checking ----------------------------------------------------------------------- */

struct found {
    int64_t events; /* from 1 without gaps */
    bool gap;
};

static void note_event(void *context, const struct server_row *row)
{
    struct found *found = context;
    if (row->kind == SERVER_EVENT)
        found->gap = found->gap || row->number != ++found->events;
}

/* Whether a table has at least that many events. */
static bool check_line(struct database_view *view, const char *table, int64_t number)
{
    struct found found = {0};
    struct error error = {0};
    if (!database_view_table(view, table, note_event, &found, &error))
        return print_error(error.text) == 0;
    if (found.gap)
        fprintf(stderr, "%s has a gap or an event twice\n", table);
    if (found.events < number)
        fprintf(stderr,
                "%s: event %" PRId64 " was acknowledged, and %" PRId64 " is the last\n",
                table, number, found.events);
    return !found.gap && found.events >= number;
}

struct last {
    char name[32];
    int64_t number;
};

/* The highest acknowledged number of each table. */
static size_t gather(const struct buffer *list, struct last *last, size_t most)
{
    size_t count = 0;
    const char *at = list->data ? list->data : "";
    for (const char *end; (end = strchr(at, '\n')) != NULL; at = end + 1) {
        size_t length = strcspn(at, " "), i = 0;
        int64_t number = strtoll(at + length, NULL, 10);
        if (length >= sizeof last->name || at + length >= end)
            continue;
        while (i < count &&
               (strncmp(last[i].name, at, length) != 0 || last[i].name[length] != 0))
            i++;
        if (i == most)
            break;
        if (i == count)
            memcpy(last[count++].name, at, length);
        last[i].number = number > last[i].number ? number : last[i].number;
    }
    return count;
}

static bool check_list(struct database_view *view, const char *path, long *lines)
{
    struct error error = {0};
    struct buffer list;
    buffer_init(&list);
    struct last *last = memory_new(TABLES_MOST, sizeof *last);
    bool ok = file_read_path(path, &list, &error) || print_error(error.text) == 0;
    size_t count = ok ? gather(&list, last, TABLES_MOST) : 0;
    for (size_t i = 0; i < count; i++)
        ok = check_line(view, last[i].name, last[i].number) && ok;
    for (size_t i = 0; i < list.length; i++)
        *lines += list.data[i] == '\n';
    free(last);
    buffer_deinit(&list);
    return ok;
}

static int check(const char *path, char **lists, int count)
{
    struct error error = {0};
    struct buffer faults;
    long lines = 0;
    struct database_view *view = database_view_open(path, &error);
    if (view == NULL)
        return print_error(error.text);
    buffer_init(&faults);
    bool ok = database_view_check(view, &faults, &error) || print_error(error.text) == 0;
    if (faults.length > 0)
        ok = print_error(faults.data) == 0;
    for (int i = 0; i < count; i++)
        ok = check_list(view, lists[i], &lines) && ok;
    buffer_deinit(&faults);
    database_view_close(view);
    printf("%ld acknowledged: %s\n", lines, ok ? "all are there" : "NOT all are there");
    return ok ? 0 : 1;
}

int main(int count, char **words)
{
    int tables = 0, tickets = 0;
    if (count == 4 && strcmp(words[1], "store") == 0 &&
        text_to_int(words[3], 1, TABLES_MOST, &tables))
        return store(words[2], tables);
    if (count == 5 && strcmp(words[1], "bench") == 0 &&
        text_to_int(words[3], 1, 10000000, &tickets) &&
        text_to_int(words[4], 1, TABLES_MOST, &tables))
        return bench(words[2], tickets, tables);
    if (count >= 4 && strcmp(words[1], "check") == 0)
        return check(words[2], words + 3, count - 3);
    return print_error(
        "store FILE TABLES | check FILE LIST... | bench FILE TICKETS TABLES");
}
