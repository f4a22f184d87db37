/* driver_input.c: inputs for the server: time, and what became of what it wanted stored,
 * thought about or sent. */
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "net/serve/driver_internal.h"

enum { TRY_EVERY = 2000 /* milliseconds between tries of a store that fails */ };

/* The clock may have been set back, or the server be asleep for longer than we are. */
void driver_on_wake(evutil_socket_t handle, short what, void *context)
{
    struct driver *driver = context;
    struct server_input input = {.event = SERVER_TICK};
    (void)handle;
    (void)what;
    driver->wakes = -1;
    driver_give(driver, &input);
}

static void recover(struct driver *driver)
{
    if (driver->lamented)
        log_write(driver->log, LOG_INFO, "store works again",
                  log_number("failures", (long long)driver->metrics->store_failures));
    driver->failing = driver->lamented = false;
}

static void tell_stored(struct driver *driver, uint64_t ticket)
{
    struct server_input input = {.event = SERVER_STORED, .ticket = ticket};
    int64_t now = connections_clock();
    for (; driver->first < driver->last && driver->first <= ticket; driver->first++)
        metrics_time(&driver->metrics->store,
                     (double)(now - driver->given[driver->first % TICKETS]));
    recover(driver);
    driver_give(driver, &input);
}

/* A table that cannot be read now is asked for again in a second. */
static void note_again(struct driver *driver, const char *table)
{
    driver->again =
        memory_resize(driver->again, driver->agains + 1, sizeof *driver->again);
    struct text out = text_init(driver->again[driver->agains++], SERVER_ID);
    text_put(&out, table);
}

/* Nobody may have anything to store for long, so a store that failed is tried. */
static void try_store(struct driver *driver)
{
    int64_t now = connections_clock();
    if (!driver->failing || driver->first != driver->last ||
        now - driver->tried < TRY_EVERY)
        return;
    driver->tried = now;
    database_try(driver->database, driver->last > 0 ? driver->last - 1 : 0);
}

void driver_second(struct driver *driver)
{
    try_store(driver);
    for (size_t i = 0; i < driver->agains; i++)
        database_load(driver->database, driver->again[i]);
    driver->agains = 0;
}

/* A disk that now works and now does not gets a line in a minute, not one each time. */
static void lament(struct driver *driver, const char *why)
{
    long long held;
    if (driver->lamented || !log_may(&driver->laments, connections_clock(), 1, &held))
        return;
    log_write(driver->log, LOG_ERROR, "store failed", log_text("why", why),
              log_held(held));
    driver->lamented = true;
}

/* The others before it were stored, or have failed and been told. */
static void tell_failed(struct driver *driver, const struct database_report *report)
{
    struct server_input input = {.event = SERVER_FAILED,
                                 .ticket = report->ticket,
                                 .bytes = report->why,
                                 .length = strlen(report->why)};
    lament(driver, report->why);
    driver->failing = true;
    driver->metrics->store_failures++;
    if (report->table != NULL) {
        note_again(driver, report->table);
        return;
    }
    if (driver->first <= report->ticket)
        driver->first = report->ticket + 1;
    driver_give(driver, &input);
}

static void tell_loaded(struct driver *driver, const struct database_report *report)
{
    struct server_input input = {.event = SERVER_LOADED,
                                 .table = report->table,
                                 .rows = report->rows,
                                 .count = report->count};
    driver_give(driver, &input);
}

void driver_on_stored(evutil_socket_t handle, short what, void *context)
{
    struct driver *driver = context;
    struct database_report report;
    (void)handle;
    (void)what;
    while (database_next(driver->database, &report)) {
        if (report.kind == DATABASE_STORED)
            tell_stored(driver, report.ticket);
        else if (report.kind == DATABASE_FAILED)
            tell_failed(driver, &report);
        else
            tell_loaded(driver, &report);
    }
}

static void tell_thought(struct driver *driver, const struct job *job)
{
    struct server_input input = {.event = SERVER_THOUGHT,
                                 .table = job->table,
                                 .number = job->number,
                                 .bytes = job->out != NULL ? job->out : "",
                                 .length = job->out != NULL ? strlen(job->out) : 0};
    metrics_time(&driver->metrics->think, (double)(connections_clock() - job->begun));
    if (!job->good)
        log_write(driver->log, LOG_WARN, "no move was found",
                  log_text("table", job->table), log_text("player", job->extra));
    driver_give(driver, &input);
}

static void tell_hashed(struct driver *driver, const struct job *job)
{
    struct server_input input = {.event = SERVER_HASHED,
                                 .ticket = job->ticket,
                                 .good = job->good,
                                 .bytes = job->out != NULL ? job->out : "",
                                 .length = job->out != NULL ? strlen(job->out) : 0};
    driver_give(driver, &input);
}

void driver_on_thought(evutil_socket_t handle, short what, void *context)
{
    struct driver *driver = context;
    (void)handle;
    (void)what;
    for (struct job *job; (job = workers_next(driver->workers)) != NULL;
         workers_job_free(job)) {
        if (job->kind == JOB_THINK)
            tell_thought(driver, job);
        else
            tell_hashed(driver, job);
    }
}

void driver_on_refused(evutil_socket_t handle, short what, void *context)
{
    struct driver *driver = context;
    struct server_input input;
    (void)handle;
    (void)what;
    while (push_next(driver->push, &input))
        driver_give(driver, &input);
}
