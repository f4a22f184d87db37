/* analyse_exact_test.c: losses and luck in a short game of Pig for two, compared with
 * exact values, from solving for the chance of winning under best play. */
#include <math.h>

#include "ai/analysis/analyse.h"
#include "base/number.h"
#include "core/heuristics.h"
#include "games/pig/state.h"
#include "tests/ai/table.h"
#include "tests/base/check.h"

enum { TARGET = 20 };

/* The chance of winning of the player to move, by their points, the opponent's and those
 * of the turn. */
struct solution {
    double chance[TARGET][TARGET][TARGET];
};

static double after_roll(const struct solution *solution, int own, int other, int points)
{
    double chance = (1 - solution->chance[other][own][0]) / 6;
    for (int side = 2; side <= 6; side++) {
        int sum = points + side;
        chance += (own + sum >= TARGET ? 1 : solution->chance[own][other][sum]) / 6;
    }
    return chance;
}

static double after_hold(const struct solution *solution, int own, int other, int points)
{
    return 1 - solution->chance[other][own + points][0];
}

static double best(const struct solution *solution, int own, int other, int points)
{
    double roll = after_roll(solution, own, other, points);
    if (points == 0)
        return roll;
    return fmax(roll, after_hold(solution, own, other, points));
}

/* Iterates until nothing changes. */
static void solve(struct solution *solution)
{
    double change = 1;
    while (change > 1e-9) {
        change = 0;
        for (int own = TARGET - 1; own >= 0; own--)
            for (int other = TARGET - 1; other >= 0; other--)
                for (int points = TARGET - 1 - own; points >= 0; points--) {
                    double *chance = &solution->chance[own][other][points];
                    double better = best(solution, own, other, points);
                    change = fmax(change, fabs(better - *chance));
                    *chance = better;
                }
    }
}

/* The state of play: points by seat, whose turn, points of the turn. */
struct position {
    int score[2], turn, points;
};

static double exact_loss(const struct solution *solution, struct position *position,
                         bool hold)
{
    int own = position->score[position->turn], other = position->score[!position->turn];
    double expected = best(solution, own, other, position->points);
    if (!hold)
        return expected - after_roll(solution, own, other, position->points);
    double loss = expected - after_hold(solution, own, other, position->points);
    position->score[position->turn] += position->points;
    position->points = 0;
    position->turn = !position->turn;
    return loss;
}

/* For the player who rolled. */
static double exact_luck(const struct solution *solution, struct position *position,
                         int side)
{
    int own = position->score[position->turn], other = position->score[!position->turn];
    double expected = after_roll(solution, own, other, position->points);
    position->points = side == 1 ? 0 : position->points + side;
    if (side == 1)
        position->turn = !position->turn;
    if (side == 1)
        return 1 - solution->chance[other][own][0] - expected;
    if (own + position->points >= TARGET)
        return 1 - expected;
    return solution->chance[own][other][position->points] - expected;
}

/* Choices of Pig: a side of the die, 10 to roll or 11 to hold. */
static double exact_change(const struct solution *solution, struct position *position,
                           choice_t choice, int *seat)
{
    *seat = position->turn;
    if (choice >= 10)
        return -exact_loss(solution, position, choice == 11);
    return exact_luck(solution, position, (int)choice);
}

static const char game[] = "roll,die 4,hold,roll,die 6,roll,die 5,roll,die 1,roll,die 6,"
                           "hold,roll,die 3,roll,die 5,roll,die 6,hold,roll,die 5,roll,"
                           "die 2,hold,roll,die 1,roll,die 2,hold";

/* Allowed errors: mean, maximum, and of the sum of losses as a fraction. */
struct allowed {
    double mean, most, losses;
};

static void check_game(const struct solution *solution, struct match *match,
                       struct allowed allowed)
{
    struct analyse_options options = {.nodes = 4000, .threads = 2};
    struct position position = {{0, 0}, 0, 0};
    struct error error = {0};
    double sum = 0, lost = 0, to_lose = 0;
    table_play(match, game);
    struct analysis *analysis = analyse_new(match, &options, &error);
    if (analysis == NULL)
        fail_msg("no analysis: %s", error.text);
    for (size_t i = 0; i < analysis->count; i++) {
        int seat;
        double exact = exact_change(solution, &position, match->log[i].choice, &seat);
        double found = analysis->event[i].change[seat];
        bool moved = analysis->event[i].seat >= 0;
        sum += fabs(found - exact);
        lost -= moved ? found : 0;
        to_lose -= moved ? exact : 0;
        if (fabs(found - exact) > allowed.most)
            fail_msg("event %zu: %.3f is not %.3f", i + 1, found, exact);
    }
    if (sum / (double)analysis->count > allowed.mean)
        fail_msg("off by %.4f on average", sum / (double)analysis->count);
    if (fabs(lost - to_lose) > allowed.losses * to_lose)
        fail_msg("moves lost %.3f, and not %.3f", lost, to_lose);
    analyse_free(analysis);
    match_free(match);
}

static struct solution solved;

/* Perfect features: the softmax over seats is their exact chance of winning. */
static void exact_features(const void *world, const void *state, float *value)
{
    const struct pig_state *pig = state;
    int own = pig->score[pig->turn], other = pig->score[!pig->turn];
    float chance = (float)solved.chance[own][other][pig->points];
    (void)world;
    value[pig->turn] = number_log(chance);
    value[!pig->turn] = number_log(1 - chance);
}

static bool is_settled(const void *world, const void *state)
{
    (void)world;
    return ((const struct pig_state *)state)->phase == PIG_DECIDE;
}

static void uniform_prior(const void *world, const void *state, const choice_t *list,
                          int count, float *weight)
{
    (void)world;
    (void)list;
    for (int i = 0; i < count; i++)
        weight[i] = 1;
}

static const char *weights(void)
{
    return "cantrip judge 1\ngame pig\nhidden 0\nbias 0 0\ntrait chance 1000 0\n";
}

/* Without search_conclude, losses would be up to a quarter too small here, even with
 * exact evaluations (ai/search/conclude.c). */
static void test_with_an_exact_evaluator(void **unused)
{
    static const char *const features[] = {"chance"};
    static const struct heuristics knowing = {.features = 1,
                                              .feature = features,
                                              .settled = is_settled,
                                              .compute_features = exact_features,
                                              .prior = uniform_prior,
                                              .weights = weights};
    struct match *match = table_match("pig:target=20");
    struct game exact = *match->game;
    exact.heuristics = &knowing;
    match->game = &exact;
    check_game(&solved, match, (struct allowed){0.015, 0.05, 0.04});
}

/* Random playouts are not exact, but close. */
static void test_with_random_games(void **unused)
{
    struct match *match = table_match("pig:target=20");
    struct game bare = *match->game;
    bare.heuristics = NULL;
    match->game = &bare;
    check_game(&solved, match, (struct allowed){0.02, 0.1, 0.1});
}

static int set_up(void **unused)
{
    solve(&solved);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_with_an_exact_evaluator),
        cmocka_unit_test(test_with_random_games),
    };
    return cmocka_run_group_tests_name("analyse_exact", tests, set_up, NULL);
}
