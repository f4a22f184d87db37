/* swap_test.c: rule 4.5: swaps, and the inactive dice that they bring. */
#include "tests/games/ciub/position.h"

static void rule_4_5_a_swap_brings_an_inactive_die(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: white swap, white 3, blue 2");
    position_move(&p, "swap white for red");
    assert_string_equal(position_outside(&p), "white 3, red inactive, blue 2");
    assert_string_equal(position_tray(&p), "");
    assert_string_equal(position_supply(&p), "4 white, 7 yellow, 7 orange, 6 red, "
                                             "7 green, 7 purple, 6 blue");
    assert_string_equal(position_actor(&p), "1");
    assert_string_equal(position_step(&p), "act");
}

static void rule_4_5_a_swap_for_any_die_of_the_supply(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: blue swap");
    position_begin(&p, "swap blue");
    assert_string_equal(position_choices(&p),
                        "for blue, for green, for orange, for purple, for red, "
                        "for white, for yellow");
    position_end(&p);
    position_draw(&p, "players=3",
                  "outside: white swap; tray: white 1, white 1, white 2, white 2;"
                  "supply: 1 yellow, 2 green");
    assert_string_equal(position_moves(&p),
                        "put white swap, swap white for green, swap white for yellow");
    position_refuse(&p, "4.5", "swap white for red");
}

/* The die comes back inactive, in another one's place. */
static void rule_4_5_a_swap_for_its_own_colour(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: blue swap, white 1");
    position_move(&p, "swap blue for blue");
    assert_string_equal(position_outside(&p), "white 1, blue inactive");
    assert_string_equal(position_supply(&p), "4 white, 7 yellow, 7 orange, 7 red, "
                                             "7 green, 7 purple, 6 blue");
    position_move(&p, "roll");
}

/* The new die is taken before the old one goes back. */
static void rule_4_5_not_for_the_die_that_goes_back(void **unused)
{
    POSITION p;
    position_draw(&p, "players=3",
                  "outside: white swap; tray: white 1, white 1, white 2, white 2;"
                  "supply: 1 red");
    position_refuse(&p, "4.5", "swap white for white");
    position_move(&p, "swap white for red");
    assert_string_equal(position_outside(&p), "red inactive");
    assert_string_equal(position_supply(&p), "1 white");
}

static void rule_4_5_not_for_a_blue_die_when_all_are_elsewhere(void **unused)
{
    POSITION p;
    position_draw(&p, "players=3",
                  "outside: blue swap, white 1; tray: white 1, white 1, white 2, white 2;"
                  "supply: 1 green");
    position_refuse(&p, "4.5", "swap blue for blue");
    position_move(&p, "swap blue for green");
    assert_string_equal(position_supply(&p), "1 blue");
}

static void rule_4_5_a_swap_for_the_last_die_of_its_own_colour(void **unused)
{
    POSITION p;
    position_draw(&p, "players=3",
                  "outside: white swap; tray: white 1, white 1, white 2;"
                  "supply: 1 white");
    position_move(&p, "swap white for white");
    assert_string_equal(position_outside(&p), "white inactive");
    assert_string_equal(position_supply(&p), "1 white");
}

static void rule_4_5_no_swap_with_an_empty_supply(void **unused)
{
    POSITION p;
    position_draw(&p, "players=3",
                  "outside: white swap, blue swap; tray: white 1, white 1, white 2, "
                  "white 2; supply: ");
    position_refuse(&p, "4.5", "swap white for white");
    position_refuse(&p, "4.5", "swap white for red");
    position_refuse(&p, "4.5", "swap blue for white");
    assert_string_equal(position_choices(&p), "put blue swap, put white swap");
}

/* A die that went back can be taken by the next swap. */
static void rule_4_5_the_old_die_goes_back_to_the_supply(void **unused)
{
    POSITION p;
    position_draw(&p, "players=3",
                  "outside: white swap, blue swap; tray: white 1, white 1, white 2, "
                  "white 2; supply: 1 red");
    position_move(&p, "swap white for red, swap blue for white");
    assert_string_equal(position_outside(&p), "white inactive, red inactive");
    assert_string_equal(position_supply(&p), "1 blue");
}

