/* driver_input.c: inputs for the server core: timers and the results of storing, thinking
 * and pushing. */
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "net/serve/driver_internal.h"

enum { TRY_EVERY = 2000 /* milliseconds between retries of a failing database */ };

/* Re-arms the timer in any case: the clock may have been set back, or the core may sleep
 * longer than the timer allows. */
void driver_on_tick(evutil_socket_t handle, short what, void *context)
{
    struct driver *driver = context;
    struct server_input input = {.event = SERVER_TICK};
    (void)handle;
    (void)what;
    driver->next_tick = -1;
    driver_step(driver, &input);
}

static void recover(struct driver *driver)
{
    if (driver->failure_logged)
        log_write(driver->log, LOG_INFO, "store works again",
                  log_number("failures", (long long)driver->metrics->store_failures));
    driver->failing = driver->failure_logged = false;
}

static void report_stored(struct driver *driver, uint64_t ticket)
{
    struct server_input input = {.event = SERVER_STORED, .ticket = ticket};
    int64_t now = connections_clock();
    for (; driver->first < driver->last && driver->first <= ticket; driver->first++)
        metrics_time(&driver->metrics->store,
                     (double)(now - driver->submitted[driver->first % TICKETS]));
    recover(driver);
    driver_step(driver, &input);
}

/* Schedules another attempt to load a table, within a second. */
static void retry_load(struct driver *driver, const char *table)
{
    driver->retries =
        memory_resize(driver->retries, driver->retry_count + 1, sizeof *driver->retries);
    text_copy(driver->retries[driver->retry_count++], SERVER_ID, table);
}

/* There may be nothing to store for a while, so a failed database is probed. */
static void try_store(struct driver *driver)
{
    int64_t now = connections_clock();
    if (!driver->failing || driver->first != driver->last ||
        now - driver->probed < TRY_EVERY)
        return;
    driver->probed = now;
    database_probe(driver->database, driver->last > 0 ? driver->last - 1 : 0);
}

void driver_tick(struct driver *driver)
{
    try_store(driver);
    for (size_t i = 0; i < driver->retry_count; i++)
        database_load(driver->database, driver->retries[i]);
    driver->retry_count = 0;
}

/* At most one line a minute for a disk that fails intermittently. */
static void log_failure(struct driver *driver, const char *why)
{
    long long held;
    if (driver->failure_logged ||
        !log_limit_allows(&driver->failure_limit, connections_clock(), 1, &held))
        return;
    log_write(driver->log, LOG_ERROR, "store failed", log_text("why", why),
              log_held(held));
    driver->failure_logged = true;
}

/* All earlier batches have been stored or reported as failed. */
static void report_failed(struct driver *driver, const struct database_report *report)
{
    struct server_input input = {.event = SERVER_FAILED,
                                 .ticket = report->ticket,
                                 .bytes = report->why,
                                 .length = strlen(report->why)};
    log_failure(driver, report->why);
    driver->failing = true;
    driver->metrics->store_failures++;
    if (report->table != NULL) {
        retry_load(driver, report->table);
        return;
    }
    if (driver->first <= report->ticket)
        driver->first = report->ticket + 1;
    driver_step(driver, &input);
}

static void report_loaded(struct driver *driver, const struct database_report *report)
{
    struct server_input input = {.event = SERVER_LOADED,
                                 .table = report->table,
                                 .rows = report->rows,
                                 .count = report->count};
    driver_step(driver, &input);
}

void driver_on_stored(evutil_socket_t handle, short what, void *context)
{
    struct driver *driver = context;
    struct database_report report;
    (void)handle;
    (void)what;
    while (database_next(driver->database, &report)) {
        if (report.kind == DATABASE_STORED)
            report_stored(driver, report.ticket);
        else if (report.kind == DATABASE_FAILED)
            report_failed(driver, &report);
        else
            report_loaded(driver, &report);
    }
}

static void report_move(struct driver *driver, const struct job *job)
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
    driver_step(driver, &input);
}

static void report_hash(struct driver *driver, const struct job *job)
{
    struct server_input input = {.event = SERVER_HASHED,
                                 .ticket = job->ticket,
                                 .good = job->good,
                                 .bytes = job->out != NULL ? job->out : "",
                                 .length = job->out != NULL ? strlen(job->out) : 0};
    driver_step(driver, &input);
}

void driver_on_thought(evutil_socket_t handle, short what, void *context)
{
    struct driver *driver = context;
    (void)handle;
    (void)what;
    for (struct job *job; (job = workers_next(driver->workers)) != NULL;
         workers_job_free(job)) {
        if (job->kind == JOB_THINK)
            report_move(driver, job);
        else
            report_hash(driver, job);
    }
}

void driver_on_unsubscribed(evutil_socket_t handle, short what, void *context)
{
    struct driver *driver = context;
    struct server_input input;
    (void)handle;
    (void)what;
    while (push_next(driver->push, &input))
        driver_step(driver, &input);
}
