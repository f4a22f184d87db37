/* reroll_test.c: rules 4.5 and 4.5a: re-rolls, and the dice that they leave spent. */
#include "tests/games/ciub/position.h"

/* --- 4.5 ---------------------------------------------------------------------------- */

static void rule_4_5_a_reroll_rolls_one_die(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "outside: blue reroll, orange 4, orange 4; tray: red 5");
    position_move(&p, "reroll blue on orange 4");
    assert_string_equal(position_actor(&p), "chance");
    assert_string_equal(position_rolling(&p), "1 orange");
    assert_string_equal(position_outcomes(&p),
                        "3 roll orange 2, 2 roll orange 4, 1 roll orange 6");
    position_chance(&p, "roll orange 6");
    assert_string_equal(position_outside(&p), "orange 4, orange 6, blue spent");
    assert_string_equal(position_tray(&p), "red 5");
    assert_string_equal(position_actor(&p), "1");
}

static void rule_4_5_any_die_outside_may_be_rerolled(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "outside: green reroll, white swap, red inactive, blue skull, "
                  "purple adjust; tray: yellow 5");
    position_begin(&p, "reroll green");
    assert_string_equal(position_choices(&p),
                        "on blue skull, on itself, on purple adjust, on red inactive, "
                        "on white swap");
}

static void rule_4_5_not_a_die_of_the_tray(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "outside: green reroll, white 1; tray: yellow 5, blue reroll");
    position_refuse(&p, "4.7", "reroll green on yellow 5");
    position_refuse(&p, "4.7", "reroll green on blue reroll");
    position_refuse(&p, "4.7", "reroll blue on white 1");
}

/* One die shows re-roll: there is no other that looks like it. */
static void rule_4_5a_no_twin_no_reroll_of_one(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: green reroll, blue reroll");
    position_refuse(&p, "4.5a", "reroll green on green reroll");
    position_refuse(&p, "4.5", "reroll green on red 5");
    assert_true(position_allows(&p, "reroll green on blue reroll"));
    assert_true(position_allows(&p, "reroll green on itself"));
}

static void rule_4_5_only_a_reroll_rerolls(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: green 7, blue swap, red 5");
    position_refuse(&p, "4.5", "reroll green on red 5");
    position_refuse(&p, "4.5", "reroll blue on itself");
    position_refuse(&p, "", "reroll red on red 5");
}

static void rule_4_5_a_new_action_face_may_be_used(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: green reroll, white 3, blue 1");
    position_move(&p, "reroll green on blue 1");
    position_chance(&p, "roll blue adjust");
    position_move(&p, "adjust blue on white 3 to swap, swap white for red");
    assert_string_equal(position_outside(&p), "red inactive, green spent");
    assert_string_equal(position_tray(&p), "blue adjust");
}

/* A skull outside is not in the tray yet. */
static void rule_4_5_a_skull_may_be_rerolled_away(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: green reroll, blue skull");
    position_move(&p, "reroll green on blue skull");
    position_chance(&p, "roll blue 2");
    position_move(&p, "put blue 2 roll");
    assert_string_equal(position_tray(&p), "blue 2");
    assert_string_equal(position_rolling(&p), "1 green");
}

/* --- 4.5a --------------------------------------------------------------------------- */

static void rule_4_5a_a_reroll_spent_on_another_die_stays_spent(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: green reroll, orange 4, white 1");
    position_move(&p, "reroll green on orange 4");
    position_chance(&p, "roll orange 4");
    assert_string_equal(position_outside(&p), "white 1, orange 4, green spent");
    position_refuse(&p, "4.5a", "reroll green on orange 4");
    position_refuse(&p, "4.5a", "reroll green on itself");
}

static void rule_4_5a_a_reroll_on_itself_is_fresh(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: green reroll, white 1");
    position_move(&p, "reroll green on itself");
    assert_string_equal(position_rolling(&p), "1 green");
    assert_string_equal(position_outside(&p), "white 1");
    position_chance(&p, "roll green reroll");
    assert_string_equal(position_outside(&p), "white 1, green reroll");
    position_move(&p, "reroll green on white 1");
    position_chance(&p, "roll white 4");
    assert_string_equal(position_outside(&p), "white 4, green spent");
}

