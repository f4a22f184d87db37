/* text_test.c: text never exceeds its buffer and reports overflow. */
#include "base/text.h"

#include <string.h>

#include "tests/base/check.h"

TEST(init_makes_an_empty_text)
{
    char data[4] = "xyz";
    struct text text = text_init(data, sizeof data);
    assert_string_equal(text.data, "");
    assert_int_equal(text.length, 0);
    assert_false(text.overflow);
}

TEST(put_appends)
{
    char data[32];
    struct text text = text_init(data, sizeof data);
    text_put(&text, "break ");
    text_put_n(&text, "c14xxx", 3);
    text_put_char(&text, '!');
    text_format(&text, " %d%s", 42, "nd");
    assert_string_equal(data, "break c14! 42nd");
    assert_int_equal(text.length, strlen(data));
    assert_false(text.overflow);
}

TEST(put_fills_the_buffer_exactly)
{
    char data[6];
    struct text text = text_init(data, sizeof data);
    text_put(&text, "12345");
    assert_string_equal(data, "12345");
    assert_false(text.overflow);
    text_put(&text, "");
    assert_false(text.overflow);
    text_put_char(&text, '6');
    assert_true(text.overflow);
    assert_string_equal(data, "12345");
}

TEST(put_truncates)
{
    char data[8];
    memset(data, '#', sizeof data);
    struct text text = text_init(data, 6);
    text_put(&text, "123");
    text_put(&text, "45678");
    assert_string_equal(data, "12345");
    assert_true(text.overflow);
    assert_int_equal(data[6], '#');
}

TEST(format_truncates)
{
    char data[8];
    memset(data, '#', sizeof data);
    struct text text = text_init(data, 6);
    text_format(&text, "%s-%d", "abc", 12345);
    assert_string_equal(data, "abc-1");
    assert_int_equal(text.length, 5);
    assert_true(text.overflow);
    assert_int_equal(data[6], '#');
    text_format(&text, "%d", 7);
    assert_string_equal(data, "abc-1");
}

TEST(format_fills_the_buffer_exactly)
{
    char data[6];
    struct text text = text_init(data, sizeof data);
    text_format(&text, "%d", 12345);
    assert_false(text.overflow);
    text_format(&text, "%s", "");
    assert_false(text.overflow);
    assert_string_equal(data, "12345");
}

TEST(smallest_buffer_holds_nothing)
{
    char data[1];
    struct text text = text_init(data, sizeof data);
    text_put(&text, "a");
    text_format(&text, "%d", 1);
    text_put_json(&text, "a");
    assert_string_equal(data, "");
    assert_true(text.overflow);
}

TEST(space_separates_words_once)
{
    char data[16];
    struct text text = text_init(data, sizeof data);
    text_space(&text);
    text_put(&text, "a");
    text_space(&text);
    text_space(&text);
    text_put(&text, "b");
    assert_string_equal(data, "a b");
}

TEST(parts_are_taken_up_to_an_end)
{
    static const struct {
        const char *from, *part, *rest;
        bool fits;
    } rows[] = {
        {"ab,c", "ab", ",c", true}, {"ab:c,d", "ab", ":c,d", true},
        {",c", "", ",c", true},     {"", "", "", true},
        {"abcd", "abcd", "", true}, {"abcde,f", "abcd", ",f", false},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char part[5];
        const char *at = rows[i].from;
        assert_int_equal(text_take(&at, ",:", part, sizeof part), rows[i].fits);
        assert_string_equal(part, rows[i].part);
        assert_string_equal(at, rows[i].rest);
    }
}

TEST(json_escapes)
{
    char data[128];
    struct text text = text_init(data, sizeof data);
    text_put_json(&text, "say \"\\\" \b\f\n\r\t\x01\x1f\x7f/");
    assert_string_equal(data,
                        "\"say \\\"\\\\\\\" \\b\\f\\n\\r\\t\\u0001\\u001f\\u007f/\"");
}

TEST(json_keeps_utf8)
{
    char data[32];
    struct text text = text_init(data, sizeof data);
    text_put_json(&text, "ci\xc3\xba"
                         "b");
    assert_string_equal(data, "\"ci\xc3\xba"
                              "b\"");
}

TEST(json_overflow_is_noticed)
{
    char data[4];
    struct text text = text_init(data, sizeof data);
    text_put_json(&text, "ab");
    assert_true(text.overflow);
    assert_string_equal(data, "\"ab");
}

TEST(members_are_separated_by_commas)
{
    char room[64];
    struct text text = text_init(room, sizeof room);
    text_put(&text, "{");
    text_json_key(&text, "a\"b");
    text_put(&text, "-2");
    text_json_key(&text, "list");
    text_put(&text, "[");
    text_json_comma(&text);
    text_put_json(&text, "x");
    text_json_comma(&text);
    text_put(&text, "1]}");
    assert_string_equal(room, "{\"a\\\"b\":-2,\"list\":[\"x\",1]}");
}
