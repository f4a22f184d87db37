/* search_pick_test.c: picking a choice from the results of a search. */
#include "ai/search/pick.h"

#include "tests/base/check.h"

static const struct search_choice looked[] = {
    {.choice = 4, .visits = 0, .win = 0.99f},
    {.choice = 5, .visits = 30, .win = 0.50f},
    {.choice = 6, .visits = 90, .win = 0.52f, .score = 3},
    {.choice = 7, .visits = 90, .win = 0.52f, .score = 4},
    {.choice = 8, .visits = 10, .win = 0.60f},
};

TEST(visits_decide_then_value)
{
    struct search_config config = {.style.points = 0.1f};
    assert_int_equal(pick_choice(looked, 5, &config, 1), 3);
    assert_int_equal(pick_choice(looked, 3, &config, 1), 2);
    config.style.points = 0;
    assert_int_equal(pick_choice(looked, 5, &config, 1), 2);
    assert_int_equal(pick_choice(looked, 1, &config, 1), -1);
    assert_int_equal(pick_choice(looked, 0, &config, 1), -1);
}

/* Every choice with enough visits may be chosen, better ones more often. */
TEST(waver_errs_within_reason)
{
    struct search_config config = {.waver = 10};
    int picked[5] = {0};
    for (uint64_t seed = 0; seed < 3000; seed++) {
        int pick = pick_choice(looked, 5, &config, seed << 32);
        assert_int_equal(pick, pick_choice(looked, 5, &config, seed << 32));
        picked[pick]++;
    }
    assert_int_equal(picked[0], 0);
    assert_int_equal(picked[4], 0);
    assert_true(picked[1] > 300 && picked[1] < picked[2] && picked[1] < picked[3]);
    assert_int_equal(pick_choice(looked, 1, &config, 1), -1);
    assert_int_equal(pick_choice(looked, 0, &config, 1), -1);
}
