/* words_test.c: parsing one line of a data file. */
#include "core/text/words.h"

#include <string.h>

#include "tests/base/check.h"

static struct error error;

static struct reader read_line(const char *line)
{
    error_clear(&error);
    return words_init(line, strlen(line));
}

static void assert_error(bool good, const char *words)
{
    assert_false(good);
    if (strstr(error.text, words) == NULL)
        fail_msg("'%s' expected, got '%s'", words, error.text);
}

TEST(comments_start_at_a_word)
{
    char word[WORD_SIZE];
    struct reader words = read_line("one#two # three");
    assert_true(words_take(&words, "a word", word, &error));
    assert_string_equal(word, "one#two");
    assert_true(words_end(&words, &error));
    words = read_line("# all of it");
    assert_error(words_take(&words, "a word", word, &error),
                 "the line ends too early: a word is missing");
}

TEST(numbers_are_within_bounds)
{
    int value = 0;
    struct reader words = read_line("5 -3 6 x");
    assert_true(words_number(&words, "a number", 1, 5, &value, &error));
    assert_int_equal(value, 5);
    assert_true(words_number(&words, "a number", -5, 5, &value, &error));
    assert_int_equal(value, -3);
    assert_error(words_number(&words, "a count", 1, 5, &value, &error),
                 "'6' is not a count: a whole number from 1 to 5 is needed");
    assert_error(words_number(&words, "a count", 1, 5, &value, &error), "'x' is not");
    assert_error(words_number(&words, "a count", 1, 5, &value, &error),
                 "a count is missing");
}

TEST(a_title_is_the_rest_of_the_line)
{
    char title[8];
    memset(title, 'x', sizeof title);
    struct reader words = read_line("  A  b \t # c");
    assert_true(words_title(&words, "the title", title, sizeof title, &error));
    assert_memory_equal(title, "A  b\0\0\0\0", sizeof title);
    assert_true(words_end(&words, &error));
    words = read_line("1234567");
    assert_true(words_title(&words, "the title", title, sizeof title, &error));
    words = read_line("12345678");
    assert_error(words_title(&words, "the title", title, sizeof title, &error),
                 "the title is too long: at most 7 bytes");
    words = read_line("a\tb");
    assert_error(words_title(&words, "the title", title, sizeof title, &error), "tab");
    words = read_line(" ");
    assert_error(words_title(&words, "the title", title, sizeof title, &error),
                 "the title is missing");
}

TEST(nothing_may_follow_the_end)
{
    struct reader words = read_line("more");
    assert_error(words_end(&words, &error), "unexpected 'more' at the end");
}

static bool is_readable(const char *line)
{
    error_clear(&error);
    return words_are_readable(line, strlen(line), &error);
}

TEST(only_utf8_is_accepted)
{
    assert_true(is_readable(""));
    assert_true(is_readable("a\tb \xc3\xba \xe2\x82\xac \xf0\x9f\x95\xaf\r"));
    assert_error(is_readable("ab\x01"), "byte 3 of the line (0x01)");
    assert_error(is_readable("\x7f"), "(0x7f)");
    assert_error(is_readable("\x80"), "(0x80)");
    assert_error(is_readable("\xc0\xaf"), "(0xc0)");
    assert_error(is_readable("\xe2\x82"), "(0xe2)");
    assert_error(is_readable("\xed\xa0\x80"), "(0xed)");
    assert_error(is_readable("\xef\xbf\xbe"), "(0xef)");
    assert_error(is_readable("\xf4\x90\x80\x80"), "(0xf4)");
}
