/* trade_test.c: rules 4.11 and 4.12: trading dice, and the limits of a hand. */
#include <stdio.h>
#include <string.h>

#include "tests/games/ciub/position.h"

/* --- 4.11: 2for1 -------------------------------------------------------------------- */

static void rule_4_11_two_dice_for_one(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "hand: 3 white, 1 green 2for1; dice 2: 5 white");
    position_move(&p, "trade green for red and blue");
    assert_string_equal(position_hand(&p), "3 white, 1 red, 1 blue");
    assert_string_equal(position_supply(&p), "2 white, 7 yellow, 7 orange, 6 red, "
                                             "7 green, 7 purple, 6 blue");
    assert_string_equal(position_step(&p), "trade");
    assert_int_equal(position_turn(&p), 1);
}

static void rule_4_11_both_dice_of_one_colour(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "hand: 3 white, 1 purple 2for1; dice 2: 5 white");
    position_move(&p, "trade purple for red and red");
    assert_string_equal(position_hand(&p), "3 white, 2 red");
}

/* White dice are dice of another colour too. */
static void rule_4_11_two_for_one_may_bring_white(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "hand: 3 white, 1 green 2for1; dice 2: 5 white");
    position_move(&p, "trade green for white and white");
    assert_string_equal(position_dice(&p, 1), "5 white");
}

static void rule_4_11_neither_of_the_dies_own_colour(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "hand: 3 white, 1 green 2for1; dice 2: 5 white");
    static const char words[] = "a green die is traded for dice of other colours";
    static const struct refused rows[] = {
        {"trade green for green and red", "4.11", words},
        {"trade green for red and green", "4.11", words},
        {"trade green for green and green", "4.11", words},
    };
    position_refuse_all(&p, ROWS(rows));
    assert_null(strstr(position_moves(&p), "and green"));
    assert_null(strstr(position_moves(&p), "for green"));
}

/* A number of the same die, a 2for1 that was given back, another colour's: no trade. */
static void rule_4_11_only_dice_showing_2for1(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "hand: 3 white, 2 green, 1 purple 2for1, 1 red; dice 2: 5 white");
    static const struct refused rows[] = {
        {"trade green for red and blue", "4.11",
         "no green die of yours shows 2for1 in the tray"},
        {"trade red for green and blue", "4.11",
         "no red die of yours shows 2for1 in the tray"},
        {"trade white for red and blue", "4.11",
         "no white die of yours shows 2for1 in the tray"},
        {"trade blue for red and red", "4.11",
         "no blue die of yours shows 2for1 in the tray"},
    };
    position_refuse_all(&p, ROWS(rows));
    position_move(&p, "trade purple for yellow and orange");
    position_refuse(&p, "4.11", "trade purple for yellow and orange");
}

/* Two dice for one: a single one is no trade, nor are three. */
static void rule_4_11_not_one_not_three(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "hand: 3 white, 1 green 2for1; dice 2: 5 white");
    assert_false(position_allows(&p, "trade green for red"));
    assert_false(position_allows(&p, "trade green for red and red and red"));
}

/* The supply of three players is drawn; the rest of the dice are with the others. */
static void draw_supply(struct position *p, const char *hand, const char *supply)
{
    char drawing[256];
    snprintf(drawing, sizeof drawing, "hand: %s; supply: %s", hand, supply);
    position_draw(p, "players=3", drawing);
}

static void rule_4_11_only_if_two_such_dice_are_there(void **unused)
{
    POSITION p;
    static const char words[] = "the supply has not two dice of other colours than green";
    draw_supply(&p, "4 white, 1 red, 1 green 2for1", "1 white, 3 green");
    assert_string_equal(position_refuse(&p, "4.11", "trade green for white and red"),
                        words);
    assert_string_equal(position_moves(&p), "end, whiten green, whiten red");
    position_end(&p);
    draw_supply(&p, "4 white, 1 red, 1 green 2for1", "1 white, 1 blue");
    assert_string_equal(position_moves(&p), "end, trade green for white and blue, "
                                            "whiten green, whiten red");
    assert_string_equal(position_refuse(&p, "4.11", "trade green for white and white"),
                        "the supply has only one white die");
    assert_string_equal(position_refuse(&p, "4.11", "trade green for white and yellow"),
                        "the supply has no yellow die");
    position_end(&p);
    draw_supply(&p, "5 white, 1 green 2for1", "2 blue");
    assert_string_equal(position_moves(&p), "end, trade green for blue and blue");
}

