/* utf8.h: characters of UTF-8 texts: one after the other, their width, and words among
 * them. The same everywhere, whatever the locale. */
#ifndef BASE_UTF8_H
#define BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/text.h"

/* The next character of a UTF-8 text, moving past it; what is no UTF-8 is read as U+FFFD,
 * byte by byte. 0 at the end. */
uint32_t utf8_read(const char **at);
/* Back to UTF-8, terminated. */
void utf8_write(uint32_t glyph, char out[5]);
/* Its columns: 0, 1 or 2. */
int utf8_columns(uint32_t glyph);
/* The columns of the words. */
int utf8_width(const char *words);
/* The words, and blanks after them up to so many columns. */
void utf8_put_column(struct text *out, const char *words, int columns);
/* utf8_find.c: the capital of a Latin, Greek or Cyrillic letter; itself where there is
 * none. */
uint32_t utf8_capital(uint32_t glyph);
/* Whether the words, so many bytes, have these in them, in capitals or
 * not. */
bool utf8_find(const char *words, size_t length, const char *find);

#endif
