/* wrong_state.h: rows of state JSON and what is wrong with each. Quotes are written ' in
 * them, so that they can be read. */
#ifndef TESTS_GAMES_SEALS_WRONG_STATE_H
#define TESTS_GAMES_SEALS_WRONG_STATE_H

#include "tests/games/seals/position.h"

#define WRONG_BOARD "hall - n1:2 n2:3 b1[2] b2[6] - room"

struct wrong_state {
    const char *json;
    const char *error; /* "" when it is a position after all */
};

/* Sets up the position; the error's text, or "". */
const char *wrong_read(struct position *p, const char *json);
/* Every row must be refused with its error, in a game with these options. */
void wrong_assert(const char *options, const struct wrong_state *rows, size_t count);

#endif
