/* learn.c: fits an evaluator to the games of the last rounds. */
#include <math.h>
#include <stdlib.h>

#include "ai/evaluator/weights.h"
#include "ai/fit/internal.h"
#include "core/memory.h"

/* Weight of a position relative to one of the following round. */
static const float ROUND_DECAY = 0.6f;
/* Weight of the search's outlook in the target. */
static const float SEARCH_WEIGHT = 0.5f;

/* The search's outlook estimates the value of a position better than the result of one
 * game, but repeats the errors of its evaluator. The target is a mix of both. */
static struct outlook target_of(const struct fit_game *game, int position)
{
    struct outlook target = game->end;
    const struct outlook *expected = &game->expected[position];
    for (int i = 0; i < game->players && game->searched[position]; i++) {
        target.win[i] += SEARCH_WEIGHT * (expected->win[i] - target.win[i]);
        target.score[i] += SEARCH_WEIGHT * (expected->score[i] - target.score[i]);
    }
    return target;
}

static void add_game(struct fit_samples *to, const struct fit_game *game, int features,
                     float weight)
{
    for (int i = 0; i < game->count; i++)
        to->list[to->count++] =
            (struct fit_sample){.feature = game->feature + i * game->players * features,
                                .players = game->players,
                                .target = target_of(game, i),
                                .weight = weight};
}

static long count_positions(const struct fit_round_games *recent)
{
    long count = 0;
    for (int i = 0; i < FIT_ROUNDS; i++)
        for (long j = 0; j < recent[i].games; j++)
            count += recent[i].game[j].count;
    return count;
}

static void gather(const struct fit_round_games *recent, struct fit_training *training)
{
    size_t room = (size_t)count_positions(recent) + 1;
    int features = training->options->game->heuristics->features;
    bool all = fit_holds_out_none(training->options->games);
    float weight = 1;
    training->learn.list = memory_new(room, sizeof *training->learn.list);
    training->test.list = memory_new(room, sizeof *training->test.list);
    for (int i = 0; i < FIT_ROUNDS; i++) {
        for (long j = 0; j < recent[i].games; j++) {
            const struct fit_game *game = &recent[i].game[j];
            if (all || !fit_is_held_out(j))
                add_game(&training->learn, game, features, weight);
            if (all || fit_is_held_out(j))
                add_game(&training->test, game, features, weight);
        }
        weight *= ROUND_DECAY;
    }
}

/* Running sums for mean and variance. */
struct spread {
    double count, sum, square;
};

static void spread_add(struct spread *spread, double value)
{
    spread->count++;
    spread->sum += value;
    spread->square += value * value;
}

static double spread_mean(const struct spread *spread)
{
    return spread->count > 0 ? spread->sum / spread->count : 0;
}

static double spread_deviation(const struct spread *spread)
{
    double mean = spread_mean(spread);
    double square = spread->count > 0 ? spread->square / spread->count - mean * mean : 0;
    return square > 0 ? sqrt(square) : 0;
}

/* Features that hardly vary are dropped. */
static void measure_scale(const struct fit_samples *learn, int features,
                          struct fit_scale *scale)
{
    struct spread feature[HEURISTICS_MAX_FEATURES] = {0}, points = {0};
    for (long i = 0; i < learn->count; i++) {
        const struct fit_sample *sample = &learn->list[i];
        for (int seat = 0; seat < sample->players; seat++) {
            for (int j = 0; j < features; j++)
                spread_add(&feature[j], sample->feature[seat * features + j]);
            spread_add(&points, sample->target.score[seat]);
        }
    }
    for (int i = 0; i < features; i++) {
        double width = spread_deviation(&feature[i]);
        scale->mean[i] = (float)spread_mean(&feature[i]);
        scale->inverse[i] = width > 1e-4 ? (float)(1 / width) : 0;
    }
    double width = spread_deviation(&points);
    scale->points_mean = (float)spread_mean(&points);
    scale->points_spread = width > 1e-4 ? (float)width : 1;
}

/* Rounds the weights by writing and reading them, so that what is used is what will be
 * written. NULL if one is too large. */
static struct evaluator *round_weights(const struct game *game,
                                       struct evaluator *evaluator)
{
    struct error error = {0};
    struct buffer text;
    buffer_init(&text);
    evaluator_write(evaluator, game, "", &text);
    evaluator_free(evaluator);
    evaluator =
        evaluator_read(game, text.data, text.length, "the fitted weights", &error);
    buffer_deinit(&text);
    return evaluator;
}

static struct evaluator *train(struct fit_training *training,
                               const struct evaluator *from, int *epochs)
{
    const struct fit_options *options = training->options;
    struct rng rng;
    rng_seed_step(&rng, training->seed, 1);
    struct fit_net net =
        fit_net_new(options->game->heuristics->features, options->hidden, &rng);
    training->resumes = from != NULL && from->hidden == options->hidden;
    if (training->resumes)
        fit_net_take(&net, from, &training->scale);
    *epochs = fit_train(&net, training);
    struct evaluator *evaluator =
        round_weights(options->game, fit_net_evaluator(&net, &training->scale));
    fit_net_free(&net);
    return evaluator;
}

struct evaluator *fit_learn(const struct fit_options *options,
                            const struct fit_round_games *recent,
                            const struct evaluator *from, uint64_t seed,
                            struct fit_report *report)
{
    struct fit_training training = {.options = options, .seed = seed};
    gather(recent, &training);
    report->known = training.learn.count;
    measure_scale(&training.learn, options->game->heuristics->features, &training.scale);
    struct evaluator *evaluator = train(&training, from, &report->epochs);
    free(training.learn.list);
    free(training.test.list);
    return evaluator;
}
