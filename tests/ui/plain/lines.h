/* lines.h: a game in plain lines between two files, for tests. */
#ifndef TESTS_UI_PLAIN_LINES_H
#define TESTS_UI_PLAIN_LINES_H

#include "base/buffer.h"
#include "ui/plain/plain.h"

/* A table of a game id, its seats by spec joined by blanks ("person random"; "-" and what
 * is missing: a person). */
struct table *lines_table(const char *id, const char *seats);
/* Plays with these bytes as the lines; what is told goes to `out`. */
enum plain_end lines_play(const struct plain_game *game, const char *bytes, size_t length,
                          struct buffer *out);
/* Whether it was told; how often. */
bool lines_tell(const struct buffer *out, const char *words);
int lines_count(const struct buffer *out, const char *words);

/* All that is told in a language when these lines are typed into a new game; `out` is
 * made here. */
void lines_play_in(const char *language, const char *id, const char *lines,
                   struct buffer *out);
/* This must be among it. */
void lines_expect(const char *language, const char *id, const char *lines,
                  const char *told);

#endif
