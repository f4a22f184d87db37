/* sleep.c: tables asleep and awake: reading one back, looking after it, and letting
 * go of it when nobody is there. */
#include "core/memory.h"
#include "i18n/i18n.h"
#include "server/mutation.h"
#include "server/request.h"

static const int64_t PATIENCE = 60 * SECONDS; /* with the store, and with players */
static const int64_t DOZE = 60 * SECONDS;     /* until a table nobody follows sleeps */

enum { MOST_FINISHED = 100 /* that are awake and followed by nobody, about */ };

/* --- waking ------------------------------------------------------------------------- */

void server_room_load(struct server *server, struct room *room)
{
    if (room->loading && server->now - room->loaded_at < PATIENCE)
        return;
    room->loading = true;
    room->loaded_at = server->now;
    server_output_add(server, SERVER_LOAD)->table = server_output_copy(server, room->id);
    server_timers_set(server, room, server->now + PATIENCE);
}

/* What the row of an open table says at the start; the rest is read when it is wanted,
 * of public tables soon, for the lobby. */
void server_room_known(struct server *server, const struct server_row *row)
{
    struct secrets secrets = {0};
    if (server_room_find(server, row->key) != NULL)
        return;
    struct room *room = server_room_add(server, row->key);
    room->progress = (struct room_progress){.stage = ROOM_ON, .deadline = row->number};
    if (server_row_read(row->body, row->length, &secrets, &room->is_public)) {
        server_room_count_for(server, room, secrets.origin);
        server_codes_know(server, room->id, &secrets);
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
    room->state->since += server_progress_put_off(&room->progress, &room->state->pace,
                                                  &server->life, server->began);
    return room->state->n > 0;
}

static void give_up(struct server *server, struct room *room, bool damaged)
{
    if (damaged)
        server_request_give_up(
            server, room, "broken",
            TR_NOOP("This table cannot be read any more. Tell the host of the "
                    "server."));
    else
        server_request_give_up(server, room, "missing",
                               TR_NOOP("There is no such table."));
    server_room_drop(server, room);
}

void server_room_lose(struct server *server, struct room *room)
{
    server_room_put_to_sleep(server, room);
    server_think_stop(room);
    for (size_t i = room->follower_count; i-- > 0;)
        server_announce_gone(server, room, room->followers[i], "damaged");
    give_up(server, room, true);
}

void server_room_loaded(struct server *server, const struct server_input *input)
{
    struct room *room = server_room_find(server, input->table);
    if (room == NULL || !room->loading || room->state != NULL)
        return;
    bool lost = input->count == 0 && !room->doubtful;
    bool ok = input->count > 0 && read_rows(server, room, input);
    room->loading = false;
    if (lost) { /* there is one: the store could not read it now */
        server_request_give_up(
            server, room, "broken",
            TR_NOOP("This table cannot be read now. Try again in a while."));
        server_timers_set(server, room, server->now + PATIENCE);
        return;
    }
    if (!ok) {
        give_up(server, room, input->count > 0);
        return;
    }
    room->doubtful = false;
    room->idle_since = server->now;
    free(room->brief);
    free(room->names);
    room->brief = room->names = NULL;
    if (room->origin == NULL && room->progress.stage <= ROOM_ON)
        server_room_count_for(server, room, room->internals->secrets.origin);
    server_request_go_on(server, room);
}

/* --- going to sleep ----------------------------------------------------------------- */

static bool may_sleep(const struct room *room)
{
    return room->follower_count == 0 && !room->thinking && room->batch == NULL &&
           room->queue == NULL;
}

/* When a table that may sleep does so: not in the step in which it is left, as whoever
 * let go of it may have more to do with it. Of games that have ended few are awake. */
static int64_t dozes_until(const struct server *server, const struct room *room)
{
    bool crowded = room->finished && server->finished > MOST_FINISHED;
    return room->idle_since + (crowded ? 1 : DOZE);
}

static void count_finished(struct server *server, struct room *room)
{
    bool finished = room->state != NULL && room->progress.stage > ROOM_ON;
    if (finished != room->finished)
        server->finished += finished ? 1 : (size_t)-1;
    room->finished = finished;
}

/* For the list of tables, as long as it sleeps. */
static void note_brief(struct server *server, struct room *room)
{
    struct buffer brief, names;
    buffer_init(&brief);
    buffer_init(&names);
    server_announce_brief(server, room, &brief);
    server_list_write_names(room->state, &names);
    room->brief = memory_text(brief.data, brief.length);
    room->names = memory_text(names.data, names.length);
    room->free_seats = room_free_seats(room->state);
    buffer_deinit(&brief);
    buffer_deinit(&names);
}

/* What is over is forgotten, and found again in the store. */
static void fall_asleep(struct server *server, struct room *room)
{
    if (room->progress.stage > ROOM_ON) {
        server_room_drop(server, room);
        return;
    }
    if (room->is_public)
        note_brief(server, room);
    server_room_put_to_sleep(server, room);
    server_timers_set(
        server, room,
        server_mutates(MUTATION_SLEEP) ? NEVER : server_progress_wakes(&room->progress));
}

/* --- looking after it --------------------------------------------------------------- */

static void tend_sleeper(struct server *server, struct room *room)
{
    bool unknown = room->is_public && room->brief == NULL;
    if (room->loading || unknown || server_progress_wakes(&room->progress) <= server->now)
        server_room_load(server, room);
    else
        server_timers_set(server, room, server_progress_wakes(&room->progress));
}

static int64_t sooner(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static void set_time(struct server *server, struct room *room)
{
    int64_t when = server_progress_wakes(&room->progress);
    if (room->thinking)
        when = sooner(when, room->thinking_since + PATIENCE);
    if (may_sleep(room))
        when = sooner(when, dozes_until(server, room));
    if (room->lobby_due)
        when = sooner(when, room->lobby_told + LOBBY_PAUSE);
    when = sooner(when, server_presence_wakes(room));
    server_timers_set(server, room, when);
}

static void let_think(struct server *server, struct room *room)
{
    if (server_room_thinker(room) == NULL) {
        server_think_stop(room);
        return;
    }
    bool asked = room->thinking && room->thinking_number == room->state->game_n;
    if (!asked || server->now - room->thinking_since >= PATIENCE)
        server_think_ask(server, room);
}

static void tend_awake(struct server *server, struct room *room)
{
    server_lobby_tend(server, room);
    server_presence_tend(server, room);
    if (server_progress_wakes(&room->progress) <= server->now) {
        server_clock_ring(server, room);
    } else if (!server_think_play(server, room)) {
        let_think(server, room);
        if (may_sleep(room) && server->now >= dozes_until(server, room))
            fall_asleep(server, room);
        else
            set_time(server, room);
    }
}

void server_room_tend(struct server *server, struct room *room)
{
    bool awake = room->state != NULL;
    count_finished(server, room);
    if (server->stopping || (awake && room->batch != NULL))
        server_timers_set(server, room, NEVER);
    else if (!awake)
        tend_sleeper(server, room);
    else if (server->now < room->rests_until)
        server_timers_set(server, room, room->rests_until);
    else
        tend_awake(server, room);
}
