/* reader.c: naming the place of an error in a document, and reading members in one
 * go. */
#include "core/json/reader.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"

enum { PATH_DEPTH = 24 };

/* "players[1].dice", from the root down; "" for the root itself. */
static void write_path(const struct json_reader *json_reader, struct text *out)
{
    const struct json_reader *chain[PATH_DEPTH];
    int depth = 0;
    for (; json_reader->parent != NULL && depth < PATH_DEPTH;
         json_reader = json_reader->parent)
        chain[depth++] = json_reader;
    while (depth-- > 0) {
        const struct json_reader *at = chain[depth];
        if (at->key == NULL)
            text_format(out, "[%zu]", at->index);
        else
            text_format(out, "%s%.32s", out->length > 0 ? "." : "", at->key);
    }
}

bool json_reader_fail(const struct json_reader *json_reader, struct error *error,
                      const char *format, ...)
{
    char path[128];
    char words[ERROR_TEXT - sizeof path];
    struct text out = text_init(path, sizeof path);
    va_list arguments;
    write_path(json_reader, &out);
    va_start(arguments, format);
    vsnprintf(words, sizeof words, format, arguments);
    va_end(arguments);
    return error_set(error, "%s%s%s", path, path[0] != '\0' ? ": " : "", words);
}

bool json_reader_fail_inside(const struct json_reader *json_reader, struct error *error)
{
    char path[128];
    struct text out = text_init(path, sizeof path);
    struct error inside = *error;
    write_path(json_reader, &out);
    return error_set(error, "%s%s%s", path, path[0] != '\0' ? "." : "", inside.text);
}

bool json_reader_field(const struct json_reader *object, const char *key,
                       struct json_reader *out, struct error *error)
{
    if (!json_reader_is_object(object))
        return json_reader_fail(object, error, "must be an object {...}");
    if (!json_reader_find(object, key, out))
        return json_reader_fail(object, error, "'%s' is missing", key);
    return true;
}

static bool is_listed(const char *key, const char *const *keys)
{
    for (; *keys != NULL; keys++)
        if (strcmp(*keys, key) == 0)
            return true;
    return false;
}

bool json_reader_only(const struct json_reader *object, const char *const *keys,
                      struct error *error)
{
    struct json_reader member = {0};
    if (!json_reader_is_object(object))
        return json_reader_fail(object, error, "must be an object {...}");
    while (json_reader_next(object, &member))
        if (!is_listed(member.key, keys))
            return json_reader_fail(object, error, "'%.40s' is not known here",
                                    member.key);
    return true;
}

bool json_reader_int(const struct json_reader *json_reader, int low, int high, int *value,
                     struct error *error)
{
    int64_t number = 0;
    if (!json_reader_long(json_reader, low, high, &number, error))
        return false;
    *value = (int)number;
    return true;
}

bool json_reader_int_field(const struct json_reader *object, const char *key, int low,
                           int high, int *value, struct error *error)
{
    struct json_reader field;
    return json_reader_field(object, key, &field, error) &&
           json_reader_int(&field, low, high, value, error);
}

bool json_reader_string_field(const struct json_reader *object, const char *key,
                              const char **value, struct error *error)
{
    struct json_reader field;
    return json_reader_field(object, key, &field, error) &&
           json_reader_string(&field, value, error);
}

const char *json_reader_member_text(const struct json_reader *object, const char *key)
{
    struct json_reader field;
    struct error error = {0};
    const char *value = "";
    if (json_reader_find(object, key, &field) && json_reader_is_string(&field))
        json_reader_string(&field, &value, &error);
    return value;
}

int64_t json_reader_member_number(const struct json_reader *object, const char *key)
{
    struct json_reader field;
    struct error error = {0};
    int64_t value = 0;
    if (!json_reader_find(object, key, &field) ||
        !json_reader_long(&field, -(INT64_C(1) << 53), INT64_C(1) << 53, &value, &error))
        return 0;
    return value;
}

bool json_reader_member_bool(const struct json_reader *object, const char *key)
{
    struct json_reader field;
    struct error error = {0};
    bool value = false;
    return json_reader_find(object, key, &field) &&
           json_reader_bool(&field, &value, &error) && value;
}
