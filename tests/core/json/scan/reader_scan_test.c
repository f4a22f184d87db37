/* reader_scan_test.c: the module's JSON reader against the native one. It is part of the
 * wasm module alone, so it is included here, in place of the native reader. */
#include "../../../../src/core/json/reader_scan.c"

#include "tests/base/check.h"

static struct json_reader read_text(const char *text)
{
    struct json_reader root;
    struct error error;
    error_clear(&error);
    if (!json_reader_parse(&root, text, strlen(text), &error))
        fail_msg("%s: %s", text, error.text);
    return root;
}

TEST(values_of_every_kind)
{
    struct json_reader root =
        read_text("{ \"a\" : -12 ,\"b\":[1, [2, {\"]\":\"}\"}] ,3]\n,"
                  "\"t\":true,\"f\":false,\"z\":null,\"s\":\"x\"} ");
    struct json_reader list, item;
    struct error error;
    size_t length = 0;
    int64_t number = 0;
    bool truth = false;
    assert_int_equal(json_reader_member_number(&root, "a"), -12);
    assert_true(json_reader_member_bool(&root, "t"));
    assert_false(json_reader_member_bool(&root, "f"));
    assert_string_equal(json_reader_member_text(&root, "s"), "x");
    assert_string_equal(json_reader_member_text(&root, "a"), "");
    assert_false(json_reader_find(&root, "c", &item));
    assert_true(json_reader_find(&root, "z", &item) && json_reader_is_null(&item));
    assert_false(json_reader_bool(&item, &truth, &error));
    assert_true(json_reader_find(&root, "b", &list) && json_reader_is_array(&list));
    assert_true(json_reader_length(&list, &length, &error));
    assert_int_equal(length, 3);
    assert_true(json_reader_item(&list, 2, &item, &error));
    assert_true(json_reader_long(&item, 3, 3, &number, &error));
    assert_false(json_reader_long(&item, 4, 9, &number, &error));
    assert_false(json_reader_item(&list, 3, &item, &error));
    assert_false(json_reader_length(&root, &length, &error));
    json_reader_free(&root);
}

TEST(strings_are_unescaped)
{
    struct json_reader root =
        read_text("{\"\\n\":\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u001b\\u00e9\",\"e\":\"\","
                  "\"after\":\"\xc3\xa9\"}");
    assert_string_equal(json_reader_member_text(&root, "\n"),
                        "\"\\/\b\f\n\r\t\x1b\xc3\xa9");
    assert_string_equal(json_reader_member_text(&root, "e"), "");
    assert_string_equal(json_reader_member_text(&root, "after"), "\xc3\xa9");
    json_reader_free(&root);
}

TEST(only_whole_numbers)
{
    static const char *const wrong[] = {"{\"a\":1.5}", "{\"a\":1e3}", "{\"a\":\"1\"}",
                                        "{\"a\":99999999999999999999}"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct json_reader root = read_text(wrong[i]), field;
        struct error error;
        int64_t number;
        assert_true(json_reader_find(&root, "a", &field));
        assert_false(json_reader_long(&field, INT64_MIN, INT64_MAX, &number, &error));
        json_reader_free(&root);
    }
}

/* Texts that are cut or wrong are refused, or read without leaving them. */
TEST(nothing_is_read_beyond_the_text)
{
    static const char whole[] = "{\"a\":[1,\"b\\u00e9\",{\"c\":null}],\"d\":\"\\n\"}";
    static const char *const wrong[] = {
        "",          "[]",        "{}}",  "{\"a\":\"\\u12\"}", "{\"a",
        "{\"a\\\"}", "{\"\\q\"}", "{} x", "{\"\\u0000\":1}"};
    static const char *const odd[] = {"{a}",         "{\"a\"}",           "{\"a\":}",
                                      "{]",          "{\"a\":1 \"b\":2}", "{\"a\":[}}",
                                      "{\"a\":[,]}", "{\"a\":[1}]"};
    struct json_reader root, found;
    size_t count;
    struct error error;
    for (size_t length = 0; length < sizeof whole - 1; length++)
        assert_false(json_reader_parse(&root, whole, length, &error));
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_false(json_reader_parse(&root, wrong[i], strlen(wrong[i]), &error));
    for (size_t i = 0; i < sizeof odd / sizeof *odd; i++) {
        root = read_text(odd[i]);
        assert_false(json_reader_find(&root, "b", &found));
        if (json_reader_find(&root, "a", &found))
            json_reader_length(&found, &count, &error);
        json_reader_free(&root);
    }
}
