/* perft_test.c: counts of sequences of choices, compared with hand-computed ones. */
#include "core/perft.h"

#include "games/pig/pig.h"
#include "tests/base/check.h"
#include "tests/core/mock.h"

static struct perft_result count(const struct match *match, int depth,
                                 enum perft_unit unit, struct rng *rng)
{
    struct perft_options options = {.depth = depth, .unit = unit, .rng = rng};
    struct perft_result result;
    perft_count(match->game, match->world, match->state, &options, &result);
    assert_false(result.stopped);
    return result;
}

static bool near(double left, double right)
{
    return left - right < 1e-9 && right - left < 1e-9;
}

/* The higher of two numbers is 1 in 1 of 36 cases, 2 in 8 and 3 in 27; then there are 2,
 * 3 or 4 choices, and 2, 4 or 7 whole moves. */
TEST(counts_choices_over_all_outcomes)
{
    struct match *match = mock_match("");
    struct perft_result result = count(match, 0, PERFT_CHOICES, NULL);
    assert_int_equal(result.leaves, 1);
    result = count(match, 1, PERFT_CHOICES, NULL);
    assert_int_equal(result.leaves, 1 * 2 + 3 * 3 + 5 * 4);
    assert_true(near(result.expected, (1 * 2 + 8 * 3 + 27 * 4) / 36.0));
    result = count(match, 1, PERFT_MOVES, NULL);
    assert_int_equal(result.leaves, 1 * 2 + 3 * 4 + 5 * 7);
    assert_true(near(result.expected, (1 * 2 + 8 * 4 + 27 * 7) / 36.0));
    match_free(match);
}

TEST(ended_games_are_counted_apart)
{
    struct match *match = mock_match("4");
    struct rng rng;
    rng_seed(&rng, 1);
    struct perft_result result = count(match, 5, PERFT_MOVES, &rng);
    assert_int_equal(result.leaves, 0);
    assert_true(result.ended > 0);
    match_free(match);
}

TEST(same_seed_gives_the_same_count)
{
    struct match *match = mock_match("4");
    struct rng left, right;
    rng_seed(&left, 2);
    rng_seed(&right, 2);
    struct perft_result first = count(match, 3, PERFT_CHOICES, &left);
    struct perft_result second = count(match, 3, PERFT_CHOICES, &right);
    assert_true(first.leaves == second.leaves && first.leaves > 0);
    assert_true(first.expected == (double)first.leaves);
    match_free(match);
}

TEST(limits_stop_the_count)
{
    struct match *match = mock_match("4");
    struct perft_options options = {.depth = 6, .limit_steps = 1000};
    struct perft_result result;
    perft_count(match->game, match->world, match->state, &options, &result);
    assert_true(result.stopped);
    assert_true(result.steps <= 1002);
    match_free(match);
}

/* Chance that never ends must not overflow the stack. */
static void stay(const void *world, void *state, choice_t choice)
{
    (void)world;
    (void)choice;
}

TEST(endless_lines_stop_the_count)
{
    struct match *match = mock_match("4");
    struct game endless = mock_game;
    endless.apply = stay;
    struct perft_options options = {.depth = 1};
    struct perft_result result;
    perft_count(&endless, match->world, match->state, &options, &result);
    assert_true(result.stopped);
    match_free(match);
}

TEST(pig_counts_do_not_change)
{
    static const uint64_t leaves[] = {1, 1, 11, 71, 481, 3241, 21851};
    struct setup setup;
    struct error error;
    setup_init(&setup);
    struct match *match = match_new(&pig_game, &setup, "", &error);
    for (int depth = 0; depth < 7; depth++)
        assert_true(count(match, depth, PERFT_CHOICES, NULL).leaves == leaves[depth]);
    match_free(match);
}
