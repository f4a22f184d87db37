/* driver_input.c: inputs for the server: time, and what became of what it wanted stored,
 * thought about or sent. */
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "net/serve/driver_internal.h"

enum { TRY_EVERY = 2000 /* milliseconds between tries of a store that fails */ };

/* The clock may have been set back, or the server be asleep for longer than we are. */
void desk_on_wake(evutil_socket_t handle, short what, void *context)
{
    struct desk *desk = context;
    struct server_input input = {.event = SERVER_TICK};
    (void)handle;
    (void)what;
    desk->wakes = -1;
    desk_give(desk, &input);
}

static void recover(struct desk *desk)
{
    if (desk->lamented)
        log_write(desk->log, LOG_INFO, "store works again",
                  log_number("failures", (long long)desk->tally->store_failures));
    desk->failing = desk->lamented = false;
}

static void tell_stored(struct desk *desk, uint64_t ticket)
{
    struct server_input input = {.event = SERVER_STORED, .ticket = ticket};
    int64_t now = crowd_clock();
    for (; desk->first < desk->last && desk->first <= ticket; desk->first++)
        tally_time(&desk->tally->store,
                   (double)(now - desk->given[desk->first % TICKETS]));
    recover(desk);
    desk_give(desk, &input);
}

/* A table that cannot be read now is asked for again in a second. */
static void note_again(struct desk *desk, const char *table)
{
    desk->again = memory_resize(desk->again, desk->agains + 1, sizeof *desk->again);
    struct text out = text_init(desk->again[desk->agains++], SERVER_ID);
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

/* A disk that now works and now does not gets a line in a minute, not one each time. */
static void lament(struct desk *desk, const char *why)
{
    long long held;
    if (desk->lamented || !log_may(&desk->laments, crowd_clock(), 1, &held))
        return;
    log_write(desk->log, LOG_ERROR, "store failed", log_text("why", why), log_held(held));
    desk->lamented = true;
}

/* The others before it were stored, or have failed and been told. */
static void tell_failed(struct desk *desk, const struct keep_report *report)
{
    struct server_input input = {.event = SERVER_FAILED,
                               .ticket = report->ticket,
                               .bytes = report->why,
                               .length = strlen(report->why)};
    lament(desk, report->why);
    desk->failing = true;
    desk->tally->store_failures++;
    if (report->table != NULL) {
        note_again(desk, report->table);
        return;
    }
    if (desk->first <= report->ticket)
        desk->first = report->ticket + 1;
    desk_give(desk, &input);
}

static void tell_loaded(struct desk *desk, const struct keep_report *report)
{
    struct server_input input = {.event = SERVER_LOADED,
                               .table = report->table,
                               .rows = report->rows,
                               .count = report->count};
    desk_give(desk, &input);
}

void desk_on_stored(evutil_socket_t handle, short what, void *context)
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
    struct server_input input = {.event = SERVER_THOUGHT,
                               .table = job->table,
                               .number = job->number,
                               .bytes = job->out != NULL ? job->out : "",
                               .length = job->out != NULL ? strlen(job->out) : 0};
    tally_time(&desk->tally->think, (double)(crowd_clock() - job->begun));
    if (!job->good)
        log_write(desk->log, LOG_WARN, "no move was found", log_text("table", job->table),
                  log_text("player", job->extra));
    desk_give(desk, &input);
}

static void tell_hashed(struct desk *desk, const struct job *job)
{
    struct server_input input = {.event = SERVER_HASHED,
                               .ticket = job->ticket,
                               .good = job->good,
                               .bytes = job->out != NULL ? job->out : "",
                               .length = job->out != NULL ? strlen(job->out) : 0};
    desk_give(desk, &input);
}

void desk_on_thought(evutil_socket_t handle, short what, void *context)
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

void desk_on_refused(evutil_socket_t handle, short what, void *context)
{
    struct desk *desk = context;
    struct server_input input;
    (void)handle;
    (void)what;
    while (push_next(desk->push, &input))
        desk_give(desk, &input);
}
