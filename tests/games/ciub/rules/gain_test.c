/* gain_test.c: rules 4.9 and 4.10: gaining a card, or taking a die instead. */
#include <stdio.h>
#include <string.h>

#include "tests/games/ciub/position.h"

/* The two rows that all these positions have, and what else is drawn. */
static void draw(struct position *p, const char *more)
{
    char drawing[1024];
    struct text out = text_init(drawing, sizeof drawing);
    text_format(&out, "top: 6-6 20+ =4; bottom: 1-1-1 2-4-6 1-4-7; %s", more);
    assert_false(out.overflow);
    position_draw(p, "players=2", drawing);
}

/* --- 4.9: cards --------------------------------------------------------------------- */

static void rule_4_9_a_gain_takes_moves_down_and_refills(void **unused)
{
    POSITION p;
    draw(&p, "tray: white 1, white 1, white 1, white 2, white 3");
    position_move(&p, "gain 1-1-1 down 20+");
    assert_string_equal(position_won(&p, 1), "1-1-1");
    assert_int_equal(position_score(&p, 1), 3);
    assert_int_equal(position_score(&p, 2), 0);
    assert_string_equal(position_bottom(&p), "20+ 2-4-6 1-4-7");
    assert_string_equal(position_top(&p), "6-6 . =4");
    assert_string_equal(position_step(&p), "refill");
    position_chance(&p, "card 27+");
    assert_string_equal(position_top(&p), "6-6 27+ =4");
    assert_string_equal(position_pile(&p), "6 7");
    assert_string_equal(position_removed(&p), "");
}

static void rule_4_9_any_card_of_the_top_row_goes_down(void **unused)
{
    POSITION p;
    draw(&p, "tray: white 1, white 1, white 1, white 2, white 3; token 2: =4");
    position_begin(&p, "gain 1-1-1");
    assert_string_equal(position_choices(&p), "down 20+, down 6-6, down =4");
    static const struct refused rows[] = {
        {"down 2-4-6", "4.9",
         "2-4-6 does not lie in the top row: a card from there goes down"},
        {"down 1-1-1", "4.9",
         "1-1-1 does not lie in the top row: a card from there goes down"},
        {"down 27+", "4.9",
         "27+ does not lie in the top row: a card from there goes down"},
    };
    position_refuse_all(&p, ROWS(rows));
}

/* A gain without a card that goes down is half a move. */
static void rule_4_9_a_card_must_go_down(void **unused)
{
    POSITION p;
    draw(&p, "tray: white 1, white 1, white 1, white 2, white 3");
    assert_false(position_allows(&p, "gain 1-1-1"));
    position_begin(&p, "gain 1-1-1");
    assert_false(position_allows(&p, "end"));
    assert_false(position_allows(&p, "take red"));
}

static void rule_4_9_the_own_token_comes_back(void **unused)
{
    POSITION p;
    draw(&p, "tray: white 1, white 1, white 1, white 2, white 3; token 1: 1-1-1;"
             "token 2: 6-6");
    position_move(&p, "gain 1-1-1 down 20+");
    assert_string_equal(position_token(&p, 1), "");
    assert_string_equal(position_token(&p, 2), "6-6");
    position_chance(&p, "card 27+");
    /* The opponent's turn passes, then it can be put again. */
    assert_int_equal(position_turn(&p), 2);
    position_move(&p, "roll");
    position_chance(&p, "roll white 1 1 2 2 3");
    position_move(&p, "put white 1 white 1 white 2 white 2 white 3, take red");
    assert_int_equal(position_turn(&p), 1);
    position_move(&p, "token 27+");
    assert_string_equal(position_token(&p, 1), "27+");
}

/* A token elsewhere stays where it is. */
static void rule_4_9_a_token_on_another_card_stays(void **unused)
{
    POSITION p;
    draw(&p, "tray: white 1, white 1, white 1, white 2, white 3; token 1: =4");
    position_move(&p, "gain 1-1-1 down 20+");
    assert_string_equal(position_token(&p, 1), "=4");
}

