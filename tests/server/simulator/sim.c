/* sim.c: one run: time advances from one scheduled item to the next, and the server gets
 * its ticks. First everything goes wrong; then nothing does, and all games must finish;
 * then everybody leaves, and all tables must close. */
#include "tests/server/simulator/sim.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "core/memory.h"
#include "games/games.h"
#include "tests/server/simulator/internal.h"

static const int64_t START = INT64_C(1800000000000);
/* Without faults something happens at every table within that time: a silent one is
 * closed after 60 days. */
static const int64_t PATIENCE = 75 * DAY;

enum { MOST_STEPS = 400000, MOST_SPINS = 2000 };

uint32_t sim_below(struct sim *sim, uint32_t bound)
{
    return rng_below(&sim->rng, bound > 0 ? bound : 1);
}

bool sim_chance(struct sim *sim, uint32_t times)
{
    return rng_below(&sim->rng, times) == 0;
}

/* --- the log ------------------------------------------------------------------------ */

void sim_note(struct sim *sim, const char *format, ...)
{
    char *line = sim->log[sim->logged++ % LOG];
    va_list arguments;
    int at = snprintf(line, LOG_LINE, "%9.3f ", (double)(sim->now - START) / 1000);
    va_start(arguments, format);
    vsnprintf(line + at, LOG_LINE - (size_t)at, format, arguments);
    va_end(arguments);
    sim->report->mark = hash_bytes(line, strlen(line), sim->report->mark);
    if (sim->loud)
        printf("%s\n", line);
}

void sim_fail(struct sim *sim, const char *format, ...)
{
    va_list arguments;
    if (sim->report->failed)
        return;
    sim->report->failed = true;
    va_start(arguments, format);
    vsnprintf(sim->report->wrong, sizeof sim->report->wrong, format, arguments);
    va_end(arguments);
    sim_note(sim, "BROKEN: %s", sim->report->wrong);
}

static void copy_log(struct sim *sim)
{
    struct buffer out;
    uint64_t first = sim->logged > LOG ? sim->logged - LOG : 0;
    buffer_init(&out);
    for (uint64_t i = first; i < sim->logged && sim->report->failed; i++)
        buffer_format(&out, "  %s\n", sim->log[i % LOG]);
    sim->report->log = out.data;
}

/* --- steps of the server ------------------------------------------------------------ */

static void carry_out(struct sim *sim, const struct server_output *out)
{
    switch (out->action) {
    case SERVER_SEND:
        network_deliver(sim, out);
        break;
    case SERVER_CLOSE:
        network_close(sim, out->peer);
        break;
    case SERVER_STORE:
        disk_store(sim, out);
        break;
    case SERVER_LOAD:
        disk_load(sim, out->table);
        break;
    case SERVER_THINK:
        players_asked(sim, out);
        break;
    case SERVER_HASH:
        hash_asked(sim, out);
        break;
    case SERVER_PUSH:
        break;
    }
}

void sim_step(struct sim *sim, struct server_input input)
{
    const struct server_output *list;
    if (sim->report->failed)
        return;
    input.now = sim->now;
    sim->report->steps++;
    size_t count = server_step(sim->server, &input, &list);
    for (size_t i = 0; i < count && !sim->report->failed; i++)
        carry_out(sim, &list[i]);
    check_followers(sim);
    pairing_check(sim);
    check_banned(sim);
}

/* --- scheduled items ---------------------------------------------------------------- */

static void client_side(struct sim *sim, const struct due *due)
{
    struct conn *conn = &sim->conn[due->index];
    if (!conn->at_client)
        return;
    if (due->kind == DUE_BROKEN) {
        conn->at_client = false;
        tab_lost(sim, conn->tab);
    } else if (conn->cut > sim->now) {
        if (due->text == NULL)
            tab_opened(sim, conn->tab);
        else
            tab_received(sim, conn->tab, due->text);
    }
}

/* Items of an earlier server have no meaning for the next one. */
static void server_side(struct sim *sim, const struct due *due)
{
    if (due->incarnation != sim->incarnation || sim->server == NULL)
        return;
    if (due->kind == DUE_COMMIT)
        disk_commit(sim);
    else if (due->kind == DUE_REPORT)
        disk_report(sim, (uint64_t)due->number);
    else if (due->kind == DUE_LOADED)
        disk_loaded(sim, due->table);
    else if (due->kind == DUE_HASHED)
        hash_answer(sim, (uint64_t)due->number, due->text);
    else
        players_answer(sim, due->table, due->number, due->text);
}

