/* heuristics_test.c: what players that think are told about ciub: which choices look
 * sensible.
 */
#include <string.h>

#include "tests/games/ciub/ai/position_view.h"

#define ROWS_2 "top: =4 2-4-6 20+; bottom: 2-2-2-2 1-3-3-5 6-6;"

static void assert_priors(const char *drawing, const char *begun, const char *choice)
{
    POSITION p;
    position_draw(&p, "players=2", drawing);
    if (begun[0] != '\0')
        position_begin(&p, begun);
    assert_string_equal(heuristics_prior(&p), choice);
}

static void what_the_card_needs_is_put(void **unused)
{
    assert_priors(ROWS_2 "outside: orange 6, red 6, white 3", "", "put orange 6");
    assert_priors(ROWS_2 "outside: orange 6, red 6, white 3", "put orange 6", "red 6");
    assert_priors(ROWS_2 "outside: orange 6, red 6, white 3", "put orange 6 red 6",
                  "roll");
}

/* Of several numbers that are wanted the scarce one goes first. */
static void the_scarce_number_is_kept(void **unused)
{
    assert_priors("top: =4 6-6 20+; bottom: 2-2-2-2 1-1-1 2-4-6;"
                  "outside: orange 2, orange 6, orange 2; tray: yellow 3, yellow 5",
                  "", "put orange 6");
}

/* 4.5: the one die that is missing is turned, not put. */
static void an_adjust_die_completes_a_card(void **unused)
{
    const char *drawing = ROWS_2 "outside: orange 4, purple adjust; tray: red 6, green 7";
    assert_priors(drawing, "", "adjust purple");
    assert_priors(drawing, "adjust purple", "on orange 4");
    assert_priors(drawing, "adjust purple on orange 4", "to 6");
}

/* 4.5: a die is swapped for one that can show what is missing. */
static void a_swap_brings_what_can_show_it(void **unused)
{
    const char *drawing = ROWS_2 "outside: white swap; tray: red 6, green 7, yellow 5";
    assert_priors(drawing, "", "swap white");
    POSITION p;
    position_draw(&p, "players=2", drawing);
    position_begin(&p, "swap white");
    const char *colour = heuristics_prior(&p);
    assert_true(strcmp(colour, "for red") == 0 || strcmp(colour, "for orange") == 0);
}

static void the_card_with_more_points_is_gained(void **unused)
{
    assert_priors("top: =4 2-4-6 20+; bottom: 2-2-2-2 1-3-3-5 6-6;"
                  "tray: yellow 1, yellow 3, yellow 3, yellow 5, red 6, red 6",
                  "", "gain 6-6");
}

/* 4.11: one die more. */
static void a_pair_is_traded(void **unused)
{
    assert_priors(ROWS_2 "hand: 4 white, 1 green 2for1", "", "trade green");
}

/* 4.5: one knows more after a roll, so it comes first; what is needed stays. */
static void a_die_that_is_not_needed_rolls_again(void **unused)
{
    const char *drawing = ROWS_2 "outside: green reroll, red 6, red 3";
    assert_priors(drawing, "", "reroll green");
    assert_priors(drawing, "reroll green", "on red 3");
}

static void what_is_certain_is_not_risked(void **unused)
{
    assert_priors(ROWS_2 "outside: red 6, red 6, purple adjust, green reroll", "",
                  "put red 6");
    assert_priors(ROWS_2 "outside: green reroll, green skull, red 6; tray: red 6", "",
                  "put red 6");
}

static void equal_numbers_are_put(void **unused)
{
    assert_priors("top: 6-6 2-4-6 1-1-1; bottom: =4 1-4-7 2-2-4-4;"
                  "outside: yellow 1, yellow 1, yellow 3, yellow 1",
                  "", "put yellow 1");
}

/* 4.11: where no card can be had, dice for later turns can. */
static void a_pair_is_put_when_nothing_else_is_to_be_had(void **unused)
{
    assert_priors(ROWS_2
                  "outside: purple 2for1, purple 3; tray: white 1, white 1, white 1",
                  "", "put purple 2for1");
}

/* 4.1 */
static void a_token_keeps_what_others_could_gain(void **unused)
{
    assert_priors(ROWS_2 "dice 1: 3 red, 2 orange; dice 2: 4 red, 3 orange", "",
                  "token 6-6");
}

/* 4.9 */
static void the_card_under_the_own_token_comes_down(void **unused)
{
    assert_priors(ROWS_2 "tray: red 6, red 6, white 3; token 1: 20+", "gain 6-6",
                  "down 20+");
    assert_priors(ROWS_2 "tray: red 6, red 6, white 3; token 1: =4", "gain 6-6",
                  "down =4");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_the_card_needs_is_put),
        cmocka_unit_test(the_scarce_number_is_kept),
        cmocka_unit_test(an_adjust_die_completes_a_card),
        cmocka_unit_test(a_swap_brings_what_can_show_it),
        cmocka_unit_test(the_card_with_more_points_is_gained),
        cmocka_unit_test(a_pair_is_traded),
        cmocka_unit_test(a_die_that_is_not_needed_rolls_again),
        cmocka_unit_test(what_is_certain_is_not_risked),
        cmocka_unit_test(equal_numbers_are_put),
        cmocka_unit_test(a_pair_is_put_when_nothing_else_is_to_be_had),
        cmocka_unit_test(a_token_keeps_what_others_could_gain),
        cmocka_unit_test(the_card_under_the_own_token_comes_down),
    };
    return cmocka_run_group_tests_name("mind", tests, NULL, NULL);
}