/* 4.3, 4.9: a token goes down with its card, and keeps it for its owner there. */
static void rule_4_9_the_token_travels_with_the_card(void **unused)
{
    POSITION p;
    draw(&p, "tray: white 1, white 1, white 1, white 2, white 3; token 1: =4;"
             "token 2: 6-6");
    position_move(&p, "gain 1-1-1 down 6-6");
    assert_string_equal(position_bottom(&p), "6-6 2-4-6 1-4-7");
    assert_string_equal(position_token(&p, 2), "6-6");
    position_end(&p);
    draw(&p, "tray: white 1, white 1, white 1, white 2, white 3; token 1: =4");
    position_move(&p, "gain 1-1-1 down =4");
    assert_string_equal(position_bottom(&p), "=4 2-4-6 1-4-7");
    assert_string_equal(position_token(&p, 1), "=4");
}

/* 3.3: the pile has no B left, so a C card turns up. */
static void rule_4_9_the_refill_is_the_next_of_the_pile(void **unused)
{
    POSITION p;
    draw(&p, "tray: white 1, white 1, white 1, white 2, white 3; pile: 0 7");
    position_move(&p, "gain 1-1-1 down 20+");
    position_refuse(&p, "3.3", "card 3-3-3-3-3");
    position_chance(&p, "card =6");
    assert_string_equal(position_pile(&p), "0 6");
}

/* --- 4.9: dice ---------------------------------------------------------------------- */

static const char seven[] = "tray: white 1, white 1, white 1, red 3, red 4, green 2for1, "
                            "green 7; dice 2: 5 white";

/* The new card is seen before the dice to keep are chosen. */
static void rule_4_9_the_refill_comes_before_the_dice(void **unused)
{
    POSITION p;
    draw(&p, seven);
    position_move(&p, "gain 1-1-1 down 20+");
    assert_string_equal(position_actor(&p), "chance");
    assert_string_equal(position_tray(&p), "white 1, white 1, white 1, red 3, red 4, "
                                           "green 7, green 2for1");
    position_chance(&p, "card 27+");
    assert_string_equal(position_step(&p), "keep");
    assert_string_equal(position_top(&p), "6-6 27+ =4");
    assert_string_equal(position_actor(&p), "1");
}

static void rule_4_9_five_dice_of_choice_are_kept(void **unused)
{
    POSITION p;
    draw(&p, seven);
    position_move(&p, "gain 1-1-1 down 20+");
    position_chance(&p, "card 27+");
    position_move(&p, "keep white red red green green 2for1");
    assert_string_equal(position_hand(&p), "1 white, 2 red, 1 green, 1 green 2for1");
    assert_string_equal(position_supply(&p), "4 white, 7 yellow, 7 orange, 5 red, "
                                             "5 green, 7 purple, 7 blue");
    assert_string_equal(position_step(&p), "trade");
}

static void rule_4_9_every_set_of_five_can_be_kept(void **unused)
{
    POSITION p;
    draw(&p, "tray: white 1, white 1, white 1, red 3, green 2for1, green 7");
    position_move(&p, "gain 1-1-1 down 20+");
    position_chance(&p, "card 27+");
    assert_string_equal(position_moves(&p), "keep white white red green green 2for1, "
                                            "keep white white white green green 2for1, "
                                            "keep white white white red green, "
                                            "keep white white white red green 2for1");
}

static void rule_4_9_not_four_not_six_not_others_dice(void **unused)
{
    POSITION p;
    draw(&p, seven);
    position_move(&p, "gain 1-1-1 down 20+");
    position_chance(&p, "card 27+");
    assert_false(position_allows(&p, "keep white white white red"));
    assert_string_equal(
        position_refuse(&p, "4.9", "keep red red green white white white"),
        "five dice are kept, not 6");
    static const struct refused rows[] = {
        {"keep white white white white red", "4.9",
         "the tray has no other white to keep"},
        {"keep white white white red blue", "4.9", "the tray has no blue to keep"},
        {"keep yellow white white white red", "4.9", "the tray has no yellow to keep"},
        {"keep white red red green green", "4.9", "the tray has no other green to keep"},
    };
    position_refuse_all(&p, ROWS(rows));
    assert_string_equal(
        position_refuse(&p, "4.9", "keep white white red green 2for1 green 2for1"),
        "five dice are kept, and the tray has no other green 2for1: name 1 more of the "
        "others");
    assert_false(position_allows(&p, "end"));
}

static void rule_4_9_five_or_fewer_are_all_kept(void **unused)
{
    POSITION p;
    draw(&p, "tray: white 1, white 1, white 1, red 3, red 4; dice 2: 4 white");
    position_move(&p, "gain 1-1-1 down 20+");
    position_chance(&p, "card 27+");
    assert_string_equal(position_step(&p), "trade");
    assert_string_equal(position_hand(&p), "3 white, 2 red");
    position_end(&p);
    draw(&p, "tray: white 1, yellow 1, blue 1; dice 2: 4 white");
    position_move(&p, "gain 1-1-1 down 20+");
    position_chance(&p, "card 27+");
    assert_string_equal(position_hand(&p), "1 white, 1 yellow, 1 blue");
}

