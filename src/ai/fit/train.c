/* train.c: trains the network with Adam and weight decay until it stops improving.
 *
 * A batch is cut into slices that are computed in parallel and summed in order, so that
 * the number of threads makes no difference. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ai/fit/internal.h"
#include "ai/thread_pool.h"
#include "core/memory.h"

enum {
    SLICES = 16,
    MIN_BATCH = 64,
    MAX_BATCH = 1024,
    BATCHES = 100, /* per epoch, if the size of a batch is within bounds */
    MAX_EPOCHS = 60,
    PATIENCE = 7, /* epochs without improvement, each at half the learning rate */
};

/* A trained network continues with small steps and hardly any weight decay. */
struct schedule {
    float rate;
    float decay; /* weight decay times learning rate, at most ... */
    float hold;  /* ... and less with more positions than this */
};

static const struct schedule from_scratch = {0.002f, 0.7f, 20000};
static const struct schedule fine_tuning = {0.0005f, 0.05f, 20000};
static const float MIN_GAIN = 2e-5f; /* minimum improvement of the loss */

struct trainer {
    struct fit_net *net;
    const struct fit_training *training;
    long *order;
    long from, batch;        /* the current batch in `order` */
    float *gradient[SLICES]; /* gradients of the loss */
    double loss[SLICES];
    float *mean, *square;         /* running moments of the gradient */
    float mean_bias, square_bias; /* Adam's bias correction: beta^step */
    float rate, decay;
};

/* --- one batch ---------------------------------------------------------------------- */

static bool learn_slice(void *context, long slice)
{
    struct trainer *trainer = context;
    const struct fit_training *training = trainer->training;
    long first = trainer->from + trainer->batch * slice / SLICES;
    long last = trainer->from + trainer->batch * (slice + 1) / SLICES;
    memset(trainer->gradient[slice], 0, (size_t)trainer->net->size * sizeof(float));
    for (long i = first; i < last; i++) {
        const struct fit_sample *sample = &training->learn.list[trainer->order[i]];
        fit_net_learn(trainer->net, &training->scale, sample, trainer->gradient[slice]);
    }
    return true;
}

/* The bias, row 0, does not decay. */
static void step(struct trainer *trainer)
{
    const float keep_mean = 0.9f, keep_square = 0.999f;
    const struct fit_net *net = trainer->net;
    trainer->mean_bias *= keep_mean;
    trainer->square_bias *= keep_square;
    for (int i = 0; i < net->size; i++) {
        float gradient = 0;
        for (int slice = 0; slice < SLICES; slice++)
            gradient += trainer->gradient[slice][i];
        gradient /= (float)trainer->batch;
        trainer->mean[i] = keep_mean * trainer->mean[i] + (1 - keep_mean) * gradient;
        trainer->square[i] =
            keep_square * trainer->square[i] + (1 - keep_square) * gradient * gradient;
        float size = sqrtf(trainer->square[i] / (1 - trainer->square_bias)) + 1e-8f;
        float decay = i < net->width ? 0 : trainer->decay * net->weight[i];
        float mean = trainer->mean[i] / (1 - trainer->mean_bias);
        net->weight[i] -= trainer->rate * (mean / size + decay);
    }
}

/* --- one epoch ---------------------------------------------------------------------- */

static void shuffle(struct trainer *trainer, struct rng *rng)
{
    for (long i = trainer->training->learn.count - 1; i > 0; i--) {
        long j = (long)rng_below(rng, (uint32_t)i + 1), kept = trainer->order[i];
        trainer->order[i] = trainer->order[j];
        trainer->order[j] = kept;
    }
}

static long batch_size(long count)
{
    long size = count / BATCHES;
    size = size < MIN_BATCH ? MIN_BATCH : size > MAX_BATCH ? MAX_BATCH : size;
    return size < count ? size : count;
}

static void run_epoch(struct trainer *trainer)
{
    const struct fit_training *training = trainer->training;
    trainer->batch = batch_size(training->learn.count);
    for (trainer->from = 0; trainer->from + trainer->batch <= training->learn.count;
         trainer->from += trainer->batch) {
        thread_pool_run(training->options->threads, 0, SLICES, learn_slice, trainer);
        step(trainer);
    }
}

