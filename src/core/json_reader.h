/* json_reader.h: reading JSON documents with errors that name the field ("players[1].dice").
 *
 * A `struct doc` is a view of one value inside a document, made on the stack; it knows
 * the path that led to it. Every accessor reports a wrong type or range as an error.
 * Reading is done by jansson natively; the wasm build has no reader (json_reader_none.c). */
#ifndef CORE_JSON_READER_H
#define CORE_JSON_READER_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/error.h"

struct doc {
    void *value; /* a json_t of the document, borrowed */
    const struct doc *parent;
    const char *key; /* in the parent object, or NULL */
    size_t index;    /* in the parent array */
};

/* Whether this build can read documents at all. */
bool doc_available(void);

/* Parses text; the root must be given to doc_free. Nothing is left to free on failure. */
bool doc_parse(struct doc *root, const char *text, size_t length, struct error *error);
void doc_free(struct doc *root);

/* Says "path: words" in the error. Always returns false. */
bool doc_fail(const struct doc *doc, struct error *error, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
bool doc_fail_list(const struct doc *doc, struct error *error, const char *format,
                   va_list arguments) __attribute__((format(printf, 3, 0)));

bool doc_is_object(const struct doc *doc);
bool doc_is_array(const struct doc *doc);
bool doc_is_string(const struct doc *doc);
bool doc_is_null(const struct doc *doc);

/* Members of an object. doc_find returns false when there is none; doc_field is an error.
 */
bool doc_find(const struct doc *object, const char *key, struct doc *out);
bool doc_field(const struct doc *object, const char *key, struct doc *out,
               struct error *error);
/* The first key that is not in the NULL-terminated list, borrowed; NULL when there is
 * none, or this is no object. */
const char *doc_stray(const struct doc *object, const char *const *keys);
/* Refuses keys that are not in the NULL-terminated list, so that a slip of the pen shows.
 */
bool doc_only(const struct doc *object, const char *const *keys, struct error *error);

/* Items of an array. */
bool doc_length(const struct doc *array, size_t *length, struct error *error);
bool doc_item(const struct doc *array, size_t index, struct doc *out,
              struct error *error);

/* Values. The string is borrowed from the document, terminated, without inner zero bytes.
 */
bool doc_int(const struct doc *doc, int low, int high, int *value, struct error *error);
/* Likewise, for numbers that an int is too small for. */
bool doc_long(const struct doc *doc, int64_t low, int64_t high, int64_t *value,
              struct error *error);
bool doc_bool(const struct doc *doc, bool *value, struct error *error);
bool doc_string(const struct doc *doc, const char **value, struct error *error);

/* doc_field followed by the value's accessor. */
bool doc_int_field(const struct doc *object, const char *key, int low, int high,
                   int *value, struct error *error);
bool doc_string_field(const struct doc *object, const char *key, const char **value,
                      struct error *error);

#endif
