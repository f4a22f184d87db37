/* describe.h: a position for people, and who must do what. */
#ifndef GAMES_CIUB_EXPLAIN_DESCRIBE_H
#define GAMES_CIUB_EXPLAIN_DESCRIBE_H

#include "base/text.h"

void ciub_describe(const void *world, const void *state, struct text *out);

/* prompt.c */
void ciub_seat_write(const void *world, const void *state, int seat, struct text *out);
void ciub_prompt(const void *world, const void *state, struct text *out);
void ciub_ask(const void *world, const void *state, const char *picked, struct text *out);

#endif