static bool test_slice(void *context, long slice)
{
    struct trainer *trainer = context;
    const struct fit_training *training = trainer->training;
    const struct fit_samples *test = &training->test;
    trainer->loss[slice] = 0;
    for (long i = test->count * slice / SLICES; i < test->count * (slice + 1) / SLICES;
         i++)
        trainer->loss[slice] +=
            test->list[i].weight *
            fit_net_learn(trainer->net, &training->scale, &test->list[i], NULL);
    return true;
}

static double test(struct trainer *trainer)
{
    const struct fit_samples *samples = &trainer->training->test;
    double loss = 0, weight = 0;
    thread_pool_run(trainer->training->options->threads, 0, SLICES, test_slice, trainer);
    for (int slice = 0; slice < SLICES; slice++)
        loss += trainer->loss[slice];
    for (long i = 0; i < samples->count; i++)
        weight += samples->list[i].weight;
    return weight > 0 ? loss / weight : 0;
}

/* --- training ----------------------------------------------------------------------- */

static void report_progress(const struct fit_training *training, int epoch)
{
    const struct fit_options *options = training->options;
    if (options->progress != NULL)
        options->progress(options->context, "epochs", epoch, MAX_EPOCHS);
}

static int run_epochs(struct trainer *trainer, struct rng *rng, float *best)
{
    const struct fit_training *training = trainer->training;
    size_t bytes = (size_t)trainer->net->size * sizeof *best;
    double least = test(trainer);
    int epoch = 0;
    memcpy(best, trainer->net->weight, bytes);
    for (int idle = 0; epoch < MAX_EPOCHS && idle < PATIENCE; epoch++) {
        report_progress(training, epoch);
        shuffle(trainer, rng);
        run_epoch(trainer);
        double loss = test(trainer);
        if (loss < least - MIN_GAIN) {
            idle = 0;
        } else {
            trainer->rate /= 2;
            idle++;
        }
        if (loss < least) {
            least = loss;
            memcpy(best, trainer->net->weight, bytes);
        } else {
            memcpy(trainer->net->weight, best, bytes);
        }
    }
    return epoch;
}

static void trainer_init(struct trainer *trainer)
{
    size_t size = (size_t)trainer->net->size;
    long count = trainer->training->learn.count;
    trainer->order = memory_new((size_t)count + 1, sizeof *trainer->order);
    for (long i = 0; i < count; i++)
        trainer->order[i] = i;
    trainer->mean = memory_new(size, sizeof *trainer->mean);
    trainer->square = memory_new(size, sizeof *trainer->square);
    for (int i = 0; i < SLICES; i++)
        trainer->gradient[i] = memory_new(size, sizeof *trainer->gradient[i]);
}

static void trainer_deinit(struct trainer *trainer)
{
    free(trainer->order);
    free(trainer->mean);
    free(trainer->square);
    for (int i = 0; i < SLICES; i++)
        free(trainer->gradient[i]);
}

static void set_schedule(struct trainer *trainer)
{
    const struct fit_training *training = trainer->training;
    const struct schedule *schedule = training->resumes ? &fine_tuning : &from_scratch;
    float count = (float)training->learn.count;
    trainer->rate = schedule->rate;
    trainer->decay = schedule->decay;
    if (count > schedule->hold)
        trainer->decay *= schedule->hold / count;
}

int fit_train(struct fit_net *net, const struct fit_training *training)
{
    struct trainer trainer = {
        .net = net, .training = training, .mean_bias = 1, .square_bias = 1};
    struct rng rng;
    float *best = memory_new((size_t)net->size, sizeof *best);
    rng_seed(&rng, training->seed);
    set_schedule(&trainer);
    trainer_init(&trainer);
    int epochs = training->learn.count > 0 ? run_epochs(&trainer, &rng, best) : 0;
    trainer_deinit(&trainer);
    free(best);
    return epochs;
}