/* 4.12 is for the end of the turn: five red dice may be kept before. */
static void rule_4_9_five_of_one_colour_may_be_kept(void **unused)
{
    POSITION p;
    draw(&p, "tray: red 6, red 6, red 4, red 4, red 3, orange 2; dice 2: 5 white");
    position_move(&p, "gain 2-4-6 down 20+");
    position_chance(&p, "card 27+");
    position_move(&p, "keep red red red red red");
    assert_string_equal(position_hand(&p), "5 red");
}

/* The die that shows 2for1 and its twin are told apart. */
static void rule_4_9_a_2for1_not_kept_is_not_traded(void **unused)
{
    POSITION p;
    draw(&p, "tray: white 1, white 1, white 1, red 3, green 2for1, green 7");
    position_move(&p, "gain 1-1-1 down 20+");
    position_chance(&p, "card 27+");
    position_move(&p, "keep white white white red green");
    position_refuse(&p, "4.11", "trade green for red and red");
    position_end(&p);
    draw(&p, "tray: white 1, white 1, white 1, red 3, green 2for1, green 7");
    position_move(&p, "gain 1-1-1 down 20+");
    position_chance(&p, "card 27+");
    position_move(&p, "keep white white white red green 2for1");
    position_move(&p, "trade green for red and red");
    assert_string_equal(position_hand(&p), "3 white, 3 red");
}

/* --- 4.10 --------------------------------------------------------------------------- */

static void rule_4_10_all_dice_are_kept_and_one_more(void **unused)
{
    POSITION p;
    draw(&p, "tray: white 2, white 3, white swap, red 3, red 4, green 7, blue skull;"
             "dice 2: 4 white");
    assert_string_equal(position_moves(&p), "take blue, take green, take orange, "
                                            "take purple, take red, take white, "
                                            "take yellow");
    position_move(&p, "take red");
    assert_string_equal(position_hand(&p), "3 white, 3 red, 1 green, 1 blue");
    assert_string_equal(position_supply(&p), "3 white, 7 yellow, 7 orange, 4 red, "
                                             "6 green, 7 purple, 6 blue");
    assert_string_equal(position_won(&p, 1), "");
    assert_string_equal(position_bottom(&p), "1-1-1 2-4-6 1-4-7");
    assert_string_equal(position_top(&p), "6-6 20+ =4");
}

static void rule_4_10_a_gain_may_be_declined(void **unused)
{
    POSITION p;
    draw(&p, "tray: white 1, white 1, white 1, red 3, red 4, red 4; dice 2: 4 white");
    assert_true(position_allows(&p, "gain 1-1-1 down =4"));
    position_move(&p, "take purple");
    assert_string_equal(position_hand(&p), "3 white, 3 red, 1 purple");
    assert_string_equal(position_bottom(&p), "1-1-1 2-4-6 1-4-7");
}

static void rule_4_10_taking_a_die_is_compulsory(void **unused)
{
    POSITION p;
    draw(&p, "tray: white 2, white 3, white 3, red 3, red 4; dice 2: 5 white, 1 red");
    assert_string_equal(position_refuse(&p, "4.10", "take nothing"),
                        "whoever gains no card must take a die: the supply has a white "
                        "one");
    position_refuse(&p, "4.8", "end");
    position_refuse(&p, "4.8", "whiten red");
    assert_false(position_allows(&p, "take red red"));
}

static void rule_4_10_only_what_the_supply_has(void **unused)
{
    POSITION p;
    position_draw(&p, "players=3",
                  "tray: white 2, white 3, white 3, white 4, white 4; supply: 2 red");
    assert_string_equal(position_moves(&p), "take red");
    static const struct refused rows[] = {
        {"take white", "4.10", "the supply has no white die"},
        {"take blue", "4.10", "the supply has no blue die"},
        {"take nothing", "4.10",
         "whoever gains no card must take a die: the supply has a red one"},
    };
    position_refuse_all(&p, ROWS(rows));
    position_move(&p, "take red");
    assert_string_equal(position_supply(&p), "1 red");
}

