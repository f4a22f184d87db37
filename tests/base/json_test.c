/* json_test.c: what is written is JSON, whatever it is made of. */
#include "base/json.h"

#include <jansson.h>
#include <string.h>

#include "tests/base/check.h"

static void brackets_and_commas_are_put(void **unused)
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
    json_close(&out, '}');
    assert_string_equal(out.data, "{\"a\":\"x,{[:\",\"b\":[-3,[],true,null,{}],"
                                  "\"c\":[\"one\",\"two\"],\"d\":false,\"e\":{\"f\":1}}");
    buffer_deinit(&out);
}

static void reals_look_like_reals(void **unused)
{
    static const struct {
        double number;
        const char *text;
    } cases[] = {{0, "0.0"},
                 {1, "1.0"},
                 {-2.5, "-2.5"},
                 {0.7, "0.7"},
                 {1e300, "1e+300"},
                 {1e-7, "1e-07"},
                 {1.0 / 3, "0.333333333333333"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct buffer out;
        buffer_init(&out);
        json_put_real(&out, cases[i].number);
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

static void texts_are_escaped(void **unused)
{
    written_is("", 0, "\"\"");
    written_is("a\"b\\c/", 6, "\"a\\\"b\\\\c/\"");
    written_is("\b\f\n\r\t\x01\x7f", 7, "\"\\b\\f\\n\\r\\t\\u0001\\u007f\"");
    written_is("a\0b", 3, "\"a\\u0000b\"");
    written_is("ú€\xf0\x9f\x8e\xb2", 9, "\"ú€\xf0\x9f\x8e\xb2\"");
}

static void what_is_no_text_becomes_a_question(void **unused)
{
    written_is("\xc3", 1, "\"?\"");
    written_is("\xc3x", 2, "\"?x\"");
    written_is("\xe2\x82", 2, "\"??\"");
    written_is("\xc0\x80", 2, "\"??\"");
    written_is("\xed\xa0\x80", 3, "\"???\"");
    written_is("\xf4\x90\x80\x80", 4, "\"????\"");
    written_is("\xff\xfe", 2, "\"??\"");
}

/* All texts of three bytes from those that matter can be read back. */
static void whatever_is_written_can_be_read(void **unused)
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(brackets_and_commas_are_put),
        cmocka_unit_test(reals_look_like_reals),
        cmocka_unit_test(texts_are_escaped),
        cmocka_unit_test(what_is_no_text_becomes_a_question),
        cmocka_unit_test(whatever_is_written_can_be_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
