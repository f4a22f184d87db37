/* sleep.c: tables asleep and awake: reading one back, looking after it, and letting
 * go of it when nobody is there. */
#include "i18n/i18n.h"
#include "core/memory.h"
#include "server/request.h"
#include "server/mutation.h"

static const int64_t PATIENCE = 60 * SECONDS; /* with the store, and with players */
static const int64_t DOZE = 60 * SECONDS;     /* until a table nobody follows sleeps */

enum { MOST_FINISHED = 100 /* that are awake and followed by nobody, about */ };

/* --- waking ------------------------------------------------------------------------- */

void party_load(struct hall *hall, struct party *party)
{
    if (party->loading && hall->now - party->loaded_at < PATIENCE)
        return;
    party->loading = true;
    party->loaded_at = hall->now;
    out_add(hall, HALL_LOAD)->table = out_copy(hall, party->id);
    heap_set(hall, party, hall->now + PATIENCE);
}

/* What the row of an open table says at the start; the rest is read when it is wanted,
 * of public tables soon, for the lobby. */
void party_known(struct hall *hall, const struct hall_row *row)
{
    struct secrets secrets = {0};
    if (party_find(hall, row->key) != NULL)
        return;
    struct party *party = party_add(hall, row->key);
    party->course = (struct course){.stage = STAGE_ON, .deadline = row->number};
    if (row_read(row->body, row->length, &secrets, &party->is_public)) {
        party_count_for(hall, party, secrets.origin);
        codes_know(hall, party->id, &secrets);
    }
    secrets_free(&secrets);
    bool soon = party->is_public || row->number == 0;
    heap_set(hall, party, soon ? hall->now : row->number);
}

static bool read_rows(struct hall *hall, struct party *party,
                      const struct hall_input *input)
{
    const struct hall_row *row = NULL;
    bool is_public = false;
    for (size_t i = 0; i < input->count; i++)
        if (input->rows[i].kind == HALL_TABLE)
            row = &input->rows[i];
    party->body = body_new(party->id);
    party->course = (struct course){0};
    if (row == NULL ||
        !row_read(row->body, row->length, &party->body->secrets, &is_public))
        return false;
    for (size_t i = 0; i < input->count; i++)
        if (input->rows[i].kind == HALL_EVENT &&
            !fold_event(hall, party, input->rows[i].body, input->rows[i].length))
            return false;
    party->body->since +=
        course_put_off(&party->course, &party->body->pace, &hall->life, hall->began);
    return party->body->n > 0;
}

static void give_up(struct hall *hall, struct party *party, bool damaged)
{
    if (damaged)
        wish_give_up(hall, party, "broken",
                     SPEECH("This table cannot be read any more. Tell the host of the "
                            "server."));
    else
        wish_give_up(hall, party, "missing", SPEECH("There is no such table."));
    party_drop(hall, party);
}

void party_lose(struct hall *hall, struct party *party)
{
    body_free(hall, party->body);
    party->body = NULL;
    think_stop(party);
    for (size_t i = party->follower_count; i-- > 0;)
        tell_gone(hall, party, party->followers[i], "damaged");
    give_up(hall, party, true);
}

void party_loaded(struct hall *hall, const struct hall_input *input)
{
    struct party *party = party_find(hall, input->table);
    if (party == NULL || !party->loading || party->body != NULL)
        return;
    bool lost = input->count == 0 && !party->doubtful;
    bool ok = input->count > 0 && read_rows(hall, party, input);
    party->loading = false;
    if (lost) { /* there is one: the store could not read it now */
        wish_give_up(hall, party, "broken",
                     SPEECH("This table cannot be read now. Try again in a while."));
        heap_set(hall, party, hall->now + PATIENCE);
        return;
    }
    if (!ok) {
        give_up(hall, party, input->count > 0);
        return;
    }
    party->doubtful = false;
    party->idle_since = hall->now;
    free(party->brief);
    free(party->names);
    party->brief = party->names = NULL;
    if (party->origin == NULL && party->course.stage <= STAGE_ON)
        party_count_for(hall, party, party->body->secrets.origin);
    wish_go_on(hall, party);
}

