/* json_test.c: the output is valid JSON, whatever the input. */
#include "base/json.h"

#include <jansson.h>
#include <string.h>

#include "tests/base/check.h"

TEST(brackets_and_commas_are_written)
{
    struct buffer out;
    buffer_init(&out);
    json_open(&out, '{');
    json_add_text(&out, "a", "x,{[:");
    json_add_open(&out, "b", '[');
    json_put_number(&out, -3);
    json_open(&out, '[');
    json_close(&out, ']');
    json_put_bool(&out, true);
    json_put_null(&out);
    json_open(&out, '{');
    json_close(&out, '}');
    json_close(&out, ']');
    json_add_words(&out, "c", "  one two  ");
    json_add_bool(&out, "d", false);
    json_key(&out, "e");
    json_put_raw(&out, "{\"f\":1}");
    json_add_null(&out, "g");
    json_close(&out, '}');
    assert_string_equal(
        out.data, "{\"a\":\"x,{[:\",\"b\":[-3,[],true,null,{}],"
                  "\"c\":[\"one\",\"two\"],\"d\":false,\"e\":{\"f\":1},\"g\":null}");
    buffer_deinit(&out);
}

TEST(reals_look_like_reals)
{
    static const struct {
        double number;
        const char *text;
    } cases[] = {{0, "0.0"},
                 {1, "1.0"},
                 {-2.5, "-2.5"},
                 {0.7, "0.7"},
                 {1e300, "1e300"},
                 {1e-7, "1e-7"},
                 {1.0 / 3, "0.333333333333333"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct buffer out;
        buffer_init(&out);
        json_put_real(&out, cases[i].number);
        assert_string_equal(out.data, cases[i].text);
        buffer_deinit(&out);
    }
}

TEST(digits_are_as_many_as_wanted)
{
    static const struct {
        double number;
        int digits;
        const char *text;
    } cases[] = {{1.0 / 3, 6, "0.333333"},
                 {1.0 / 3, 17, "0.33333333333333331"},
                 {123456789, 6, "1.23457e8"},
                 {1e-20, 17, "9.9999999999999995e-21"},
                 {100, 6, "100.0"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct buffer out;
        buffer_init(&out);
        json_put_digits(&out, cases[i].number, cases[i].digits);
        assert_string_equal(out.data, cases[i].text);
        buffer_deinit(&out);
    }
}

static void written_is(const char *words, size_t length, const char *wanted)
{
    struct buffer out;
    buffer_init(&out);
    json_put_text_n(&out, words, length);
    assert_string_equal(out.data, wanted);
    buffer_deinit(&out);
}

TEST(texts_are_escaped)
{
    written_is("", 0, "\"\"");
    written_is("a\"b\\c/", 6, "\"a\\\"b\\\\c/\"");
    written_is("\b\f\n\r\t\x01\x7f", 7, "\"\\b\\f\\n\\r\\t\\u0001\\u007f\"");
    written_is("a\0b", 3, "\"a\\u0000b\"");
    written_is("ú€\xf0\x9f\x8e\xb2", 9, "\"ú€\xf0\x9f\x8e\xb2\"");
}

TEST(invalid_utf8_becomes_a_question_mark)
{
    written_is("\xc3", 1, "\"?\"");
    written_is("\xc3x", 2, "\"?x\"");
    written_is("\xe2\x82", 2, "\"??\"");
    written_is("\xc0\x80", 2, "\"??\"");
    written_is("\xed\xa0\x80", 3, "\"???\"");
    written_is("\xf4\x90\x80\x80", 4, "\"????\"");
    written_is("\xff\xfe", 2, "\"??\"");
}

/* Every string of three interesting bytes can be read back. */
TEST(output_can_be_read_back)
{
    static const unsigned char bytes[] = {0x00, 0x1f, ' ',  '"',  '\\', 0x7f, 0x80, 0x8f,
                                          0x90, 0x9f, 0xa0, 0xbf, 0xc2, 0xdf, 0xe0, 0xed,
                                          0xee, 0xf0, 0xf1, 0xf4, 0xf5, 0xff};
    enum { COUNT = sizeof bytes };
    struct buffer out;
    buffer_init(&out);
    for (int i = 0; i < COUNT * COUNT * COUNT; i++) {
        const char words[] = {(char)bytes[i % COUNT], (char)bytes[i / COUNT % COUNT],
                              (char)bytes[i / COUNT / COUNT]};
        buffer_clear(&out);
        json_open(&out, '[');
        json_put_text_n(&out, words, sizeof words);
        json_close(&out, ']');
        json_t *read = json_loadb(out.data, out.length, JSON_ALLOW_NUL, NULL);
        assert_non_null(read);
        json_decref(read);
    }
    buffer_deinit(&out);
}
