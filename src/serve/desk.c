/* desk.c: inputs for the hall from everywhere, and carrying out what it says. */
#include "serve/desk.h"

#include <event2/event.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/crew.h"
#include "core/memory.h"

enum {
    TICKETS = 8192,     /* of which it is remembered when they were given */
    LONG_STORE = 10000, /* milliseconds: then something is wrong with the disk */
    LONGEST_SLEEP = 3600 * 1000,
    TRY_EVERY = 2000,   /* milliseconds between tries of a store that fails */
    CODE_POLICY = 1008, /* of RFC 6455: the server does not want it */
};

struct desk {
    struct hall *hall;
    struct keep *keep;
    struct push *push; /* or NULL */
    struct workers *workers;
    struct crowd *crowd;
    const struct log *log;
    struct tally *tally;
    struct event *wake, *stored, *thought, *refused;
    int64_t now; /* of the last input: time never goes back */
    int64_t wakes;
    int64_t given[TICKETS]; /* when, by ticket */
    uint64_t first, last;   /* tickets under way: first <= ticket < last */
    bool failing;
    int64_t tried;          /* when the store was, because it fails */
    char (*again)[HALL_ID]; /* tables that could not be read and are asked for again */
    size_t agains;
};

static int64_t real_time(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* --- what the hall says ------------------------------------------------------------- */

static void store(struct desk *desk, const struct hall_output *out)
{
    if (desk->first == desk->last)
        desk->first = out->ticket;
    desk->last = out->ticket + 1;
    desk->given[out->ticket % TICKETS] = crowd_clock();
    keep_store(desk->keep, out->ticket, out->rows, out->count);
}

static void hand_on(struct desk *desk, const struct hall_output *out, enum job_kind kind)
{
    struct job job = {.kind = kind,
                      .table = (char *)(uintptr_t)out->table,
                      .number = out->number,
                      .ticket = out->ticket,
                      .begun = crowd_clock(),
                      .seat = out->seat,
                      .extra =
                          (char *)(uintptr_t)(kind == JOB_THINK ? out->spec : out->hash)};
    job.text = memory_text(out->bytes, out->length);
    workers_give(desk->workers, &job);
    free(job.text);
}

static void close_peer(struct desk *desk, const struct hall_output *out)
{
    char *why = memory_text(out->bytes != NULL ? out->bytes : "", out->length);
    crowd_close(desk->crowd, out->peer, CODE_POLICY, why);
    free(why);
}

static void carry_out(struct desk *desk, const struct hall_output *out)
{
    switch (out->action) {
    case HALL_SEND:
        crowd_send(desk->crowd, out->peer, out->bytes, out->length);
        break;
    case HALL_CLOSE:
        close_peer(desk, out);
        break;
    case HALL_STORE:
        store(desk, out);
        break;
    case HALL_LOAD:
        keep_load(desk->keep, out->table);
        break;
    case HALL_THINK:
        hand_on(desk, out, JOB_THINK);
        break;
    case HALL_HASH:
        hand_on(desk, out, out->hash != NULL ? JOB_CHECK : JOB_HASH);
        break;
    case HALL_PUSH:
        if (desk->push != NULL && !push_give(desk->push, out))
            log_write(desk->log, LOG_DEBUG, "note lost", log_text("table", out->table));
        break;
    }
}

static void set_alarm(struct desk *desk)
{
    int64_t wakes = hall_wakes(desk->hall);
    if (wakes == desk->wakes)
        return;
    desk->wakes = wakes;
    if (wakes == INT64_MAX) {
        event_del(desk->wake);
        return;
    }
    int64_t wait = wakes - real_time();
    wait = wait < 0 ? 0 : wait > LONGEST_SLEEP ? LONGEST_SLEEP : wait;
    struct timeval time = {(time_t)(wait / 1000), (suseconds_t)(wait % 1000) * 1000};
    event_add(desk->wake, &time);
}

static void give(struct desk *desk, struct hall_input *input)
{
    const struct hall_output *outputs = NULL;
    int64_t now = real_time();
    desk->now = now > desk->now ? now : desk->now;
    input->now = desk->now;
    size_t count = hall_step(desk->hall, input, &outputs);
    for (size_t i = 0; i < count; i++)
        carry_out(desk, &outputs[i]);
    set_alarm(desk);
}

/* --- what it is told ---------------------------------------------------------------- */

void desk_heard(struct desk *desk, uint32_t peer, const char *message, size_t length)
{
    struct hall_input input = {
        .event = HALL_HEARD, .peer = peer, .bytes = message, .length = length};
    give(desk, &input);
}

void desk_opened(struct desk *desk, uint32_t peer, const struct address *from,
                 bool trusted)
{
    char words[ADDRESS_TEXT] = "";
    struct address home = *from;
    address_to_home(&home);
    address_write(&home, words);
    struct hall_input input = {
        .event = HALL_OPENED, .peer = peer, .address = words, .trusted = trusted};
    give(desk, &input);
}

void desk_closed(struct desk *desk, uint32_t peer)
{
    struct hall_input input = {.event = HALL_CLOSED, .peer = peer};
    give(desk, &input);
}

void desk_stop(struct desk *desk)
{
    struct hall_input input = {.event = HALL_STOP};
    give(desk, &input);
}

/* The clock may have been set back, or the hall be asleep for longer than we are. */
static void on_wake(evutil_socket_t handle, short what, void *context)
{
    struct desk *desk = context;
    struct hall_input input = {.event = HALL_TICK};
    (void)handle;
    (void)what;
    desk->wakes = -1;
    give(desk, &input);
}

static void recover(struct desk *desk)
{
    if (desk->failing)
        log_write(desk->log, LOG_INFO, "store works again",
                  log_number("failures", (long long)desk->tally->store_failures));
    desk->failing = false;
}

static void tell_stored(struct desk *desk, uint64_t ticket)
{
    struct hall_input input = {.event = HALL_STORED, .ticket = ticket};
    int64_t now = crowd_clock();
    for (; desk->first < desk->last && desk->first <= ticket; desk->first++)
        tally_time(&desk->tally->store,
                   (double)(now - desk->given[desk->first % TICKETS]));
    recover(desk);
    give(desk, &input);
}

/* A table that cannot be read now is asked for again in a second. */
static void note_again(struct desk *desk, const char *table)
{
    desk->again = memory_resize(desk->again, desk->agains + 1, sizeof *desk->again);
    struct text out = text_init(desk->again[desk->agains++], HALL_ID);
    text_put(&out, table);
}

/* Nobody may have anything to store for long, so a store that failed is tried. */
static void try_store(struct desk *desk)
{
    int64_t now = crowd_clock();
    if (!desk->failing || desk->first != desk->last || now - desk->tried < TRY_EVERY)
        return;
    desk->tried = now;
    keep_try(desk->keep, desk->last > 0 ? desk->last - 1 : 0);
}

void desk_second(struct desk *desk)
{
    try_store(desk);
    for (size_t i = 0; i < desk->agains; i++)
        keep_load(desk->keep, desk->again[i]);
    desk->agains = 0;
}

/* The others before it were stored, or have failed and been told. */
static void tell_failed(struct desk *desk, const struct keep_report *report)
{
    struct hall_input input = {.event = HALL_FAILED,
                               .ticket = report->ticket,
                               .bytes = report->why,
                               .length = strlen(report->why)};
    if (!desk->failing)
        log_write(desk->log, LOG_ERROR, "store failed", log_text("why", report->why));
    desk->failing = true;
    desk->tally->store_failures++;
    if (report->table != NULL) {
        note_again(desk, report->table);
        return;
    }
    if (desk->first <= report->ticket)
        desk->first = report->ticket + 1;
    give(desk, &input);
}

static void tell_loaded(struct desk *desk, const struct keep_report *report)
{
    struct hall_input input = {.event = HALL_LOADED,
                               .table = report->table,
                               .rows = report->rows,
                               .count = report->count};
    give(desk, &input);
}

static void on_stored(evutil_socket_t handle, short what, void *context)
{
    struct desk *desk = context;
    struct keep_report report;
    (void)handle;
    (void)what;
    while (keep_next(desk->keep, &report)) {
        if (report.kind == KEEP_STORED)
            tell_stored(desk, report.ticket);
        else if (report.kind == KEEP_FAILED)
            tell_failed(desk, &report);
        else
            tell_loaded(desk, &report);
    }
}

static void tell_thought(struct desk *desk, const struct job *job)
{
    struct hall_input input = {.event = HALL_THOUGHT,
                               .table = job->table,
                               .number = job->number,
                               .bytes = job->out != NULL ? job->out : "",
                               .length = job->out != NULL ? strlen(job->out) : 0};
    tally_time(&desk->tally->think, (double)(crowd_clock() - job->begun));
    if (!job->good)
        log_write(desk->log, LOG_WARN, "no move was found", log_text("table", job->table),
                  log_text("player", job->extra));
    give(desk, &input);
}

static void tell_hashed(struct desk *desk, const struct job *job)
{
    struct hall_input input = {.event = HALL_HASHED,
                               .ticket = job->ticket,
                               .good = job->good,
                               .bytes = job->out != NULL ? job->out : "",
                               .length = job->out != NULL ? strlen(job->out) : 0};
    give(desk, &input);
}

static void on_thought(evutil_socket_t handle, short what, void *context)
{
    struct desk *desk = context;
    (void)handle;
    (void)what;
    for (struct job *job; (job = workers_next(desk->workers)) != NULL; job_free(job)) {
        if (job->kind == JOB_THINK)
            tell_thought(desk, job);
        else
            tell_hashed(desk, job);
    }
}

static void on_refused(evutil_socket_t handle, short what, void *context)
{
    struct desk *desk = context;
    struct hall_input input;
    (void)handle;
    (void)what;
    while (push_next(desk->push, &input))
        give(desk, &input);
}

static void take_row(void *context, const struct hall_row *row)
{
    struct hall_input input = {.event = HALL_KNOWN, .rows = row, .count = 1};
    give(context, &input);
}

/* --- making one --------------------------------------------------------------------- */

static struct hall *make_hall(const struct config *config,
                              const struct game *const *games, const struct push *push)
{
    struct hall_plan plan;
    hall_plan_usual(&plan, games);
    if (push != NULL)
        plan.push = push_public(push);
    plan.title = config->title;
    plan.names = config->names;
    plan.most_tables = config->tables;
    plan.tables_an_address = config->tables_an_address;
    plan.chat_letters = config->chat_letters;
    plan.requests_a_second = config->requests_a_second;
    randombytes_buf(plan.key, sizeof plan.key);
    struct hall *hall = hall_new(&plan);
    sodium_memzero(plan.key, sizeof plan.key);
    return hall;
}

static int count_workers(const struct config *config)
{
    int cores = crew_cores();
    if (config->workers > 0)
        return config->workers;
    return cores > 2 ? cores - 1 : 1;
}

static void make_events(struct desk *desk, struct event_base *base)
{
    short always = EV_READ | EV_PERSIST;
    desk->wake = event_new(base, -1, 0, on_wake, desk);
    desk->stored = event_new(base, keep_handle(desk->keep), always, on_stored, desk);
    desk->thought =
        event_new(base, workers_handle(desk->workers), always, on_thought, desk);
    event_add(desk->stored, NULL);
    event_add(desk->thought, NULL);
    if (desk->push == NULL)
        return;
    desk->refused = event_new(base, push_handle(desk->push), always, on_refused, desk);
    event_add(desk->refused, NULL);
}

struct desk *desk_new(struct event_base *base, const struct config *config,
                      const struct game *const *games, struct keep *keep,
                      struct push *push, const struct log *log, struct tally *tally,
                      struct error *error)
{
    struct workers *workers = workers_new(count_workers(config), games);
    if (workers == NULL) {
        error_set(error, "no thread can be started for computer players");
        return NULL;
    }
    struct desk *desk = memory_new(1, sizeof *desk);
    *desk = (struct desk){.hall = make_hall(config, games, push),
                          .keep = keep,
                          .push = push,
                          .workers = workers,
                          .log = log,
                          .tally = tally,
                          .wakes = -1};
    make_events(desk, base);
    if (keep_each(keep, take_row, desk, error))
        return desk;
    desk_free(desk);
    return NULL;
}

void desk_free(struct desk *desk)
{
    event_free(desk->wake);
    event_free(desk->stored);
    event_free(desk->thought);
    if (desk->refused != NULL)
        event_free(desk->refused);
    workers_free(desk->workers);
    hall_free(desk->hall);
    free(desk->again);
    free(desk);
}

void desk_use_crowd(struct desk *desk, struct crowd *crowd)
{
    desk->crowd = crowd;
}

/* --- watching ----------------------------------------------------------------------- */

size_t desk_waiting(const struct desk *desk)
{
    return (size_t)(desk->last - desk->first);
}

bool desk_is_sound(const struct desk *desk)
{
    return !desk->failing &&
           (desk->first == desk->last ||
            crowd_clock() - desk->given[desk->first % TICKETS] < LONG_STORE);
}

void desk_write_metrics(const struct desk *desk, struct buffer *out)
{
    struct hall_count count = {0};
    hall_measure(desk->hall, &count);
    const struct {
        const char *name, *type, *help;
        uint64_t value;
    } all[] = {
        {"peers", "gauge", "Connections that the hall knows.", count.peers},
        {"tables_awake", "gauge", "Tables in memory.", count.tables_awake},
        {"tables_asleep", "gauge", "Open tables nobody looks at.", count.tables_asleep},
        {"games_on", "gauge", "Games being played.", count.games_on},
        {"batches_waiting", "gauge", "Batches being stored.", count.waiting},
        {"requests_total", "counter", "Requests of clients.", count.requests},
        {"requests_refused_total", "counter", "Requests that were refused.",
         count.refused},
        {"moves_total", "counter", "Moves made.", count.moves},
        {"events_total", "counter", "Events of tables.", count.events},
        {"thoughts_total", "counter", "Moves of computer players.", count.thoughts},
        {"thinking_queue", "gauge", "Computer players that wait for a thread.",
         workers_waiting(desk->workers)},
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        tally_put(out, all[i].name, all[i].type, all[i].help, (double)all[i].value);
}
