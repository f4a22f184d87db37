/* number_test.c: exp and log that are the same everywhere, and right. */
#include "base/number.h"

#include <math.h>

#include "tests/base/check.h"

static void exp_is_right(void **unused)
{
    for (double x = -80; x <= 80; x += 0.37)
        assert_true(fabs(number_exp((float)x) / exp((float)x) - 1) < 2e-5);
    for (double x = -5; x <= 5; x += 0.013)
        assert_true(fabs(number_exp((float)x) / exp((float)x) - 1) < 2e-6);
    assert_true(number_exp(-1000) == 0);
    assert_true(number_exp(0) == 1);
    assert_true(isfinite(number_exp(1e9f)));
}

static void log_is_right(void **unused)
{
    for (double x = 1e-6; x < 1e9; x *= 1.07)
        assert_true(fabs(number_log((float)x) - log((float)x)) <=
                    2e-6 + 1e-6 * fabs(log((float)x)));
    assert_true(number_log(1) == 0);
}

static void logistic_is_a_chance(void **unused)
{
    for (double x = -100; x <= 100; x += 0.5) {
        float p = number_logistic((float)x);
        assert_true(p >= 0 && p <= 1);
        assert_true(fabs(p + number_logistic((float)-x) - 1) < 1e-6);
    }
    assert_true(number_logistic(0) == 0.5f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exp_is_right),
        cmocka_unit_test(log_is_right),
        cmocka_unit_test(logistic_is_a_chance),
    };
    return cmocka_run_group_tests_name("number", tests, NULL, NULL);
}
