/* start.h: games of Pig to be played in tests/support/table.h. */
#ifndef TESTS_GAMES_PIG_START_H
#define TESTS_GAMES_PIG_START_H

#include "games/pig/pig.h"
#include "tests/base/check.h"
#include "tests/support/table.h"

/* Options as in a game id: "players=3,target=50". */
static inline void start(struct position *p, const char *options)
{
    assert_string_equal(position_open(p, &pig_game, options, NULL, 0), "");
}

#endif
