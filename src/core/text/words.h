/* words.h: parses one line of a data file, with errors that say what was expected.
 *
 * `what` describes the expected word in errors ("a room's name"). The caller adds file
 * and line. */
#ifndef CORE_TEXT_WORDS_H
#define CORE_TEXT_WORDS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/error.h"
#include "base/text.h"

/* Length in bytes of the UTF-8 character at `text`, with `left` >= 1 bytes available; 0
 * if it is not valid or not printable. */
size_t words_character(const char *text, size_t left);
/* Whether the line is valid UTF-8 without control characters other than tabs. */
bool words_are_readable(const char *line, size_t length, struct error *error);
/* The line without its comment, which starts at a '#' at the beginning of a word. */
struct reader words_init(const char *line, size_t length);

bool words_take(struct reader *words, const char *what, char word[WORD_SIZE],
                struct error *error);
bool words_number(struct reader *words, const char *what, int low, int high, int *value,
                  struct error *error);
/* The rest of the line, trimmed. Must not be empty and must fit into `size` bytes with
 * its terminator; unused bytes are zeroed. */
bool words_title(struct reader *words, const char *what, char *title, size_t size,
                 struct error *error);
/* Fails if anything is left on the line. */
bool words_end(const struct reader *words, struct error *error);

#endif
