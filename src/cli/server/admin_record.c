/* admin_record.c: exports records from a server's file, and checks its integrity. */
#include <stdio.h>

#include "cli/args/args.h"
#include "cli/file.h"
#include "cli/output/message.h"
#include "cli/server/admin.h"
#include "games/games.h"

/* --- one record --------------------------------------------------------------------- */

static int write_record(const struct args *args, const struct room_summary *room_summary)
{
    struct error error = {0};
    struct buffer record;
    int code;
    if (room_summary->room.n == 0 && room_summary->fault.text[0] == 0) {
        message_print(stderr,
                      "cantrip admin: there is no table %s; `cantrip admin tables --all` "
                      "lists them",
                      room_summary->table);
        return EXIT_BAD;
    }
    buffer_init(&record);
    if (!room_summary_write_record(room_summary, games_list(), &record, &error))
        code = file_complain(&error, EXIT_BAD);
    else
        code = file_write_new(args->words > 2 ? args->word[2] : NULL, &record,
                              args_has(args, "force"));
    buffer_deinit(&record);
    return code;
}

int admin_export(const struct args *args, const char *data)
{
    struct error error = {0};
    struct room_summary room_summary;
    struct database_view *view = database_view_open(data, &error);
    if (view == NULL)
        return file_complain(&error, EXIT_IO);
    bool ok = admin_load(&room_summary, view, args->word[1], &error);
    database_view_close(view);
    int code = ok ? write_record(args, &room_summary) : file_complain(&error, EXIT_IO);
    room_summary_deinit(&room_summary);
    return code;
}

/* --- the whole file ----------------------------------------------------------------- */

struct audit {
    int tables, verified, faults;
};

static void report_fault(struct audit *audit, const char *table,
                         const struct error *error)
{
    audit->faults++;
    if (error->line > 0)
        message_print(stdout, "table %s: line %d of its record: %s", table, error->line,
                      error->text);
    else
        message_print(stdout, "table %s: %s", table, error->text);
}

/* Verifies a finished game as any participant can. */
static bool check_record(const struct room_summary *room_summary, struct error *error)
{
    struct buffer record, report;
    buffer_init(&record);
    buffer_init(&report);
    bool ok = room_summary_write_record(room_summary, games_list(), &record, error) &&
              (room_summary->room.seed[0] == 0 ||
               fair_check(games_list(), record.data, record.length, room_summary->table,
                          &report, error));
    buffer_deinit(&report);
    buffer_deinit(&record);
    return ok;
}

static void check_room_summary(struct audit *audit,
                               const struct room_summary *room_summary)
{
    struct error error = room_summary->fault;
    if (error.text[0] != 0 ||
        (room_summary->record.length > 0 && !check_record(room_summary, &error)))
        report_fault(audit, room_summary->table, &error);
    else
        audit->verified += room_summary->room.seed[0] != 0;
}

static bool check_tables(struct audit *audit, struct database_view *view,
                         struct error *error)
{
    struct admin_keys keys;
    struct room_summary room_summary;
    bool ok = admin_keys_read(&keys, view, true, error);
    for (size_t i = 0; ok && i < keys.count; i++) {
        ok = admin_load(&room_summary, view, keys.key[i], error);
        if (ok)
            check_room_summary(audit, &room_summary);
        audit->tables++;
        room_summary_deinit(&room_summary);
    }
    admin_keys_free(&keys);
    return ok;
}

int admin_check(const struct args *args, const char *data)
{
    struct error error = {0};
    struct buffer faults;
    struct audit audit = {0};
    (void)args;
    struct database_view *view = database_view_open(data, &error);
    if (view == NULL)
        return file_complain(&error, EXIT_IO);
    buffer_init(&faults);
    bool ok = database_view_check(view, &faults, &error);
    audit.faults += message_print_lines(stdout, NULL, faults.data);
    ok = ok && check_tables(&audit, view, &error);
    buffer_deinit(&faults);
    database_view_close(view);
    if (!ok)
        return file_complain(&error, EXIT_IO);
    message_print(stdout, "%s: tables: %d; finished games verified: %d; faults: %d", data,
                  audit.tables, audit.verified, audit.faults);
    return audit.faults ? EXIT_BAD : EXIT_FINE;
}
