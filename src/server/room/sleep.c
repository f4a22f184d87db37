/* sleep.c: loading tables, updating them, and putting them to sleep when nobody follows
 * them. */
#include "core/memory.h"
#include "i18n/i18n.h"
#include "server/mutation.h"
#include "server/request.h"

static const int64_t PATIENCE =
    60 * SECONDS; /* with the database, and with computer players */
static const int64_t SLEEP_DELAY =
    60 * SECONDS; /* until a table that nobody follows goes to sleep */

enum { MOST_FINISHED = 100 /* awake without followers, roughly */ };

/* --- loading ------------------------------------------------------------------------ */

void server_room_load(struct server *server, struct room *room)
{
    if (room->loading && server->now - room->loaded_at < PATIENCE)
        return;
    room->loading = true;
    room->loaded_at = server->now;
    server_output_add(server, SERVER_LOAD)->table = server_output_copy(server, room->id);
    server_timers_set(server, room, server->now + PATIENCE);
}

/* Only what the row of an open table says; its events are loaded when needed, those of
 * public tables soon, for the lobby. */
void server_room_restore(struct server *server, const struct server_row *row)
{
    struct secrets secrets = {0};
    if (server_room_find(server, row->key) != NULL)
        return;
    struct room *room = server_room_add(server, row->key);
    room->progress = (struct room_progress){.stage = ROOM_ON, .deadline = row->number};
    if (server_row_read(row->body, row->length, &secrets, &room->is_public)) {
        server_room_set_origin(server, room, secrets.origin);
        server_codes_update(server, room->id, &secrets);
    }
    server_secrets_free(&secrets);
    bool soon = room->is_public || row->number == 0;
    server_timers_set(server, room, soon ? server->now : row->number);
}

static bool read_rows(struct server *server, struct room *room,
                      const struct server_input *input)
{
    const struct server_row *row = NULL;
    bool is_public = false;
    for (size_t i = 0; i < input->count; i++)
        if (input->rows[i].kind == SERVER_TABLE)
            row = &input->rows[i];
    server_room_wake(room);
    room->progress = (struct room_progress){0};
    if (row == NULL ||
        !server_row_read(row->body, row->length, &room->internals->secrets, &is_public))
        return false;
    for (size_t i = 0; i < input->count; i++)
        if (input->rows[i].kind == SERVER_EVENT &&
            !server_fold_event(server, room, input->rows[i].body, input->rows[i].length))
            return false;
    room->state->since += server_progress_postpone(&room->progress, &room->state->pace,
                                                   &server->uptime, server->began);
    return room->state->n > 0;
}

static void give_up(struct server *server, struct room *room, bool damaged)
{
    if (damaged)
        server_request_refuse_waiting(
            server, room, "broken",
            TR_NOOP("This table cannot be read any more. Tell the host of the "
                    "server."));
    else
        server_request_refuse_waiting(server, room, "missing",
                                      TR_NOOP("There is no such table."));
    server_room_drop(server, room);
}

void server_room_damaged(struct server *server, struct room *room)
{
    server_room_put_to_sleep(server, room);
    server_think_cancel(room);
    for (size_t i = room->follower_count; i-- > 0;)
        server_announce_gone(server, room, room->followers[i], "damaged");
    give_up(server, room, true);
}

void server_room_loaded(struct server *server, const struct server_input *input)
{
    struct room *room = server_room_find(server, input->table);
    if (room == NULL || !room->loading || room->state != NULL)
        return;
    bool lost = input->count == 0 && !room->unconfirmed;
    bool ok = input->count > 0 && read_rows(server, room, input);
    room->loading = false;
    if (lost) { /* it exists, but could not be read now */
        server_request_refuse_waiting(
            server, room, "broken",
            TR_NOOP("This table cannot be read now. Try again in a while."));
        server_timers_set(server, room, server->now + PATIENCE);
        return;
    }
    if (!ok) {
        give_up(server, room, input->count > 0);
        return;
    }
    room->unconfirmed = false;
    room->idle_since = server->now;
    free(room->brief);
    free(room->names);
    room->brief = room->names = NULL;
    if (room->origin == NULL && room->progress.stage <= ROOM_ON)
        server_room_set_origin(server, room, room->internals->secrets.origin);
    server_request_resume(server, room);
}

