/* json_reader.c: naming the place of an error in a document, and reading members in one go. */
#include "core/json_reader.h"

#include <stdio.h>

#include "base/text.h"

enum { PATH_DEPTH = 24 };

/* "players[1].dice", from the root down; "" for the root itself. */
static void write_path(const struct doc *doc, struct text *out)
{
    const struct doc *chain[PATH_DEPTH];
    int depth = 0;
    for (; doc->parent != NULL && depth < PATH_DEPTH; doc = doc->parent)
        chain[depth++] = doc;
    while (depth-- > 0) {
        const struct doc *at = chain[depth];
        if (at->key == NULL)
            text_format(out, "[%zu]", at->index);
        else
            text_format(out, "%s%.32s", out->length > 0 ? "." : "", at->key);
    }
}

bool doc_fail_list(const struct doc *doc, struct error *error, const char *format,
                   va_list arguments)
{
    char path[128];
    char words[ERROR_TEXT - sizeof path];
    struct text out = text_init(path, sizeof path);
    write_path(doc, &out);
    vsnprintf(words, sizeof words, format, arguments);
    return error_set(error, "%s%s%s", path, path[0] != '\0' ? ": " : "", words);
}

bool doc_fail(const struct doc *doc, struct error *error, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    doc_fail_list(doc, error, format, arguments);
    va_end(arguments);
    return false;
}

bool doc_field(const struct doc *object, const char *key, struct doc *out,
               struct error *error)
{
    if (!doc_is_object(object))
        return doc_fail(object, error, "must be an object {...}");
    if (!doc_find(object, key, out))
        return doc_fail(object, error, "'%s' is missing", key);
    return true;
}

bool doc_int_field(const struct doc *object, const char *key, int low, int high,
                   int *value, struct error *error)
{
    struct doc field;
    return doc_field(object, key, &field, error) &&
           doc_int(&field, low, high, value, error);
}

bool doc_string_field(const struct doc *object, const char *key, const char **value,
                      struct error *error)
{
    struct doc field;
    return doc_field(object, key, &field, error) && doc_string(&field, value, error);
}
