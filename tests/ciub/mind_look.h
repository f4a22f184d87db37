/* mind_look.h: what the mind of ciub says of a drawn position. */
#ifndef TESTS_CIUB_MIND_LOOK_H
#define TESTS_CIUB_MIND_LOOK_H

#include "ciub/position.h"

/* What one leans to most, in words. */
const char *mind_leaning(struct position *p);
/* The reason for a move, which is not played; "" when there is none. */
const char *mind_reason(struct position *p, const char *line);
/* Why the rest of a move is a good idea, of which so many choices are made. */
const char *mind_reason_inside(struct position *p, const char *line, int made);

#endif
