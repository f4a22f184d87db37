/* fit_net_test.c: the network in training: gradients, normalization and conversion to an
 * evaluator. */
#include "ai/fit/internal.h"

#include <math.h>
#include <string.h>

#include "ai/evaluator/weights.h"
#include "tests/base/check.h"

enum { FEATURES = 5, HIDDEN = 3, PLAYERS = 3 };

static const float feature[PLAYERS * FEATURES] = {
    0.5f, 0,    1.2f, 0.3f,  2, /* */
    0.1f, 0.9f, 0.4f, -0.6f, 2, /* */
    0,    0.2f, 0.7f, 0.8f,  2,
};

static const struct fit_sample sample = {
    .feature = feature,
    .players = PLAYERS,
    .target = {.win = {0.5f, 0.5f, 0}, .score = {12, 12, 7}},
    .weight = 1,
};

/* The last feature is constant. */
static const struct fit_scale scale = {
    .mean = {0.2f, 0.4f, 0.8f, 0.1f, 2},
    .inverse = {4, 2.5f, 3, 2, 0},
    .points_mean = 10,
    .points_spread = 3,
};

static struct fit_net make(void)
{
    struct rng rng;
    rng_seed(&rng, 5);
    struct fit_net net = fit_net_new(FEATURES, HIDDEN, &rng);
    for (int i = 0; i < net.width; i++) /* also linear weights and a bias */
        net.weight[i] = i < ROW_UNITS + HIDDEN ? 0.1f * (float)(i + 1) : 0;
    for (int row = 1; row <= FEATURES; row++) {
        net.weight[row * net.width + ROW_STRENGTH] = 0.3f / (float)row;
        net.weight[row * net.width + ROW_POINTS] = -0.2f * (float)row;
    }
    return net;
}

/* Compares gradients with finite differences of the loss. */
TEST(gradients_match_finite_differences)
{
    const float small = 0.01f;
    struct fit_net net = make();
    float slope[200] = {0};
    assert_true(net.size <= 200);
    fit_net_learn(&net, &scale, &sample, slope);
    for (int i = 0; i < net.size; i++) {
        float kept = net.weight[i];
        net.weight[i] = kept + small;
        float above = fit_net_learn(&net, &scale, &sample, NULL);
        net.weight[i] = kept - small;
        float below = fit_net_learn(&net, &scale, &sample, NULL);
        net.weight[i] = kept;
        bool filling =
            i < (FEATURES + 1) * net.width && i % net.width >= ROW_UNITS + HIDDEN;
        if (!filling)
            assert_float_equal(slope[i], (above - below) / (2 * small), 4e-3);
    }
    fit_net_free(&net);
}

/* The gradient is proportional to the weight of the position. */
TEST(gradients_scale_with_the_weight)
{
    struct fit_net net = make();
    struct fit_sample heavy = sample;
    float once[200] = {0}, twice[200] = {0};
    heavy.weight = 2;
    fit_net_learn(&net, &scale, &sample, once);
    fit_net_learn(&net, &scale, &heavy, twice);
    for (int i = 0; i < net.size; i++)
        assert_float_equal(twice[i], 2 * once[i], 1e-4);
    fit_net_free(&net);
}

/* The loss of an evaluator, as defined for the network. */
static double evaluator_loss(const struct evaluator *evaluator)
{
    struct outlook out;
    double loss = 0;
    evaluator_evaluate_features(evaluator, feature, PLAYERS, &out);
    for (int i = 0; i < PLAYERS; i++) {
        double wrong = (out.score[i] - sample.target.score[i]) / scale.points_spread;
        loss -= sample.target.win[i] * log(out.win[i]);
        loss += 0.15 / (double)PLAYERS * wrong * wrong;
    }
    return loss;
}

TEST(the_evaluator_matches_the_network)
{
    struct fit_net net = make();
    struct evaluator *evaluator = fit_net_evaluator(&net, &scale);
    float loss = fit_net_learn(&net, &scale, &sample, NULL);
    assert_float_equal(evaluator_loss(evaluator), loss, 1e-4);
    evaluator_free(evaluator);
    fit_net_free(&net);
}

TEST(a_network_can_start_from_an_evaluator)
{
    struct fit_net net = make(), other = make();
    struct evaluator *evaluator = fit_net_evaluator(&net, &scale);
    float loss = fit_net_learn(&net, &scale, &sample, NULL);
    fit_net_take(&other, evaluator, &scale);
    assert_float_equal(fit_net_learn(&other, &scale, &sample, NULL), loss, 1e-4);
    evaluator_free(evaluator);
    fit_net_free(&net);
    fit_net_free(&other);
}

TEST(an_evaluator_is_measured_by_results)
{
    float features[] = {1, 0};
    struct fit_game games[2] = {
        {.players = 2, .count = 1, .end = {{1, 0}, {8, 4}}, .feature = features},
        {.players = 2, .count = 1, .end = {{0, 1}, {6, 4}}, .feature = features},
    };
    struct fit_measure measure;
    struct evaluator *evaluator = evaluator_blank(1, 0);
    evaluator_row(evaluator, 1)[ROW_STRENGTH] = logf(3); /* 3 to 1 for the first seat */
    evaluator_row(evaluator, 0)[ROW_POINTS] = 5;
    fit_measure(evaluator, games, 2, &measure);
    assert_int_equal(measure.positions, 2);
    assert_float_equal(measure.base, log(2), 1e-6);
    assert_float_equal(measure.log_loss, -(log(0.75) + log(0.25)) / 2, 1e-5);
    assert_float_equal(measure.points, sqrt((9 + 1 + 1 + 1) / 4.0), 1e-5);
    assert_int_equal(measure.bin[7].seats, 2);
    assert_float_equal(measure.bin[7].predicted, 0.75, 1e-5);
    assert_float_equal(measure.bin[7].actual, 0.5, 1e-5);
    assert_int_equal(measure.bin[2].seats, 2);
    evaluator_free(evaluator);
}
