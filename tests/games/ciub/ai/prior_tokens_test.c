/* prior_tokens_test.c: rules 4.1 to 4.3: tokens and removals before the roll. */
#include "tests/games/ciub/position.h"

static const char table[] = "top: =4 2-4-6 20+; bottom: 6-6 1-1-1 1-4-7;";

/* For three players. */
#define ROWS_OF_FOUR "top: =4 2-4-6 20+ 2-2-2-2; bottom: 6-6 1-1-1 1-4-7 1-3-3-5;"

/* --- 4.1 ---------------------------------------------------------------------------- */

static void rule_4_1_a_token_goes_onto_any_open_card(void **unused)
{
    static const char *const cards[] = {"=4", "2-4-6", "20+", "6-6", "1-1-1", "1-4-7"};
    for (size_t i = 0; i < sizeof cards / sizeof cards[0]; i++) {
        POSITION p;
        char move[32];
        struct text out = text_init(move, sizeof move);
        text_format(&out, "token %s", cards[i]);
        position_draw(&p, "players=2", table);
        position_move(&p, move);
        assert_string_equal(position_token(&p, 1), cards[i]);
        assert_string_equal(position_token(&p, 2), "");
        assert_string_equal(position_top(&p), "=4 2-4-6 20+");
        assert_string_equal(position_bottom(&p), "6-6 1-1-1 1-4-7");
    }
}

static void rule_4_1_a_token_may_be_moved(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "top: =4 2-4-6 20+; bottom: 6-6 1-1-1 1-4-7; "
                  "token 1: 6-6; token 2: 20+");
    position_move(&p, "token =4");
    assert_string_equal(position_token(&p, 1), "=4");
    assert_string_equal(position_token(&p, 2), "20+");
}

static void rule_4_1_not_onto_another_token(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "top: =4 2-4-6 20+; bottom: 6-6 1-1-1 1-4-7; "
                  "token 1: 6-6; token 2: 20+");
    position_refuse(&p, "4.1", "token 20+");
    assert_string_equal(position_token(&p, 1), "6-6");
}

static void rule_4_1_only_onto_open_cards(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "top: =4 2-4-6 20+; bottom: 6-6 1-1-1 27+; "
                  "won 2: 1-4-7; removed: =5");
    position_refuse(&p, "4.1", "token 1-4-7");
    position_refuse(&p, "4.1", "token =5");
    position_refuse(&p, "4.1", "token 6-6-6");
    position_refuse(&p, "4.1", "token opus-magnum");
    position_refuse(&p, "", "token 9-9");
}

/* Phase 1 allows one thing: after it the dice roll. */
static void rule_4_1_a_token_or_a_removal_but_not_both(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", table);
    position_refuse(&p, "", "token =4 remove 20+");
    position_move(&p, "token =4");
    assert_string_equal(position_step(&p), "roll");
    assert_string_equal(position_actor(&p), "chance");
    position_chance(&p, "roll white 1 1 1 1 1");
    static const struct refused rows[] = {
        {"remove 20+", "4.2",
         "phase 1 is over: use a die's action, put dice into the tray, or roll on"},
        {"token 20+", "4.1",
         "phase 1 is over: use a die's action, put dice into the tray, or roll on"},
    };
    position_refuse_all(&p, ROWS(rows));
}

static void rule_4_1_neither_is_compulsory(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", table);
    assert_string_equal(position_moves(&p),
                        "remove 2-4-6, remove 20+, remove =4, roll, token 1-1-1, "
                        "token 1-4-7, token 2-4-6, token 20+, token 6-6, token =4");
    position_move(&p, "roll");
    assert_string_equal(position_token(&p, 1), "");
    assert_string_equal(position_top(&p), "=4 2-4-6 20+");
    assert_string_equal(position_step(&p), "roll");
}

/* --- 4.2 ---------------------------------------------------------------------------- */

