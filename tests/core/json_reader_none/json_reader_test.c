/* json_reader_test.c: without a JSON reader everything fails politely. The file is part
 * of the wasm module alone, so it is included here, in place of the native reader. */
#include "../../../src/core/json_reader_none.c"

#include "tests/base/check.h"

static void parsing_says_what_to_do(void **unused)
{
    struct json_reader root;
    struct error error;
    error_clear(&error);
    assert_false(json_reader_available());
    assert_false(json_reader_parse(&root, "{}", 2, &error));
    assert_non_null(strstr(error.text, "use the command `cantrip`"));
    json_reader_free(&root);
}

static void nothing_is_anything(void **unused)
{
    struct json_reader root = {0};
    struct json_reader found;
    assert_false(json_reader_is_object(&root));
    assert_false(json_reader_is_array(&root));
    assert_false(json_reader_is_string(&root));
    assert_false(json_reader_is_null(&root));
    assert_false(json_reader_find(&root, "a", &found));
    assert_string_equal(found.key, "a");
}

static void every_reader_fails(void **unused)
{
    static const char *const keys[] = {"a", NULL};
    struct json_reader root = {0};
    struct json_reader item;
    struct error error;
    size_t length = 1;
    int number = 0;
    bool truth = true;
    const char *words = NULL;
    error_clear(&error);
    assert_false(json_reader_only(&root, keys, &error));
    assert_false(json_reader_length(&root, &length, &error));
    assert_false(json_reader_item(&root, 3, &item, &error));
    assert_false(json_reader_int(&item, 2, 6, &number, &error));
    assert_string_equal(error.text, "[3]: this build cannot read JSON");
    assert_false(json_reader_bool(&root, &truth, &error));
    assert_false(json_reader_string(&root, &words, &error));
    assert_int_equal(length, 0);
    assert_int_equal(number, 2);
    assert_false(truth);
    assert_string_equal(words, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parsing_says_what_to_do),
        cmocka_unit_test(nothing_is_anything),
        cmocka_unit_test(every_reader_fails),
    };
    return cmocka_run_group_tests_name("doc absent", tests, NULL, NULL);
}