/* Dice are taken before the old one goes back, so it does not count among the two, but
 * the next trade finds it. */
static void rule_4_11_dice_given_back_can_be_taken_again(void **unused)
{
    POSITION p;
    draw_supply(&p, "5 white, 1 green 2for1, 1 purple 2for1", "2 red");
    position_move(&p, "trade green for red and red");
    assert_string_equal(position_supply(&p), "1 green");
    /* One die is not enough for the purple 2for1: the turn is over. */
    assert_int_equal(position_turn(&p), 2);
    position_end(&p);
    draw_supply(&p, "5 white, 1 green 2for1, 1 purple 2for1", "2 red, 1 blue");
    position_move(&p, "trade green for red and red");
    assert_string_equal(position_moves(&p), "end, trade purple for green and blue");
    position_move(&p, "trade purple for green and blue");
    assert_string_equal(position_dice(&p, 1), "5 white, 2 red, 1 green, 1 blue");
    assert_string_equal(position_supply(&p), "1 purple");
    position_end(&p);
    /* A green die that came from the supply shows nothing. */
    draw_supply(&p, "4 white, 1 green 2for1, 1 purple 2for1", "1 white, 3 red, 1 blue");
    position_move(&p, "trade green for red and red, trade purple for green and blue");
    position_refuse(&p, "4.11", "trade green for white and purple");
}

static void rule_4_11_several_in_a_row(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "hand: 1 white, 3 green 2for1; dice 2: 5 white");
    position_move(&p, "trade green for purple and purple, trade green for red and red,"
                      "trade green for blue and yellow");
    assert_string_equal(position_hand(&p), "1 white, 1 yellow, 2 red, 2 purple, 1 blue");
    position_refuse(&p, "4.11", "trade green for blue and yellow");
    position_move(&p, "end");
    assert_string_equal(position_dice(&p, 1), "1 white, 1 yellow, 2 red, 2 purple, "
                                              "1 blue");
}

/* --- 4.11: whitening ---------------------------------------------------------------- */

static void rule_4_11_any_coloured_die_for_a_white_one(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "hand: 1 white, 1 yellow, 1 orange, 2 red, 1 green, "
                  "1 purple, 1 blue; dice 2: 1 white");
    position_move(&p, "whiten yellow, whiten orange, whiten red, whiten green,"
                      "whiten purple, whiten blue");
    assert_string_equal(position_hand(&p), "7 white, 1 red");
    assert_string_equal(position_supply(&p), "2 white, 7 yellow, 7 orange, 6 red, "
                                             "7 green, 7 purple, 7 blue");
}

static void rule_4_11_while_the_supply_has_white(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "hand: 4 white, 2 red; dice 2: 5 white");
    position_begin(&p, "whiten red");
    /* No white is left, so there is nothing more to trade: the turn is over. */
    assert_int_equal(position_turn(&p), 2);
    assert_string_equal(position_dice(&p, 1), "5 white, 1 red");
    position_end(&p);
    position_draw(&p, "players=2",
                  "hand: 5 white, 1 red, 1 green 2for1; dice 2: 5 white");
    assert_string_equal(position_refuse(&p, "4.11", "whiten red"),
                        "the supply has no white die");
    assert_null(strstr(position_moves(&p), "whiten"));
}

static void rule_4_11_only_own_coloured_dice(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "hand: 2 white, 1 red; dice 2: 1 white, 1 blue");
    static const struct refused rows[] = {
        {"whiten white", "4.11", "only coloured dice are traded for white ones"},
        {"whiten blue", "4.11", "you have no blue die"},
    };
    position_refuse_all(&p, ROWS(rows));
    assert_false(position_allows(&p, "whiten red blue"));
    position_move(&p, "whiten red");
    assert_int_equal(position_turn(&p), 2);
}

