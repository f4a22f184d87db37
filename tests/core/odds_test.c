/* odds_test.c: chances in writing. */
#include "core/odds.h"

#include "tests/base/check.h"

static void reads(double low, double high, const char *wanted)
{
    struct odds_answer answer = {.low = low, .high = high, .exact = low == high};
    char room[64];
    struct text out = text_init(room, sizeof room);
    odds_write_chance(&answer, &out);
    assert_string_equal(room, wanted);
}

static void a_chance_has_four_places(void **context)
{
    (void)context;
    reads(0.9820834, 0.9820834, "98.2083 %");
    reads(0, 0, "0.0000 %");
    reads(1, 1, "100.0000 %");
    reads(0.5, 0.5, "50.0000 %");
}

static void hardly_ever_is_not_never(void **context)
{
    (void)context;
    reads(1e-9, 1e-9, "< 0.0001 %");
    reads(1 - 1e-9, 1 - 1e-9, "> 99.9999 %");
    reads(0.000001, 0.000001, "0.0001 %");
    reads(0.999999, 0.999999, "99.9999 %");
}

static void a_span_has_two_ends(void **context)
{
    (void)context;
    reads(0.3512, 0.3547, "35.1200 to 35.4700 %");
    reads(0, 1, "unknown");
    reads(0.3512, 1, "at least 35.1200 %");
    reads(1e-9, 1 - 1e-9, "0.0001 to 99.9999 %");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_chance_has_four_places),
        cmocka_unit_test(hardly_ever_is_not_never),
        cmocka_unit_test(a_span_has_two_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
