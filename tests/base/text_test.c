/* text_test.c: text never leaves its buffer, and says when something did not fit. */
#include "base/text.h"

#include <string.h>

#include "tests/base/check.h"

static void init_makes_an_empty_text(void **unused)
{
    char data[4] = "xyz";
    struct text text = text_init(data, sizeof data);
    assert_string_equal(text.data, "");
    assert_int_equal(text.length, 0);
    assert_false(text.overflow);
}

static void put_appends(void **unused)
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

static void put_fills_the_buffer_exactly(void **unused)
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

static void put_cuts_what_does_not_fit(void **unused)
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

static void format_cuts_what_does_not_fit(void **unused)
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

static void format_fills_the_buffer_exactly(void **unused)
{
    char data[6];
    struct text text = text_init(data, sizeof data);
    text_format(&text, "%d", 12345);
    assert_false(text.overflow);
    text_format(&text, "%s", "");
    assert_false(text.overflow);
    assert_string_equal(data, "12345");
}

static void smallest_buffer_holds_nothing(void **unused)
{
    char data[1];
    struct text text = text_init(data, sizeof data);
    text_put(&text, "a");
    text_format(&text, "%d", 1);
    text_put_json(&text, "a");
    assert_string_equal(data, "");
    assert_true(text.overflow);
}

static void space_separates_words_once(void **unused)
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

static void json_escapes(void **unused)
{
    char data[128];
    struct text text = text_init(data, sizeof data);
    text_put_json(&text, "say \"\\\" \b\f\n\r\t\x01\x1f\x7f/");
    assert_string_equal(data,
                        "\"say \\\"\\\\\\\" \\b\\f\\n\\r\\t\\u0001\\u001f\\u007f/\"");
}

static void json_keeps_utf8(void **unused)
{
    char data[32];
    struct text text = text_init(data, sizeof data);
    text_put_json(&text, "ci\xc3\xba"
                         "b");
    assert_string_equal(data, "\"ci\xc3\xba"
                              "b\"");
}

static void json_overflow_is_noticed(void **unused)
{
    char data[4];
    struct text text = text_init(data, sizeof data);
    text_put_json(&text, "ab");
    assert_true(text.overflow);
    assert_string_equal(data, "\"ab");
}

static void members_are_divided_by_commas(void **unused)
{
    char room[64];
    struct text text = text_init(room, sizeof room);
    text_put(&text, "{");
    text_json_count(&text, "none", 0);
    text_json_number(&text, "zero", 0);
    text_json_count(&text, "a\"b", -2);
    text_json_key(&text, "list");
    text_put(&text, "[");
    text_json_comma(&text);
    text_put_json(&text, "x");
    text_json_comma(&text);
    text_put(&text, "1]}");
    assert_string_equal(room, "{\"zero\":0,\"a\\\"b\":-2,\"list\":[\"x\",1]}");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(members_are_divided_by_commas),
        cmocka_unit_test(init_makes_an_empty_text),
        cmocka_unit_test(put_appends),
        cmocka_unit_test(put_fills_the_buffer_exactly),
        cmocka_unit_test(put_cuts_what_does_not_fit),
        cmocka_unit_test(format_cuts_what_does_not_fit),
        cmocka_unit_test(format_fills_the_buffer_exactly),
        cmocka_unit_test(smallest_buffer_holds_nothing),
        cmocka_unit_test(space_separates_words_once),
        cmocka_unit_test(json_escapes),
        cmocka_unit_test(json_keeps_utf8),
        cmocka_unit_test(json_overflow_is_noticed),
    };
    return cmocka_run_group_tests_name("text", tests, NULL, NULL);
}
