/* break_test.c: rules 5.4 to 5.6: the dice that break a seal, and what follows. */
#include "tests/games/seals/position.h"

static const char fork[] = "hall - n1:4 - b1[5], hall - b2[3], hall - b3[4]";

/* --- 5.4 ---------------------------------------------------------------------------- */

/* The book's example: 2, 3 and 4 against a seal of Earth of strength 4. */
static void rule_5_4_book_example_of_two_three_four(void **unused)
{
    POSITION p;
    position_draw(&p, 1, fork, "n1=e4", "witch on h1: e2 e3 e4 | ~binding",
                  "seer on h2: a1");
    assert_string_equal(position_moves(&p), "break n1 with e2 e3, break n1 with e4");
    position_refuse(&p, "5.4", "break n1 with e2 e4");
    position_refuse(&p, "5.4", "break n1 with e3 e4");
    position_refuse(&p, "5.4", "break n1 with e2 e3 e4");
}

static void rule_5_4_no_superfluous_die(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - n1:6", "n1=f6", "witch on h1: f1 f3 f4 f5 | ~binding",
                  "seer on h2: a1", "shaman on h3: a1");
    /* 1+5, 3+4, 3+5, 4+5 suffice; 1+3+4, 1+3+5 and 1+4+5 have a die too many. */
    assert_string_equal(position_moves(&p), "break n1 with f1 f5, break n1 with f3 f4, "
                                            "break n1 with f3 f5, break n1 with f4 f5");
    position_refuse(&p, "5.4", "break n1 with f1 f3 f4");
}

static void rule_5_4_equal_dice_are_one_choice(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - n1:6", "n1=f6", "witch on h1: f3 f3 f3 f2 | ~binding",
                  "seer on h2: a1", "shaman on h3: a1");
    assert_string_equal(position_moves(&p), "break n1 with f3 f3");
    position_refuse(&p, "5.4", "break n1 with f2 f3 f3");
}

/* Six dice of one: all of them are needed. */
static void rule_5_4_six_ones_break_a_six(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - n1:6 n2:5", "n1=f6 n2=f5",
                  "witch on h1: f1 f1 f1 f1 f1 f1 | ~binding", "seer on h2: a1",
                  "shaman on h3: a1", "warlock on h4: a1", "sorcerer on h5: a1");
    assert_string_equal(position_moves(&p), "break n1 with f1 f1 f1 f1 f1 f1, "
                                            "break n2 with f1 f1 f1 f1 f1");
}

static void rule_5_4_the_sum_must_reach_the_strength(void **unused)
{
    POSITION p;
    position_draw(&p, 1, fork, "n1=e4 b2=renewal.earth", "witch on h1: e3 | ~binding",
                  "seer on h2: a1");
    position_refuse(&p, "5.4", "break n1 with e3");
    assert_string_equal(position_moves(&p), "break b2 with e3");
}

static void rule_5_4_dice_of_the_seals_own_colour(void **unused)
{
    POSITION p;
    position_draw(&p, 1, fork, "n1=e4 b2=renewal.water",
                  "witch on h1: e4 f6 w3 a6 | ~binding", "seer on h2: a1");
    assert_string_equal(position_moves(&p), "break b2 with w3, break n1 with e4");
    position_refuse(&p, "5.4", "break n1 with f6");
    position_refuse(&p, "5.4", "break b2 with a6");
}

static void rule_5_4_all_of_one_colour(void **unused)
{
    POSITION p;
    position_draw(&p, 1, fork, "b3=strengthening.mind",
                  "witch on h1: e2 f2 w2 w3 | ~binding", "seer on h2: a1");
    position_refuse(&p, "5.4", "break b3 with e2 f2");
    assert_string_equal(position_moves(&p), "break b3 with w2 w3");
}

static void rule_5_4_any_one_colour_for_a_scroll_of_mind(void **unused)
{
    POSITION p;
    position_draw(&p, 1, fork, "b2=renewal.mind",
                  "witch on h1: f3 w1 w2 a4 e2 | ~binding", "seer on h2: a1");
    assert_string_equal(position_moves(&p), "break b2 with a4, break b2 with f3, "
                                            "break b2 with w1 w2");
}

static void rule_5_4_only_dice_he_has(void **unused)
{
    POSITION p;
    position_draw(&p, 1, fork, "n1=e4", "witch on h1: e4 | ~binding", "seer on h2: e5");
    position_refuse(&p, "5.4", "break n1 with e5");
    position_refuse(&p, "5.4", "break n1 with e4 e4");
    position_refuse(&p, "", "break n1 with");
    position_refuse(&p, "", "break n1");
}

/* The strength is the seal's own, not the one printed below it (6.8, 6.11 move them). */
static void rule_5_4_the_seals_own_strength_counts(void **unused)
{
    POSITION p;
    position_draw(&p, 2, "hall - n1:2 b1[2]", "n1=f5 b1=growth.water",
                  "witch on h1: f2 w2 | ~binding", "seer on h2: a1");
    position_refuse(&p, "5.4", "break n1 with f2");
    position_refuse(&p, "5.4", "break b1 with w2");
    assert_string_equal(position_moves(&p), "give up");
}

/* --- 5.5 ---------------------------------------------------------------------------- */