static void rule_4_2_a_card_of_the_top_row_is_removed(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", table);
    position_move(&p, "remove 2-4-6");
    assert_string_equal(position_top(&p), "=4 . 20+");
    assert_string_equal(position_removed(&p), "2-4-6");
    assert_string_equal(position_step(&p), "refill");
    assert_string_equal(position_actor(&p), "chance");
    position_chance(&p, "card 27+");
    assert_string_equal(position_top(&p), "=4 27+ 20+");
    assert_string_equal(position_pile(&p), "6 7");
    assert_string_equal(position_won(&p, 1), "");
    assert_string_equal(position_step(&p), "roll");
    assert_string_equal(position_rolling(&p), "5 white");
}

static void rule_4_2_not_of_the_bottom_row(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", table);
    position_refuse(&p, "4.2", "remove 6-6");
    position_refuse(&p, "4.2", "remove 3-3-3-3");
    position_refuse(&p, "4.2", "remove 6-6-6");
}

/* A card that was removed, won or is open does not turn up again. */
static void rule_4_2_the_gap_is_filled_from_the_pile(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "top: =4 2-4-6 6-6-6; bottom: 6-6 1-1-1 27+; "
                  "won 2: =5; removed: 1-1-1-1");
    position_move(&p, "remove 6-6-6");
    assert_string_equal(position_outcomes(&p),
                        "1 card 1-1-3-5-5, 1 card 1-3-5-7, 1 card 2-2-4-4-6, "
                        "1 card 3-3-3-3-3, 1 card 2-2-2-2-2, 1 card 2-3-4-5-6, "
                        "1 card 1-1-6-6");
    position_refuse(&p, "3.3", "card 6-6-6");
    position_refuse(&p, "3.3", "card 27+");
    position_refuse(&p, "3.3", "card =5");
    position_refuse(&p, "3.3", "card 1-1-1-1");
    position_refuse(&p, "3.3", "card 20+");
}

static void rule_4_2_with_only_d_left_the_gap_stays(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "top: =4 2-4-6 20+; bottom: 6-6 1-1-1 1-4-7; pile: 0 0");
    position_move(&p, "remove 2-4-6");
    assert_string_equal(position_top(&p), "=4 . 20+");
    assert_string_equal(position_step(&p), "roll");
    position_chance(&p, "roll white 1 1 1 2 3");
    position_move(&p, "put white 1 white 1 white 1 white 2 white 3, take red");
    position_refuse(&p, "4.2", "remove 2-4-6");
    position_move(&p, "remove =4");
    assert_string_equal(position_top(&p), ". . 20+");
}

/* The last card of the pile but D still fills the gap. */
static void rule_4_2_the_last_c_card_fills_a_gap(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "top: =4 2-4-6 20+; pile: 0 1");
    position_move(&p, "remove =4");
    position_chance(&p, "card 30+");
    assert_string_equal(position_top(&p), "30+ 2-4-6 20+");
    assert_string_equal(position_pile(&p), "0 0");
    assert_string_equal(position_step(&p), "roll");
}

static void rule_4_2_an_empty_top_row_leaves_tokens_only(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "top: . . .; bottom: 6-6 1-1-1 1-4-7; pile: 0 0");
    assert_string_equal(position_moves(&p), "roll, token 1-1-1, token 1-4-7, token 6-6");
}

/* --- 4.3 ---------------------------------------------------------------------------- */

static void rule_4_3_a_marked_card_is_removed_by_nobody(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "top: =4 2-4-6 20+; bottom: 6-6 1-1-1 1-4-7; "
                  "token 1: =4; token 2: 20+");
    position_refuse(&p, "4.3", "remove 20+");
    position_refuse(&p, "4.3", "remove =4");
    position_move(&p, "remove 2-4-6");
}

static void rule_4_3_a_token_does_not_move_onto_its_own_card(void **unused)
{
    POSITION p;
    position_draw(
        &p, "players=2",
        "top: =4 2-4-6 20+; bottom: 6-6 1-1-1 1-4-7; token 1: =4; token 2: 6-6");
    position_refuse(&p, "4.3", "token =4");
    assert_string_equal(position_moves(&p), "remove 2-4-6, remove 20+, roll, "
                                            "token 1-1-1, token 1-4-7, token 2-4-6, "
                                            "token 20+");
}

