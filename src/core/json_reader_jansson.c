/* json_reader_jansson.c: reading JSON documents with jansson. */
#include <jansson.h>
#include <string.h>

#include "core/json_reader.h"

bool doc_available(void)
{
    return true;
}

bool doc_parse(struct doc *root, const char *text, size_t length, struct error *error)
{
    json_error_t trouble;
    memset(root, 0, sizeof *root);
    root->value = json_loadb(text, length, JSON_REJECT_DUPLICATES, &trouble);
    if (root->value == NULL)
        return error_set(error, "not valid JSON at line %d, column %d: %s", trouble.line,
                         trouble.column, trouble.text);
    return true;
}

void doc_free(struct doc *root)
{
    json_decref(root->value);
    root->value = NULL;
}

bool doc_is_object(const struct doc *doc)
{
    return json_is_object((const json_t *)doc->value);
}

bool doc_is_array(const struct doc *doc)
{
    return json_is_array((const json_t *)doc->value);
}

bool doc_is_string(const struct doc *doc)
{
    return json_is_string((const json_t *)doc->value);
}

bool doc_is_null(const struct doc *doc)
{
    return json_is_null((const json_t *)doc->value);
}

bool doc_find(const struct doc *object, const char *key, struct doc *out)
{
    json_t *value = json_object_get(object->value, key);
    *out = (struct doc){.value = value, .parent = object, .key = key};
    return value != NULL;
}

static bool is_listed(const char *key, const char *const *keys)
{
    for (; *keys != NULL; keys++)
        if (strcmp(*keys, key) == 0)
            return true;
    return false;
}

const char *doc_stray(const struct doc *object, const char *const *keys)
{
    const char *key;
    json_t *value;
    json_object_foreach(object->value, key, value)
    {
        if (!is_listed(key, keys))
            return key;
    }
    return NULL;
}

bool doc_only(const struct doc *object, const char *const *keys, struct error *error)
{
    if (!doc_is_object(object))
        return doc_fail(object, error, "must be an object {...}");
    const char *stray = doc_stray(object, keys);
    return stray == NULL || doc_fail(object, error, "'%.40s' is not known here", stray);
}

bool doc_length(const struct doc *array, size_t *length, struct error *error)
{
    if (!doc_is_array(array))
        return doc_fail(array, error, "must be an array [...]");
    *length = json_array_size(array->value);
    return true;
}

bool doc_item(const struct doc *array, size_t index, struct doc *out, struct error *error)
{
    size_t length = 0;
    if (!doc_length(array, &length, error))
        return false;
    if (index >= length)
        return doc_fail(array, error, "has %zu items where more than %zu are needed",
                        length, index);
    *out = (struct doc){
        .value = json_array_get(array->value, index), .parent = array, .index = index};
    return true;
}

bool doc_long(const struct doc *doc, int64_t low, int64_t high, int64_t *value,
              struct error *error)
{
    if (!json_is_integer((const json_t *)doc->value))
        return doc_fail(doc, error, "must be a whole number from %lld to %lld",
                        (long long)low, (long long)high);
    json_int_t number = json_integer_value(doc->value);
    if (number < low || number > high)
        return doc_fail(doc, error, "must be from %lld to %lld, not %lld", (long long)low,
                        (long long)high, (long long)number);
    *value = number;
    return true;
}

bool doc_int(const struct doc *doc, int low, int high, int *value, struct error *error)
{
    int64_t number = 0;
    if (!doc_long(doc, low, high, &number, error))
        return false;
    *value = (int)number;
    return true;
}

bool doc_bool(const struct doc *doc, bool *value, struct error *error)
{
    if (!json_is_boolean((const json_t *)doc->value))
        return doc_fail(doc, error, "must be true or false");
    *value = json_is_true((const json_t *)doc->value);
    return true;
}

/* jansson refuses "\u0000" by default, so a string never has inner zero bytes. */
bool doc_string(const struct doc *doc, const char **value, struct error *error)
{
    if (!doc_is_string(doc))
        return doc_fail(doc, error, "must be a string");
    *value = json_string_value(doc->value);
    return true;
}