/* The die taken shows nothing: a 2for1 of its colour is still one. */
static void rule_4_10_the_die_taken_is_not_in_the_tray(void **unused)
{
    POSITION p;
    draw(&p, "tray: white 2, white 3, green 2for1; dice 2: 4 white");
    position_move(&p, "take green");
    assert_string_equal(position_hand(&p), "2 white, 1 green, 1 green 2for1");
    position_move(&p, "trade green for red and blue");
    position_refuse(&p, "4.11", "trade green for red and blue");
    position_end(&p);
    draw(&p, "tray: white 2, white 3; dice 2: 4 white");
    position_move(&p, "take green");
    position_refuse(&p, "4.11", "trade green for red and blue");
}

/* 4.12 is for the end of the turn: a sixth white die may be taken. */
static void rule_4_10_a_sixth_white_may_be_taken(void **unused)
{
    POSITION p;
    draw(&p, "tray: white 2, white 2, white 3, white 3, white 4, red 5; dice 2: 3 white");
    position_move(&p, "take white");
    assert_string_equal(position_hand(&p), "6 white, 1 red");
}

static void rule_4_10_an_empty_supply_gives_none(void **unused)
{
    POSITION p;
    position_draw(
        &p, "players=3",
        "bottom: 1-1-1 2-4-6 1-4-7 6-6; tray: white 1, white 1, white 1, white 2,"
        "white 3, red 3; supply:");
    assert_string_equal(position_supply(&p), "");
    position_refuse(&p, "4.10", "take red");
    position_refuse(&p, "4.10", "take white");
    assert_true(position_allows(&p, "gain 1-1-1 down =4"));
    position_move(&p, "take nothing");
    /* With nothing in the supply there is nothing to trade either. */
    assert_int_equal(position_turn(&p), 2);
    assert_string_equal(position_step(&p), "foresee");
    assert_string_equal(position_dice(&p, 1), "5 white, 1 red");
}

/* Nothing to gain and nothing to take: there is nothing to choose, the turn is over. */
static void rule_4_10_nothing_to_gain_or_take_ends_the_turn(void **unused)
{
    POSITION p;
    position_draw(&p, "players=3",
                  "bottom: 1-1-1 2-4-6 1-4-7 6-6; outside: white 1;"
                  "tray: white 1, white 2, white 3, white 4, red 3; moved;"
                  "supply:");
    position_move(&p, "put white 1");
    assert_int_equal(position_turn(&p), 2);
    assert_string_equal(position_dice(&p, 1), "5 white, 1 red");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_4_9_a_gain_takes_moves_down_and_refills),
        cmocka_unit_test(rule_4_9_any_card_of_the_top_row_goes_down),
        cmocka_unit_test(rule_4_9_a_card_must_go_down),
        cmocka_unit_test(rule_4_9_the_own_token_comes_back),
        cmocka_unit_test(rule_4_9_a_token_on_another_card_stays),
        cmocka_unit_test(rule_4_9_the_token_travels_with_the_card),
        cmocka_unit_test(rule_4_9_the_refill_is_the_next_of_the_pile),
        cmocka_unit_test(rule_4_9_the_refill_comes_before_the_dice),
        cmocka_unit_test(rule_4_9_five_dice_of_choice_are_kept),
        cmocka_unit_test(rule_4_9_every_set_of_five_can_be_kept),
        cmocka_unit_test(rule_4_9_not_four_not_six_not_others_dice),
        cmocka_unit_test(rule_4_9_five_or_fewer_are_all_kept),
        cmocka_unit_test(rule_4_9_five_of_one_colour_may_be_kept),
        cmocka_unit_test(rule_4_9_a_2for1_not_kept_is_not_traded),
        cmocka_unit_test(rule_4_10_all_dice_are_kept_and_one_more),
        cmocka_unit_test(rule_4_10_a_gain_may_be_declined),
        cmocka_unit_test(rule_4_10_taking_a_die_is_compulsory),
        cmocka_unit_test(rule_4_10_only_what_the_supply_has),
        cmocka_unit_test(rule_4_10_the_die_taken_is_not_in_the_tray),
        cmocka_unit_test(rule_4_10_a_sixth_white_may_be_taken),
        cmocka_unit_test(rule_4_10_an_empty_supply_gives_none),
        cmocka_unit_test(rule_4_10_nothing_to_gain_or_take_ends_the_turn),
    };
    return cmocka_run_group_tests_name("gain", tests, NULL, NULL);
}
