/* log_test.c: repeated lines are suppressed and counted. */
#include "net/serve/log.h"
#include "tests/base/check.h"

TEST(lines_per_minute)
{
    struct log_limit limit = {0};
    long long held = -1;
    for (int i = 0; i < 3; i++) {
        assert_true(log_limit_allows(&limit, 1000 + i, 3, &held));
        assert_int_equal(held, 0);
    }
    for (int i = 0; i < 5; i++)
        assert_false(log_limit_allows(&limit, 2000 + i, 3, &held));
    assert_false(log_limit_allows(&limit, 1000 + 59999, 3, &held));
    assert_true(log_limit_allows(&limit, 1000 + 60000, 3, &held));
    assert_int_equal(held, 6);
    assert_true(log_limit_allows(&limit, 1000 + 60001, 3, &held));
    assert_int_equal(held, 0);
}

/* A clock that starts at 0 neither suppresses the first line nor lets all of them
 * through. */
TEST(from_the_first_moment)
{
    struct log_limit limit = {0};
    long long held;
    assert_true(log_limit_allows(&limit, 0, 1, &held));
    assert_false(log_limit_allows(&limit, 0, 1, &held));
    assert_false(log_limit_allows(&limit, 1, 1, &held));
}
