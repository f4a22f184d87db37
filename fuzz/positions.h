/* positions.h: seeded games and positions for the fuzz targets to start from. */
#ifndef FUZZ_POSITIONS_H
#define FUZZ_POSITIONS_H

#include <stdint.h>

#include "core/match/match.h"

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
