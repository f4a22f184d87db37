/* json_reader_none.c: where there is no JSON reader (the wasm module): every parse fails.
 */
#include <string.h>

#include "core/json_reader.h"

bool json_reader_available(void)
{
    return false;
}

bool json_reader_parse(struct json_reader *root, const char *text, size_t length,
                       struct error *error)
{
    (void)text;
    (void)length;
    memset(root, 0, sizeof *root);
    return error_set(error, "this build cannot read JSON; use the command `cantrip`");
}

static bool fail_absent(const struct json_reader *json_reader, struct error *error)
{
    return json_reader_fail(json_reader, error, "this build cannot read JSON");
}

void json_reader_free(struct json_reader *root)
{
    (void)root;
}

bool json_reader_is_object(const struct json_reader *json_reader)
{
    (void)json_reader;
    return false;
}

bool json_reader_is_array(const struct json_reader *json_reader)
{
    (void)json_reader;
    return false;
}

bool json_reader_is_string(const struct json_reader *json_reader)
{
    (void)json_reader;
    return false;
}

bool json_reader_is_null(const struct json_reader *json_reader)
{
    (void)json_reader;
    return false;
}

bool json_reader_find(const struct json_reader *object, const char *key,
                      struct json_reader *out)
{
    *out = (struct json_reader){.parent = object, .key = key};
    return false;
}

const char *json_reader_stray(const struct json_reader *object, const char *const *keys)
{
    (void)object, (void)keys;
    return NULL;
}

bool json_reader_only(const struct json_reader *object, const char *const *keys,
                      struct error *error)
{
    (void)keys;
    return fail_absent(object, error);
}

bool json_reader_length(const struct json_reader *array, size_t *length,
                        struct error *error)
{
    *length = 0;
    return fail_absent(array, error);
}

bool json_reader_item(const struct json_reader *array, size_t index,
                      struct json_reader *out, struct error *error)
{
    *out = (struct json_reader){.parent = array, .index = index};
    return fail_absent(array, error);
}

bool json_reader_long(const struct json_reader *json_reader, int64_t low, int64_t high,
                      int64_t *value, struct error *error)
{
    (void)high;
    *value = low;
    return fail_absent(json_reader, error);
}

bool json_reader_int(const struct json_reader *json_reader, int low, int high, int *value,
                     struct error *error)
{
    (void)high;
    *value = low;
    return fail_absent(json_reader, error);
}

bool json_reader_bool(const struct json_reader *json_reader, bool *value,
                      struct error *error)
{
    *value = false;
    return fail_absent(json_reader, error);
}

bool json_reader_string(const struct json_reader *json_reader, const char **value,
                        struct error *error)
{
    *value = "";
    return fail_absent(json_reader, error);
}
