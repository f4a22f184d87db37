/* tray_test.c: rules 4.4, 4.6 and 4.7: rolling, dice into the tray, and rolling on. */
#include "tests/games/ciub/position.h"

/* --- 4.4 ---------------------------------------------------------------------------- */

static void rule_4_4_all_own_dice_are_rolled(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "dice 1: 3 white, 2 red, 1 blue; dice 2: 4 white, 1 green");
    position_move(&p, "roll");
    assert_string_equal(position_actor(&p), "chance");
    assert_string_equal(position_rolling(&p), "3 white, 2 red, 1 blue");
    assert_string_equal(position_dice(&p, 1), "");
    position_refuse(&p, "", "roll white 1 1 1 red 5 5");
    position_refuse(&p, "", "roll white 1 1 1 1 red 5 5 blue 2");
    position_chance(&p, "roll white 3 1 3 red 5 4 blue skull");
    assert_string_equal(position_outside(&p),
                        "white 1, white 3, white 3, red 4, red 5, blue skull");
    assert_string_equal(position_tray(&p), "");
    assert_string_equal(position_dice(&p, 2), "4 white, 1 green");
    assert_string_equal(position_actor(&p), "1");
}

/* Every rolled die is active: all but the skull may be put, and actions are fresh. */
static void rule_4_4_rolled_dice_are_active(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "dice 1: 1 white, 1 green, 1 blue");
    position_move(&p, "roll");
    position_chance(&p, "roll white swap green reroll blue adjust");
    assert_string_equal(position_choices(&p),
                        "adjust blue, put blue adjust, put green reroll, put white swap, "
                        "reroll green, swap white");
}

/* --- 4.6 ---------------------------------------------------------------------------- */

static void rule_4_6_any_active_dice_may_be_put(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: white 3, white 3, red 5");
    assert_string_equal(position_moves(&p),
                        "put red 5 roll, put white 3 red 5 roll, put white 3 roll, "
                        "put white 3 white 3 red 5, put white 3 white 3 roll");
    position_move(&p, "put white 3 red 5 roll");
    assert_string_equal(position_tray(&p), "white 3, red 5");
    assert_string_equal(position_rolling(&p), "1 white");
}

static void rule_4_6_action_faces_may_be_put_unused(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "outside: white swap, green reroll, purple adjust, green 2for1");
    position_move(&p, "put white swap green reroll green 2for1 purple adjust");
    assert_string_equal(position_tray(&p),
                        "white swap, green reroll, green 2for1, purple adjust");
    assert_string_equal(position_step(&p), "spell");
}

static void rule_4_6_inactive_dice_cannot_be_put(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: red inactive, white 3");
    position_refuse(&p, "4.6", "put red inactive roll");
    position_refuse(&p, "4.6", "put white 3 red inactive");
    position_move(&p, "put white 3 roll");
    assert_string_equal(position_rolling(&p), "1 red");
}

static void rule_4_6_only_what_lies_outside_can_be_put(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: white 3, white 4; tray: red 5");
    position_refuse(&p, "4.6", "put red 5 roll");
    position_refuse(&p, "4.6", "put white 3 white 3");
}

static void rule_4_6_skulls_go_with_the_first_die_put(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: blue skull, green skull, white 3, white 1");
    assert_string_equal(position_moves(&p),
                        "put white 1 roll, put white 1 white 3, put white 3 roll, roll");
    position_move(&p, "put white 3 roll");
    assert_string_equal(position_tray(&p), "white 3, green skull, blue skull");
    assert_string_equal(position_rolling(&p), "1 white");
}

static void rule_4_6_skulls_go_when_nothing_else_is_put(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: blue skull, white 3, white 1");
    position_move(&p, "roll");
    assert_string_equal(position_tray(&p), "blue skull");
    assert_string_equal(position_rolling(&p), "2 white");
}

/* They go at the end of the actions, not before. */
static void rule_4_6_skulls_wait_for_the_end_of_the_actions(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: blue skull, white swap, purple adjust");
    position_move(&p, "swap white for red");
    assert_string_equal(position_outside(&p), "red inactive, purple adjust, blue skull");
    position_move(&p, "adjust purple on red inactive to 6");
    assert_string_equal(position_tray(&p), "purple adjust");
    assert_string_equal(position_outside(&p), "red 6, blue skull");
}

