/* lines_test.c: a text file line by line, whatever its line ends. */
#include "core/lines.h"

#include <string.h>

#include "tests/base/check.h"

static void line_ends_do_not_matter(void **unused)
{
    static const char text[] = "\xef\xbb\xbfone\r\n\ntwo\tx\n\r\nlast";
    static const char *const wanted[] = {"one", "", "two\tx", "", "last"};
    struct lines lines;
    struct error error;
    lines_init(&lines, text, strlen(text), "f", 100);
    for (int i = 0; i < 5; i++) {
        assert_true(lines_next(&lines, &error));
        assert_string_equal(lines.line, wanted[i]);
        assert_int_equal(lines.number, i + 1);
        assert_int_equal(lines.ended, i < 4);
    }
    assert_int_equal(lines.begin, strlen(text) - 4);
    assert_false(lines_next(&lines, &error));
    assert_string_equal(error.text, "");
    lines_deinit(&lines);
}

static void bad_lines_are_placed(void **unused)
{
    static const char text[] = "fine\nze\0ro\n123456\n\x7f\n";
    struct lines lines;
    struct error error;
    lines_init(&lines, text, sizeof text - 1, "f", 5);
    assert_true(lines_next(&lines, &error));
    assert_false(lines_next(&lines, &error));
    assert_non_null(strstr(error.text, "byte 3 of the line is 0x00"));
    assert_int_equal(error.line, 2);
    assert_string_equal(error.file, "f");
    assert_false(lines_next(&lines, &error));
    assert_non_null(strstr(error.text, "has 6 bytes; at most 5"));
    assert_false(lines_next(&lines, &error));
    assert_non_null(strstr(error.text, "0x7f"));
    lines_deinit(&lines);
}

static void nothing_has_no_lines(void **unused)
{
    struct lines lines;
    struct error error;
    lines_init(&lines, "", 0, "f", 5);
    assert_false(lines_next(&lines, &error));
    lines_deinit(&lines);
    lines_init(&lines, "\xef\xbb\xbf", 3, "f", 5);
    assert_false(lines_next(&lines, &error));
    assert_int_equal(lines.number, 0);
    lines_deinit(&lines);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(line_ends_do_not_matter),
        cmocka_unit_test(bad_lines_are_placed),
        cmocka_unit_test(nothing_has_no_lines),
    };
    return cmocka_run_group_tests_name("lines", tests, NULL, NULL);
}
