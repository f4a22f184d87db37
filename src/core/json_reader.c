/* json_reader.c: naming the place of an error in a document, and reading members in one
 * go. */
#include "core/json_reader.h"

#include <stdio.h>

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

bool json_reader_fail_list(const struct json_reader *json_reader, struct error *error,
                           const char *format, va_list arguments)
{
    char path[128];
    char words[ERROR_TEXT - sizeof path];
    struct text out = text_init(path, sizeof path);
    write_path(json_reader, &out);
    vsnprintf(words, sizeof words, format, arguments);
    return error_set(error, "%s%s%s", path, path[0] != '\0' ? ": " : "", words);
}

bool json_reader_fail(const struct json_reader *json_reader, struct error *error,
                      const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    json_reader_fail_list(json_reader, error, format, arguments);
    va_end(arguments);
    return false;
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
