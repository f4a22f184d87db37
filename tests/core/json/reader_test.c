/* reader_test.c: reading JSON with errors that name the field. */
#include "core/json/reader.h"

#include <string.h>

#include "tests/base/check.h"

static struct json_reader parse(const char *text)
{
    struct json_reader root;
    struct error error;
    error_clear(&error);
    if (!json_reader_parse(&root, text, strlen(text), &error))
        fail_msg("%s", error.text);
    return root;
}

static void assert_no_json(const char *text, size_t length)
{
    struct json_reader root;
    struct error error;
    error_clear(&error);
    assert_false(json_reader_parse(&root, text, length, &error));
    assert_non_null(strstr(error.text, "not valid JSON at line"));
}

TEST(parse_rejects_invalid_json)
{
    assert_no_json("", 0);
    assert_no_json("{", 1);
    assert_no_json("{\"a\":1,\"a\":2}", 13);
    assert_no_json("\"\\u0000\"", 8);
    assert_no_json("[1]\0", 4);
    assert_no_json("[\"\xff\"]", 5);
    char deep[5000];
    memset(deep, '[', sizeof deep);
    assert_no_json(deep, sizeof deep);
}

TEST(values_are_read)
{
    struct json_reader root = parse("{\"n\":-3,\"s\":\"two\",\"b\":true,\"l\":[1,null]}");
    struct json_reader found, item;
    struct error error;
    int number = 0;
    bool truth = false;
    const char *words = NULL;
    size_t length = 0;
    assert_true(json_reader_is_object(&root));
    assert_true(json_reader_int_field(&root, "n", -3, 3, &number, &error));
    assert_int_equal(number, -3);
    assert_true(json_reader_string_field(&root, "s", &words, &error));
    assert_string_equal(words, "two");
    assert_true(json_reader_find(&root, "b", &found));
    assert_true(json_reader_bool(&found, &truth, &error));
    assert_true(truth);
    assert_true(json_reader_field(&root, "l", &found, &error));
    assert_true(json_reader_is_array(&found));
    assert_true(json_reader_length(&found, &length, &error));
    assert_int_equal(length, 2);
    assert_true(json_reader_item(&found, 1, &item, &error));
    assert_true(json_reader_is_null(&item));
    assert_false(json_reader_is_string(&item));
    assert_false(json_reader_find(&root, "x", &found));
    json_reader_free(&root);
}

TEST(errors_name_the_path)
{
    struct json_reader root = parse("{\"players\":[{},{\"dice\":7,\"deep\":[[1]]}]}");
    struct json_reader players, player, deep, inner;
    struct error error;
    const char *words;
    int number = 0;
    bool truth = false;
    error_clear(&error);
    assert_true(json_reader_field(&root, "players", &players, &error));
    assert_true(json_reader_item(&players, 1, &player, &error));
    assert_false(json_reader_int_field(&player, "dice", 0, 6, &number, &error));
    assert_string_equal(error.text, "players[1].dice: must be from 0 to 6, not 7");
    assert_false(json_reader_string_field(&player, "dice", &words, &error));
    assert_string_equal(error.text, "players[1].dice: must be a string");
    assert_false(json_reader_string_field(&player, "name", &words, &error));
    assert_string_equal(error.text, "players[1]: 'name' is missing");
    assert_true(json_reader_field(&player, "deep", &deep, &error));
    assert_true(json_reader_item(&deep, 0, &inner, &error));
    assert_false(json_reader_int(&inner, 0, 6, &number, &error));
    assert_string_equal(error.text,
                        "players[1].deep[0]: must be a whole number from 0 to 6");
    assert_false(json_reader_bool(&inner, &truth, &error));
    assert_false(json_reader_item(&deep, 1, &inner, &error));
    assert_string_equal(error.text,
                        "players[1].deep: has 1 items where more than 1 are needed");
    json_reader_free(&root);
}

TEST(members_come_in_order)
{
    struct json_reader root = parse("{\"b\":1,\"a\":[],\"c\":null}");
    struct json_reader list = parse("[1]"), member = {0};
    static const char *const keys[] = {"b", "a", "c"};
    for (int i = 0; i < 3; i++) {
        assert_true(json_reader_next(&root, &member));
        assert_string_equal(member.key, keys[i]);
    }
    assert_true(json_reader_is_null(&member));
    assert_false(json_reader_next(&root, &member));
    assert_false(json_reader_next(&list, &member));
    json_reader_free(&root);
    json_reader_free(&list);
}

TEST(errors_from_elsewhere_get_the_path)
{
    struct json_reader root = parse("{\"state\":{}}"), state;
    struct error error;
    assert_true(json_reader_find(&root, "state", &state));
    error_set(&error, "players[1].dice: missing");
    assert_false(json_reader_fail_inside(&root, &error));
    assert_string_equal(error.text, "players[1].dice: missing");
    assert_false(json_reader_fail_inside(&state, &error));
    assert_string_equal(error.text, "state.players[1].dice: missing");
    json_reader_free(&root);
}

TEST(long_numbers_are_read)
{
    struct json_reader root, item;
    struct error error;
    int64_t number = 0;
    static const char text[] = "[1800000000000]";
    error_clear(&error);
    assert_true(json_reader_parse(&root, text, sizeof text - 1, &error));
    assert_true(json_reader_item(&root, 0, &item, &error));
    assert_true(json_reader_long(&item, 0, INT64_MAX, &number, &error));
    assert_true(number == INT64_C(1800000000000));
    assert_false(json_reader_long(&item, 0, 5, &number, &error));
    assert_string_equal(error.text, "[0]: must be from 0 to 5, not 1800000000000");
    json_reader_free(&root);
}

TEST(wrong_kinds_are_refused)
{
    static const char *const keys[] = {"a", "b", NULL};
    struct json_reader root = parse("{\"a\":1,\"c\":2}");
    struct json_reader list = parse("[1]");
    struct json_reader found;
    struct error error;
    size_t length = 0;
    error_clear(&error);
    assert_false(json_reader_only(&root, keys, &error));
    assert_string_equal(error.text, "'c' is not known here");
    assert_false(json_reader_only(&list, keys, &error));
    assert_string_equal(error.text, "must be an object {...}");
    assert_false(json_reader_field(&list, "a", &found, &error));
    assert_false(json_reader_find(&list, "a", &found));
    assert_false(json_reader_length(&root, &length, &error));
    assert_string_equal(error.text, "must be an array [...]");
    json_reader_free(&root);
    json_reader_free(&list);
    root = parse("{\"a\":1}");
    assert_true(json_reader_only(&root, keys, &error));
    json_reader_free(&root);
}