static void rule_4_6_the_last_die_put_ends_phase_2(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: blue skull, red 5; tray: white 1");
    position_move(&p, "put red 5");
    assert_string_equal(position_tray(&p), "white 1, red 5, blue skull");
    assert_string_equal(position_step(&p), "spell");
    assert_string_equal(position_actor(&p), "1");
}

static void rule_4_6_only_skulls_left_stop(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: blue skull, purple skull; tray: white 1");
    assert_string_equal(position_moves(&p), "stop");
    position_refuse(&p, "4.7", "roll");
    position_move(&p, "stop");
    assert_string_equal(position_tray(&p), "white 1, purple skull, blue skull");
    assert_string_equal(position_step(&p), "spell");
}

/* A skull goes, an inactive die cannot: it is rolled. */
static void rule_4_6_skulls_and_inactive_dice(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: blue skull, red inactive");
    assert_string_equal(position_moves(&p), "roll");
    position_move(&p, "roll");
    assert_string_equal(position_tray(&p), "blue skull");
    assert_string_equal(position_rolling(&p), "1 red");
}

static void rule_4_6_putting_ends_the_actions(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "outside: white swap, white 3, green reroll, purple adjust, blue 2");
    position_begin(&p, "put white 3");
    assert_string_equal(position_choices(&p),
                        "blue 2, green reroll, purple adjust, roll, "
                        "white swap");
    position_refuse(&p, "4.6", "swap white for red");
    position_refuse(&p, "4.6", "reroll green on blue 2");
    position_refuse(&p, "4.6", "adjust purple on blue 2 to 1");
}

/* However the dice are named, it is one move. */
static void rule_4_6_the_order_of_the_dice_does_not_matter(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: white 3, white 1, red 5, blue 2");
    position_move(&p, "put blue 2 red 5 white 1 roll");
    assert_string_equal(position_tray(&p), "white 1, red 5, blue 2");
}

/* --- 4.7 ---------------------------------------------------------------------------- */

static void rule_4_7_all_dice_left_outside_are_rolled(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: white 3, white 1, red 5; tray: blue 2");
    position_move(&p, "put red 5 roll");
    assert_string_equal(position_rolling(&p), "2 white");
    position_chance(&p, "roll white 2 4");
    assert_string_equal(position_outside(&p), "white 2, white 4");
    assert_string_equal(position_tray(&p), "red 5, blue 2");
}

static void rule_4_7_no_roll_before_a_die_went_in_or_was_swapped(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: white 3, white 1; tray: blue 2");
    position_refuse(&p, "4.7", "roll");
}

static void rule_4_7_a_swap_is_enough(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: white 3, white swap");
    position_refuse(&p, "4.7", "roll");
    position_move(&p, "swap white for red, roll");
    assert_string_equal(position_rolling(&p), "1 white, 1 red");
    assert_string_equal(position_tray(&p), "");
}

static void rule_4_7_a_skull_is_enough(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: white 3, blue skull");
    position_move(&p, "roll");
    assert_string_equal(position_rolling(&p), "1 white");
}

static void rule_4_7_an_adjusting_die_is_enough(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: white 3, white 1, blue adjust");
    position_refuse(&p, "4.7", "roll");
    position_move(&p, "adjust blue on white 1 to 2, roll");
    assert_string_equal(position_rolling(&p), "2 white");
    assert_string_equal(position_tray(&p), "blue adjust");
}

static void rule_4_7_a_reroll_action_does_not_count(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: white 3, green reroll");
    position_move(&p, "reroll green on white 3");
    position_chance(&p, "roll white 1");
    position_refuse(&p, "4.7", "roll");
    position_end(&p);
    position_draw(&p, "players=2", "outside: white 3, green reroll");
    position_move(&p, "reroll green on itself");
    position_chance(&p, "roll green 7");
    position_refuse(&p, "4.7", "roll");
}

static void rule_4_7_a_reroll_action_does_not_reset(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: white 3, white swap, green reroll");
    position_move(&p, "swap white for red, reroll green on red inactive");
    position_chance(&p, "roll red 3");
    position_move(&p, "roll");
    assert_string_equal(position_rolling(&p), "1 white, 1 red, 1 green");
    position_end(&p);
    position_draw(&p, "players=2", "outside: white 3, purple adjust, green reroll");
    position_move(&p, "adjust purple on white 3 to 4, reroll green on itself");
    position_chance(&p, "roll green 7");
    position_move(&p, "roll");
}

