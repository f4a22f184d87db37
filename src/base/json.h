/* json.h: writing JSON at the end of a buffer, from the first bracket to the last. Commas
 * come by themselves. Whoever writes closes what he opened, and gives a key before each
 * value in an object.
 *
 * Texts may hold any bytes: those that are no UTF-8 become '?', so that what is written
 * can always be read. */
#ifndef BASE_JSON_H
#define BASE_JSON_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buffer.h"

/* Brackets: '{' and '}', or '[' and ']'. */
void json_open(struct buffer *out, char bracket);
void json_close(struct buffer *out, char bracket);
void json_key(struct buffer *out, const char *key);

/* Values: the next of an array, or that of the last key. */
void json_put_text(struct buffer *out, const char *words);
void json_put_text_n(struct buffer *out, const char *words, size_t length);
void json_put_number(struct buffer *out, long long number);
void json_put_bool(struct buffer *out, bool truth);
void json_put_null(struct buffer *out);
/* With at most 15 digits, and always a point or an exponent. The number must be finite.
 */
void json_put_real(struct buffer *out, double number);
/* What is JSON already. */
void json_put_raw(struct buffer *out, const char *json);
/* Words, which blanks separate: each a string, in the array that is open; or as an array.
 */
void json_put_each(struct buffer *out, const char *words);
void json_put_words(struct buffer *out, const char *words);

/* Members: key and value, or key and opening bracket. */
void json_add_open(struct buffer *out, const char *key, char bracket);
void json_add_text(struct buffer *out, const char *key, const char *words);
void json_add_number(struct buffer *out, const char *key, long long number);
void json_add_bool(struct buffer *out, const char *key, bool truth);
void json_add_real(struct buffer *out, const char *key, double number);
void json_add_words(struct buffer *out, const char *key, const char *words);

#endif
