/* odds_test.c: formatting odds. */
#include "core/odds.h"

#include "tests/base/check.h"

static void is_written(void (*write)(const struct odds_answer *answer, struct text *out),
                       double low, double high, const char *wanted)
{
    struct odds_answer answer = {.low = low, .high = high, .exact = low == high};
    char room[64];
    struct text out = text_init(room, sizeof room);
    write(&answer, &out);
    assert_string_equal(room, wanted);
}

static void reads(double low, double high, const char *wanted)
{
    is_written(odds_write_chance, low, high, wanted);
}

static void column(double low, double high, const char *wanted)
{
    is_written(odds_write_column, low, high, wanted);
}

TEST(chances_have_four_decimals)
{
    reads(0.9820834, 0.9820834, "98.2083 %");
    reads(0, 0, "0.0000 %");
    reads(1, 1, "100.0000 %");
    reads(0.5, 0.5, "50.0000 %");
}

TEST(rounding_keeps_0_and_100_exact)
{
    reads(1e-9, 1e-9, "< 0.0001 %");
    reads(1 - 1e-9, 1 - 1e-9, "> 99.9999 %");
    reads(0.000001, 0.000001, "0.0001 %");
    reads(0.999999, 0.999999, "99.9999 %");
}

TEST(intervals_show_both_bounds)
{
    reads(0.3512, 0.3547, "35.1200 to 35.4700 %");
    reads(0, 1, "unknown");
    reads(0.3512, 1, "at least 35.1200 %");
    reads(1e-9, 1 - 1e-9, "0.0001 to 99.9999 %");
}

TEST(a_column_has_no_empty_bounds)
{
    column(0, 0, "   0.0 %");
    column(1, 1, " 100.0 %");
    column(0.9999, 0.9999, "  99.9 %");
    column(0.0004, 0.0004, "<  0.1 %");
    column(0.8441879, 1, "\u2265 84.4 %");
    column(0.9999, 1, "\u2265 99.9 %");
    column(0, 1, "       ?");
    column(0.0004, 1, "       ?");
}
