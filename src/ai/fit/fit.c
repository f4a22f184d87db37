/* fit.c: alternates self-play and learning. */
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
    struct evaluator *evaluator, *old;         /* NULL if there is none yet */
    struct fit_round_games recent[FIT_ROUNDS]; /* latest first */
    int rounds;
};

/* The share of choices for which self-play samples instead of taking the best. */
static const float EXPLORE = 0.2f;

/* --- playing ------------------------------------------------------------------------ */

/* A batch of games, played on the thread pool. */
struct game_batch {
    struct fit *fit;
    struct fit_table table;
    const char *what;
    struct fit_game *game;
    long games;
    uint64_t first; /* number of its first game */
    atomic_long done;
    atomic_flag failed;
    struct error *error;
};

static bool play_one(void *context, long part)
{
    struct game_batch *batch = context;
    const struct fit_options *options = &batch->fit->options;
    uint64_t number = batch->first + (uint64_t)part;
    struct error error = {0};
    struct setup setup;
    setup_init(&setup);
    bool ok = options->setup(options->context, number, &setup, &error) &&
              fit_play(&batch->table, &setup, number, &batch->game[part], &error);
    setup_deinit(&setup);
    if (!ok && !atomic_flag_test_and_set(&batch->failed))
        *batch->error = error;
    long done = atomic_fetch_add(&batch->done, 1) + 1;
    if (ok && options->progress != NULL)
        options->progress(options->context, batch->what, done, batch->games);
    return ok;
}

static bool play_batch(struct game_batch *batch)
{
    batch->game = memory_new((size_t)batch->games, sizeof *batch->game);
    atomic_init(&batch->done, 0);
    atomic_flag_clear(&batch->failed);
    return thread_pool_run(batch->fit->options.threads, 0, batch->games, play_one, batch);
}

static void round_games_deinit(struct fit_round_games *recent)
{
    for (long i = 0; i < recent->games; i++)
        fit_game_deinit(&recent->game[i]);
    free(recent->game);
    *recent = (struct fit_round_games){0};
}

enum { USE_PLAY, USE_LEARN, USE_CHECK, USES };

/* A different seed for every use in every round. */
static uint64_t round_seed(const struct fit *fit, uint64_t use)
{
    struct rng rng;
    rng_seed_step(&rng, fit->options.seed, (uint64_t)fit->rounds * USES + use);
    return rng_next(&rng);
}

static bool play(struct fit *fit, struct fit_report *report, struct error *error)
{
    const struct fit_options *options = &fit->options;
    struct game_batch batch = {.fit = fit,
                               .what = "games",
                               .games = options->games,
                               .first = (uint64_t)fit->rounds * (uint64_t)options->games,
                               .error = error};
    double start = clock_seconds();
    batch.table = (struct fit_table){.game = options->game,
                                     .evaluator = {fit->evaluator, fit->evaluator},
                                     .nodes = options->nodes,
                                     .seed = round_seed(fit, USE_PLAY),
                                     .explore = EXPLORE};
    bool ok = play_batch(&batch);
    round_games_deinit(&fit->recent[FIT_ROUNDS - 1]);
    memmove(fit->recent + 1, fit->recent, sizeof fit->recent - sizeof *fit->recent);
    fit->recent[0] = (struct fit_round_games){batch.game, batch.games};
    report->games = batch.games;
    for (long i = 0; i < batch.games; i++)
        report->positions += batch.game[i].count;
    report->play_seconds = clock_seconds() - start;
    return ok;
}

static bool learn(struct fit *fit, struct fit_report *report, struct error *error)
{
    double start = clock_seconds();
    struct evaluator *evaluator = fit_learn(&fit->options, fit->recent, fit->evaluator,
                                            round_seed(fit, USE_LEARN), report);
    report->learn_seconds = clock_seconds() - start;
    if (evaluator == NULL)
        return error_set(error, "the weights have grown too large to write: play "
                                "more games per round");
    evaluator_free(fit->old);
    fit->old = fit->evaluator;
    fit->evaluator = evaluator;
    return true;
}

/* --- checking ----------------------------------------------------------------------- */

/* The new evaluator is the first at the table. */
static void count_wins(const struct game_batch *batch, struct fit_report *report)
{
    double games = (double)batch->games, square = 0;
    for (long i = 0; i < batch->games; i++) {
        const struct fit_game *game = &batch->game[i];
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
    struct game_batch batch = {
        .fit = fit, .what = "check games", .games = options->check, .error = error};
    batch.table = (struct fit_table){.game = options->game,
                                     .evaluator = {fit->evaluator, fit->old},
                                     .nodes = options->nodes,
                                     .seed = round_seed(fit, USE_CHECK)};
    bool ok = play_batch(&batch);
    if (ok)
        count_wins(&batch, report);
    struct fit_round_games recent = {batch.game, batch.games};
    round_games_deinit(&recent);
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
        round_games_deinit(&fit->recent[i]);
    evaluator_free(fit->evaluator);
    evaluator_free(fit->old);
    free(fit);
}

bool fit_round(struct fit *fit, struct fit_report *report, struct error *error)
{
    *report = (struct fit_report){.round = fit->rounds + 1,
                                  .prior_only = fit->evaluator == NULL};
    if (!play(fit, report, error))
        return false;
    const struct fit_round_games *latest = &fit->recent[0];
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
