/* fit_net_test.c: the network in training: slopes, scales, and the evaluator it becomes.
 */
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

/* The last feature never varies. */
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
    for (int i = 0; i < net.width; i++) /* linear parts and a bias too */
        net.weight[i] = i < ROW_UNITS + HIDDEN ? 0.1f * (float)(i + 1) : 0;
    for (int row = 1; row <= FEATURES; row++) {
        net.weight[row * net.width + ROW_STRENGTH] = 0.3f / (float)row;
        net.weight[row * net.width + ROW_POINTS] = -0.2f * (float)row;
    }
    return net;
}

/* The slope of each weight against what a small change of it does to the loss. */
static void slopes_are_those_of_the_loss(void **unused)
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

/* A position that counts twice pulls twice as much. */
static void slopes_grow_with_the_weight(void **unused)
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

/* The loss of an evaluator, as the network counts it. */
static double evaluator_loss(const struct evaluator *evaluator)
{
    struct outlook out;
    double loss = 0;
    evaluator_features(evaluator, feature, PLAYERS, &out);
    for (int i = 0; i < PLAYERS; i++) {
        double wrong = (out.score[i] - sample.target.score[i]) / scale.points_spread;
        loss -= sample.target.win[i] * log(out.win[i]);
        loss += 0.15 / (double)PLAYERS * wrong * wrong;
    }
    return loss;
}

static void the_evaluator_says_what_the_network_says(void **unused)
{
    struct fit_net net = make();
    struct evaluator *evaluator = fit_net_evaluator(&net, &scale);
    float loss = fit_net_learn(&net, &scale, &sample, NULL);
    assert_float_equal(evaluator_loss(evaluator), loss, 1e-4);
    evaluator_free(evaluator);
    fit_net_free(&net);
}

static void a_network_can_go_on_from_a_evaluator(void **unused)
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

static void a_evaluator_is_measured_by_what_came(void **unused)
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
    assert_float_equal(measure.bin[7].said, 0.75, 1e-5);
    assert_float_equal(measure.bin[7].came, 0.5, 1e-5);
    assert_int_equal(measure.bin[2].seats, 2);
    evaluator_free(evaluator);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(slopes_are_those_of_the_loss),
        cmocka_unit_test(slopes_grow_with_the_weight),
        cmocka_unit_test(the_evaluator_says_what_the_network_says),
        cmocka_unit_test(a_network_can_go_on_from_a_evaluator),
        cmocka_unit_test(a_evaluator_is_measured_by_what_came),
    };
    return cmocka_run_group_tests_name("fit_net", tests, NULL, NULL);
}
