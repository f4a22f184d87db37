/* batch.c: events on their way to the store. They happen when they are safe, or not
 * at all; until then nobody sees them. */
#include <assert.h>

#include "i18n/i18n.h"
#include "core/memory.h"
#include "server/request.h"
#include "server/mutation.h"

/* After a failure a table does nothing by itself for so long. */
static const int64_t REST = 2 * SECONDS;

/* --- making one --------------------------------------------------------------------- */

struct batch *batch_new(struct party *party)
{
    struct batch *batch = memory_new(1, sizeof *batch);
    batch->party = party;
    if (party == NULL)
        return batch;
    assert(party->batch == NULL);
    batch->course = party->course;
    batch->is_public = party->body->is_public;
    batch->computer = party_thinker(party) != NULL;
    secrets_copy(&batch->secrets, &party->body->secrets);
    party->batch = batch;
    return batch;
}

struct buffer *batch_event(struct hall *hall, struct batch *batch, const char *kind)
{
    struct buffer *out = &batch->event;
    batch->kind = kind;
    json_open(out, '{');
    json_add_number(out, "n", batch->party->body->next++);
    json_add_number(out, "at", hall->now);
    json_add_text(out, "kind", kind);
    return out;
}

/* Moves and talk are nothing that the lobby wants to know. */
static bool concerns_lobby(const char *kind)
{
    static const char *const plain[] = {"move", "chance", "chat", "promise", "reveal"};
    for (size_t i = 0; i < sizeof plain / sizeof *plain; i++)
        if (strcmp(kind, plain[i]) == 0)
            return false;
    return true;
}

void batch_end(struct hall *hall, struct batch *batch, int64_t deadline)
{
    if (deadline >= 0)
        json_add_number(&batch->event, "deadline", deadline);
    json_close(&batch->event, '}');
    course_step(&batch->course, batch->kind, hall->now, deadline);
    batch->lobby = batch->lobby || concerns_lobby(batch->kind);
    if (batch->count == batch->room) {
        batch->room = batch->room > 0 ? 2 * batch->room : 4;
        batch->events = memory_resize(batch->events, batch->room, sizeof *batch->events);
    }
    batch->events[batch->count++] =
        (struct line){.text = batch->event.data, .length = batch->event.length};
    buffer_init(&batch->event);
}

void batch_seat_event(struct hall *hall, struct batch *batch, const char *kind, int seat)
{
    json_add_number(batch_event(hall, batch, kind), "seat", seat + 1);
    batch_end(hall, batch, -1);
}

void batch_forget_seat(struct batch *batch, int seat)
{
    struct secrets *secrets = &batch->secrets;
    secrets->tokens[seat] = 0;
    secrets->code[seat].until = 0;
    secrets->joined[seat] = false;
    batch->codes = true;
    free(secrets->push[seat]);
    secrets->push[seat] = NULL;
}

void batch_closed(struct hall *hall, struct batch *batch, const char *why)
{
    char seed[FAIR_HEX];
    struct buffer *out = batch_event(hall, batch, "closed");
    json_add_text(out, "why", why);
    if (batch->course.stage == STAGE_ON) { /* its dice can be checked all the same */
        fair_to_hex(batch->secrets.seed, seed);
        json_add_text(out, "seed", seed);
    }
    batch_end(hall, batch, -1);
    batch->computer = false;
}

void batch_row(struct batch *batch, enum hall_kind kind, const char *key, bool gone,
               const char *body, size_t length)
{
    batch->more[batch->mores++] = (struct hall_row){.kind = kind,
                                                    .gone = gone,
                                                    .key = memory_text(key, strlen(key)),
                                                    .body = memory_text(body, length),
                                                    .length = length};
}

static void batch_free(struct batch *batch)
{
    for (int i = 0; i < batch->mores; i++) {
        free((char *)batch->more[i].key);
        free((char *)batch->more[i].body);
    }
    for (size_t i = 0; i < batch->count; i++)
        free(batch->events[i].text);
    free(batch->events);
    free(batch->rows);
    secrets_free(&batch->secrets);
    buffer_deinit(&batch->answer);
    buffer_deinit(&batch->row);
    buffer_deinit(&batch->event);
    free(batch);
}

void batch_drop(struct hall *hall, struct batch *batch)
{
    struct party *party = batch->party;
    if (batch->also != NULL)
        batch_drop(hall, batch->also);
    if (party == NULL) {
        if (batch->adds)
            name_forget(hall, batch->person);
        batch_free(batch);
        return;
    }
    rate_count(batch, -1);
    party->batch = NULL;
    if (!hall_slips(SLIP_NUMBER))
        party->body->next = party->body->n + 1;
    batch_free(batch);
    if (party->body->n == 0)
        party_drop(hall, party);
}

/* --- storing it --------------------------------------------------------------------- */

static bool is_open(const struct course *course)
{
    return course->stage != STAGE_OVER && course->stage != STAGE_CLOSED;
}

/* Whoever starts after a crash looks after a computer player's turn at once. */
static int64_t row_number(const struct hall *hall, const struct batch *batch)
{
    if (!is_open(&batch->course))
        return 0;
    return batch->computer ? hall->now : course_wakes(&batch->course);
}

