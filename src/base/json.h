/* json.h: a JSON writer that appends to a buffer and inserts commas. The caller closes
 * every bracket it opens and writes a key before each value in an object.
 *
 * Strings may hold any bytes; those that are not UTF-8 are written as '?', so the output
 * is always valid JSON. */
#ifndef BASE_JSON_H
#define BASE_JSON_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buffer.h"

/* Brackets are '{' and '}', or '[' and ']'. */
void json_open(struct buffer *out, char bracket);
void json_close(struct buffer *out, char bracket);
void json_key(struct buffer *out, const char *key);

/* Values: the next array element, or the value of the last key. */
void json_put_text(struct buffer *out, const char *words);
void json_put_text_n(struct buffer *out, const char *words, size_t length);
void json_put_number(struct buffer *out, long long number);
void json_put_bool(struct buffer *out, bool truth);
void json_put_null(struct buffer *out);
/* At most 15 digits, always with a decimal point or an exponent. Must be finite. */
void json_put_real(struct buffer *out, double number);
/* The same with at most that many digits; with 17, a number reads back unchanged. */
void json_put_digits(struct buffer *out, double number, int digits);
/* Text that already is JSON. */
void json_put_raw(struct buffer *out, const char *json);
/* Splits `words` at spaces and adds a string for each to the open array. */
void json_put_each(struct buffer *out, const char *words);

/* Members: key and value, or key and opening bracket. */
void json_add_open(struct buffer *out, const char *key, char bracket);
void json_add_text(struct buffer *out, const char *key, const char *words);
void json_add_number(struct buffer *out, const char *key, long long number);
void json_add_bool(struct buffer *out, const char *key, bool truth);
void json_add_null(struct buffer *out, const char *key);
void json_add_real(struct buffer *out, const char *key, double number);
void json_add_digits(struct buffer *out, const char *key, double number, int digits);
/* An array of the strings between spaces. */
void json_add_words(struct buffer *out, const char *key, const char *words);

#endif