static void rule_4_11_white_beyond_five(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "hand: 5 white, 3 red; dice 2: 1 white");
    position_move(&p, "whiten red, whiten red");
    assert_string_equal(position_hand(&p), "7 white, 1 red");
    assert_string_equal(position_supply(&p), "2 white, 7 yellow, 7 orange, 6 red, "
                                             "7 green, 7 purple, 7 blue");
    position_move(&p, "end");
    assert_string_equal(position_dice(&p, 1), "5 white, 1 red");
    assert_string_equal(position_supply(&p), "4 white, 7 yellow, 7 orange, 6 red, "
                                             "7 green, 7 purple, 7 blue");
}

/* Of equal colour the die without 2for1 goes first. */
static void rule_4_11_a_plain_die_is_whitened_first(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "hand: 1 green, 1 green 2for1; dice 2: 3 white");
    position_move(&p, "whiten green");
    assert_string_equal(position_hand(&p), "1 white, 1 green 2for1");
    assert_true(position_allows(&p, "trade green for red and red"));
    position_move(&p, "whiten green");
    assert_int_equal(position_turn(&p), 2);
    assert_string_equal(position_dice(&p, 1), "2 white");
}

/* A die got by a trade can be whitened in turn, and a white one makes a 2for1 possible.
 */
static void rule_4_11_trades_of_both_kinds_in_any_order(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "hand: 1 white, 1 red, 1 green 2for1; dice 2: 5 white");
    position_move(&p, "trade green for blue and yellow, whiten blue, whiten red");
    assert_string_equal(position_hand(&p), "3 white, 1 yellow");
    position_end(&p);
    draw_supply(&p, "4 white, 1 red, 1 green 2for1", "1 white, 3 green");
    position_refuse(&p, "4.11", "trade green for white and red");
    position_move(&p, "whiten red");
    /* Now a red die is there but no white one: still only one. */
    assert_int_equal(position_turn(&p), 2);
}

static void rule_4_11_trading_is_voluntary(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "hand: 1 white, 1 red, 1 green 2for1; dice 2: 5 white");
    position_move(&p, "end");
    assert_string_equal(position_dice(&p, 1), "1 white, 1 red, 1 green");
    assert_int_equal(position_turn(&p), 2);
}

static void rule_4_11_only_in_phase_4(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "dice 1: 1 red, 1 green");
    position_refuse(&p, "4.1", "whiten red");
    position_refuse(&p, "4.1", "trade green for red and red");
    position_refuse(&p, "4.1", "end");
    position_end(&p);
    position_draw(&p, "players=2", "tray: red 4, green 2for1; dice 2: 1 white");
    position_refuse(&p, "4.8", "whiten red");
    position_refuse(&p, "4.8", "trade green for red and red");
}

/* --- 4.12 --------------------------------------------------------------------------- */

static void rule_4_12_at_most_five_white_and_four_of_a_colour(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "hand: 7 white, 6 yellow, 5 red, 4 blue, 1 green, "
                  "6 purple 2for1; dice 2: 2 white");
    position_move(&p, "end");
    assert_string_equal(position_dice(&p, 1),
                        "5 white, 4 yellow, 4 red, 1 green, 4 purple, 4 blue");
    assert_string_equal(position_supply(&p), "3 white, 3 yellow, 7 orange, 3 red, "
                                             "6 green, 3 purple, 3 blue");
}

static void rule_4_12_exactly_the_limits_are_kept(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "hand: 5 white, 4 yellow, 4 orange, 4 red, 4 green, "
                  "4 purple, 4 blue; dice 2: 4 white");
    position_move(&p, "end");
    assert_string_equal(position_dice(&p, 1), "5 white, 4 yellow, 4 orange, 4 red, "
                                              "4 green, 4 purple, 4 blue");
}

/* Five red dice are his until the turn ends: he may still make one of them white. */
static void rule_4_12_not_before_the_end_of_the_turn(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "tray: red 3, red 3, red 4, red 5; dice 2: 4 white");
    position_move(&p, "take red");
    assert_string_equal(position_hand(&p), "5 red");
    position_move(&p, "whiten red");
    position_move(&p, "end");
    assert_string_equal(position_dice(&p, 1), "1 white, 4 red");
    position_end(&p);
    position_draw(&p, "players=2", "tray: red 3, red 3, red 4, red 5; dice 2: 4 white");
    position_move(&p, "take red, end");
    assert_string_equal(position_dice(&p, 1), "4 red");
}

