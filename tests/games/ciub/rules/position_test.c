/* position_test.c: drawings of positions: they say what they are meant to say. */
#include "tests/games/ciub/position.h"

static void an_empty_drawing_is_the_first_turn(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "");
    assert_string_equal(position_step(&p), "foresee");
    assert_string_equal(position_top(&p), "=4 2-4-6 20+");
    assert_string_equal(position_bottom(&p), "2-2-2-2 1-3-3-5 6-6");
    assert_string_equal(position_dice(&p, 1), "5 white");
    assert_string_equal(position_dice(&p, 2), "5 white");
    assert_string_equal(position_pile(&p), "7 7");
    assert_string_equal(position_removed(&p), "");
    assert_string_equal(position_supply(&p),
                        "7 yellow, 7 orange, 7 red, 7 green, 7 purple, 7 blue");
}

static void every_part_is_where_it_was_drawn(void **unused)
{
    POSITION p;
    position_draw(&p, "players=3",
                  "top: 6-6 =4 6-6-6 2-4-6; bottom: 20+ 1-1-1 1-4-7 2-2-2-2;"
                  "removed: 3-3-3-3; won 3: 27+; token 3: 6-6; turn: 2; quiet: 4;"
                  "outside: white 3, white 3, red inactive; tray: blue 2, green 2for1;"
                  "dice 1: 4 white, 2 yellow");
    assert_string_equal(position_top(&p), "6-6 =4 6-6-6 2-4-6");
    assert_string_equal(position_bottom(&p), "20+ 1-1-1 1-4-7 2-2-2-2");
    assert_string_equal(position_removed(&p), "3-3-3-3");
    assert_string_equal(position_won(&p, 3), "27+");
    assert_string_equal(position_token(&p, 3), "6-6");
    assert_string_equal(position_outside(&p), "white 3, white 3, red inactive");
    assert_string_equal(position_tray(&p), "green 2for1, blue 2");
    assert_string_equal(position_dice(&p, 1), "4 white, 2 yellow");
    assert_string_equal(position_dice(&p, 3), "5 white");
    assert_string_equal(position_pile(&p), "7 9");
    assert_int_equal(position_turn(&p), 2);
    assert_int_equal(position_state(&p)->quiet, 4);
    assert_true(position_state(&p)->moved);
}

static void a_small_pile_means_removed_cards(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "pile: 0 2");
    assert_string_equal(position_pile(&p), "0 2");
    assert_string_equal(position_removed(&p),
                        "6-6-6 1-1-3-5-5 1-3-5-7 27+ =5 2-2-4-4-6 1-1-1-1 2-2-4-4-6-6 "
                        "33+ 6-6-6-6-6 1-1-1-3-3-3 7-7-7");
}

static void a_drawn_supply_leaves_the_rest_to_the_others(void **unused)
{
    POSITION p;
    position_draw(&p, "players=3",
                  "outside: white swap; tray: white 1, white 1, white 1, white 1;"
                  "supply: 1 red");
    assert_string_equal(position_supply(&p), "1 red");
}

static void a_drawing_that_is_no_position_is_told(void **unused)
{
    POSITION p;
    assert_string_equal(
        position_try(&p, "players=2", "dice 2: 6 white"),
        "players[1].dice.white: there are only 10 white dice, and 11 are used");
    position_end(&p);
    assert_string_equal(position_try(&p, "players=2", "token 2: 6-6-6"),
                        "players[1].token: that card is in neither row");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_empty_drawing_is_the_first_turn),
        cmocka_unit_test(every_part_is_where_it_was_drawn),
        cmocka_unit_test(a_small_pile_means_removed_cards),
        cmocka_unit_test(a_drawn_supply_leaves_the_rest_to_the_others),
        cmocka_unit_test(a_drawing_that_is_no_position_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
