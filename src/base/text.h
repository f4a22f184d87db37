/* text.h: writing text into a fixed buffer, and reading words from a line.
 *
 * A `struct text` never writes past its buffer and is always terminated. If something
 * does not fit, it is truncated and `overflow` is set. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct text {
    char *data;
    size_t size; /* of the buffer, including the terminator */
    size_t length;
    bool overflow;
};

struct text text_init(char *data, size_t size);
void text_put(struct text *text, const char *words);
/* Copies words into a buffer of that size; false if they were truncated. */
bool text_copy(char *to, size_t size, const char *words);
void text_put_n(struct text *text, const char *words, size_t length);
void text_put_char(struct text *text, char c);
void text_format(struct text *text, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void text_format_list(struct text *text, const char *format, va_list arguments)
    __attribute__((format(printf, 2, 0)));
/* A space, unless the text is empty or ends with one. */
void text_space(struct text *text);
/* The letter after the backslash that stands for a character in JSON; 0 if it has none.
 */
char text_json_escape(char c);
/* A JSON string with quotes and escapes. */
void text_put_json(struct text *text, const char *words);
/* Inside a JSON object or array: a comma, unless it is empty so far; a comma and a key.
 */
void text_json_comma(struct text *text);
void text_json_key(struct text *text, const char *key);

/* Copies what is before any of `ends` and moves past it, to the end found; false if it
 * was truncated. */
bool text_take(const char **at, const char *ends, char *part, size_t size);

/* A cursor over one line. Words are separated by white space. */
struct reader {
    const char *at;
    const char *end;
};

enum { WORD_SIZE = 48 };

struct reader reader_init(const char *line, size_t length);
/* Copies the next word, in lower case, without advancing; false at the end. Words that do
 * not fit are truncated: no valid word is that long. */
bool reader_peek(const struct reader *reader, char word[WORD_SIZE]);
/* Like reader_peek, but advances. */
bool reader_word(struct reader *reader, char word[WORD_SIZE]);
/* Skips the next word if it is `word`, ignoring case. */
bool reader_accept(struct reader *reader, const char *word);
bool reader_at_end(const struct reader *reader);

/* Parses all of `word` as a number within low..high; false if it is not one. */
bool text_to_int(const char *word, int low, int high, int *value);
bool text_to_u64(const char *word, uint64_t *value);

#endif
