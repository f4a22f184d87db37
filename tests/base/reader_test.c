/* reader_test.c: reading words and numbers from a line. */
#include <limits.h>
#include <string.h>

#include "base/text.h"
#include "tests/base/check.h"

static struct reader read_line(const char *line)
{
    return reader_init(line, strlen(line));
}

/* Words are separated by spaces and read in lower case. */
TEST(words_are_read)
{
    static const struct {
        const char *line;
        size_t length; /* 0: all of it */
        const char *words[3];
    } rows[] = {
        {" \tBreak  C14\twith\r\n", 0, {"break", "c14", "with"}},
        {"breaker", 5, {"break"}},           /* ends where it is told */
        {"a\0b", 3, {"a"}},                  /* and at a zero byte */
        {"CI\303\232B", 0, {"ci\303\232b"}}, /* other bytes are kept */
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        size_t length = rows[i].length > 0 ? rows[i].length : strlen(rows[i].line);
        struct reader reader = reader_init(rows[i].line, length);
        char word[WORD_SIZE];
        for (int j = 0; j < 3 && rows[i].words[j] != NULL; j++) {
            assert_true(reader_word(&reader, word));
            assert_string_equal(word, rows[i].words[j]);
        }
        assert_true(reader_at_end(&reader));
        assert_false(reader_word(&reader, word));
        assert_string_equal(word, "");
    }
}

TEST(peek_does_not_advance)
{
    char word[WORD_SIZE];
    struct reader reader = read_line("pass now");
    assert_true(reader_peek(&reader, word));
    assert_true(reader_peek(&reader, word));
    assert_string_equal(word, "pass");
}

TEST(empty_lines_have_no_words)
{
    char word[WORD_SIZE];
    static const char *const lines[] = {"", " ", "\t\t \n"};
    for (size_t i = 0; i < 3; i++) {
        struct reader reader = read_line(lines[i]);
        assert_true(reader_at_end(&reader));
        assert_false(reader_peek(&reader, word));
        assert_false(reader_word(&reader, word));
        assert_false(reader_accept(&reader, ""));
        assert_false(reader_accept(&reader, "a"));
    }
}

TEST(accept_needs_the_whole_word)
{
    struct reader reader = read_line("Leap.Fire n7");
    assert_false(reader_accept(&reader, "leap"));
    assert_false(reader_accept(&reader, "leap.fires"));
    assert_true(reader_accept(&reader, "LEAP.fire"));
    assert_true(reader_accept(&reader, "n7"));
    assert_false(reader_accept(&reader, "n7"));
    assert_true(reader_at_end(&reader));
}

TEST(long_words_are_truncated_and_skipped)
{
    char line[2 * WORD_SIZE + 4], word[WORD_SIZE];
    memset(line, 'x', sizeof line);
    memcpy(line + sizeof line - 3, " y", 3);
    struct reader reader = read_line(line);
    assert_true(reader_word(&reader, word));
    assert_int_equal(strlen(word), WORD_SIZE - 1);
    assert_true(reader_word(&reader, word));
    assert_string_equal(word, "y");
}

TEST(int_is_range_checked)
{
    int value = 99;
    assert_true(text_to_int("-5", -5, 5, &value));
    assert_int_equal(value, -5);
    assert_true(text_to_int("5", -5, 5, &value));
    assert_int_equal(value, 5);
    assert_false(text_to_int("6", -5, 5, &value));
    assert_false(text_to_int("-6", -5, 5, &value));
    assert_int_equal(value, 5);
}

TEST(int_reads_the_largest)
{
    int value;
    assert_true(text_to_int("2147483647", INT_MIN, INT_MAX, &value));
    assert_int_equal(value, INT_MAX);
    assert_true(text_to_int("-2147483648", INT_MIN, INT_MAX, &value));
    assert_int_equal(value, INT_MIN);
    assert_false(text_to_int("2147483648", INT_MIN, INT_MAX, &value));
    assert_false(text_to_int("-2147483649", INT_MIN, INT_MAX, &value));
    assert_false(text_to_int("99999999999999999999999", INT_MIN, INT_MAX, &value));
}

TEST(int_rejects_non_numbers)
{
    static const char *const words[] = {"",   "-",  "--1",  "+1", "1x",  "x1",      " 1",
                                        "1 ", "1.", "0x10", "1-", "1e3", "\xd9\xa1"};
    int value = 7;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        assert_false(text_to_int(words[i], INT_MIN, INT_MAX, &value));
    assert_int_equal(value, 7);
}

TEST(u64_reads_the_largest)
{
    uint64_t value = 7;
    assert_true(text_to_u64("18446744073709551615", &value));
    assert_true(value == UINT64_MAX);
    assert_true(text_to_u64("000", &value));
    assert_true(value == 0);
    assert_false(text_to_u64("18446744073709551616", &value));
    assert_false(text_to_u64("18446744073709551620", &value));
    assert_false(text_to_u64("-1", &value));
    assert_false(text_to_u64("", &value));
    assert_true(value == 0);
}
