/* error_test.c: setting, placing and formatting errors. */
#include "base/error.h"

#include <string.h>

#include "tests/base/check.h"

TEST(set_returns_false_and_keeps_the_place)
{
    struct error error;
    error_clear(&error);
    error_place(&error, "game.txt", 12);
    assert_false(error_set(&error, "no seat %d", 7));
    assert_string_equal(error.text, "no seat 7");
    assert_string_equal(error.file, "game.txt");
    assert_int_equal(error.line, 12);
}

TEST(clear_resets_everything)
{
    struct error error;
    memset(&error, 'x', sizeof error);
    error_clear(&error);
    assert_string_equal(error.text, "");
    assert_string_equal(error.file, "");
    assert_int_equal(error.line, 0);
    assert_string_equal(error.option, "");
}

TEST(blame_names_the_option)
{
    struct error error;
    error_clear(&error);
    error_set(&error, "bad");
    assert_false(error_blame(&error, "length"));
    assert_string_equal(error.option, "length");
    assert_string_equal(error.text, "bad");
}

static void expect_line(const char *file, int line, const char *expected)
{
    char out[64];
    struct error error;
    error_clear(&error);
    error_set(&error, "bad");
    error_place(&error, file, line);
    assert_ptr_equal(error_line(&error, out, sizeof out), out);
    assert_string_equal(out, expected);
}

TEST(line_omits_unset_parts)
{
    expect_line("a.txt", 3, "a.txt:3: bad");
    expect_line("a.txt", 0, "a.txt: bad");
    expect_line("", 3, "line 3: bad");
    expect_line(NULL, 3, "line 3: bad");
    expect_line("", 0, "bad");
}

TEST(long_texts_are_truncated)
{
    char words[2 * ERROR_TEXT], out[16];
    memset(words, 'w', sizeof words);
    words[sizeof words - 1] = '\0';
    struct error error;
    error_clear(&error);
    error_set(&error, "%s", words);
    error_place(&error, words, 1);
    assert_int_equal(strlen(error.text), ERROR_TEXT - 1);
    assert_int_equal(strlen(error.file), ERROR_FILE - 1);
    assert_int_equal(strlen(error_line(&error, out, sizeof out)), sizeof out - 1);
}
