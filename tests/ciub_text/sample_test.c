/* sample_test.c: the rulebook's sample turn, in the lines of docs/ciub-notation.md. */
#include "ciub_text/table.h"

/* Florian, the first player, comes to four white dice, an orange and two blue ones, and
 * the card 1-1-6-6 into the bottom row. */
static void play_up_to_florians_turn(struct table *t)
{
    table_start(t, "ciub:players=2,first=2");
    table_play_all(t, "deal 2-4-6 20+ =4 6-6 1-1-1 3-3-3-3", "remove =4", "card 1-1-6-6",
                   "roll white 1 1 1 2 swap", "put white 1 white 1 white 1 roll",
                   "roll white 3 3", "put white 3 white 3", "gain 1-1-1 down 1-1-6-6",
                   "card 6-6-6");
    table_play_all(t, "roll", "roll white 1 2 3 4 swap", "swap white for orange", "roll",
                   "roll white 2 2 3 4 orange 4",
                   "put white 2 white 2 white 3 white 4 orange 4", "take blue", "end");
    table_play_all(t, "roll", "roll white 1 1 2 3 4",
                   "put white 1 white 1 white 2 white 3 white 4", "take green", "end");
    table_play_all(t, "roll", "roll white 1 2 3 4 orange 2 blue 1",
                   "put white 1 white 2 white 3 white 4 orange 2 blue 1", "take blue",
                   "end");
    table_play_all(t, "roll", "roll white 1 1 2 3 4 green 7",
                   "put white 1 white 1 white 2 white 3 white 4 green 7", "take green",
                   "end");
}

static void a_whole_turn(void **unused)
{
    (void)unused;
    struct table t;
    play_up_to_florians_turn(&t);
    assert_int_equal(t.state->turn, 0);
    assert_int_equal(t.state->dice[0][0], 4);
    table_play_all(&t, "token 20+", "roll white 2 3 swap swap orange 2 blue 1 reroll",
                   "swap white for red", "swap white for red", "reroll blue on orange 2",
                   "roll orange 6", "put orange 6 roll");
    table_play_all(&t, "roll white 3 swap red 4 5 blue reroll adjust",
                   "swap white for yellow", "reroll blue on yellow inactive",
                   "roll yellow 1", "adjust blue on red 5 to 6",
                   "put yellow 1 red 6 roll");
    table_play_all(&t, "roll white 1 red 4 blue skull", "put white 1 red 4");
    table_play_all(&t, "gain 1-1-6-6 down 20+", "card 27+",
                   "keep white yellow red blue blue", "whiten red", "whiten yellow",
                   "end");
    assert_int_equal(t.state->turn, 1);
    assert_int_equal(t.state->dice[0][0], 3);
    assert_int_equal(t.state->dice[0][ciub_set_colour(&t.world->set, "blue")], 2);
    assert_int_equal(t.state->token[0], ciub_set_card(&t.world->set, "20+"));
    table_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_whole_turn),
    };
    return cmocka_run_group_tests_name("sample", tests, NULL, NULL);
}