static size_t fill_rows(const struct hall *hall, struct batch *batch,
                        struct hall_row *rows)
{
    size_t count = 0;
    int64_t n = batch->party->body->next - (int64_t)batch->count;
    for (; count < batch->count; count++)
        rows[count] = (struct hall_row){.kind = HALL_EVENT,
                                        .key = batch->party->id,
                                        .number = n + (int64_t)count,
                                        .body = batch->events[count].text,
                                        .length = batch->events[count].length};
    row_write(&batch->secrets, batch->is_public, &batch->row);
    rows[count++] = (struct hall_row){.kind = HALL_TABLE,
                                      .open = is_open(&batch->course),
                                      .key = batch->party->id,
                                      .number = row_number(hall, batch),
                                      .body = batch->row.data,
                                      .length = batch->row.length};
    return count;
}

static size_t gather_rows(const struct hall *hall, struct batch *batch)
{
    size_t count = 0, room = batch->count + GAME_MAX_PLAYERS + 2;
    if (batch->also != NULL)
        room += batch->also->count;
    batch->rows = memory_new(room, sizeof *batch->rows);
    if (batch->party != NULL)
        count = fill_rows(hall, batch, batch->rows);
    if (batch->also != NULL)
        count += fill_rows(hall, batch->also, batch->rows + count);
    for (int i = 0; i < batch->mores; i++)
        batch->rows[count++] = batch->more[i];
    return count;
}

void batch_store(struct hall *hall, struct batch *batch)
{
    size_t count = gather_rows(hall, batch);
    batch->ticket = ++hall->tickets;
    *hall->last = batch;
    hall->last = &batch->next;
    hall->under_way++;
    struct hall_output *out = out_add(hall, HALL_STORE);
    out->ticket = batch->ticket;
    out->rows = batch->rows;
    out->count = count;
    if (hall_slips(SLIP_EARLY))
        wish_answer(hall, &batch->asker, &batch->answer);
}

/* --- when it is safe, or not -------------------------------------------------------- */

static void take_out(struct hall *hall, struct batch **at)
{
    struct batch *batch = *at;
    *at = batch->next;
    if (batch->next == NULL)
        hall->last = at;
    hall->under_way--;
}

/* False when an event cannot be, which is a mistake of the program. */
static bool happen(struct hall *hall, struct batch *batch)
{
    struct party *party = batch->party;
    bool ok = true;
    secrets_free(&party->body->secrets);
    party->body->secrets = batch->secrets;
    memset(&batch->secrets, 0, sizeof batch->secrets);
    for (size_t i = 0; i < batch->count && ok; i++)
        ok = fold_event(hall, party, batch->events[i].text, batch->events[i].length);
    party->batch = NULL;
    party->idle_since = hall->now;
    hall->count.events += batch->count;
    if (!is_open(&party->course))
        party_count_for(hall, party, NULL);
    return ok;
}

static void finish_other(struct hall *hall, struct batch *batch)
{
    if (batch->mores > 0 && batch->more[0].kind == HALL_BAN)
        ban_stored(hall, batch);
    if (batch->mores > 0 && batch->more[0].kind == HALL_NAME)
        name_stored(hall, batch);
    wish_answer(hall, &batch->asker, &batch->answer);
    batch_free(batch);
}

/* Tells what has happened, and goes on; a table that is not what the store has is let go
 * of, to be read again. */
static void go_on(struct hall *hall, struct batch *batch, bool ok)
{
    struct party *party = batch->party;
    if (ok)
        tell_batch(hall, batch);
    batch_free(batch);
    if (ok)
        wish_go_on(hall, party);
    else
        party_lose(hall, party);
}

/* Acknowledges, then tells all others. */
static void finish(struct hall *hall, struct batch *batch)
{
    struct batch *also = batch->also;
    bool ok = happen(hall, batch), also_ok = also == NULL || happen(hall, also);
    if (batch->codes)
        codes_know(hall, batch->party->id, &batch->party->body->secrets);
    if (!hall_slips(SLIP_EARLY))
        wish_answer(hall, &batch->asker, &batch->answer);
    if (also != NULL)
        go_on(hall, also, also_ok);
    go_on(hall, batch, ok);
}

void batch_stored(struct hall *hall, uint64_t ticket)
{
    while (hall->first != NULL && hall->first->ticket <= ticket) {
        struct batch *batch = hall->first;
        take_out(hall, &hall->first);
        if (batch->party != NULL)
            finish(hall, batch);
        else
            finish_other(hall, batch);
    }
}

bool batch_has_row(const struct hall *hall, enum hall_kind kind, const char *key)
{
    for (const struct batch *it = hall->first; it != NULL; it = it->next)
        for (int i = 0; i < it->mores; i++)
            if (it->more[i].kind == kind && strcmp(it->more[i].key, key) == 0)
                return true;
    return false;
}

void batch_failed(struct hall *hall, uint64_t ticket)
{
    struct batch **at = &hall->first;
    while (*at != NULL && (*at)->ticket != ticket)
        at = &(*at)->next;
    if (*at == NULL)
        return;
    struct batch *batch = *at;
    struct party *party = batch->party;
    bool is_new = party == NULL || party->body->n == 0;
    take_out(hall, at);
    wish_refuse_asker(hall, &batch->asker, "broken",
                      SPEECH("The server could not keep this, so it did not happen. Try "
                             "again in a while."));
    batch_drop(hall, batch);
    if (is_new)
        return;
    party->rests_until = hall->now + REST;
    wish_go_on(hall, party);
}

void batches_free(struct hall *hall)
{
    while (hall->first != NULL) {
        struct batch *batch = hall->first;
        hall->first = batch->next;
        if (batch->also != NULL)
            batch_free(batch->also);
        batch_free(batch);
    }
}
