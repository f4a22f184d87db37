/* reader_jansson.c: reading JSON documents with jansson. */
#include <jansson.h>
#include <string.h>

#include "core/json/reader.h"

bool json_reader_parse(struct json_reader *root, const char *text, size_t length,
                       struct error *error)
{
    json_error_t trouble;
    memset(root, 0, sizeof *root);
    root->value = json_loadb(text, length, JSON_REJECT_DUPLICATES, &trouble);
    if (root->value == NULL)
        return error_set(error, "not valid JSON at line %d, column %d: %s", trouble.line,
                         trouble.column, trouble.text);
    return true;
}

void json_reader_free(struct json_reader *root)
{
    json_decref(root->value);
    root->value = NULL;
}

bool json_reader_is_object(const struct json_reader *json_reader)
{
    return json_is_object((const json_t *)json_reader->value);
}

bool json_reader_is_array(const struct json_reader *json_reader)
{
    return json_is_array((const json_t *)json_reader->value);
}

bool json_reader_is_string(const struct json_reader *json_reader)
{
    return json_is_string((const json_t *)json_reader->value);
}

bool json_reader_is_null(const struct json_reader *json_reader)
{
    return json_is_null((const json_t *)json_reader->value);
}

bool json_reader_find(const struct json_reader *object, const char *key,
                      struct json_reader *out)
{
    json_t *value = json_object_get(object->value, key);
    *out = (struct json_reader){.value = value, .parent = object, .key = key};
    return value != NULL;
}

bool json_reader_next(const struct json_reader *object, struct json_reader *member)
{
    void *at =
        member->key == NULL
            ? json_object_iter(object->value)
            : json_object_iter_next(object->value, json_object_key_to_iter(member->key));
    *member = (struct json_reader){.value = json_object_iter_value(at),
                                   .parent = object,
                                   .key = json_object_iter_key(at)};
    return at != NULL;
}

bool json_reader_length(const struct json_reader *array, size_t *length,
                        struct error *error)
{
    if (!json_reader_is_array(array))
        return json_reader_fail(array, error, "must be an array [...]");
    *length = json_array_size(array->value);
    return true;
}

bool json_reader_item(const struct json_reader *array, size_t index,
                      struct json_reader *out, struct error *error)
{
    size_t length = 0;
    if (!json_reader_length(array, &length, error))
        return false;
    if (index >= length)
        return json_reader_fail(
            array, error, "has %zu items where more than %zu are needed", length, index);
    *out = (struct json_reader){
        .value = json_array_get(array->value, index), .parent = array, .index = index};
    return true;
}

bool json_reader_long(const struct json_reader *json_reader, int64_t low, int64_t high,
                      int64_t *value, struct error *error)
{
    if (!json_is_integer((const json_t *)json_reader->value))
        return json_reader_fail(json_reader, error,
                                "must be a whole number from %lld to %lld",
                                (long long)low, (long long)high);
    json_int_t number = json_integer_value(json_reader->value);
    if (number < low || number > high)
        return json_reader_fail(json_reader, error, "must be from %lld to %lld, not %lld",
                                (long long)low, (long long)high, (long long)number);
    *value = number;
    return true;
}

bool json_reader_bool(const struct json_reader *json_reader, bool *value,
                      struct error *error)
{
    if (!json_is_boolean((const json_t *)json_reader->value))
        return json_reader_fail(json_reader, error, "must be true or false");
    *value = json_is_true((const json_t *)json_reader->value);
    return true;
}

/* jansson refuses "\u0000" by default, so a string never has inner zero bytes. */
bool json_reader_string(const struct json_reader *json_reader, const char **value,
                        struct error *error)
{
    if (!json_reader_is_string(json_reader))
        return json_reader_fail(json_reader, error, "must be a string");
    *value = json_string_value(json_reader->value);
    return true;
}
