/* words.h: the words of one line of a data file, with errors that say what was expected.
 *
 * `what` names the word in messages ("a room's name"). The caller names file and line. */
#ifndef CORE_WORDS_H
#define CORE_WORDS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/error.h"
#include "base/text.h"

/* How many bytes the UTF-8 character at `text` has, of which `left` (at least 1) follow;
 * 0 if it is none or not printable. */
size_t words_character(const char *text, size_t left);
/* Whether the line is plain UTF-8 text without control characters but tabs. */
bool words_are_readable(const char *line, size_t length, struct error *error);
/* The line without its comment, which starts at a '#' that begins a word. */
struct reader words_init(const char *line, size_t length);

bool words_take(struct reader *words, const char *what, char word[WORD_SIZE],
                struct error *error);
bool words_number(struct reader *words, const char *what, int low, int high, int *value,
                  struct error *error);
/* The rest of the line as it stands; it must not be empty, and fit with its terminator
 * into `size` bytes, the unused ones of which become 0. */
bool words_title(struct reader *words, const char *what, char *title, size_t size,
                 struct error *error);
/* Nothing more may follow. */
bool words_end(const struct reader *words, struct error *error);

#endif
