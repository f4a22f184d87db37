/* driver_step.c: one step of the server core, and carrying out its outputs. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/memory.h"
#include "net/serve/driver_internal.h"

enum {
    LONGEST_SLEEP = 3600 * 1000,
    CODE_POLICY = 1008, /* RFC 6455: policy violation */
};

static int64_t real_time(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void store(struct driver *driver, const struct server_output *out)
{
    if (driver->first == driver->last)
        driver->first = out->ticket;
    driver->last = out->ticket + 1;
    driver->submitted[out->ticket % TICKETS] = connections_clock();
    database_store(driver->database, out->ticket, out->rows, out->count);
}

static void submit_job(struct driver *driver, const struct server_output *out,
                       enum job_kind kind)
{
    struct job job = {.kind = kind,
                      .table = (char *)(uintptr_t)out->table,
                      .number = out->number,
                      .ticket = out->ticket,
                      .begun = connections_clock(),
                      .seat = out->seat,
                      .extra =
                          (char *)(uintptr_t)(kind == JOB_THINK ? out->spec : out->hash)};
    job.text = memory_text(out->bytes, out->length);
    workers_submit(driver->workers, &job);
    free(job.text);
}

static void close_peer(struct driver *driver, const struct server_output *out)
{
    char *why = memory_text(out->bytes != NULL ? out->bytes : "", out->length);
    connections_close(driver->connections, out->peer, CODE_POLICY, why);
    free(why);
}

static void carry_out(struct driver *driver, const struct server_output *out)
{
    switch (out->action) {
    case SERVER_SEND:
        connections_send(driver->connections, out->peer, out->bytes, out->length);
        break;
    case SERVER_CLOSE:
        close_peer(driver, out);
        break;
    case SERVER_STORE:
        store(driver, out);
        break;
    case SERVER_LOAD:
        database_load(driver->database, out->table);
        break;
    case SERVER_THINK:
        submit_job(driver, out, JOB_THINK);
        break;
    case SERVER_HASH:
        submit_job(driver, out, out->hash != NULL ? JOB_CHECK : JOB_HASH);
        break;
    case SERVER_PUSH:
        if (driver->push != NULL && !push_send(driver->push, out))
            log_write(driver->log, LOG_DEBUG, "note lost", log_text("table", out->table));
        break;
    }
}

static void set_timer(struct driver *driver)
{
    int64_t next = server_next_tick(driver->server);
    if (next == driver->next_tick)
        return;
    driver->next_tick = next;
    if (next == INT64_MAX) {
        event_del(driver->tick);
        return;
    }
    int64_t wait = next - real_time();
    wait = wait < 0 ? 0 : wait > LONGEST_SLEEP ? LONGEST_SLEEP : wait;
    struct timeval time = {(time_t)(wait / 1000), (suseconds_t)(wait % 1000) * 1000};
    event_add(driver->tick, &time);
}

void driver_step(struct driver *driver, struct server_input *input)
{
    const struct server_output *outputs = NULL;
    int64_t now = real_time();
    driver->now = now > driver->now ? now : driver->now;
    input->now = driver->now;
    size_t count = server_step(driver->server, input, &outputs);
    for (size_t i = 0; i < count; i++)
        carry_out(driver, &outputs[i]);
    set_timer(driver);
}
