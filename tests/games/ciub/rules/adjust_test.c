/* adjust_test.c: rules 4.5 to 4.5b: adjusting dice, and the adjusting die itself. */
#include "tests/games/ciub/position.h"

/* --- 4.5 ---------------------------------------------------------------------------- */

static void rule_4_5_an_adjusting_die_goes_into_the_tray_at_once(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: purple adjust, red 5, white 1");
    position_move(&p, "adjust purple on red 5 to 6");
    assert_string_equal(position_tray(&p), "purple adjust");
    assert_string_equal(position_outside(&p), "white 1, red 6");
    assert_string_equal(position_step(&p), "act");
    assert_string_equal(position_actor(&p), "1");
    position_refuse(&p, "4.7", "adjust purple on red 6 to 5");
}

static void rule_4_5_any_face_of_that_die(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "outside: purple adjust, blue 1, white 1, green inactive");
    position_begin(&p, "adjust purple on blue 1");
    assert_string_equal(position_choices(&p),
                        "to 2, to adjust, to reroll, to skull, to swap");
    position_end(&p);
    position_draw(&p, "players=2",
                  "outside: purple adjust, blue 1, white 1, green inactive");
    position_begin(&p, "adjust purple on green inactive");
    assert_string_equal(position_choices(&p), "to 2for1, to 7, to reroll, to skull");
}

static void rule_4_5_not_to_a_face_it_does_not_have(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: purple adjust, white 1, red inactive");
    position_refuse(&p, "", "adjust purple on white 1 to 6");
    position_refuse(&p, "", "adjust purple on white 1 to skull");
    position_refuse(&p, "", "adjust purple on red inactive to 1");
    position_refuse(&p, "", "adjust purple on itself to 6");
}

static void rule_4_5_not_a_die_of_the_tray(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "outside: purple adjust, white 1; tray: red 5, blue adjust");
    position_refuse(&p, "4.7", "adjust purple on red 5 to 6");
    position_refuse(&p, "4.7", "adjust purple on blue adjust to 2");
    position_refuse(&p, "4.7", "adjust blue on white 1 to 2");
}

static void rule_4_5_only_an_adjust_adjusts(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: purple 3, blue reroll, red 5");
    position_refuse(&p, "4.5", "adjust purple on red 5 to 6");
    position_refuse(&p, "4.5", "adjust blue on red 5 to 6");
    position_refuse(&p, "", "adjust red on red 5 to 6");
}

static void rule_4_5_a_new_swap_may_be_used(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: purple adjust, white 3");
    position_move(&p, "adjust purple on white 3 to swap, swap white for orange");
    assert_string_equal(position_outside(&p), "orange inactive");
}

static void rule_4_5_a_new_reroll_may_be_used(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: purple adjust, green 7, white 3");
    position_move(&p, "adjust purple on green 7 to reroll, reroll green on white 3");
    position_chance(&p, "roll white 4");
    assert_string_equal(position_outside(&p), "white 4, green spent");
}

static void rule_4_5_a_new_adjust_may_be_used(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: purple adjust, blue inactive, white 3");
    position_move(&p, "adjust purple on blue inactive to adjust, "
                      "adjust blue on white 3 to 4");
    assert_string_equal(position_outside(&p), "white 4");
    assert_string_equal(position_tray(&p), "purple adjust, blue adjust");
}

static void rule_4_5_a_die_turned_to_a_skull_must_go(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: purple adjust, blue 1, white 3");
    position_move(&p, "adjust purple on blue 1 to skull");
    assert_string_equal(position_outside(&p), "white 3, blue skull");
    assert_string_equal(position_tray(&p), "purple adjust");
    position_move(&p, "roll");
    assert_string_equal(position_tray(&p), "purple adjust, blue skull");
    assert_string_equal(position_rolling(&p), "1 white");
}

static void rule_4_5_a_skull_may_be_turned_away(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: purple adjust, green skull");
    position_move(&p, "adjust purple on green skull to 2for1");
    assert_string_equal(position_outside(&p), "green 2for1");
    position_move(&p, "put green 2for1");
    assert_string_equal(position_tray(&p), "green 2for1, purple adjust");
}

/* --- 4.5: itself -------------------------------------------------------------------- */

static void rule_4_5_an_adjusting_die_may_turn_itself(void **unused)
{
    static const struct {
        const char *move, *tray;
    } rows[] = {
        {"adjust purple on itself to 3", "purple 3"},
        {"adjust purple on itself to 4", "purple 4"},
        {"adjust purple on itself to 2for1", "purple 2for1"},
        {"adjust purple on itself to skull", "purple skull"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        POSITION p;
        position_draw(&p, "players=2", "outside: purple adjust, white 1");
        position_move(&p, rows[i].move);
        assert_string_equal(position_tray(&p), rows[i].tray);
        assert_string_equal(position_outside(&p), "white 1");
        assert_true(position_allows(&p, "roll"));
    }
}

static void rule_4_5_not_itself_to_an_action(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: blue adjust, purple adjust, white 1");
    position_refuse(&p, "4.5", "adjust blue on itself to swap");
    position_refuse(&p, "4.5", "adjust blue on itself to reroll");
    position_refuse(&p, "4.5", "adjust blue on itself to adjust");
    position_refuse(&p, "4.5", "adjust purple on itself to adjust");
    position_begin(&p, "adjust blue on itself");
    assert_string_equal(position_choices(&p), "to 1, to 2, to skull");
}

static void rule_4_5_what_it_turned_itself_to_counts_in_the_tray(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "bottom: 1-1-1 6-6 20+; outside: blue adjust; tray: white 1, white 1");
    position_move(&p, "adjust blue on itself to 1");
    assert_string_equal(position_step(&p), "spell");
    assert_true(position_allows(&p, "gain 1-1-1 down =4"));
}

