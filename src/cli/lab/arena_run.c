/* arena_run.c: plays a tournament on all cores.
 *
 * Threads of the pool take one game after another. A watcher thread draws the progress
 * line and handles signals, which are blocked in all others, so that no handler or global
 * is needed. */
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

#include "ai/thread_pool.h"
#include "base/clock.h"
#include "cli/lab/arena.h"

/* Parts of the pool's job: each deal has room for as many games as there are seats. */
enum { PARTS = GAME_MAX_PLAYERS };

struct run {
    const struct tournament *tournament;
    struct arena_log *log;
    struct arena_end_report *report;
    struct think_control think_control;
    atomic_long end; /* deals from here on are not started */
    double start;

    pthread_mutex_t lock; /* protects everything below, the log and the report */
    struct arena_games *games;
    struct arena_progress progress;
};

static void fail(struct run *run, int code, const struct error *error)
{
    atomic_store(&run->think_control.stop, true);
    if (run->report->failed)
        return;
    run->report->failed = true;
    run->report->code = code;
    run->report->error = *error;
}

/* When time is up, deals already started are finished: otherwise short games would be
 * favoured. Parts start in order, so the earlier ones of this deal have started. */
static bool is_too_late(struct run *run, long deal, int rotation)
{
    double limit = run->tournament->seconds;
    long open = ARENA_ENDLESS;
    if (limit > 0 && clock_seconds() - run->start >= limit)
        atomic_compare_exchange_strong(&run->end, &open, rotation == 0 ? deal : deal + 1);
    return deal >= atomic_load(&run->end);
}

static bool is_played(struct run *run, long deal, int rotation)
{
    pthread_mutex_lock(&run->lock);
    bool played = arena_games_has(run->games, deal, rotation);
    pthread_mutex_unlock(&run->lock);
    return played;
}

static void enter(struct run *run, const struct arena_game *game)
{
    struct error error = {0};
    pthread_mutex_lock(&run->lock);
    if (!run->report->failed && !arena_log_add(run->log, run->tournament, game, &error))
        fail(run, EXIT_IO, &error);
    arena_games_add(run->games, game);
    run->report->played++;
    if (run->games->verdict != SPRT_OPEN)
        atomic_store(&run->think_control.stop, true);
    pthread_mutex_unlock(&run->lock);
}

static enum arena_end play(struct run *run, long deal, int rotation,
                           struct arena_game *game, struct error *error)
{
    const struct tournament *tournament = run->tournament;
    struct setup setup;
    enum arena_end end = ARENA_FAILED;
    setup_init(&setup);
    if (variety_setup(&tournament->variety, (unsigned long)deal, &setup, error))
        end = arena_play(&tournament->plan, &setup, deal, rotation, &run->think_control,
                         game, error);
    setup_deinit(&setup);
    return end;
}

static bool work(void *context, long part)
{
    struct run *run = context;
    struct arena_game game;
    struct error error = {0};
    long deal = part / PARTS;
    int rotation = (int)(part % PARTS);
    if (atomic_load(&run->think_control.stop) || is_too_late(run, deal, rotation))
        return false;
    if (rotation >= arena_tournament_rotations(run->tournament, deal) ||
        is_played(run, deal, rotation))
        return true;
    enum arena_end end = play(run, deal, rotation, &game, &error);
    if (end == ARENA_PLAYED)
        enter(run, &game);
    if (end == ARENA_FAILED) {
        pthread_mutex_lock(&run->lock);
        fail(run, EXIT_BAD, &error);
        pthread_mutex_unlock(&run->lock);
    }
    return end == ARENA_PLAYED;
}

/* The last one ends the watcher. */
static void list_signals(sigset_t *set)
{
    sigemptyset(set);
    sigaddset(set, SIGINT);
    sigaddset(set, SIGTERM);
    sigaddset(set, SIGHUP);
    sigaddset(set, SIGUSR1);
}

/* A second signal ends the program at once. */
static void stop(struct run *run, const sigset_t *set)
{
    run->report->stopped = true;
    atomic_store(&run->think_control.stop, true);
    sigset_t fatal = *set;
    sigdelset(&fatal, SIGUSR1);
    pthread_sigmask(SIG_UNBLOCK, &fatal, NULL);
}

static void *watch(void *context)
{
    struct run *run = context;
    struct timespec pause = {.tv_nsec = 200 * 1000 * 1000};
    sigset_t set;
    list_signals(&set);
    for (;;) {
        int got = sigtimedwait(&set, NULL, &pause);
        pthread_mutex_lock(&run->lock);
        if (got > 0 && got != SIGUSR1)
            stop(run, &set);
        arena_progress_show(&run->progress, run->games);
        pthread_mutex_unlock(&run->lock);
        if (got == SIGUSR1)
            return NULL;
    }
}

/* Without the watcher there is no progress line and no clean stop, but the games are
 * played. */
static void play_all(struct run *run)
{
    sigset_t set, old;
    pthread_t watcher;
    list_signals(&set);
    pthread_sigmask(SIG_BLOCK, &set, &old);
    bool watched = pthread_create(&watcher, NULL, watch, run) == 0;
    if (!watched)
        pthread_sigmask(SIG_SETMASK, &old, NULL);
    if (run->games->verdict == SPRT_OPEN)
        thread_pool_run(run->tournament->threads, 0, run->tournament->deals * PARTS, work,
                        run);
    if (watched) {
        pthread_kill(watcher, SIGUSR1);
        pthread_join(watcher, NULL);
    }
    pthread_sigmask(SIG_SETMASK, &old, NULL);
}

void arena_run(const struct tournament *tournament, struct arena_games *games,
               struct arena_log *log, struct arena_end_report *report)
{
    struct run run = {
        .tournament = tournament, .log = log, .report = report, .games = games};
    *report = (struct arena_end_report){0};
    run.start = clock_seconds();
    atomic_init(&run.end, ARENA_ENDLESS);
    atomic_init(&run.think_control.stop, false);
    pthread_mutex_init(&run.lock, NULL);
    arena_progress_init(&run.progress, tournament, games);
    play_all(&run);
    arena_progress_end(&run.progress);
    report->seconds = clock_seconds() - run.start;
    pthread_mutex_destroy(&run.lock);
}
