/* position_view.h: what the mind of ciub says of a drawn position. */
#ifndef TESTS_GAMES_CIUB_AI_POSITION_VIEW_H
#define TESTS_GAMES_CIUB_AI_POSITION_VIEW_H

#include "tests/games/ciub/position.h"

/* What one leans to most, in words. */
const char *heuristics_prior(struct position *p);
/* The reason for a move, which is not played; "" when there is none. */
const char *heuristics_reason(struct position *p, const char *line);
/* Why the rest of a move is a good idea, of which so many choices are made. */
const char *heuristics_reason_inside(struct position *p, const char *line, int made);

#endif
