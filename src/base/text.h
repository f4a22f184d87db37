/* text.h: writing text into a caller's buffer, and reading words from a line.
 *
 * A `struct text` never writes past its buffer and is always terminated; when something
 * did not fit, `overflow` is set and the rest is dropped. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct text {
    char *data;
    size_t size; /* of the buffer, terminator included */
    size_t length;
    bool overflow;
};

struct text text_init(char *data, size_t size);
void text_put(struct text *text, const char *words);
void text_put_n(struct text *text, const char *words, size_t length);
void text_put_char(struct text *text, char c);
void text_format(struct text *text, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* A blank, unless the text is empty or ends with one. */
void text_space(struct text *text);
/* A JSON string with quotes and escapes. */
void text_put_json(struct text *text, const char *words);
/* Inside a JSON object or array: a comma, unless it has just begun; the key of a member;
 * a whole member; one that is left out when zero. */
void text_json_comma(struct text *text);
void text_json_key(struct text *text, const char *key);
void text_json_number(struct text *text, const char *key, int value);
void text_json_count(struct text *text, const char *key, int value);

/* A cursor over one line. Words are separated by blanks and tabs. */
struct reader {
    const char *at;
    const char *end;
};

enum { WORD_SIZE = 48 };

struct reader reader_init(const char *line, size_t length);
/* The next word in lower case into `word`, without moving on; false at the end. Words
 * that do not fit are cut to fit: no word of ours is that long. */
bool reader_peek(const struct reader *reader, char word[WORD_SIZE]);
/* As reader_peek, and moves past it. */
bool reader_word(struct reader *reader, char word[WORD_SIZE]);
/* Moves past the next word if it is `word` (case does not matter). */
bool reader_accept(struct reader *reader, const char *word);
bool reader_at_end(const struct reader *reader);

/* The whole of `word` as a number within the bounds; false if it is not one. */
bool text_to_int(const char *word, int low, int high, int *value);
bool text_to_u64(const char *word, uint64_t *value);

#endif