static void happen(struct sim *sim, const struct due *due)
{
    switch (due->kind) {
    case DUE_ACCEPT:
        network_accept(sim, due->index);
        break;
    case DUE_REQUEST:
        network_receive(sim, due->index, due->text);
        break;
    case DUE_LOST:
        network_lost(sim, due->index);
        break;
    case DUE_FRAME:
    case DUE_BROKEN:
        client_side(sim, due);
        break;
    case DUE_TAB:
        if (due->number == sim->tab[due->index].timer)
            tab_wake(sim, due->index);
        break;
    case DUE_FAULT:
        faults_next(sim);
        break;
    case DUE_RESTART:
        faults_start_server(sim);
        break;
    default:
        server_side(sim, due);
    }
}

/* --- time --------------------------------------------------------------------------- */

static void tick(struct sim *sim, int64_t when)
{
    bool late = when <= sim->now;
    sim->now = late ? sim->now : when;
    sim->spins = late ? sim->spins + 1 : 0;
    if (sim->spins > MOST_SPINS)
        sim_fail(sim, "the hall wants to be woken again and again, and does nothing");
    sim_note(sim, "tick");
    sim_step(sim, (struct server_input){.event = SERVER_TICK});
}

/* Handles the next item; false if there is none. */
static bool go_on(struct sim *sim)
{
    struct due due;
    int64_t wakes = sim->server != NULL ? server_next_tick(sim->server) : INT64_MAX;
    int64_t next = sim->dues > 0 ? sim->due[0].at : INT64_MAX;
    if (wakes == INT64_MAX && next == INT64_MAX)
        return false;
    if (wakes < next) {
        tick(sim, wakes);
        return true;
    }
    due_next(sim, &due);
    sim->now = due.at > sim->now ? due.at : sim->now;
    happen(sim, &due);
    free(due.text);
    return true;
}

static bool may_go_on(struct sim *sim)
{
    if (sim->report->steps > MOST_STEPS)
        sim_fail(sim, "no end after %d steps", sim->report->steps);
    return !sim->report->failed;
}

static void end_faults(struct sim *sim)
{
    sim_note(sim, "nothing goes wrong any more");
    sim->faultless = true;
    sim->faultless_since = sim->now;
    sim->disk.full = false;
    if (sim->server == NULL || !sim->stopping)
        return;
    faults_stop_server(sim);
    faults_start_server(sim);
}

static void run(struct sim *sim)
{
    int64_t calm_at = sim->now + 20 * SECOND + sim_below(sim, 240000);
    while (may_go_on(sim) && sim->now < calm_at && !people_done(sim) && go_on(sim))
        ;
    end_faults(sim);
    while (may_go_on(sim) && !people_done(sim)) {
        int64_t last =
            sim->stored_at > sim->faultless_since ? sim->stored_at : sim->faultless_since;
        if (!go_on(sim) || sim->now - last > PATIENCE)
            sim_fail(sim, "people wait for ever, though nothing goes wrong any more");
    }
    sim_note(sim, "everybody leaves");
    sim->deserted = true;
    people_leave(sim);
    while (may_go_on(sim) && go_on(sim))
        ;
    check_end(sim);
}

void sim_run(uint64_t seed, bool loud, struct sim_report *report)
{
    struct sim *sim = memory_new(1, sizeof *sim);
    *report = (struct sim_report){0};
    *sim = (struct sim){
        .seed = seed, .loud = loud, .now = START, .banned = -1, .report = report};
    rng_seed(&sim->rng, seed);
    memset(sim->peer, -1, sizeof sim->peer);
    server_plan_defaults(&sim->plan, games_list());
    sim->plan.limits.requests_per_second = sim_chance(sim, 4) ? 3 : 20;
    sim->plan.max_pending = sim_chance(sim, 4) ? 2 : 1000;
    people_make(sim);
    faults_start_server(sim);
    due_add(sim, DUE_FAULT, sim->now + 3000);
    run(sim);
    report->tables = sim->tables;
    copy_log(sim);
    server_free(sim->server);
    network_free(sim);
    disk_free(sim);
    people_free(sim);
    due_free(sim);
    free(sim);
}
