/* end_test.c: rule 5.1 for any number of players: who has a last turn. */
#include <stdio.h>
#include <string.h>

#include "tests/games/ciub/position.h"

/* Player `taker` gains the card that brings D. */
static void draw(struct position *p, int players, int taker)
{
    static const char *const rows[] = {
        [2] = "top: 6-6 20+ =4; bottom: 1-1-1 2-4-6 1-4-7",
        [3] = "top: 6-6 20+ =4 1-3-3-5; bottom: 1-1-1 2-4-6 1-4-7 2-2-4-4",
        [4] =
            "top: 6-6 20+ =4 1-3-3-5 2-2-2-2; bottom: 1-1-1 2-4-6 1-4-7 2-2-4-4 3-3-3-3",
    };
    char options[32], drawing[256];
    snprintf(options, sizeof options, "players=%d", players);
    snprintf(drawing, sizeof drawing,
             "%s; turn: %d; tray: white 1, white 1, white 1, white 2, white 3; pile: 0 0",
             rows[players], taker);
    position_draw(p, options, drawing);
    position_move(p, "gain 1-1-1");
}

/* A turn of five white dice, from its roll on, that ends with a blue die. */
static void play_idle_roll(struct position *p)
{
    position_chance(p, "roll white 1 2 2 3 3");
    position_move(p, "put white 1 white 2 white 2 white 3 white 3, take blue");
    if (strcmp(position_step(p), "trade") == 0)
        position_move(p, "end");
}

/* Whoever takes D, all others have one turn each, in order, and they have none. */
TEST(rule_5_1_one_last_turn_for_each_other)
{
    for (int players = 2; players <= 4; players++)
        for (int taker = 1; taker <= players; taker++) {
            POSITION p;
            draw(&p, players, taker);
            for (int i = 1; i < players; i++) {
                assert_int_equal(position_turn(&p), (taker - 1 + i) % players + 1);
                assert_string_equal(position_actor(&p), "chance");
                play_idle_roll(&p);
            }
            assert_string_equal(position_step(&p), "over");
            assert_string_equal(position_actor(&p), "nobody");
            const char winner[] = {(char)('0' + taker), '\0'};
            assert_string_equal(position_winners(&p), winner);
        }
}
