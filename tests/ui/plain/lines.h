/* lines.h: a game in plain lines between two files, for tests. */
#ifndef TESTS_UI_PLAIN_LINES_H
#define TESTS_UI_PLAIN_LINES_H

#include "base/buffer.h"
#include "ui/plain/plain.h"

/* A table for a game id, its seats by spec separated by spaces ("person random"; "-" or
 * missing: a person). */
struct table *lines_table(const char *id, const char *seats);
/* How wide the terminal is; NULL, as at first: there is none. */
extern int (*lines_columns)(void);
/* Plays with these bytes as input; the output goes to `out`. */
enum plain_end lines_play(const struct plain_game *game, const char *bytes, size_t length,
                          struct buffer *out);
/* Whether it was printed; how often. */
bool lines_have(const struct buffer *out, const char *words);
int lines_count(const struct buffer *out, const char *words);

/* The output in a language for these lines in a new game; initialises `out`. */
void lines_play_in(const char *language, const char *id, const char *lines,
                   struct buffer *out);
/* The output must contain this. */
void lines_expect(const char *language, const char *id, const char *lines,
                  const char *told);

#endif
