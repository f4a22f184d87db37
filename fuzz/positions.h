/* positions.h: seeded games and positions for the fuzz targets to start from. */
#ifndef FUZZ_POSITIONS_H
#define FUZZ_POSITIONS_H

#include <stdint.h>

#include "core/match.h"

/* A match at its start that one byte picks: the game, its players and options. It is kept
 * for the next time, as making a world takes longer than most inputs: do not free it. */
struct match *positions_match(uint8_t pick);
/* Puts the match that many random steps into the game, without a log: the fast way. */
void positions_skip(struct match *match, int steps, uint64_t seed);
/* Makes up to `steps` random choices and draws. */
void positions_play(struct match *match, int steps, uint64_t seed);
/* Ends the program, as a find, unless `truth` holds. */
void positions_expect(bool truth);
/* Files are refused with words and their name, and nearly always with a line. */
void positions_refused(const struct error *error, const char *name, bool with_line);

#endif
