/* played.h: whole games with fair dice, played at random, for the tests of this folder.
 */
#ifndef TESTS_FAIR_PLAYED_H
#define TESTS_FAIR_PLAYED_H

#include "fair/fair.h"

/* The seed 00 01 02 ..., the bytes a0 a1 a2 ... of seat 1 and 11 11 ... of seat 3, and
 * nothing of seat 2, at table 7K2QFD9X. */
void played_fair(struct fair *fair, int players);
/* A game by its id ("pig:target=19"), played until it is over or has `most` steps. */
struct match *played_match(const struct fair *fair, const char *id, uint64_t seed,
                           size_t most);
/* Its record, with the seed if `reveal`; the match is freed. */
void played_record(const char *id, uint64_t seed, size_t most, bool reveal,
                   struct buffer *record);
/* fair_check; the error and the report may be NULL. */
bool played_check(const char *text, size_t length, struct buffer *report,
                  struct error *error);
/* Seals the record anew after a change. */
void played_seal(struct buffer *record);

#endif
