/* faults.c: cut connections, a full disk, crashes, a machine that was suspended, people
 * who never come back. */
#include <stdlib.h>
#include <string.h>

#include "tests/server/simulator/internal.h"

static void cut_some_line(struct sim *sim)
{
    if (sim->conns == 0)
        return;
    uint32_t last = sim->conns > 12 ? 12 : (uint32_t)sim->conns;
    int index = sim->conns - 1 - (int)sim_below(sim, last);
    if (sim->conn[index].at_client)
        network_cut(sim, index, sim_chance(sim, 3));
}

void faults_stop_server(struct sim *sim)
{
    network_cut_all(sim);
    disk_crash(sim);
    server_free(sim->server);
    sim->server = NULL;
    sim->incarnation++;
    if (sim->gap_count < GAPS)
        sim->gap[sim->gap_count].from = sim->now;
}

static void crash(struct sim *sim)
{
    if (sim->server == NULL)
        return;
    sim_note(sim, "the server dies");
    sim->report->crashes++;
    faults_stop_server(sim);
    due_add(sim, DUE_RESTART, sim->now + 100 + sim_below(sim, 20000));
}

int64_t sim_down_since(const struct sim *sim, int64_t since)
{
    int64_t sum = 0;
    for (int i = 0; i < sim->gap_count; i++) {
        int64_t from = sim->gap[i].from > since ? sim->gap[i].from : since;
        sum += sim->gap[i].until > from ? sim->gap[i].until - from : 0;
    }
    return sum;
}

/* If a server never stored its uptime, nobody knows that it has stopped. */
static void note_down(struct sim *sim)
{
    if (sim->gap_count < GAPS && names_has(sim, SERVER_UPTIME, "server"))
        sim->gap[sim->gap_count++].until = sim->now;
}

static void stop(struct sim *sim)
{
    if (sim->server == NULL)
        return;
    sim_note(sim, "the server is told to stop");
    sim_step(sim, (struct server_input){.event = SERVER_STOP});
    sim->stopping = true;
}

void faults_start_server(struct sim *sim)
{
    sim_note(sim, "the server starts");
    sim->plan.key[0] = (unsigned char)sim_below(sim, 256);
    sim->plan.key[1] = (unsigned char)++sim->incarnation;
    sim->server = server_new(&sim->plan);
    sim->stopping = false;
    sim->began = sim->now;
    note_down(sim);
    disk_restore(sim);
}

static void desert(struct sim *sim)
{
    int index = (int)sim_below(sim, (uint32_t)sim->people);
    struct person *person = &sim->person[index];
    sim_note(sim, "person %d never comes back", index);
    person->gone = true;
}

static void oversleep(struct sim *sim)
{
    static const int64_t longest[] = {MINUTE, HOUR, 3 * DAY};
    sim->now += sim_below(sim, (uint32_t)longest[sim_below(sim, 3)]);
    sim_note(sim, "the machine was asleep");
}

void faults_next(struct sim *sim)
{
    if (sim->faultless)
        return;
    uint32_t mood = sim_below(sim, 100);
    if (sim->stopping)
        crash(sim);
    else if (mood < 50)
        cut_some_line(sim);
    else if (mood < 62)
        sim->disk.full = !sim->disk.full && sim_chance(sim, 2);
    else if (mood < 74)
        crash(sim);
    else if (mood < 77)
        stop(sim);
    else if (mood < 80)
        oversleep(sim);
    else if (mood < 83)
        desert(sim);
    if (sim->disk.full)
        sim_note(sim, "the disk is full");
    due_add(sim, DUE_FAULT, sim->now + 200 + sim_below(sim, 12000));
}
