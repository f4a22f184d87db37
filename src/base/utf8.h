/* utf8.h: decoding, display width and case-insensitive search of UTF-8 text, independent
 * of the locale. */
#ifndef BASE_UTF8_H
#define BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/text.h"

/* The size in bytes of the character at `text`, where `left` >= 1 bytes are available; 0
 * if it is invalid. No character contains a terminator, so `left` may be 4 in a
 * terminated text. */
size_t utf8_size(const char *text, size_t left);
/* Reads a character and moves past it; 0 at the end. Invalid bytes are read as U+FFFD,
 * one by one. */
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
/* Appends `words` as a sentence: with a capital, unless they begin with a name of
 * letters and digits, such as c14 or change.fire. */
void utf8_put_sentence(struct text *out, const char *words);
/* Case-insensitive: whether the first `length` bytes of `words` contain `find`. */
bool utf8_find(const char *words, size_t length, const char *find);

#endif