static void rule_4_5_every_swap_that_shows_can_be_done(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: white swap, white swap, blue swap, white 3");
    position_move(&p, "swap white for red, swap white for red, swap blue for yellow");
    assert_string_equal(position_outside(&p),
                        "white 3, yellow inactive, red inactive, red inactive");
    position_refuse(&p, "4.5", "swap white for red");
}

static void rule_4_5_only_a_swap_swaps(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "outside: white 3, red inactive, blue reroll; tray: white swap");
    position_refuse(&p, "4.7", "swap white for red");
    position_refuse(&p, "", "swap red for blue");
    position_refuse(&p, "4.5", "swap blue for blue");
    position_refuse(&p, "", "swap orange for blue");
}

/* --- inactive dice ------------------------------------------------------------------ */

static void rule_4_5_an_inactive_die_has_no_action(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: blue inactive, white 3");
    position_refuse(&p, "4.5", "swap blue for red");
    position_refuse(&p, "4.5", "reroll blue on white 3");
    position_refuse(&p, "4.5", "reroll blue on itself");
    position_refuse(&p, "4.5", "adjust blue on white 3 to 4");
    assert_string_equal(position_moves(&p), "put white 3 roll, roll");
}

static void rule_4_5_a_rerolled_inactive_die_is_active(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: blue reroll, white swap");
    position_move(&p, "swap white for yellow, reroll blue on yellow inactive");
    position_chance(&p, "roll yellow 1");
    assert_string_equal(position_outside(&p), "yellow 1, blue spent");
    position_move(&p, "put yellow 1 roll");
    assert_string_equal(position_tray(&p), "yellow 1");
}

static void rule_4_5_a_rerolled_inactive_die_may_act(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: green reroll, white swap");
    position_move(&p, "swap white for blue, reroll green on blue inactive");
    position_chance(&p, "roll blue swap");
    position_move(&p, "swap blue for red");
    assert_string_equal(position_outside(&p), "red inactive, green spent");
}

static void rule_4_5_an_adjusted_inactive_die_is_active(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: purple adjust, red inactive, white 1");
    position_move(&p, "adjust purple on red inactive to 6");
    assert_string_equal(position_outside(&p), "white 1, red 6");
    assert_string_equal(position_tray(&p), "purple adjust");
    position_move(&p, "put red 6 roll");
    assert_string_equal(position_tray(&p), "red 6, purple adjust");
}

static void rule_4_5_a_roll_of_all_makes_dice_active(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: white swap, white 3");
    position_move(&p, "swap white for orange, roll");
    assert_string_equal(position_rolling(&p), "1 white, 1 orange");
    position_chance(&p, "roll white 2 orange 6");
    assert_string_equal(position_outside(&p), "white 2, orange 6");
    position_move(&p, "put orange 6 roll");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_4_5_a_swap_brings_an_inactive_die),
        cmocka_unit_test(rule_4_5_a_swap_for_any_die_of_the_supply),
        cmocka_unit_test(rule_4_5_a_swap_for_its_own_colour),
        cmocka_unit_test(rule_4_5_not_for_the_die_that_goes_back),
        cmocka_unit_test(rule_4_5_not_for_a_blue_die_when_all_are_elsewhere),
        cmocka_unit_test(rule_4_5_a_swap_for_the_last_die_of_its_own_colour),
        cmocka_unit_test(rule_4_5_no_swap_with_an_empty_supply),
        cmocka_unit_test(rule_4_5_the_old_die_goes_back_to_the_supply),
        cmocka_unit_test(rule_4_5_every_swap_that_shows_can_be_done),
        cmocka_unit_test(rule_4_5_only_a_swap_swaps),
        cmocka_unit_test(rule_4_5_an_inactive_die_has_no_action),
        cmocka_unit_test(rule_4_5_a_rerolled_inactive_die_is_active),
        cmocka_unit_test(rule_4_5_a_rerolled_inactive_die_may_act),
        cmocka_unit_test(rule_4_5_an_adjusted_inactive_die_is_active),
        cmocka_unit_test(rule_4_5_a_roll_of_all_makes_dice_active),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
