/* record.h: a game as a text file that people can read and edit.
 *
 *     cantrip record 1
 *     game: seals
 *     rules: 1
 *     players: 3
 *     circle: 2
 *     seed: 1234
 *     # anything after a '#' at the start of a line is a comment
 *
 *     *: deal c1=f c2=w
 *     2: break c1 with f3
 *     result: 31 27 12
 *
 * Headers up to the first blank line, then one whole move or chance event a line: the seat
 * from 1 or '*' for chance, a colon, the move's text. Lines are complete in themselves, so
 * a record can be written and read as a stream; an unfinished game simply ends. A custom
 * board is carried along as lines `attach| ...` after the headers. Unknown headers that
 * start with "x-" and `name.1:` ... are kept for people and ignored. */
#ifndef CORE_RECORD_H
#define CORE_RECORD_H

#include <stdio.h>

#include "base/buffer.h"
#include "core/match.h"

/* The headers of a match, up to and with the blank line. */
void record_write_head(const struct match *match, struct buffer *out);
/* The moves from step `from` (which must be a move's first) to the current state. */
void record_write_moves(const struct match *match, size_t from, struct buffer *out);
/* The result line, if the game is over. */
void record_write_result(const struct match *match, struct buffer *out);
/* All three. */
void record_write(const struct match *match, struct buffer *out);

/* Reads a record, checking every line against the rules. NULL with file, line and reason.
 * `name` is the file's name, for messages. */
struct match *record_read(const struct game *const *games, const char *text, size_t length,
                          const char *name, struct error *error);

#endif
