/* reasons.h: what is said for a move in a drawn position. */
#ifndef SEALS_AI_REASONS_H
#define SEALS_AI_REASONS_H

#include "tests/games/seals/position.h"

/* The reason for a move, which is played; "" when there is none. */
const char *reason_for(struct position *p, const char *words);
/* As reason_for, told beside the best other move. */
const char *reason_beside(struct position *p, const char *words, const char *other);

#endif
