/* played.h: plays random games with fair dice. */
#ifndef TESTS_FAIR_PLAYED_H
#define TESTS_FAIR_PLAYED_H

#include "fair/fair.h"

/* Seed 00 01 02 ..., entropy a0 a1 a2 ... of seat 1 and 11 11 ... of seat 3, none of seat
 * 2, table 7K2QFD9X. */
void played_fair(struct fair *fair, int players);
/* Plays a game id ("pig:target=19") to the end, or `most` steps. */
struct match *played_match(const struct fair *fair, const char *id, uint64_t seed,
                           size_t most);
/* The record of such a game, with the seed if `reveal`. */
void played_record(const char *id, uint64_t seed, size_t most, bool reveal,
                   struct buffer *record);
/* fair_check; `error` and `report` may be NULL. */
bool played_check(const char *text, size_t length, struct buffer *report,
                  struct error *error);
/* Updates the digest after a change. */
void played_seal(struct buffer *record);

#endif
