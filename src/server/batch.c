/* batch.c: events on their way to the database. They take effect when they are stored, or
 * not at all; until then nobody sees them. */
#include <assert.h>

#include "core/memory.h"
#include "i18n/i18n.h"
#include "server/mutation.h"
#include "server/request.h"

/* How long a table does nothing by itself after a failure. */
static const int64_t REST = 2 * SECONDS;

/* --- writing ------------------------------------------------------------------------ */

struct batch *server_batch_new(struct room *room)
{
    struct batch *batch = memory_new(1, sizeof *batch);
    batch->room = room;
    if (room == NULL)
        return batch;
    assert(room->batch == NULL);
    batch->progress = room->progress;
    batch->is_public = room->state->is_public;
    batch->computer = server_room_thinker(room) != NULL;
    server_secrets_copy(&batch->secrets, &room->internals->secrets);
    room->batch = batch;
    return batch;
}

struct buffer *server_batch_event(struct server *server, struct batch *batch,
                                  enum room_event_kind kind)
{
    struct buffer *out = &batch->event;
    batch->kind = kind;
    json_open(out, '{');
    json_add_number(out, "n", batch->room->internals->next++);
    json_add_number(out, "at", server->now);
    json_add_text(out, "kind", room_event_name[kind]);
    return out;
}

void server_batch_end(struct server *server, struct batch *batch, int64_t deadline)
{
    if (deadline >= 0)
        json_add_number(&batch->event, "deadline", deadline);
    json_close(&batch->event, '}');
    room_progress_step(&batch->progress, batch->kind, server->now, deadline);
    batch->lobby = batch->lobby || room_event_is_listed(batch->kind);
    batch->events =
        memory_grow(batch->events, batch->count, &batch->capacity, sizeof *batch->events);
    batch->events[batch->count++] =
        (struct line){.text = batch->event.data, .length = batch->event.length};
    buffer_init(&batch->event);
}

void server_batch_seat_event(struct server *server, struct batch *batch,
                             enum room_event_kind kind, int seat)
{
    json_add_number(server_batch_event(server, batch, kind), "seat", seat + 1);
    server_batch_end(server, batch, -1);
}

void server_batch_clear_seat(struct batch *batch, int seat)
{
    struct secrets *secrets = &batch->secrets;
    secrets->tokens[seat] = 0;
    secrets->code[seat].until = 0;
    secrets->joined[seat] = false;
    batch->codes = true;
    free(secrets->push[seat]);
    secrets->push[seat] = NULL;
}

static void close_table(struct server *server, struct batch *batch, const char *why,
                        int winner)
{
    char seed[FAIR_HEX];
    struct buffer *out = server_batch_event(server, batch, ROOM_EVENT_CLOSED);
    json_add_text(out, "why", why);
    if (winner >= 0) {
        json_add_open(out, "winners", '[');
        json_put_number(out, winner + 1);
        json_close(out, ']');
    }
    if (batch->progress.stage == ROOM_ON) { /* so that its dice can be checked */
        fair_to_hex(batch->secrets.seed, seed);
        json_add_text(out, "seed", seed);
    }
    server_batch_end(server, batch, -1);
    batch->computer = false;
}

void server_batch_close_table(struct server *server, struct batch *batch, const char *why)
{
    close_table(server, batch, why, SEAT_NOBODY);
}

void server_batch_resign(struct server *server, struct batch *batch, int winner)
{
    close_table(server, batch, "resigned", winner);
}

void server_batch_row(struct batch *batch, enum server_kind kind, const char *key,
                      bool gone, const char *body, size_t length)
{
    batch->extra[batch->extra_count++] =
        (struct server_row){.kind = kind,
                            .gone = gone,
                            .key = memory_text(key, strlen(key)),
                            .body = memory_text(body, length),
                            .length = length};
}

static void batch_free(struct batch *batch)
{
    for (int i = 0; i < batch->extra_count; i++) {
        free((char *)batch->extra[i].key);
        free((char *)batch->extra[i].body);
    }
    for (size_t i = 0; i < batch->count; i++)
        free(batch->events[i].text);
    free(batch->events);
    free(batch->rows);
    server_secrets_free(&batch->secrets);
    buffer_deinit(&batch->answer);
    buffer_deinit(&batch->row);
    buffer_deinit(&batch->event);
    free(batch);
}

void server_batch_drop(struct server *server, struct batch *batch)
{
    struct room *room = batch->room;
    if (batch->other != NULL)
        server_batch_drop(server, batch->other);
    if (room == NULL) {
        if (batch->is_new_person)
            server_name_remove(server, batch->person);
        batch_free(batch);
        return;
    }
    server_rating_apply(batch, -1);
    if (batch->group != NULL)
        server_pairing_failed(server, batch);
    room->batch = NULL;
    if (!server_mutates(MUTATION_NUMBER))
        room->internals->next = room->state->n + 1;
    batch_free(batch);
    if (room->state->n == 0)
        server_room_drop(server, room);
}

/* --- storing ------------------------------------------------------------------------ */

static bool is_open(const struct room_progress *progress)
{
    return progress->stage != ROOM_OVER && progress->stage != ROOM_CLOSED;
}

/* After a crash, tables where a computer player acts are loaded at once. */
static int64_t row_number(const struct server *server, const struct batch *batch)
{
    if (!is_open(&batch->progress))
        return 0;
    return batch->computer ? server->now : server_progress_due(&batch->progress);
}

