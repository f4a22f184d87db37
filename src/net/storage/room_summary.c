/* room_summary.c: applies the events of a table, and rebuilds its record. */
#include "net/storage/room_summary.h"

#include <inttypes.h>

#include "base/text.h"
#include "core/record/record.h"

void room_summary_init(struct room_summary *summary, const char *table)
{
    memset(summary, 0, sizeof *summary);
    text_copy(summary->table, sizeof summary->table, table);
    buffer_init(&summary->record);
}

void room_summary_deinit(struct room_summary *summary)
{
    buffer_deinit(&summary->record);
}

/* --- one event ---------------------------------------------------------------------- */

static void add_record(struct room_summary *summary, const struct room_event *event)
{
    if (event->kind == ROOM_EVENT_BEGIN)
        buffer_put(&summary->record, event->record);
    else if (event->kind == ROOM_EVENT_CHANCE)
        buffer_format(&summary->record, "*: %s\n", event->line);
    else if (event->kind == ROOM_EVENT_MOVE)
        buffer_format(&summary->record, "%d: %s\n", event->seat, event->line);
}

static bool take_event(struct room_summary *summary, const struct server_row *row,
                       struct error *error)
{
    struct json_reader root;
    struct room_event event;
    int64_t before = summary->room.n;
    if (row->number != before + 1)
        return error_set(error, "it follows event %" PRId64, before);
    if (!json_reader_parse(&root, row->body, row->length, error))
        return false;
    bool ok = room_event_read(&event, &root, error);
    if (ok && event.n != row->number)
        ok = error_set(error, "n: must be %" PRId64 ", not %" PRId64, row->number,
                       event.n);
    if (ok && !room_apply(&summary->room, &summary->progress, &event))
        ok = error_set(error, "it does not fit the events before it");
    if (ok)
        add_record(summary, &event);
    json_reader_free(&root);
    return ok;
}

void room_summary_add(struct room_summary *summary, const struct server_row *row)
{
    struct error error = {0};
    if (row->kind == SERVER_TABLE)
        summary->deadline = row->number;
    if (row->kind != SERVER_EVENT || summary->fault.text[0] != 0)
        return;
    if (take_event(summary, row, &error))
        return;
    error_place(&summary->fault, summary->table, 0);
    error_set(&summary->fault, "event %" PRId64 ": %s", row->number, error.text);
}

/* --- the record --------------------------------------------------------------------- */

static bool write_match(const struct room_summary *summary, struct match *match,
                        struct buffer *out, struct error *error)
{
    const char *seed = summary->room.seed;
    if (seed[0] != 0 && !notes_set(&match->notes, "x-fair-seed", seed, error))
        return false;
    if (fair_is_noted(match))
        fair_write_record(match, out);
    else
        record_write(match, out);
    return true;
}

bool room_summary_write_record(const struct room_summary *summary,
                               const struct game *const *games, struct buffer *out,
                               struct error *error)
{
    if (summary->fault.text[0] != 0) {
        *error = summary->fault;
        return false;
    }
    if (summary->record.length == 0)
        return error_set(error, "the game of table %s has not begun", summary->table);
    struct match *match = record_read(games, summary->record.data, summary->record.length,
                                      summary->table, error);
    if (match == NULL)
        return false;
    bool ok = write_match(summary, match, out, error);
    match_free(match);
    return ok;
}