/* A skull that is rolled away never went into the tray. */
static void rule_4_7_a_skull_rolled_away_does_not_count(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: white 3, blue skull, green reroll");
    position_move(&p, "reroll green on blue skull");
    position_chance(&p, "roll blue 1");
    position_refuse(&p, "4.7", "roll");
}

static void rule_4_7_it_is_asked_anew_after_each_roll(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: white 3, white swap, white 2");
    position_move(&p, "swap white for red, roll");
    position_chance(&p, "roll white 1 2 red 4");
    position_refuse(&p, "4.7", "roll");
    position_move(&p, "put white 1 roll");
    position_chance(&p, "roll white 1 red 4");
    position_refuse(&p, "4.7", "roll");
}

static void rule_4_7_not_over_while_dice_are_outside(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: white 3, blue skull");
    position_refuse(&p, "4.7", "stop");
    position_refuse(&p, "4.7", "take red");
}

/* The only die outside was swapped, and the new one must be rolled. */
static void rule_4_7_a_last_inactive_die_is_rolled(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: white swap; tray: white 1");
    position_move(&p, "swap white for red");
    assert_string_equal(position_moves(&p), "roll");
    position_move(&p, "roll");
    position_chance(&p, "roll red 6");
    assert_string_equal(position_moves(&p), "put red 6");
}

static void rule_4_7_tray_dice_cannot_be_changed(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "outside: green reroll, purple adjust, white 1; "
                  "tray: white swap, red 3, blue adjust, green reroll");
    position_refuse(&p, "4.7", "swap white for red");
    position_refuse(&p, "4.7", "reroll green on red 3");
    position_refuse(&p, "4.7", "adjust purple on red 3 to 4");
    position_refuse(&p, "4.7", "adjust blue on white 1 to 2");
    position_move(&p, "put white 1 roll");
    assert_string_equal(position_rolling(&p), "1 green, 1 purple");
    assert_string_equal(position_tray(&p),
                        "white 1, white swap, red 3, green reroll, blue adjust");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_4_4_all_own_dice_are_rolled),
        cmocka_unit_test(rule_4_4_rolled_dice_are_active),
        cmocka_unit_test(rule_4_6_any_active_dice_may_be_put),
        cmocka_unit_test(rule_4_6_action_faces_may_be_put_unused),
        cmocka_unit_test(rule_4_6_inactive_dice_cannot_be_put),
        cmocka_unit_test(rule_4_6_only_what_lies_outside_can_be_put),
        cmocka_unit_test(rule_4_6_skulls_go_with_the_first_die_put),
        cmocka_unit_test(rule_4_6_skulls_go_when_nothing_else_is_put),
        cmocka_unit_test(rule_4_6_skulls_wait_for_the_end_of_the_actions),
        cmocka_unit_test(rule_4_6_the_last_die_put_ends_phase_2),
        cmocka_unit_test(rule_4_6_only_skulls_left_stop),
        cmocka_unit_test(rule_4_6_skulls_and_inactive_dice),
        cmocka_unit_test(rule_4_6_putting_ends_the_actions),
        cmocka_unit_test(rule_4_6_the_order_of_the_dice_does_not_matter),
        cmocka_unit_test(rule_4_7_all_dice_left_outside_are_rolled),
        cmocka_unit_test(rule_4_7_no_roll_before_a_die_went_in_or_was_swapped),
        cmocka_unit_test(rule_4_7_a_swap_is_enough),
        cmocka_unit_test(rule_4_7_a_skull_is_enough),
        cmocka_unit_test(rule_4_7_an_adjusting_die_is_enough),
        cmocka_unit_test(rule_4_7_a_reroll_action_does_not_count),
        cmocka_unit_test(rule_4_7_a_reroll_action_does_not_reset),
        cmocka_unit_test(rule_4_7_a_skull_rolled_away_does_not_count),
        cmocka_unit_test(rule_4_7_it_is_asked_anew_after_each_roll),
        cmocka_unit_test(rule_4_7_not_over_while_dice_are_outside),
        cmocka_unit_test(rule_4_7_a_last_inactive_die_is_rolled),
        cmocka_unit_test(rule_4_7_tray_dice_cannot_be_changed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