static size_t fill_rows(const struct server *server, struct batch *batch,
                        struct server_row *rows)
{
    size_t count = 0;
    int64_t n = batch->room->internals->next - (int64_t)batch->count;
    for (; count < batch->count; count++)
        rows[count] = (struct server_row){.kind = SERVER_EVENT,
                                          .key = batch->room->id,
                                          .number = n + (int64_t)count,
                                          .body = batch->events[count].text,
                                          .length = batch->events[count].length};
    server_row_write(&batch->secrets, batch->is_public, &batch->row);
    rows[count++] = (struct server_row){.kind = SERVER_TABLE,
                                        .open = is_open(&batch->progress),
                                        .key = batch->room->id,
                                        .number = row_number(server, batch),
                                        .body = batch->row.data,
                                        .length = batch->row.length};
    return count;
}

static size_t gather_rows(const struct server *server, struct batch *batch)
{
    size_t count = 0, capacity = batch->count + GAME_MAX_PLAYERS + 2;
    if (batch->other != NULL)
        capacity += batch->other->count;
    batch->rows = memory_new(capacity, sizeof *batch->rows);
    if (batch->room != NULL)
        count = fill_rows(server, batch, batch->rows);
    if (batch->other != NULL)
        count += fill_rows(server, batch->other, batch->rows + count);
    for (int i = 0; i < batch->extra_count; i++)
        batch->rows[count++] = batch->extra[i];
    return count;
}

void server_batch_store(struct server *server, struct batch *batch)
{
    size_t count = gather_rows(server, batch);
    batch->ticket = ++server->tickets;
    *server->last = batch;
    server->last = &batch->next;
    server->pending++;
    struct server_output *out = server_output_add(server, SERVER_STORE);
    out->ticket = batch->ticket;
    out->rows = batch->rows;
    out->count = count;
    if (server_mutates(MUTATION_EARLY))
        server_request_answer(server, &batch->reply_to, &batch->answer);
}

/* --- stored, or failed -------------------------------------------------------------- */

static void unlink_batch(struct server *server, struct batch **at)
{
    struct batch *batch = *at;
    *at = batch->next;
    if (batch->next == NULL)
        server->last = at;
    server->pending--;
}

/* False if an event is invalid, which is a bug. */
static bool apply_batch(struct server *server, struct batch *batch)
{
    struct room *room = batch->room;
    bool ok = true;
    server_secrets_free(&room->internals->secrets);
    room->internals->secrets = batch->secrets;
    memset(&batch->secrets, 0, sizeof batch->secrets);
    for (size_t i = 0; i < batch->count && ok; i++)
        ok = server_fold_event(server, room, batch->events[i].text,
                               batch->events[i].length);
    room->batch = NULL;
    room->idle_since = server->now;
    server->count.events += batch->count;
    if (!is_open(&room->progress))
        server_room_set_origin(server, room, NULL);
    return ok;
}

static void finish_other(struct server *server, struct batch *batch)
{
    if (batch->extra_count > 0 && batch->extra[0].kind == SERVER_BAN)
        server_ban_stored(server, batch);
    if (batch->extra_count > 0 && batch->extra[0].kind == SERVER_NAME)
        server_name_stored(server, batch);
    server_request_answer(server, &batch->reply_to, &batch->answer);
    batch_free(batch);
}

/* Sends the events and continues; a table that now differs from the database is dropped,
 * to be loaded again. */
static void go_on(struct server *server, struct batch *batch, bool ok)
{
    struct room *room = batch->room;
    if (ok)
        server_announce_batch(server, batch);
    batch_free(batch);
    if (ok)
        server_request_resume(server, room);
    else
        server_room_damaged(server, room);
}

/* Answers the sender first, then notifies the followers. */
static void finish(struct server *server, struct batch *batch)
{
    struct batch *other = batch->other;
    bool ok = apply_batch(server, batch),
         other_ok = other == NULL || apply_batch(server, other);
    if (batch->codes)
        server_codes_update(server, batch->room->id, &batch->room->internals->secrets);
    if (!server_mutates(MUTATION_EARLY))
        server_request_answer(server, &batch->reply_to, &batch->answer);
    if (batch->group != NULL)
        server_pairing_stored(server, batch);
    if (other != NULL)
        go_on(server, other, other_ok);
    go_on(server, batch, ok);
}

void server_batch_stored(struct server *server, uint64_t ticket)
{
    while (server->first != NULL && server->first->ticket <= ticket) {
        struct batch *batch = server->first;
        unlink_batch(server, &server->first);
        if (batch->room != NULL)
            finish(server, batch);
        else
            finish_other(server, batch);
    }
}

bool server_batch_has_row(const struct server *server, enum server_kind kind,
                          const char *key)
{
    for (const struct batch *it = server->first; it != NULL; it = it->next)
        for (int i = 0; i < it->extra_count; i++)
            if (it->extra[i].kind == kind && strcmp(it->extra[i].key, key) == 0)
                return true;
    return false;
}

void server_batch_failed(struct server *server, uint64_t ticket)
{
    struct batch **at = &server->first;
    while (*at != NULL && (*at)->ticket != ticket)
        at = &(*at)->next;
    if (*at == NULL)
        return;
    struct batch *batch = *at;
    struct room *room = batch->room;
    bool is_new = room == NULL || room->state->n == 0;
    unlink_batch(server, at);
    server_refuse_sender(
        server, &batch->reply_to, "broken",
        TR_NOOP("The server could not keep this, so it did not happen. Try "
                "again in a while."));
    server_batch_drop(server, batch);
    if (is_new)
        return;
    room->paused_until = server->now + REST;
    server_request_resume(server, room);
}

void server_batches_free(struct server *server)
{
    while (server->first != NULL) {
        struct batch *batch = server->first;
        server->first = batch->next;
        if (batch->other != NULL)
            batch_free(batch->other);
        batch_free(batch);
    }
}
