/* room.c: the events of a server's table, applied for a client that keeps its state. */
#include "session/room/room.h"
#include "session/internal.h"

static bool apply_all(struct room_state *state, struct room_progress *progress,
                      const struct json_reader *events, struct error *error)
{
    struct json_reader json;
    struct room_event event;
    size_t count = 0;
    if (!json_reader_length(events, &count, error))
        return false;
    for (size_t i = 0; i < count; i++) {
        if (!json_reader_item(events, i, &json, error) ||
            !room_event_read(&event, &json, error))
            return false;
        if (!room_apply(state, progress, &event))
            return json_reader_fail(&json, error, "does not fit the events before it");
    }
    return true;
}

static void write(const struct room_state *state, const struct room_progress *progress,
                  struct buffer *out)
{
    json_add_text(out, "state", room_stage_name[progress->stage]);
    json_add_number(out, "deadline", progress->deadline);
    json_add_number(out, "n", state->n);
    json_add_number(out, "at", state->game_n);
    json_add_text(out, "commitment", state->commitment);
    room_write_seats(state, out);
    room_write_dice(state, out);
    room_write_end(state, out);
}

bool session_room(struct session *session, struct request *request)
{
    struct json_reader root, table, events;
    struct room_state state;
    struct room_progress progress = {.stage = ROOM_OPEN};
    struct error error = {0};
    (void)session;
    if (!json_reader_parse(&root, request->body, request->length, &error))
        return session_refuse_error(request, &error);
    bool ok = json_reader_field(&root, "table", &table, &error) &&
              json_reader_field(&root, "events", &events, &error);
    if (ok) {
        room_read(&state, &progress, &table);
        ok = progress.stage != ROOM_UNSEEN ||
             json_reader_fail(&table, &error, "'state' is missing");
    }
    ok = ok && apply_all(&state, &progress, &events, &error);
    json_reader_free(&root);
    if (!ok)
        return session_refuse_error(request, &error);
    write(&state, &progress, request->out);
    return true;
}