/* --- going to sleep ----------------------------------------------------------------- */

static bool may_sleep(const struct room *room)
{
    return room->follower_count == 0 && !room->thinking && room->batch == NULL &&
           room->queue == NULL;
}

/* When a table that may sleep does so: not within the step in which its last follower
 * left, because callers may still use it. Few finished tables are kept awake. */
static int64_t sleeps_at(const struct server *server, const struct room *room)
{
    bool crowded = room->finished && server->finished > MOST_FINISHED;
    return room->idle_since + (crowded ? 1 : SLEEP_DELAY);
}

static void count_finished(struct server *server, struct room *room)
{
    bool finished = room->state != NULL && room->progress.stage > ROOM_ON;
    if (finished != room->finished)
        server->finished += finished ? 1 : (size_t)-1;
    room->finished = finished;
}

/* For the list of tables while it sleeps. */
static void store_brief(struct server *server, struct room *room)
{
    struct buffer brief, names;
    buffer_init(&brief);
    buffer_init(&names);
    server_describe_brief(server, room, &brief);
    server_list_write_names(room->state, &names);
    room->brief = memory_text(brief.data, brief.length);
    room->names = memory_text(names.data, names.length);
    room->free_seats = room_free_seats(room->state);
    buffer_deinit(&brief);
    buffer_deinit(&names);
}

/* Finished tables are forgotten, and loaded again when asked for. */
static void go_to_sleep(struct server *server, struct room *room)
{
    if (room->progress.stage > ROOM_ON) {
        server_room_drop(server, room);
        return;
    }
    if (room->is_public)
        store_brief(server, room);
    server_room_put_to_sleep(server, room);
    server_timers_set(
        server, room,
        server_mutates(MUTATION_SLEEP) ? NEVER : server_progress_due(&room->progress));
}

/* --- updating ----------------------------------------------------------------------- */

static void update_asleep(struct server *server, struct room *room)
{
    bool unknown = room->is_public && room->brief == NULL;
    if (room->loading || unknown || server_progress_due(&room->progress) <= server->now)
        server_room_load(server, room);
    else
        server_timers_set(server, room, server_progress_due(&room->progress));
}

static int64_t earlier(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static void set_time(struct server *server, struct room *room)
{
    int64_t when = server_progress_due(&room->progress);
    if (room->thinking)
        when = earlier(when, room->thinking_since + PATIENCE);
    if (may_sleep(room))
        when = earlier(when, sleeps_at(server, room));
    if (room->lobby_due)
        when = earlier(when, room->lobby_sent + LOBBY_PAUSE);
    when = earlier(when, server_presence_due(room));
    server_timers_set(server, room, when);
}

static void let_think(struct server *server, struct room *room)
{
    if (server_room_thinker(room) == NULL) {
        server_think_cancel(room);
        return;
    }
    bool asked = room->thinking && room->thinking_number == room->state->game_n;
    if (!asked || server->now - room->thinking_since >= PATIENCE)
        server_think_ask(server, room);
}

static void update_awake(struct server *server, struct room *room)
{
    server_lobby_update(server, room);
    server_presence_update(server, room);
    if (server_progress_due(&room->progress) <= server->now) {
        server_clock_expire(server, room);
    } else if (!server_think_play(server, room)) {
        let_think(server, room);
        if (may_sleep(room) && server->now >= sleeps_at(server, room))
            go_to_sleep(server, room);
        else
            set_time(server, room);
    }
}

void server_room_update(struct server *server, struct room *room)
{
    bool awake = room->state != NULL;
    count_finished(server, room);
    if (server->stopping || (awake && room->batch != NULL))
        server_timers_set(server, room, NEVER);
    else if (!awake)
        update_asleep(server, room);
    else if (server->now < room->paused_until)
        server_timers_set(server, room, room->paused_until);
    else
        update_awake(server, room);
}
