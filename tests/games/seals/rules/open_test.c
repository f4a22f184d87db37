/* open_test.c: rule 8: nothing is hidden. */
#include <stdalign.h>
#include <string.h>

#include "games/seals/seals.h"
#include "tests/games/seals/position.h"

TEST(rule_8_everything_is_open)
{
    POSITION p;
    position_draw(&p, 3, "hall - n1:2 b1[2]", "n1=f2",
                  "witch on h1: f1 | growth.fire ~binding", "seer on h2: a1");
    for (int seat = SEAT_NOBODY; seat < 2; seat++) {
        alignas(max_align_t) unsigned char view[GAME_MAX_STATE];
        memset(view, 0xff, sizeof view);
        seals_game.observe(p.match->world, p.match->state, seat, view);
        assert_memory_equal(view, p.match->state, seals_game.state_size);
    }
}