static void rule_4_3_only_the_owner_gains_a_marked_card(void **unused)
{
    POSITION p;
    position_draw(&p, "players=3",
                  ROWS_OF_FOUR "token 1: 6-6; token 3: 1-1-1; turn: 3;"
                               "tray: red 6, red 6, white 1, white 1, white 1");
    position_refuse(&p, "4.3", "gain 6-6 down =4");
    position_move(&p, "gain 1-1-1 down =4");
    assert_string_equal(position_won(&p, 3), "1-1-1");
    assert_string_equal(position_token(&p, 3), "");
    assert_string_equal(position_token(&p, 1), "6-6");
}

static void rule_4_3_the_token_travels_with_its_card(void **unused)
{
    POSITION p;
    position_draw(&p, "players=3",
                  ROWS_OF_FOUR "token 2: 20+; token 1: =4; turn: 3;"
                               "tray: red 6, red 6, white 1, white 1, white 2");
    position_move(&p, "gain 6-6 down 20+");
    assert_string_equal(position_top(&p), "=4 2-4-6 . 2-2-2-2");
    assert_string_equal(position_bottom(&p), "20+ 1-1-1 1-4-7 1-3-3-5");
    assert_string_equal(position_token(&p, 2), "20+");
    assert_string_equal(position_token(&p, 1), "=4");
    position_chance(&p, "card 27+");
    assert_string_equal(position_top(&p), "=4 2-4-6 27+ 2-2-2-2");
}

/* What was marked in the top row stays its owner's in the bottom row. */
static void rule_4_3_a_card_that_came_down_keeps_its_owner(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "top: 6-6 2-4-6 20+; bottom: =4 1-1-1 1-4-7;"
                  "token 2: 6-6; tray: white 1, white 1, white 1, "
                  "red 6, red 6");
    position_refuse(&p, "4.8", "gain 6-6 down 20+");
    position_move(&p, "gain 1-1-1 down 6-6");
    position_chance(&p, "card 27+");
    position_move(&p, "end, roll");
    position_chance(&p, "roll white 1 1 1 1 1");
    position_move(&p, "put white 1 white 1 white 1 white 1 white 1, take red, end, roll");
    position_chance(&p, "roll white 1 1 1 red 6 6");
    position_move(&p, "put white 1 white 1 white 1 red 6 red 6");
    position_refuse(&p, "4.3", "gain 6-6 down 20+");
}

static void rule_4_3_a_token_is_not_taken_back(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  "top: =4 2-4-6 20+; bottom: 6-6 1-1-1 1-4-7; "
                  "token 1: =4");
    position_refuse(&p, "", "token back");
    position_refuse(&p, "", "token");
    position_move(&p, "roll");
    assert_string_equal(position_token(&p, 1), "=4");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_4_1_a_token_goes_onto_any_open_card),
        cmocka_unit_test(rule_4_1_a_token_may_be_moved),
        cmocka_unit_test(rule_4_1_not_onto_another_token),
        cmocka_unit_test(rule_4_1_only_onto_open_cards),
        cmocka_unit_test(rule_4_1_a_token_or_a_removal_but_not_both),
        cmocka_unit_test(rule_4_1_neither_is_compulsory),
        cmocka_unit_test(rule_4_2_a_card_of_the_top_row_is_removed),
        cmocka_unit_test(rule_4_2_not_of_the_bottom_row),
        cmocka_unit_test(rule_4_2_the_gap_is_filled_from_the_pile),
        cmocka_unit_test(rule_4_2_with_only_d_left_the_gap_stays),
        cmocka_unit_test(rule_4_2_the_last_c_card_fills_a_gap),
        cmocka_unit_test(rule_4_2_an_empty_top_row_leaves_tokens_only),
        cmocka_unit_test(rule_4_3_a_marked_card_is_removed_by_nobody),
        cmocka_unit_test(rule_4_3_a_token_does_not_move_onto_its_own_card),
        cmocka_unit_test(rule_4_3_only_the_owner_gains_a_marked_card),
        cmocka_unit_test(rule_4_3_the_token_travels_with_its_card),
        cmocka_unit_test(rule_4_3_a_card_that_came_down_keeps_its_owner),
        cmocka_unit_test(rule_4_3_a_token_is_not_taken_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
