/* net.c: the network in training: forward pass and gradients.
 *
 * It works on normalized features and points; converting it to an evaluator folds the
 * normalization into the weights. */
#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ai/evaluator/weights.h"
#include "ai/fit/internal.h"
#include "base/number.h"
#include "core/memory.h"

/* Weight of the points' loss: points help the hidden units to learn, and break ties
 * between chances. */
static const float POINTS_WEIGHT = 0.15f;

/* --- the weights -------------------------------------------------------------------- */

static float *net_row(const struct fit_net *net, int row)
{
    return net->weight + row * net->width;
}

static float *net_unit(const struct fit_net *net, int unit)
{
    return net->weight + (net->features + 1) * net->width + unit * ROW_UNITS;
}

static float draw_around_zero(struct rng *rng, float limit)
{
    return ((float)(rng_next(rng) >> 40) / (float)(1 << 23) - 1) * limit;
}

struct fit_net fit_net_new(int features, int hidden, struct rng *rng)
{
    struct evaluator *shape = evaluator_blank(features, hidden);
    struct fit_net net = {.features = features, .hidden = hidden, .width = shape->width};
    float limit = 1.5f / sqrtf((float)features);
    evaluator_free(shape);
    net.size = (features + 1) * net.width + hidden * ROW_UNITS;
    net.weight = memory_new((size_t)net.size, sizeof *net.weight);
    for (int i = 0; i < hidden; i++) {
        for (int row = 1; row <= features; row++)
            net_row(&net, row)[ROW_UNITS + i] = draw_around_zero(rng, limit);
        net_unit(&net, i)[ROW_STRENGTH] = draw_around_zero(rng, 0.2f);
        net_unit(&net, i)[ROW_POINTS] = draw_around_zero(rng, 0.2f);
    }
    return net;
}

void fit_net_free(struct fit_net *net)
{
    free(net->weight);
}

void fit_net_take(struct fit_net *net, const struct evaluator *evaluator,
                  const struct fit_scale *scale)
{
    float *bias = net_row(net, 0);
    memcpy(net->weight, evaluator->row,
           (size_t)(net->features + 1) * (size_t)net->width * sizeof *bias);
    for (int i = 0; i < net->features; i++) {
        float *row = net_row(net, 1 + i);
        for (int j = 0; j < net->width; j++) {
            bias[j] += row[j] * scale->mean[i];
            row[j] = scale->inverse[i] > 0 ? row[j] / scale->inverse[i] : 0;
        }
    }
    bias[ROW_POINTS] -= scale->points_mean;
    for (int i = 0; i <= net->features; i++)
        net_row(net, i)[ROW_POINTS] /= scale->points_spread;
    for (int i = 0; i < net->hidden; i++) {
        net_unit(net, i)[ROW_STRENGTH] = evaluator->unit[i][ROW_STRENGTH];
        net_unit(net, i)[ROW_POINTS] =
            evaluator->unit[i][ROW_POINTS] / scale->points_spread;
    }
}

static float largest_input(const struct evaluator *evaluator, int unit)
{
    float most = 0;
    for (int row = 0; row <= evaluator->features; row++)
        most =
            fmaxf(most, fabsf(evaluator->row[row * evaluator->width + ROW_UNITS + unit]));
    return most;
}

/* Scaling a unit's inputs up and its outputs down leaves it unchanged. If both are of
 * similar size, rounding to thousandths loses least. */
static void balance(struct evaluator *evaluator)
{
    for (int i = 0; i < evaluator->hidden; i++) {
        float *out = evaluator->unit[i];
        float in = largest_input(evaluator, i),
              most = fmaxf(fabsf(out[0]), fabsf(out[1]));
        if (in <= 0 || most <= 0)
            continue;
        float by = sqrtf(most / in);
        for (int row = 0; row <= evaluator->features; row++)
            evaluator_row(evaluator, row)[ROW_UNITS + i] *= by;
        out[ROW_STRENGTH] /= by;
        out[ROW_POINTS] /= by;
    }
}

