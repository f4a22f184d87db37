/* room_summary.c: folding the events of a table as far as a host wants to know. */
#include "net/storage/room_summary.h"

#include <inttypes.h>

#include "base/text.h"
#include "core/record/record.h"

void room_summary_init(struct room_summary *room_summary, const char *table)
{
    memset(room_summary, 0, sizeof *room_summary);
    struct text out = text_init(room_summary->table, sizeof room_summary->table);
    text_put(&out, table);
    buffer_init(&room_summary->record);
}

void room_summary_deinit(struct room_summary *room_summary)
{
    buffer_deinit(&room_summary->record);
}

/* --- one event ---------------------------------------------------------------------- */

static void add_record(struct room_summary *room_summary, const struct room_event *event)
{
    if (event->kind == ROOM_EVENT_BEGIN)
        buffer_put(&room_summary->record, event->record);
    else if (event->kind == ROOM_EVENT_CHANCE)
        buffer_format(&room_summary->record, "*: %s\n", event->line);
    else if (event->kind == ROOM_EVENT_MOVE)
        buffer_format(&room_summary->record, "%d: %s\n", event->seat, event->line);
}

static bool take_event(struct room_summary *room_summary, const struct server_row *row,
                       struct error *error)
{
    struct json_reader root;
    struct room_event event;
    int64_t before = room_summary->room.n;
    if (row->number != before + 1)
        return error_set(error, "it follows event %" PRId64, before);
    if (!json_reader_parse(&root, row->body, row->length, error))
        return false;
    bool ok = room_event_read(&event, &root, error);
    if (ok && event.n != row->number)
        ok = error_set(error, "n: must be %" PRId64 ", not %" PRId64, row->number,
                       event.n);
    if (ok && !room_apply(&room_summary->room, &room_summary->progress, &event))
        ok = error_set(error, "it does not fit the events before it");
    if (ok)
        add_record(room_summary, &event);
    json_reader_free(&root);
    return ok;
}

void room_summary_add(struct room_summary *room_summary, const struct server_row *row)
{
    struct error error = {0};
    if (row->kind == SERVER_TABLE)
        room_summary->deadline = row->number;
    if (row->kind != SERVER_EVENT || room_summary->fault.text[0] != 0)
        return;
    if (take_event(room_summary, row, &error))
        return;
    error_place(&room_summary->fault, room_summary->table, 0);
    error_set(&room_summary->fault, "event %" PRId64 ": %s", row->number, error.text);
}

/* --- the record --------------------------------------------------------------------- */

static bool write_match(const struct room_summary *room_summary, struct match *match,
                        struct buffer *out, struct error *error)
{
    const char *seed = room_summary->room.seed;
    if (seed[0] != 0 && !notes_set(&match->notes, "x-fair-seed", seed, error))
        return false;
    if (fair_is_noted(match))
        fair_write_record(match, out);
    else
        record_write(match, out);
    return true;
}

bool room_summary_write_record(const struct room_summary *room_summary,
                               const struct game *const *games, struct buffer *out,
                               struct error *error)
{
    if (room_summary->fault.text[0] != 0) {
        *error = room_summary->fault;
        return false;
    }
    if (room_summary->record.length == 0)
        return error_set(error, "the game of table %s has not begun",
                         room_summary->table);
    struct match *match =
        record_read(games, room_summary->record.data, room_summary->record.length,
                    room_summary->table, error);
    if (match == NULL)
        return false;
    bool ok = write_match(room_summary, match, out, error);
    match_free(match);
    return ok;
}
