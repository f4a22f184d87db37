/* describe.h: a position in words, and who is to do what. */
#ifndef GAMES_SEALS_EXPLAIN_DESCRIBE_H
#define GAMES_SEALS_EXPLAIN_DESCRIBE_H

#include "base/text.h"

void seals_describe(const void *world, const void *state, struct text *out);

/* prompt.c */
void seals_seat_write(const void *world, const void *state, int seat, struct text *out);
void seals_prompt(const void *world, const void *state, struct text *out);

#endif