static void rule_5_5_a_token_goes_out_of_the_game(void **unused)
{
    POSITION p;
    position_draw(&p, 1, fork, "n1=e4 vault", "witch on h1: e1 e3 e6 | ~binding",
                  "seer on h2: a1");
    assert_string_equal(position_supply(&p), "3 3 2 0");
    position_move(&p, "break n1 with e1 e3");
    assert_string_equal(position_at(&p, "n1"), "");
    assert_string_equal(position_place(&p, "witch"), "n1");
    assert_string_equal(position_dice(&p, "witch"), "e6");
    assert_string_equal(position_supply(&p), "3 3 2 2");
    assert_string_equal(position_up(&p, "witch"), "");
    assert_string_equal(position_turn(&p), "seer");
}

static void rule_5_5_a_scroll_goes_face_up_to_the_player(void **unused)
{
    POSITION p;
    position_draw(&p, 1, fork, "b2=renewal.earth vault", "witch on h1: e3 w1 | ~binding",
                  "seer on h2: a1");
    position_move(&p, "break b2 with e3");
    assert_string_equal(position_at(&p, "b2"), "");
    assert_string_equal(position_up(&p, "witch"), "renewal.earth");
    assert_string_equal(position_down(&p, "witch"), "binding");
    assert_string_equal(position_place(&p, "witch"), "b2");
    assert_string_equal(position_dice(&p, "witch"), "w1");
}

static void rule_5_5_one_seal_a_turn(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - n1:2 - n2:2", "n1=f2 n2=f2 vault",
                  "witch on h1: f2 f2 | ~binding", "seer on h2: a1");
    position_refuse(&p, "", "break n1 with f2 break n2 with f2");
    position_move(&p, "break n1 with f2");
    assert_string_equal(position_actor(&p), "seer");
}

/* The mage blocks others where he now stands, and no longer where he stood. */
static void rule_5_5_the_mage_moves_and_blocks_there(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - n1:2 - n2:2, n1 - n3:2", "n2=f2 n3=w2 vault",
                  "witch on n1: f2 f1 | ~binding", "seer on h2: w2 | ~binding");
    position_move(&p, "break n2 with f2");
    assert_string_equal(position_moves(&p), "break n3 with w2");
}

/* Circle I: a second scroll of the same name is won like any other. */
static void rule_5_5_two_scrolls_of_one_name(void **unused)
{
    POSITION p;
    position_draw(&p, 1, fork, "b2=renewal.earth' vault",
                  "witch on h1: e3 w1 | ~binding ~renewal.earth", "seer on h2: a1");
    position_move(&p, "break b2 with e3");
    assert_string_equal(position_up(&p, "witch"), "renewal.earth");
    assert_string_equal(position_down(&p, "witch"), "binding renewal.earth");
}

/* --- 5.6 ---------------------------------------------------------------------------- */

static void rule_5_6_own_familiar_comes_back_from_a_broken_token(void **unused)
{
    POSITION p;
    position_draw(&p, 4, fork, "n1=e4 vault", "witch on h1, cat on n1: e4 w1 | ~binding",
                  "seer on h2: a1");
    position_move(&p, "break n1 with e4");
    assert_string_equal(position_familiar(&p, "witch"), "");
    assert_string_equal(position_place(&p, "witch"), "n1");
    assert_string_equal(position_down(&p, "witch"), "binding");
}

static void rule_5_6_elsewhere_the_familiar_stays(void **unused)
{
    POSITION p;
    position_draw(&p, 4, "hall - n1:2 n2:2", "n1=f2 n2=w2 vault",
                  "witch on h1, cat on n2: f2 w1 | ~binding", "seer on h2: a1");
    position_move(&p, "break n1 with f2");
    assert_string_equal(position_familiar(&p, "witch"), "n2");
}

/* Ruling: with Binding option 2 it stays there, as 6.1 says. */
static void rule_5_6_with_binding_the_familiar_stays_there(void **unused)
{
    POSITION p;
    position_draw(&p, 4, fork, "n1=e4 vault",
                  "witch on h1, cat on n1: e4 w1 | binding ~dispatch.earth",
                  "seer on h2: a1");
    position_move(&p, "binding break n1 with e4");
    assert_string_equal(position_familiar(&p, "witch"), "n1");
    assert_string_equal(position_place(&p, "witch"), "h1");
    assert_string_equal(position_at(&p, "n1"), "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_5_4_book_example_of_two_three_four),
        cmocka_unit_test(rule_5_4_no_superfluous_die),
        cmocka_unit_test(rule_5_4_equal_dice_are_one_choice),
        cmocka_unit_test(rule_5_4_six_ones_break_a_six),
        cmocka_unit_test(rule_5_4_the_sum_must_reach_the_strength),
        cmocka_unit_test(rule_5_4_dice_of_the_seals_own_colour),
        cmocka_unit_test(rule_5_4_all_of_one_colour),
        cmocka_unit_test(rule_5_4_any_one_colour_for_a_scroll_of_mind),
        cmocka_unit_test(rule_5_4_only_dice_he_has),
        cmocka_unit_test(rule_5_4_the_seals_own_strength_counts),
        cmocka_unit_test(rule_5_5_a_token_goes_out_of_the_game),
        cmocka_unit_test(rule_5_5_a_scroll_goes_face_up_to_the_player),
        cmocka_unit_test(rule_5_5_one_seal_a_turn),
        cmocka_unit_test(rule_5_5_the_mage_moves_and_blocks_there),
        cmocka_unit_test(rule_5_5_two_scrolls_of_one_name),
        cmocka_unit_test(rule_5_6_own_familiar_comes_back_from_a_broken_token),
        cmocka_unit_test(rule_5_6_elsewhere_the_familiar_stays),
        cmocka_unit_test(rule_5_6_with_binding_the_familiar_stays_there),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
