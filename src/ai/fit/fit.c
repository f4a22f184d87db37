/* fit.c: rounds of playing and learning. */
#include "ai/fit/fit.h"

#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "ai/fit/internal.h"
#include "ai/thread_pool.h"
#include "base/clock.h"
#include "core/memory.h"

struct fit {
    struct fit_options options;
    struct evaluator *evaluator, *old;      /* NULL where there is none yet */
    struct fit_harvest harvest[FIT_ROUNDS]; /* the latest first */
    int rounds;
};

/* In what share of choices self-play follows its doubts. */
static const float EXPLORE = 0.2f;

/* --- playing ------------------------------------------------------------------------ */

/* A job for a thread pool. */
struct season {
    struct fit *fit;
    struct fit_table table;
    const char *what;
    struct fit_game *game;
    long games;
    uint64_t first; /* the number of its first game */
    atomic_long done;
    atomic_flag failed;
    struct error *error;
};

static bool play_one(void *context, long part)
{
    struct season *season = context;
    const struct fit_options *options = &season->fit->options;
    uint64_t number = season->first + (uint64_t)part;
    struct error error = {0};
    struct setup setup;
    setup_init(&setup);
    bool ok = options->setup(options->context, number, &setup, &error) &&
              fit_play(&season->table, &setup, number, &season->game[part], &error);
    setup_deinit(&setup);
    if (!ok && !atomic_flag_test_and_set(&season->failed))
        *season->error = error;
    long done = atomic_fetch_add(&season->done, 1) + 1;
    if (ok && options->progress != NULL)
        options->progress(options->context, season->what, done, season->games);
    return ok;
}

static bool play_season(struct season *season)
{
    season->game = memory_new((size_t)season->games, sizeof *season->game);
    atomic_init(&season->done, 0);
    atomic_flag_clear(&season->failed);
    return thread_pool_run(season->fit->options.threads, 0, season->games, play_one,
                           season);
}

static void harvest_deinit(struct fit_harvest *harvest)
{
    for (long i = 0; i < harvest->games; i++)
        fit_game_deinit(&harvest->game[i]);
    free(harvest->game);
    *harvest = (struct fit_harvest){0};
}

enum { USE_PLAY, USE_LEARN, USE_CHECK, USES };

/* A number of its own for every use in every round. */
static uint64_t round_seed(const struct fit *fit, uint64_t use)
{
    struct rng rng;
    rng_seed_step(&rng, fit->options.seed, (uint64_t)fit->rounds * USES + use);
    return rng_next(&rng);
}

static bool play(struct fit *fit, struct fit_report *report, struct error *error)
{
    const struct fit_options *options = &fit->options;
    struct season season = {.fit = fit,
                            .what = "games",
                            .games = options->games,
                            .first = (uint64_t)fit->rounds * (uint64_t)options->games,
                            .error = error};
    double start = clock_seconds();
    season.table = (struct fit_table){.game = options->game,
                                      .evaluator = {fit->evaluator, fit->evaluator},
                                      .nodes = options->nodes,
                                      .seed = round_seed(fit, USE_PLAY),
                                      .explore = EXPLORE};
    bool ok = play_season(&season);
    harvest_deinit(&fit->harvest[FIT_ROUNDS - 1]);
    memmove(fit->harvest + 1, fit->harvest, sizeof fit->harvest - sizeof *fit->harvest);
    fit->harvest[0] = (struct fit_harvest){season.game, season.games};
    report->games = season.games;
    for (long i = 0; i < season.games; i++)
        report->positions += season.game[i].count;
    report->play_seconds = clock_seconds() - start;
    return ok;
}

static bool learn(struct fit *fit, struct fit_report *report, struct error *error)
{
    double start = clock_seconds();
    struct evaluator *evaluator = fit_learn(&fit->options, fit->harvest, fit->evaluator,
                                            round_seed(fit, USE_LEARN), report);
    report->learn_seconds = clock_seconds() - start;
    if (evaluator == NULL)
        return error_set(error, "the weights have grown too large to be written: play "
                                "more games a round");
    evaluator_free(fit->old);
    fit->old = fit->evaluator;
    fit->evaluator = evaluator;
    return true;
}

/* --- checking ----------------------------------------------------------------------- */

/* The new evaluator is the first of the table. */
static void count_wins(const struct season *season, struct fit_report *report)
{
    double games = (double)season->games, square = 0;
    for (long i = 0; i < season->games; i++) {
        const struct fit_game *game = &season->game[i];
        double wins = 0, seats = 0;
        for (int seat = 0; seat < game->players; seat++)
            if ((seat + game->first) % 2 == 0) {
                wins += game->end.win[seat];
                seats++;
            }
        report->check_wins += wins / games;
        report->check_fair += seats / game->players / games;
        square += (wins - seats / game->players) * (wins - seats / game->players);
    }
    report->check_error = sqrt(square) / games;
}

static bool check(struct fit *fit, struct fit_report *report, struct error *error)
{
    const struct fit_options *options = &fit->options;
    struct season season = {
        .fit = fit, .what = "check games", .games = options->check, .error = error};
    season.table = (struct fit_table){.game = options->game,
                                      .evaluator = {fit->evaluator, fit->old},
                                      .nodes = options->nodes,
                                      .seed = round_seed(fit, USE_CHECK)};
    bool ok = play_season(&season);
    if (ok)
        count_wins(&season, report);
    struct fit_harvest harvest = {season.game, season.games};
    harvest_deinit(&harvest);
    return ok;
}

/* --- rounds ------------------------------------------------------------------------- */

struct fit *fit_new(const struct fit_options *options, struct evaluator *from)
{
    struct fit *fit = memory_new(1, sizeof *fit);
    fit->options = *options;
    fit->evaluator = from;
    return fit;
}

void fit_free(struct fit *fit)
{
    if (fit == NULL)
        return;
    for (int i = 0; i < FIT_ROUNDS; i++)
        harvest_deinit(&fit->harvest[i]);
    evaluator_free(fit->evaluator);
    evaluator_free(fit->old);
    free(fit);
}

bool fit_round(struct fit *fit, struct fit_report *report, struct error *error)
{
    *report =
        (struct fit_report){.round = fit->rounds + 1, .leaned = fit->evaluator == NULL};
    if (!play(fit, report, error))
        return false;
    const struct fit_harvest *latest = &fit->harvest[0];
    if (fit->evaluator != NULL)
        fit_measure(fit->evaluator, latest->game, latest->games, &report->before);
    if (!learn(fit, report, error))
        return false;
    fit_measure(fit->evaluator, latest->game, latest->games, &report->after);
    if (fit->options.check > 0 && !check(fit, report, error))
        return false;
    fit->rounds++;
    return true;
}

const struct evaluator *fit_evaluator(const struct fit *fit)
{
    return fit->evaluator;
}
