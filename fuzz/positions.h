/* positions.h: what fuzz targets share: seeded games and positions to start from, cutting
 * the input into parts, checks. */
#ifndef FUZZ_POSITIONS_H
#define FUZZ_POSITIONS_H

#include <stdint.h>

#include "core/match/match.h"

/* The target itself. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Cuts the next part off the input from `*at`, up to a separator; false at its end. */
bool positions_part(const char **at, const char *end, char separator, const char **part,
                    size_t *length);
/* Cuts a line off a text; NULL if there is none. */
char *positions_line(char **text);

/* A match at its start, picked by one byte: game, players and options. Cached, since
 * creating a world takes longer than most inputs: do not free it. */
struct match *positions_match(uint8_t pick);
/* Advances the match by so many random steps, without a log, for speed. */
void positions_skip(struct match *match, int steps, uint64_t seed);
/* Makes up to `steps` random choices and draws. */
void positions_play(struct match *match, int steps, uint64_t seed);
/* Aborts, which the fuzzer reports, unless `truth` holds. */
void positions_expect(bool truth);
/* Checks that an error has a message, the file's name, and, if `with_line`, a line. */
void positions_refused(const struct error *error, const char *name, bool with_line);

#endif
