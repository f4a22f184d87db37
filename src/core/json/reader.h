/* reader.h: reading JSON documents with errors that name the field
 * ("players[1].dice").
 *
 * A `struct json_reader` is a view of one value inside a document, made on the stack; it
 * knows the path that led to it. Every accessor reports a wrong type or range as an
 * error. Reading is done by jansson natively, and by reader_scan.c in the wasm
 * module.
 */
#ifndef CORE_JSON_READER_H
#define CORE_JSON_READER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/error.h"

struct json_reader {
    void *value; /* a json_t of the document, borrowed */
    const struct json_reader *parent;
    const char *key; /* in the parent object, or NULL */
    size_t index;    /* in the parent array */
};

/* Parses text; the root must be given to json_reader_free. Nothing is left to free on
 * failure. */
bool json_reader_parse(struct json_reader *root, const char *text, size_t length,
                       struct error *error);
void json_reader_free(struct json_reader *root);

/* Sets the error to "path: message". Always returns false. */
bool json_reader_fail(const struct json_reader *json_reader, struct error *error,
                      const char *format, ...) __attribute__((format(printf, 3, 4)));

/* Puts the path of this value before that of an error found inside it by other means.
 * Always returns false. */
bool json_reader_fail_inside(const struct json_reader *json_reader, struct error *error);

bool json_reader_is_object(const struct json_reader *json_reader);
bool json_reader_is_array(const struct json_reader *json_reader);
bool json_reader_is_string(const struct json_reader *json_reader);
bool json_reader_is_null(const struct json_reader *json_reader);

/* Members of an object. json_reader_find returns false when there is none;
 * json_reader_field is an error.
 */
bool json_reader_find(const struct json_reader *object, const char *key,
                      struct json_reader *out);
bool json_reader_field(const struct json_reader *object, const char *key,
                       struct json_reader *out, struct error *error);
/* Refuses keys that are not in the NULL-terminated list, so that typos are noticed.
 */
bool json_reader_only(const struct json_reader *object, const char *const *keys,
                      struct error *error);

/* Members in the order of the document: begin with a zeroed `member`; false when there is
 * none left, or this is not an object. */
bool json_reader_next(const struct json_reader *object, struct json_reader *member);

/* Items of an array. */
bool json_reader_length(const struct json_reader *array, size_t *length,
                        struct error *error);
bool json_reader_item(const struct json_reader *array, size_t index,
                      struct json_reader *out, struct error *error);

/* Values. The string is borrowed from the document, terminated, without inner zero bytes.
 */
bool json_reader_int(const struct json_reader *json_reader, int low, int high, int *value,
                     struct error *error);
/* The same for numbers that do not fit an int. */
bool json_reader_long(const struct json_reader *json_reader, int64_t low, int64_t high,
                      int64_t *value, struct error *error);
bool json_reader_bool(const struct json_reader *json_reader, bool *value,
                      struct error *error);
bool json_reader_string(const struct json_reader *json_reader, const char **value,
                        struct error *error);

/* json_reader_field followed by the value's accessor. */
bool json_reader_int_field(const struct json_reader *object, const char *key, int low,
                           int high, int *value, struct error *error);
bool json_reader_string_field(const struct json_reader *object, const char *key,
                              const char **value, struct error *error);

/* Members that may be missing or of another type: "", 0 or false then. */
const char *json_reader_member_text(const struct json_reader *object, const char *key);
int64_t json_reader_member_number(const struct json_reader *object, const char *key);
bool json_reader_member_bool(const struct json_reader *object, const char *key);

#endif
