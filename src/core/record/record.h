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
 * The first line names the format, then come headers up to a blank line: `game` first,
 * `rules` and the options in any order. Then one whole move or chance event a line: the
 * seat from 1 or '*' for chance, a colon, the move's text. Each line is
 * self-contained, so a record can be written and read as a stream; an unfinished game
 * just ends, and a half-made move is not written.
 *
 * The text of a custom board or set is included as header lines `attach| ...`, a position
 * that was set up by hand as one header `state: {...}`. Headers `name.1:` ... and those
 * that start with "x-" are annotations (core/record/notes.h). If there is a seed, a game
 * read from a record continues drawing from it where the record stops. */
#ifndef CORE_RECORD_RECORD_H
#define CORE_RECORD_RECORD_H

#include <stdio.h>

#include "base/buffer.h"
#include "core/match/match.h"

enum {
    RECORD_FORMAT = 1,
    RECORD_MAX_LINE = 65536, /* bytes */
};

/* The headers, including the blank line. */
void record_write_head(const struct match *match, struct buffer *out);
/* The whole moves from step `from`, which must start a move, to the current state. */
void record_write_moves(const struct match *match, size_t from, struct buffer *out);
/* The result line, if the game is over. */
void record_write_result(const struct match *match, struct buffer *out);
/* All three. */
void record_write(const struct match *match, struct buffer *out);

/* Reads a record, checking every line against the rules. NULL with file, line and reason.
 * `name` is the name of the file, for errors. */
struct match *record_read(const struct game *const *games, const char *text,
                          size_t length, const char *name, struct error *error);

/* Like record_read, but keeps everything before the first bad line. Returns NULL only if
 * the headers are bad. Otherwise `error->text` is "" if the whole text is valid, else it
 * says where and why reading stopped; the first `*good` bytes of the text are valid, so a
 * file truncated there is a record again. */
struct match *record_read_partial(const struct game *const *games, const char *text,
                                  size_t length, const char *name, size_t *good,
                                  struct error *error);

/* Like record_read, but every outcome must be the one that the seed gives. The error
 * names the first line that differs, or says that there is no seed. */
struct match *record_read_drawn(const struct game *const *games, const char *text,
                                size_t length, const char *name, struct error *error);

#endif
