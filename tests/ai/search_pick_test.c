/* search_pick_test.c: the choice that is made of those looked at. */
#include "ai/search/pick.h"

#include "tests/base/check.h"

static const struct search_choice looked[] = {
    {.choice = 4, .visits = 0, .win = 0.99f},
    {.choice = 5, .visits = 30, .win = 0.50f},
    {.choice = 6, .visits = 90, .win = 0.52f, .score = 3},
    {.choice = 7, .visits = 90, .win = 0.52f, .score = 4},
    {.choice = 8, .visits = 10, .win = 0.60f},
};

static void visits_decide_then_value(void **unused)
{
    struct manner manner = {.style.points = 0.1f};
    assert_int_equal(pick_choice(looked, 5, &manner, 1), 3);
    assert_int_equal(pick_choice(looked, 3, &manner, 1), 2);
    manner.style.points = 0;
    assert_int_equal(pick_choice(looked, 5, &manner, 1), 2);
    assert_int_equal(pick_choice(looked, 1, &manner, 1), -1);
    assert_int_equal(pick_choice(looked, 0, &manner, 1), -1);
}

/* Of what was looked at seriously all may be chosen, what is better more often. */
static void who_wavers_errs_in_reason(void **unused)
{
    struct manner manner = {.waver = 10};
    int picked[5] = {0};
    for (uint64_t whim = 0; whim < 3000; whim++) {
        int pick = pick_choice(looked, 5, &manner, whim << 32);
        assert_int_equal(pick, pick_choice(looked, 5, &manner, whim << 32));
        picked[pick]++;
    }
    assert_int_equal(picked[0], 0);
    assert_int_equal(picked[4], 0);
    assert_true(picked[1] > 300 && picked[1] < picked[2] && picked[1] < picked[3]);
    assert_int_equal(pick_choice(looked, 1, &manner, 1), -1);
    assert_int_equal(pick_choice(looked, 0, &manner, 1), -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(visits_decide_then_value),
        cmocka_unit_test(who_wavers_errs_in_reason),
    };
    return cmocka_run_group_tests_name("pick", tests, NULL, NULL);
}