/* --- 4.5a: twins -------------------------------------------------------------------- */

static void rule_4_5a_an_adjust_may_turn_its_twin_to_an_action(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: blue adjust, blue adjust");
    position_begin(&p, "adjust blue on blue adjust");
    assert_string_equal(position_choices(&p), "to 1, to 2, to reroll, to skull, to swap");
    position_end(&p);
    position_draw(&p, "players=2", "outside: blue adjust, blue adjust");
    position_move(&p, "adjust blue on blue adjust to swap");
    assert_string_equal(position_outside(&p), "blue swap");
    assert_string_equal(position_tray(&p), "blue adjust");
    position_move(&p, "swap blue for red");
    assert_string_equal(position_outside(&p), "red inactive");
}

static void rule_4_5a_twin_and_itself_are_different_moves(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: purple adjust, purple adjust");
    position_move(&p, "adjust purple on purple adjust to 3");
    assert_string_equal(position_outside(&p), "purple 3");
    assert_string_equal(position_tray(&p), "purple adjust");
    position_end(&p);
    position_draw(&p, "players=2", "outside: purple adjust, purple adjust");
    position_move(&p, "adjust purple on itself to 3");
    assert_string_equal(position_outside(&p), "purple adjust");
    assert_string_equal(position_tray(&p), "purple 3");
}

static void rule_4_5a_without_a_twin_there_is_none_to_turn(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: blue adjust, white 1");
    position_refuse(&p, "4.5a", "adjust blue on blue adjust to swap");
}

/* --- 4.5b --------------------------------------------------------------------------- */

static void rule_4_5b_an_active_die_is_turned_to_something_else(void **unused)
{
    POSITION p;
    position_draw(
        &p, "players=2",
        "outside: purple adjust, purple adjust, red 5, white swap, blue reroll, "
        "blue skull");
    position_refuse(&p, "4.5b", "adjust purple on red 5 to 5");
    position_refuse(&p, "4.5b", "adjust purple on white swap to swap");
    position_refuse(&p, "4.5b", "adjust purple on blue reroll to reroll");
    position_refuse(&p, "4.5b", "adjust purple on blue skull to skull");
    position_refuse(&p, "4.5b", "adjust purple on purple adjust to adjust");
}

/* An inactive die has no face that counts. */
static void rule_4_5b_an_inactive_die_is_turned_to_anything(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: purple adjust, blue inactive");
    position_begin(&p, "adjust purple on blue inactive");
    assert_string_equal(position_choices(&p),
                        "to 1, to 2, to adjust, to reroll, to skull, to swap");
}

/* --- the last die ------------------------------------------------------------------- */

static void rule_4_6_the_last_die_outside_ends_phase_2_by_adjusting(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: purple adjust; tray: white 1, white 2");
    position_move(&p, "adjust purple on itself to 4");
    assert_string_equal(position_outside(&p), "");
    assert_string_equal(position_tray(&p), "white 1, white 2, purple 4");
    assert_string_equal(position_step(&p), "spell");
    assert_string_equal(position_actor(&p), "1");
}

/* The turned die is still outside: there is more to do. */
static void rule_4_6_the_turned_die_is_still_outside(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: purple adjust, red 5");
    position_move(&p, "adjust purple on red 5 to 6");
    assert_string_equal(position_step(&p), "act");
    assert_string_equal(position_moves(&p), "put red 6, roll");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_4_5_an_adjusting_die_goes_into_the_tray_at_once),
        cmocka_unit_test(rule_4_5_any_face_of_that_die),
        cmocka_unit_test(rule_4_5_not_to_a_face_it_does_not_have),
        cmocka_unit_test(rule_4_5_not_a_die_of_the_tray),
        cmocka_unit_test(rule_4_5_only_an_adjust_adjusts),
        cmocka_unit_test(rule_4_5_a_new_swap_may_be_used),
        cmocka_unit_test(rule_4_5_a_new_reroll_may_be_used),
        cmocka_unit_test(rule_4_5_a_new_adjust_may_be_used),
        cmocka_unit_test(rule_4_5_a_die_turned_to_a_skull_must_go),
        cmocka_unit_test(rule_4_5_a_skull_may_be_turned_away),
        cmocka_unit_test(rule_4_5_an_adjusting_die_may_turn_itself),
        cmocka_unit_test(rule_4_5_not_itself_to_an_action),
        cmocka_unit_test(rule_4_5_what_it_turned_itself_to_counts_in_the_tray),
        cmocka_unit_test(rule_4_5a_an_adjust_may_turn_its_twin_to_an_action),
        cmocka_unit_test(rule_4_5a_twin_and_itself_are_different_moves),
        cmocka_unit_test(rule_4_5a_without_a_twin_there_is_none_to_turn),
        cmocka_unit_test(rule_4_5b_an_active_die_is_turned_to_something_else),
        cmocka_unit_test(rule_4_5b_an_inactive_die_is_turned_to_anything),
        cmocka_unit_test(rule_4_6_the_last_die_outside_ends_phase_2_by_adjusting),
        cmocka_unit_test(rule_4_6_the_turned_die_is_still_outside),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
