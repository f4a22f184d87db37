/* train.c: going through positions again and again, each time changing the weights a
 * little (Adam, with weights that decay), until that no longer helps.
 *
 * A batch is cut into slices that are worked out side by side and added up in order, so
 * that the number of threads makes no difference. */
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
    BATCHES = 100, /* an epoch, while a batch is within bounds */
    MAX_EPOCHS = 60,
    PATIENCE = 7, /* epochs without gain, each with half the pace of before */
};

/* A network that knows something already goes on with small steps, and hardly decays. */
struct temper {
    float pace;
    float decay; /* of weights, times the pace: at most so much ... */
    float hold;  /* ... and less with more positions than this */
};

static const struct temper from_scratch = {0.002f, 0.7f, 20000};
static const struct temper going_on = {0.0005f, 0.05f, 20000};
static const float GAIN = 2e-5f; /* of loss, that is worth going on for */

struct trainer {
    struct fit_net *net;
    const struct fit_training *training;
    long *order;
    long from, batch;     /* the current batch, in `order` */
    float *slope[SLICES]; /* of the loss */
    double loss[SLICES];
    float *mean, *square; /* of slopes lately */
    float mean_gap,
        square_gap; /* the share of the two that is still the 0 they began at */
    float pace, decay;
};

/* --- one batch ---------------------------------------------------------------------- */

static bool learn_slice(void *context, long slice)
{
    struct trainer *trainer = context;
    const struct fit_training *training = trainer->training;
    long first = trainer->from + trainer->batch * slice / SLICES;
    long last = trainer->from + trainer->batch * (slice + 1) / SLICES;
    memset(trainer->slope[slice], 0, (size_t)trainer->net->size * sizeof(float));
    for (long i = first; i < last; i++) {
        const struct fit_sample *sample = &training->learn.list[trainer->order[i]];
        fit_net_learn(trainer->net, &training->scale, sample, trainer->slope[slice]);
    }
    return true;
}

/* The bias, row 0, does not decay. */
static void step(struct trainer *trainer)
{
    const float keep_mean = 0.9f, keep_square = 0.999f;
    const struct fit_net *net = trainer->net;
    trainer->mean_gap *= keep_mean;
    trainer->square_gap *= keep_square;
    for (int i = 0; i < net->size; i++) {
        float slope = 0;
        for (int slice = 0; slice < SLICES; slice++)
            slope += trainer->slope[slice][i];
        slope /= (float)trainer->batch;
        trainer->mean[i] = keep_mean * trainer->mean[i] + (1 - keep_mean) * slope;
        trainer->square[i] =
            keep_square * trainer->square[i] + (1 - keep_square) * slope * slope;
        float size = sqrtf(trainer->square[i] / (1 - trainer->square_gap)) + 1e-8f;
        float decay = i < net->width ? 0 : trainer->decay * net->weight[i];
        float mean = trainer->mean[i] / (1 - trainer->mean_gap);
        net->weight[i] -= trainer->pace * (mean / size + decay);
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

static void go_through(struct trainer *trainer)
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

/* --- until it no longer helps ------------------------------------------------------- */

static void show(const struct fit_training *training, int epoch)
{
    const struct fit_options *options = training->options;
    if (options->progress != NULL)
        options->progress(options->context, "epochs", epoch, MAX_EPOCHS);
}

static int go_on(struct trainer *trainer, struct rng *rng, float *best)
{
    const struct fit_training *training = trainer->training;
    size_t bytes = (size_t)trainer->net->size * sizeof *best;
    double least = test(trainer);
    int epoch = 0;
    memcpy(best, trainer->net->weight, bytes);
    for (int idle = 0; epoch < MAX_EPOCHS && idle < PATIENCE; epoch++) {
        show(training, epoch);
        shuffle(trainer, rng);
        go_through(trainer);
        double loss = test(trainer);
        if (loss < least - GAIN) {
            idle = 0;
        } else {
            trainer->pace /= 2;
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
        trainer->slope[i] = memory_new(size, sizeof *trainer->slope[i]);
}

static void trainer_deinit(struct trainer *trainer)
{
    free(trainer->order);
    free(trainer->mean);
    free(trainer->square);
    for (int i = 0; i < SLICES; i++)
        free(trainer->slope[i]);
}

static void set_temper(struct trainer *trainer)
{
    const struct fit_training *training = trainer->training;
    const struct temper *temper = training->goes_on ? &going_on : &from_scratch;
    float count = (float)training->learn.count;
    trainer->pace = temper->pace;
    trainer->decay = temper->decay;
    if (count > temper->hold)
        trainer->decay *= temper->hold / count;
}

int fit_train(struct fit_net *net, const struct fit_training *training)
{
    struct trainer trainer = {
        .net = net, .training = training, .mean_gap = 1, .square_gap = 1};
    struct rng rng;
    float *best = memory_new((size_t)net->size, sizeof *best);
    rng_seed(&rng, training->seed);
    set_temper(&trainer);
    trainer_init(&trainer);
    int epochs = training->learn.count > 0 ? go_on(&trainer, &rng, best) : 0;
    trainer_deinit(&trainer);
    free(best);
    return epochs;
}
