/* reader_scan.c: reads JSON without a library, for the wasm module. Its input comes from
 * JSON.stringify of the page around it, so only brackets and quotes are checked: what
 * keeps the reader inside the text. Such input has no surrogate pairs of escapes.
 *
 * A value is a pointer into a copy of the text. Parsing unescapes strings in place and
 * fills the space that becomes free with zero bytes. */
#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"
#include "core/json/reader.h"
#include "core/memory.h"

/* --- parsing ------------------------------------------------------------------------ */

static char *skip_spaces(char *at)
{
    return at + strspn(at, " \t\r\n");
}

/* Decodes an escape and moves past it; 0 if it is invalid. */
static uint32_t unescape(const char **at)
{
    static const char names[] = "\"\\/bfnrt", values[] = "\"\\/\b\f\n\r\t";
    char name = *(*at)++;
    const char *place = name != '\0' ? strchr(names, name) : NULL;
    if (place != NULL)
        return (unsigned char)values[place - names];
    uint32_t glyph = 0;
    for (int i = 0; i < 4 && name == 'u'; i++) {
        static const char digits[] = "0123456789abcdef";
        const char *digit = **at != '\0' ? strchr(digits, **at) : NULL;
        if (digit == NULL)
            return 0;
        glyph = glyph << 4 | (uint32_t)(digit - digits);
        ++*at;
    }
    return glyph;
}

/* Moves from after the opening quote to after the closing one; NULL if there is none. */
static char *parse_string(char *out)
{
    const char *at = out;
    while (*at != '"' && *at != '\0') {
        char bytes[5] = {*at++, '\0'};
        if (bytes[0] == '\\')
            utf8_write(unescape(&at), bytes);
        size_t length = strlen(bytes);
        if (length == 0)
            return NULL;
        memcpy(out, bytes, length);
        out += length;
    }
    if (*at != '"')
        return NULL;
    while (out <= at)
        *out++ = '\0';
    return out;
}

/* One object, with nothing after it. */
static bool parse_object(char *at)
{
    int depth = 0;
    if (*at != '{')
        return false;
    do {
        char c = *at++;
        depth += (c == '{' || c == '[') - (c == '}' || c == ']');
        if (c == '"')
            at = parse_string(at);
        if (c == '\0' || at == NULL)
            return false;
    } while (depth > 0);
    return *skip_spaces(at) == '\0';
}

bool json_reader_parse(struct json_reader *root, const char *text, size_t length,
                       struct error *error)
{
    *root = (struct json_reader){.value = memory_text(text, length)};
    if (strlen(root->value) == length && parse_object(root->value))
        return true;
    json_reader_free(root);
    return error_set(error, "not valid JSON");
}

void json_reader_free(struct json_reader *root)
{
    free(root->value);
    root->value = NULL;
}

/* --- places ------------------------------------------------------------------------- */

static char *skip_string(char *at)
{
    at += 1 + strlen(at + 1);
    while (*at == '\0')
        at++;
    return at;
}

/* The comma or bracket after a value, or the end of the text. */
static char *skip_value(char *at)
{
    int depth = 0;
    while (*at != '\0' && (depth > 0 || strchr(",]}", *at) == NULL)) {
        depth += (*at == '{' || *at == '[') - (*at == '}' || *at == ']');
        at = *at == '"' ? skip_string(at) : at + 1;
    }
    return at;
}

static bool starts_with(const struct json_reader *json_reader, char first)
{
    return *(const char *)json_reader->value == first;
}

bool json_reader_is_object(const struct json_reader *json_reader)
{
    return starts_with(json_reader, '{');
}

bool json_reader_is_array(const struct json_reader *json_reader)
{
    return starts_with(json_reader, '[');
}

bool json_reader_is_string(const struct json_reader *json_reader)
{
    return starts_with(json_reader, '"');
}

bool json_reader_is_null(const struct json_reader *json_reader)
{
    return starts_with(json_reader, 'n');
}

/* The member after a bracket or comma: its key and value; NULL if there is none. */
static char *next_member(char *at, const char **key)
{
    at = skip_spaces(at + 1);
    if (*at != '"')
        return NULL;
    *key = at + 1;
    at = skip_spaces(skip_string(at));
    return *at == ':' ? skip_spaces(at + 1) : NULL;
}

bool json_reader_next(const struct json_reader *object, struct json_reader *member)
{
    bool first = member->key == NULL;
    char *at = first ? object->value : skip_value(member->value);
    *member = (struct json_reader){.parent = object};
    if (*at == (first ? '{' : ','))
        member->value = next_member(at, &member->key);
    return member->value != NULL;
}

bool json_reader_find(const struct json_reader *object, const char *key,
                      struct json_reader *out)
{
    struct json_reader member = {0};
    *out = (struct json_reader){.parent = object, .key = key};
    while (json_reader_next(object, &member))
        if (strcmp(member.key, key) == 0) {
            out->value = member.value;
            return true;
        }
    return false;
}

/* Item `index` of an array, or NULL with the number of items. */
static char *find_item(char *at, size_t index, size_t *count)
{
    at = skip_spaces(at + 1);
    for (*count = 0; strchr("]}", *at) == NULL; ++*count) {
        if (*count == index)
            return at;
        at = skip_value(at);
        at = skip_spaces(at + (*at == ','));
    }
    return NULL;
}

bool json_reader_length(const struct json_reader *array, size_t *length,
                        struct error *error)
{
    if (!json_reader_is_array(array))
        return json_reader_fail(array, error, "must be an array [...]");
    find_item(array->value, SIZE_MAX, length);
    return true;
}

bool json_reader_item(const struct json_reader *array, size_t index,
                      struct json_reader *out, struct error *error)
{
    size_t count;
    *out = (struct json_reader){.parent = array, .index = index};
    if (json_reader_is_array(array))
        out->value = find_item(array->value, index, &count);
    return out->value != NULL || json_reader_fail(array, error, "must be an array [...]");
}

/* --- values ------------------------------------------------------------------------- */

bool json_reader_long(const struct json_reader *json_reader, int64_t low, int64_t high,
                      int64_t *value, struct error *error)
{
    const char *at = json_reader->value;
    bool negative = *at == '-';
    int64_t number = 0;
    for (at += negative; *at >= '0' && *at <= '9' && number < INT64_MAX / 10 - 9; at++)
        number = 10 * number + (*at - '0');
    if (negative)
        number = -number;
    if (strchr(",]} \t\r\n", *at) == NULL || number < low || number > high)
        return json_reader_fail(json_reader, error, "must be another whole number");
    *value = number;
    return true;
}

bool json_reader_bool(const struct json_reader *json_reader, bool *value,
                      struct error *error)
{
    *value = starts_with(json_reader, 't');
    return *value || starts_with(json_reader, 'f') ||
           json_reader_fail(json_reader, error, "must be true or false");
}

bool json_reader_string(const struct json_reader *json_reader, const char **value,
                        struct error *error)
{
    if (!json_reader_is_string(json_reader))
        return json_reader_fail(json_reader, error, "must be a string");
    *value = (const char *)json_reader->value + 1;
    return true;
}
