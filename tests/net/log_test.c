/* log_test.c: lines that would come again and again are held back, and counted. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "net/serve/log.h"

static void some_in_a_minute(void **unused)
{
    struct log_limit limit = {0};
    long long held = -1;
    for (int i = 0; i < 3; i++) {
        assert_true(log_may(&limit, 1000 + i, 3, &held));
        assert_int_equal(held, 0);
    }
    for (int i = 0; i < 5; i++)
        assert_false(log_may(&limit, 2000 + i, 3, &held));
    assert_false(log_may(&limit, 1000 + 59999, 3, &held));
    assert_true(log_may(&limit, 1000 + 60000, 3, &held));
    assert_int_equal(held, 6);
    assert_true(log_may(&limit, 1000 + 60001, 3, &held));
    assert_int_equal(held, 0);
}

/* A clock that begins at 0 is no reason to hold back the first line, nor to let all by.
 */
static void from_the_first_moment(void **unused)
{
    struct log_limit limit = {0};
    long long held;
    assert_true(log_may(&limit, 0, 1, &held));
    assert_false(log_may(&limit, 0, 1, &held));
    assert_false(log_may(&limit, 1, 1, &held));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(some_in_a_minute),
        cmocka_unit_test(from_the_first_moment),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
