/* utf8.h: decoding, display width and case-insensitive search of UTF-8 text, independent
 * of the locale. */
#ifndef BASE_UTF8_H
#define BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/text.h"

/* How many bytes the character at `text` has, of which `left` (at least 1) follow; 0 if
 * it is none. A terminator is no part of any, so in a text that has one `left` may be 4.
 */
size_t utf8_size(const char *text, size_t left);
/* The next character of a UTF-8 text, moving past it; what is no UTF-8 is read as U+FFFD,
 * byte by byte. 0 at the end. */
uint32_t utf8_read(const char **at);
/* Encodes a character, NUL-terminated. */
void utf8_write(uint32_t glyph, char out[5]);
/* Columns of one character on a terminal: 0, 1 or 2. */
int utf8_columns(uint32_t glyph);
/* Columns of a string. */
int utf8_width(const char *words);
/* Appends `words`, padded with spaces to `columns`. */
void utf8_put_column(struct text *out, const char *words, int columns);
/* utf8_find.c: upper case of a Latin, Greek or Cyrillic letter; other characters are
 * returned unchanged. */
uint32_t utf8_capital(uint32_t glyph);
/* Case-insensitive: whether the first `length` bytes of `words` contain `find`. */
bool utf8_find(const char *words, size_t length, const char *find);

#endif