/* --- going to sleep ----------------------------------------------------------------- */

static bool may_sleep(const struct party *party)
{
    return party->follower_count == 0 && !party->thinking && party->batch == NULL &&
           party->queue == NULL;
}

/* When a table that may sleep does so: not in the step in which it is left, as whoever
 * let go of it may have more to do with it. Of games that have ended few are awake. */
static int64_t dozes_until(const struct hall *hall, const struct party *party)
{
    bool crowded = party->finished && hall->finished > MOST_FINISHED;
    return party->idle_since + (crowded ? 1 : DOZE);
}

static void count_finished(struct hall *hall, struct party *party)
{
    bool finished = party->body != NULL && party->course.stage > STAGE_ON;
    if (finished != party->finished)
        hall->finished += finished ? 1 : (size_t)-1;
    party->finished = finished;
}

/* For the list of tables, as long as it sleeps. */
static void note_brief(struct hall *hall, struct party *party)
{
    struct buffer brief, names;
    buffer_init(&brief);
    buffer_init(&names);
    tell_brief(hall, party, &brief);
    list_write_names(party->body, &names);
    party->brief = memory_text(brief.data, brief.length);
    party->names = memory_text(names.data, names.length);
    party->free_seats = party_free_seats(party->body);
    buffer_deinit(&brief);
    buffer_deinit(&names);
}

/* What is over is forgotten, and found again in the store. */
static void fall_asleep(struct hall *hall, struct party *party)
{
    if (party->course.stage > STAGE_ON) {
        party_drop(hall, party);
        return;
    }
    if (party->is_public)
        note_brief(hall, party);
    body_free(hall, party->body);
    party->body = NULL;
    heap_set(hall, party, hall_slips(SLIP_SLEEP) ? NEVER : course_wakes(&party->course));
}

/* --- looking after it --------------------------------------------------------------- */

static void tend_sleeper(struct hall *hall, struct party *party)
{
    bool unknown = party->is_public && party->brief == NULL;
    if (party->loading || unknown || course_wakes(&party->course) <= hall->now)
        party_load(hall, party);
    else
        heap_set(hall, party, course_wakes(&party->course));
}

static int64_t sooner(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static void set_time(struct hall *hall, struct party *party)
{
    int64_t when = course_wakes(&party->course);
    if (party->thinking)
        when = sooner(when, party->thinking_since + PATIENCE);
    if (may_sleep(party))
        when = sooner(when, dozes_until(hall, party));
    if (party->lobby_due)
        when = sooner(when, party->lobby_told + LOBBY_PAUSE);
    when = sooner(when, here_wakes(party));
    heap_set(hall, party, when);
}

static void let_think(struct hall *hall, struct party *party)
{
    if (party_thinker(party) == NULL) {
        think_stop(party);
        return;
    }
    bool asked = party->thinking && party->thinking_number == party->body->game_n;
    if (!asked || hall->now - party->thinking_since >= PATIENCE)
        think_ask(hall, party);
}

static void tend_awake(struct hall *hall, struct party *party)
{
    lobby_tend(hall, party);
    here_tend(hall, party);
    if (course_wakes(&party->course) <= hall->now) {
        time_ring(hall, party);
    } else if (!think_play(hall, party)) {
        let_think(hall, party);
        if (may_sleep(party) && hall->now >= dozes_until(hall, party))
            fall_asleep(hall, party);
        else
            set_time(hall, party);
    }
}

void party_tend(struct hall *hall, struct party *party)
{
    bool awake = party->body != NULL;
    count_finished(hall, party);
    if (hall->stopping || (awake && party->batch != NULL))
        heap_set(hall, party, NEVER);
    else if (!awake)
        tend_sleeper(hall, party);
    else if (hall->now < party->rests_until)
        heap_set(hall, party, party->rests_until);
    else
        tend_awake(hall, party);
}
