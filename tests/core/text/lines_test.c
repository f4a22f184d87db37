/* lines_test.c: reading text line by line, with any line endings. */
#include "core/text/lines.h"

#include <string.h>

#include "tests/base/check.h"

TEST(line_ends_do_not_matter)
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

TEST(errors_name_the_line)
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
    assert_non_null(strstr(error.text, "has 6 bytes; the limit is 5"));
    assert_false(lines_next(&lines, &error));
    assert_non_null(strstr(error.text, "0x7f"));
    lines_deinit(&lines);
}

TEST(empty_text_has_no_lines)
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
