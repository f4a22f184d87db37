/* wrong_state.h: rows of state JSON and what is wrong with each. Quotes are written ' in
 * them, so that they can be read. */
#ifndef TESTS_GAMES_SEALS_WRONG_STATE_H
#define TESTS_GAMES_SEALS_WRONG_STATE_H

#include "tests/games/seals/position.h"

#define WRONG_BOARD "hall - n1:2 n2:3 b1[2] b2[6] - room"

/* State JSON before the first round: two players, what was dealt, and the rest. */
#define BEFORE(step, one, other, sites, rest)                                            \
    "{'step':'" step "','players':[{" one "},{" other "}],'sites':{" sites "}" rest "}"
/* While seals are dealt, and when all of them are. */
#define DEAL(one, sites, rest) BEFORE("deal", one, "", sites, rest)
#define SETUP(step, one, other, rest)                                                    \
    BEFORE(step, one, other,                                                             \
           "'n1':'f2','n2':'f3','b1':'change.fire','b2':'synergy.fire'", rest)

struct wrong_state {
    const char *json;
    const char *error; /* "" when it is a position after all */
};

/* Sets up the position; the error's text, or "". */
const char *wrong_read(struct position *p, const char *json);
/* Every row must be refused with its error, in a game with these options. */
void wrong_assert(const char *options, const struct wrong_state *rows, size_t count);

#endif