static void rule_4_5a_a_reroll_of_its_twin_leaves_it_spent(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: green reroll, green reroll");
    position_move(&p, "reroll green on green reroll");
    assert_string_equal(position_outside(&p), "green spent");
    position_chance(&p, "roll green reroll");
    assert_string_equal(position_outside(&p), "green reroll, green spent");
    position_move(&p, "reroll green on green spent");
    assert_string_equal(position_outside(&p), "green spent");
    position_chance(&p, "roll green 7");
    assert_string_equal(position_outside(&p), "green 7, green spent");
    position_refuse(&p, "4.5a", "reroll green on green 7");
}

static void rule_4_5a_a_spent_die_that_is_rerolled_is_fresh(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: green spent, blue reroll, white 1");
    position_move(&p, "reroll blue on green spent");
    position_chance(&p, "roll green reroll");
    assert_string_equal(position_outside(&p), "white 1, green reroll, blue spent");
    position_move(&p, "reroll green on blue spent");
    position_chance(&p, "roll blue reroll");
    position_move(&p, "reroll blue on white 1");
    position_chance(&p, "roll white 2");
    assert_string_equal(position_outside(&p), "white 2, green spent, blue spent");
}

static void rule_4_5a_a_spent_die_may_be_put_aside(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: green spent, white 1");
    position_move(&p, "put green spent roll");
    assert_string_equal(position_rolling(&p), "1 white");
    position_chance(&p, "roll white 1");
    position_move(&p, "put white 1");
    assert_string_equal(position_step(&p), "spell");
}

static void rule_4_5a_a_spent_die_may_be_adjusted(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "outside: green spent, purple adjust, blue spent, "
                  "blue adjust");
    position_move(&p, "adjust purple on green spent to 7, adjust blue on blue spent to "
                      "swap");
    assert_string_equal(position_outside(&p), "green 7, blue swap");
}

/* It still shows re-roll, and is active. */
static void rule_4_5b_a_spent_die_is_not_adjusted_to_reroll(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: green spent, purple adjust");
    position_refuse(&p, "4.5b", "adjust purple on green spent to reroll");
}

static void rule_4_5a_the_roll_of_all_makes_it_fresh(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: green spent, white 1, white 2");
    position_move(&p, "put white 1 roll");
    position_chance(&p, "roll white 1 green reroll");
    position_move(&p, "reroll green on white 1");
    position_chance(&p, "roll white 3");
    assert_string_equal(position_outside(&p), "white 3, green spent");
}

/* Of two dice that look alike one may be spent: the other is not. */
static void rule_4_5a_a_twin_of_a_spent_die_may_still_act(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: green reroll, green reroll, white 1");
    position_move(&p, "reroll green on white 1");
    position_chance(&p, "roll white 2");
    position_move(&p, "reroll green on white 2");
    position_chance(&p, "roll white 3");
    assert_string_equal(position_outside(&p), "white 3, green spent, green spent");
    position_refuse(&p, "4.5a", "reroll green on white 3");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_4_5_a_reroll_rolls_one_die),
        cmocka_unit_test(rule_4_5_any_die_outside_may_be_rerolled),
        cmocka_unit_test(rule_4_5_not_a_die_of_the_tray),
        cmocka_unit_test(rule_4_5a_no_twin_no_reroll_of_one),
        cmocka_unit_test(rule_4_5_only_a_reroll_rerolls),
        cmocka_unit_test(rule_4_5_a_new_action_face_may_be_used),
        cmocka_unit_test(rule_4_5_a_skull_may_be_rerolled_away),
        cmocka_unit_test(rule_4_5a_a_reroll_spent_on_another_die_stays_spent),
        cmocka_unit_test(rule_4_5a_a_reroll_on_itself_is_fresh),
        cmocka_unit_test(rule_4_5a_a_reroll_of_its_twin_leaves_it_spent),
        cmocka_unit_test(rule_4_5a_a_spent_die_that_is_rerolled_is_fresh),
        cmocka_unit_test(rule_4_5a_a_spent_die_may_be_put_aside),
        cmocka_unit_test(rule_4_5a_a_spent_die_may_be_adjusted),
        cmocka_unit_test(rule_4_5b_a_spent_die_is_not_adjusted_to_reroll),
        cmocka_unit_test(rule_4_5a_the_roll_of_all_makes_it_fresh),
        cmocka_unit_test(rule_4_5a_a_twin_of_a_spent_die_may_still_act),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