/* More than four of a colour may be taken by 2for1, too. */
static void rule_4_12_a_trade_may_go_beyond_the_limit(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "hand: 4 red, 1 green 2for1; dice 2: 5 white");
    position_move(&p, "trade green for red and red");
    assert_string_equal(position_hand(&p), "6 red");
    position_move(&p, "end");
    assert_string_equal(position_dice(&p, 1), "4 red");
}

/* The limits hold in phase 2 neither: swaps may bring a fifth red die. */
static void rule_4_12_phase_2_knows_no_limit(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "outside: white swap, red 3, red 3, red 4, red 5");
    position_move(&p, "swap white for red");
    assert_string_equal(position_outside(&p), "red 3, red 3, red 4, red 5, red inactive");
}

/* The turn ends by itself where nothing can be traded, with the limits all the same. */
static void rule_4_12_also_when_nothing_can_be_traded(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "tray: white 1, white 1, white 2, white 2, white 3; dice 2: 4 white");
    position_move(&p, "take white");
    assert_int_equal(position_turn(&p), 2);
    assert_string_equal(position_dice(&p, 1), "5 white");
    assert_string_equal(position_supply(&p), "1 white, 7 yellow, 7 orange, 7 red, "
                                             "7 green, 7 purple, 7 blue");
}

/* Nothing carries over but the dice: all are rolled anew, and no 2for1 is left. */
static void rule_4_12_nothing_carries_over_but_the_dice(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "hand: 1 red, 1 green 2for1; dice 2: 2 white");
    position_move(&p, "end");
    assert_string_equal(position_tray(&p), "");
    position_move(&p, "roll");
    position_chance(&p, "roll white 1 2");
    position_move(&p, "put white 1 white 2, take blue, end, roll");
    assert_string_equal(position_rolling(&p), "1 red, 1 green");
    position_chance(&p, "roll red 5 green 7");
    position_move(&p, "put red 5 green 7, take red");
    position_refuse(&p, "4.11", "trade green for red and red");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_4_11_two_dice_for_one),
        cmocka_unit_test(rule_4_11_both_dice_of_one_colour),
        cmocka_unit_test(rule_4_11_two_for_one_may_bring_white),
        cmocka_unit_test(rule_4_11_neither_of_the_dies_own_colour),
        cmocka_unit_test(rule_4_11_only_dice_showing_2for1),
        cmocka_unit_test(rule_4_11_not_one_not_three),
        cmocka_unit_test(rule_4_11_only_if_two_such_dice_are_there),
        cmocka_unit_test(rule_4_11_dice_given_back_can_be_taken_again),
        cmocka_unit_test(rule_4_11_several_in_a_row),
        cmocka_unit_test(rule_4_11_any_coloured_die_for_a_white_one),
        cmocka_unit_test(rule_4_11_while_the_supply_has_white),
        cmocka_unit_test(rule_4_11_only_own_coloured_dice),
        cmocka_unit_test(rule_4_11_white_beyond_five),
        cmocka_unit_test(rule_4_11_a_plain_die_is_whitened_first),
        cmocka_unit_test(rule_4_11_trades_of_both_kinds_in_any_order),
        cmocka_unit_test(rule_4_11_trading_is_voluntary),
        cmocka_unit_test(rule_4_11_only_in_phase_4),
        cmocka_unit_test(rule_4_12_at_most_five_white_and_four_of_a_colour),
        cmocka_unit_test(rule_4_12_exactly_the_limits_are_kept),
        cmocka_unit_test(rule_4_12_not_before_the_end_of_the_turn),
        cmocka_unit_test(rule_4_12_a_trade_may_go_beyond_the_limit),
        cmocka_unit_test(rule_4_12_phase_2_knows_no_limit),
        cmocka_unit_test(rule_4_12_also_when_nothing_can_be_traded),
        cmocka_unit_test(rule_4_12_nothing_carries_over_but_the_dice),
    };
    return cmocka_run_group_tests_name("trade", tests, NULL, NULL);
}
