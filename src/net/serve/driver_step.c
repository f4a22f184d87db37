/* driver_step.c: one step of the server, and carrying out what it says. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/memory.h"
#include "net/serve/driver_internal.h"

enum {
    LONGEST_SLEEP = 3600 * 1000,
    CODE_POLICY = 1008, /* of RFC 6455: the server does not want it */
};

static int64_t real_time(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void store(struct desk *desk, const struct server_output *out)
{
    if (desk->first == desk->last)
        desk->first = out->ticket;
    desk->last = out->ticket + 1;
    desk->given[out->ticket % TICKETS] = crowd_clock();
    keep_store(desk->keep, out->ticket, out->rows, out->count);
}

static void hand_on(struct desk *desk, const struct server_output *out, enum job_kind kind)
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

static void close_peer(struct desk *desk, const struct server_output *out)
{
    char *why = memory_text(out->bytes != NULL ? out->bytes : "", out->length);
    crowd_close(desk->crowd, out->peer, CODE_POLICY, why);
    free(why);
}

static void carry_out(struct desk *desk, const struct server_output *out)
{
    switch (out->action) {
    case SERVER_SEND:
        crowd_send(desk->crowd, out->peer, out->bytes, out->length);
        break;
    case SERVER_CLOSE:
        close_peer(desk, out);
        break;
    case SERVER_STORE:
        store(desk, out);
        break;
    case SERVER_LOAD:
        keep_load(desk->keep, out->table);
        break;
    case SERVER_THINK:
        hand_on(desk, out, JOB_THINK);
        break;
    case SERVER_HASH:
        hand_on(desk, out, out->hash != NULL ? JOB_CHECK : JOB_HASH);
        break;
    case SERVER_PUSH:
        if (desk->push != NULL && !push_give(desk->push, out))
            log_write(desk->log, LOG_DEBUG, "note lost", log_text("table", out->table));
        break;
    }
}

static void set_alarm(struct desk *desk)
{
    int64_t wakes = server_wakes(desk->server);
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

void desk_give(struct desk *desk, struct server_input *input)
{
    const struct server_output *outputs = NULL;
    int64_t now = real_time();
    desk->now = now > desk->now ? now : desk->now;
    input->now = desk->now;
    size_t count = server_step(desk->server, input, &outputs);
    for (size_t i = 0; i < count; i++)
        carry_out(desk, &outputs[i]);
    set_alarm(desk);
}
