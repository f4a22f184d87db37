/* loader.c: puts load on a server and prints measurements.
 *
 *     loader PORT PROCESS IDLE GAMES RATE SECONDS BURST BURST-SECONDS
 *
 * PROCESS is the server's process id, to measure its memory and CPU time. */
#include "loader.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/text.h"
#include "core/memory.h"

struct plan {
    int port, process, idle, games, rate, seconds, burst, burst_seconds;
};

static void die(const char *words)
{
    fprintf(stderr, "loader: %s\n", words);
    exit(1);
}

/* In small groups, as many as a server accepts at once. */
static void connect_some(struct load *load, int from, int count)
{
    for (int i = from; i < from + count; i++) {
        if (!wire_connect(load, &load->peers[i]))
            die("the server accepts no more connections");
        if (i % 50 == 49)
            wire_turn(load, 0.002);
    }
    double until = clock_seconds() + 30;
    for (int i = from; i < from + count && clock_seconds() < until;) {
        if (load->peers[i].stage == PEER_SHAKING)
            wire_turn(load, 0.01);
        else
            i++;
    }
}

static void wait_for(struct load *load, double seconds)
{
    double until = clock_seconds() + seconds;
    while (clock_seconds() < until)
        wire_turn(load, 0.01);
}

static void begin_games(struct load *load)
{
    int begun = 0;
    double until = clock_seconds() + 60;
    while (load->on + load->over < load->game_count && clock_seconds() < until) {
        if (begun < load->game_count && begun < load->on + load->over + 50)
            games_begin(load, &load->games[begun++]);
        wire_turn(load, begun < load->game_count ? 0.001 : 0.01);
    }
    if (load->on + load->over < load->game_count)
        die("not all games could be started");
}

/* Open loop: moves are sent on schedule, whether earlier ones have been answered or
 * not. */
static void play(struct load *load, int rate, int seconds)
{
    double start = clock_seconds();
    int next = 0;
    size_t due = 0, most = (size_t)rate * (size_t)seconds;
    while (load->sent < most && clock_seconds() < start + seconds + 1) {
        due = (size_t)((clock_seconds() - start) * rate);
        for (int tries = 0;
             load->sent < due && load->sent < most && tries < load->game_count; tries++) {
            games_move(load, &load->games[next]);
            next = (next + 1) % load->game_count;
        }
        wire_turn(load, 0.001);
    }
}

static void measure(struct load *load, const struct plan *plan, const char *title,
                    int rate, int seconds)
{
    double cpu = figures_cpu(plan->process), start = clock_seconds();
    play(load, rate, seconds);
    double took = clock_seconds() - start, work = figures_cpu(plan->process) - cpu;
    wait_for(load, 5);
    figures_report(load, title, took);
    printf("    server: %.0f %% of a core, %ld MB; games on %d, over %d; connections "
           "lost %d\n",
           100 * work / took, figures_memory(plan->process) / 1024, load->on, load->over,
           load->gone);
    fflush(stdout);
}

static void seat_players(struct load *load, int idle)
{
    for (int i = 0; i < load->game_count; i++)
        for (int seat = 0; seat < 2; seat++) {
            struct peer *peer = &load->peers[idle + 2 * i + seat];
            peer->table = i;
            peer->seat = seat;
            load->games[i].peer[seat] = peer;
        }
}

static void run(struct load *load, const struct plan *plan)
{
    long empty = figures_memory(plan->process);
    connect_some(load, 0, plan->idle);
    wait_for(load, 2);
    long full = figures_memory(plan->process);
    printf(
        "%d idle connections: %ld MB, %.1f kB each; %d lost\n", plan->idle, full / 1024,
        plan->idle > 0 ? (double)(full - empty) / (double)plan->idle : 0.0, load->gone);
    connect_some(load, plan->idle, 2 * plan->games);
    double start = clock_seconds();
    begin_games(load);
    printf("%d games begun in %.1f s: %ld MB\n", load->on, clock_seconds() - start,
           figures_memory(plan->process) / 1024);
    fflush(stdout);
    measure(load, plan, "steady", plan->rate, plan->seconds);
    measure(load, plan, "burst", plan->burst, plan->burst_seconds);
}

static void load_deinit(struct load *load)
{
    for (int i = 0; i < load->peer_count; i++)
        wire_close(&load->peers[i]);
    close(load->epoll);
    free(load->peers);
    free(load->games);
    free(load->times);
}

int main(int count, char **words)
{
    struct plan plan;
    int *const numbers[] = {&plan.port, &plan.process, &plan.idle,  &plan.games,
                            &plan.rate, &plan.seconds, &plan.burst, &plan.burst_seconds};
    if (count != 9)
        die("usage: loader PORT PROCESS IDLE GAMES RATE SECONDS BURST BURST-SECONDS");
    for (int i = 0; i < 8; i++)
        if (!text_to_int(words[i + 1], 0, 100000000, numbers[i]))
            die("every argument must be a number");
    struct load load = {.port = plan.port,
                        .epoll = epoll_create1(EPOLL_CLOEXEC),
                        .peer_count = plan.idle + 2 * plan.games,
                        .idle = plan.idle,
                        .game_count = plan.games};
    load.peers = memory_new((size_t)load.peer_count + 1, sizeof *load.peers);
    load.games = memory_new((size_t)load.game_count + 1, sizeof *load.games);
    for (int i = 0; i < plan.idle; i++)
        load.peers[i].table = -1;
    seat_players(&load, plan.idle);
    run(&load, &plan);
    load_deinit(&load);
    return load.gone > 0;
}
