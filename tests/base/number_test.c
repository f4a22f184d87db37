/* number_test.c: exp, log and logistic are accurate. */
#include "base/number.h"

#include <math.h>

#include "tests/base/check.h"

TEST(exp_is_accurate)
{
    for (double x = -80; x <= 80; x += 0.37)
        assert_true(fabs(number_exp((float)x) / exp((float)x) - 1) < 2e-5);
    for (double x = -5; x <= 5; x += 0.013)
        assert_true(fabs(number_exp((float)x) / exp((float)x) - 1) < 2e-6);
    assert_true(number_exp(-1000) == 0);
    assert_true(number_exp(0) == 1);
    assert_true(isfinite(number_exp(1e9f)));
}

TEST(log_is_accurate)
{
    for (double x = 1e-6; x < 1e9; x *= 1.07)
        assert_true(fabs(number_log((float)x) - log((float)x)) <=
                    2e-6 + 1e-6 * fabs(log((float)x)));
    assert_true(number_log(1) == 0);
}

TEST(logistic_is_a_probability)
{
    for (double x = -100; x <= 100; x += 0.5) {
        float p = number_logistic((float)x);
        assert_true(p >= 0 && p <= 1);
        assert_true(fabs(p + number_logistic((float)-x) - 1) < 1e-6);
    }
    assert_true(number_logistic(0) == 0.5f);
}