struct evaluator *fit_net_evaluator(const struct fit_net *net,
                                    const struct fit_scale *scale)
{
    struct evaluator *evaluator = evaluator_blank(net->features, net->hidden);
    float *bias = evaluator_row(evaluator, 0);
    memcpy(evaluator->row, net->weight,
           (size_t)(net->features + 1) * (size_t)net->width * sizeof *bias);
    for (int i = 0; i <= net->features; i++)
        evaluator_row(evaluator, i)[ROW_POINTS] *= scale->points_spread;
    for (int i = 0; i < net->features; i++) {
        float *row = evaluator_row(evaluator, 1 + i);
        for (int j = 0; j < net->width; j++) {
            row[j] *= scale->inverse[i];
            bias[j] -= row[j] * scale->mean[i];
        }
    }
    bias[ROW_STRENGTH] = 0; /* the same for all seats, so it has no effect */
    bias[ROW_POINTS] += scale->points_mean;
    for (int i = 0; i < net->hidden; i++) {
        evaluator->unit[i][ROW_STRENGTH] = net_unit(net, i)[ROW_STRENGTH];
        evaluator->unit[i][ROW_POINTS] =
            net_unit(net, i)[ROW_POINTS] * scale->points_spread;
    }
    balance(evaluator);
    return evaluator;
}

/* --- one position ------------------------------------------------------------------- */

/* The forward pass for one seat. */
struct seat_view {
    float feature[HEURISTICS_MAX_FEATURES];
    float sum[EVALUATOR_MAX_WIDTH]; /* strength and points before adding the units; the
                                       units */
    float strength, points;
};

static void view_seat(const struct fit_net *net, const struct fit_scale *scale,
                      const float *feature, struct seat_view *seat)
{
    memcpy(seat->sum, net->weight, (size_t)net->width * sizeof *seat->sum);
    for (int i = 0; i < net->features; i++) {
        seat->feature[i] = (feature[i] - scale->mean[i]) * scale->inverse[i];
        evaluator_add_row(seat->sum, net_row(net, 1 + i), net->width, seat->feature[i]);
    }
    seat->strength = seat->sum[ROW_STRENGTH];
    seat->points = seat->sum[ROW_POINTS];
    for (int i = 0; i < net->hidden; i++) {
        float unit = fmaxf(seat->sum[ROW_UNITS + i], 0);
        seat->strength += unit * net_unit(net, i)[ROW_STRENGTH];
        seat->points += unit * net_unit(net, i)[ROW_POINTS];
    }
}

/* Adds the gradient of one seat, given those of its strength and points. */
static void learn_seat(const struct fit_net *net, const struct seat_view *seat,
                       float strength, float points, float *gradient)
{
    float delta[EVALUATOR_MAX_WIDTH] = {strength, points};
    float *unit_gradient = gradient + (net->features + 1) * net->width;
    for (int i = 0; i < net->hidden; i++) {
        const float *out = net_unit(net, i);
        float unit = seat->sum[ROW_UNITS + i];
        if (unit <= 0)
            continue;
        delta[ROW_UNITS + i] = strength * out[ROW_STRENGTH] + points * out[ROW_POINTS];
        unit_gradient[i * ROW_UNITS + ROW_STRENGTH] += strength * unit;
        unit_gradient[i * ROW_UNITS + ROW_POINTS] += points * unit;
    }
    evaluator_add_row(gradient, delta, net->width, 1);
    for (int i = 0; i < net->features; i++)
        evaluator_add_row(gradient + (1 + i) * net->width, delta, net->width,
                          seat->feature[i]);
}

/* Log softmax of the strengths. */
static void log_softmax(struct seat_view *seat, int players, float *log_chance)
{
    float most = seat[0].strength, sum = 0;
    for (int i = 1; i < players; i++)
        most = fmaxf(most, seat[i].strength);
    for (int i = 0; i < players; i++)
        sum += number_exp(seat[i].strength - most);
    for (int i = 0; i < players; i++)
        log_chance[i] = seat[i].strength - most - number_log(sum);
}

float fit_net_learn(const struct fit_net *net, const struct fit_scale *scale,
                    const struct fit_sample *sample, float *gradient)
{
    struct seat_view seat[GAME_MAX_PLAYERS];
    float log_chance[GAME_MAX_PLAYERS], loss = 0;
    float share = POINTS_WEIGHT / (float)sample->players;
    assert(sample->players > 0);
    for (int i = 0; i < sample->players; i++)
        view_seat(net, scale, sample->feature + i * net->features, &seat[i]);
    log_softmax(seat, sample->players, log_chance);
    for (int i = 0; i < sample->players; i++) {
        float win = sample->target.win[i], score = sample->target.score[i];
        float wrong =
            seat[i].points - (score - scale->points_mean) / scale->points_spread;
        loss += share * wrong * wrong - win * log_chance[i];
        if (gradient != NULL)
            learn_seat(net, &seat[i], sample->weight * (number_exp(log_chance[i]) - win),
                       sample->weight * 2 * share * wrong, gradient);
    }
    return loss;
}
