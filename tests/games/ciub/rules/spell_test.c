/* spell_test.c: rule 4.8: what a tray must hold to gain a card. */
#include <stdio.h>
#include <string.h>

#include "tests/games/ciub/position.h"

/* The card lies at the bottom left, nothing else of the row matters. Whether a tray of
 * these dice gains it; when it does not, 4.8 says so in these words. */
static void draw_tray(struct position *p, const char *card, const char *tray)
{
    static const char *const others[] = {"1-3-3-5", "1-4-7", "3-3-3-3"};
    char drawing[512];
    struct text out = text_init(drawing, sizeof drawing);
    text_format(&out, "bottom: %s", card);
    for (int i = 0, laid = 1; laid < 3; i++)
        if (strcmp(others[i], card) != 0) {
            text_format(&out, " %s", others[i]);
            laid++;
        }
    text_format(&out, "; tray: %s; dice 2: 2 white", tray);
    assert_false(out.overflow);
    position_draw(p, "players=2", drawing);
}

static void assert_gains(const char *card, const char *tray)
{
    POSITION p;
    char begin[64];
    draw_tray(&p, card, tray);
    assert_string_equal(position_step(&p), "spell");
    snprintf(begin, sizeof begin, "gain %s", card);
    if (strstr(position_choices(&p), begin) == NULL)
        fail_msg("%s does not gain %s", tray, card);
    position_begin(&p, begin);
    assert_non_null(strstr(position_won(&p, 1), card));
}

static void assert_misses(const char *card, const char *tray, const char *words)
{
    POSITION p;
    char line[64];
    draw_tray(&p, card, tray);
    snprintf(line, sizeof line, "gain %s down =4", card);
    if (strstr(position_choices(&p), card) != NULL)
        fail_msg("%s gains %s", tray, card);
    assert_string_equal(position_refuse(&p, "4.8", line), words);
}

/* --- numbers ------------------------------------------------------------------------ */

static void rule_4_8_numbers_exactly_met(void **unused)
{
    assert_gains("2-4-6", "orange 2, orange 4, orange 6");
    assert_gains("2-4-6", "blue 2, red 4, red 6");
    assert_gains("6-6", "orange 6, red 6");
    assert_gains("1-1-1", "white 1, yellow 1, blue 1");
    assert_gains("1-4-7", "white 1, purple 4, green 7");
    assert_gains("2-2-4-4", "white 2, white 2, white 4, white 4");
}

static void rule_4_8_numbers_at_least_as_often(void **unused)
{
    assert_gains("6-6", "orange 6, red 6, red 6, white 1, green skull, blue swap");
    assert_gains("1-1-1", "white 1, white 1, white 1, white 1, yellow 1, green 2for1");
    assert_gains("2-4-6", "white 1, white 2, white 3, white 4, yellow 5, red 6");
}

static void rule_4_8_numbers_missed_by_one(void **unused)
{
    assert_misses("6-6", "red 6, red 5, white 4",
                  "6-6 needs 2 dice showing 6, the tray has 1");
    assert_misses("2-4-6", "orange 2, orange 4, orange 4",
                  "2-4-6 needs 1 die showing 6, the tray has 0");
    assert_misses("2-2-4-4", "white 2, white 4, white 4, orange 4, orange 6",
                  "2-2-4-4 needs 2 dice showing 2, the tray has 1");
    assert_misses("1-4-7", "white 1, white 4, red 3, red 6",
                  "1-4-7 needs 1 die showing 7, the tray has 0");
}

/* One die counts once, and symbols are no numbers. */
static void rule_4_8_numbers_are_not_made_of_others(void **unused)
{
    assert_misses("6-6", "yellow 1, yellow 5, red 6",
                  "6-6 needs 2 dice showing 6, the tray has 1");
    assert_misses("1-1-1", "white 1, white 1, blue skull",
                  "1-1-1 needs 3 dice showing 1, the tray has 2");
    assert_misses("1-1-1", "white 1, white 1, white swap, green reroll, green 2for1",
                  "1-1-1 needs 3 dice showing 1, the tray has 2");
}

/* --- sums --------------------------------------------------------------------------- */

static void rule_4_8_sum_exactly_met(void **unused)
{
    assert_gains("20+", "red 6, red 6, red 6, blue 2");
    assert_gains("20+", "green 7, green 7, red 6");
    assert_gains("20+", "white 4, white 4, white 4, white 4, white 4");
}

static void rule_4_8_sum_of_all_number_faces(void **unused)
{
    assert_gains("20+",
                 "white 1, white 1, white 1, white 2, yellow 5, yellow 5, yellow 5");
    assert_gains("20+", "red 6, red 6, red 6, red 6");
}

static void rule_4_8_sum_missed_by_one(void **unused)
{
    assert_misses("20+", "red 6, red 6, red 6, blue 1",
                  "the numbers in the tray sum to 19, 20+ needs 20");
    assert_misses("20+", "white 4, white 4, white 4, white 4, white 3",
                  "the numbers in the tray sum to 19, 20+ needs 20");
}

/* A skull, an action and 2for1 add nothing. */
static void rule_4_8_symbols_add_nothing_to_a_sum(void **unused)
{
    assert_misses("20+",
                  "red 6, red 6, green 7, green skull, purple skull, blue skull, "
                  "green 2for1, purple 2for1, green reroll, blue swap, white swap",
                  "the numbers in the tray sum to 19, 20+ needs 20");
}

/* --- equal -------------------------------------------------------------------------- */

static void rule_4_8_equal_numbers_exactly_met(void **unused)
{
    assert_gains("=4", "white 3, yellow 3, red 3, purple 3");
    assert_gains("=4", "green 7, green 7, green 7, green 7");
    assert_gains("=4", "white 1, white 1, yellow 1, blue 1, red 6");
}

static void rule_4_8_equal_more_than_needed(void **unused)
{
    assert_gains("=4", "white 2, white 2, white 2, white 2, orange 2, blue 2");
    assert_gains("=4",
                 "green skull, green skull, purple skull, purple skull, blue skull");
}

static void rule_4_8_equal_skulls_exactly_met(void **unused)
{
    assert_gains("=4", "green skull, purple skull, blue skull, blue skull");
}

static void rule_4_8_equal_missed_by_one(void **unused)
{
    static const char words[] = "=4 needs 4 dice of one number, or 4 skulls";
    assert_misses("=4", "white 3, yellow 3, red 3, red 4", words);
    assert_misses("=4", "green skull, purple skull, blue skull, blue 1", words);
}

/* Numbers and skulls do not mix, nor do two numbers; equal actions are nothing. */
static void rule_4_8_equal_does_not_mix(void **unused)
{
    static const char words[] = "=4 needs 4 dice of one number, or 4 skulls";
    assert_misses("=4", "white 3, yellow 3, red 3, green skull", words);
    assert_misses("=4", "white 3, white 3, green skull, blue skull", words);
    assert_misses("=4", "white 3, white 3, white 3, red 4, red 4, red 4", words);
    assert_misses("=4", "white swap, white swap, white swap, white swap, white swap",
                  words);
    assert_misses("=4", "green 2for1, green 2for1, green 2for1, purple 2for1", words);
    assert_misses("=4", "green reroll, green reroll, green reroll, green reroll", words);
}

/* --- the larger cards ----------------------------------------------------------------
 */

/* The card at the bottom right, after so many of the pile have turned up. */
static void try_late_card(const char *card, const char *tray, bool gains)
{
    POSITION p;
    char drawing[512], line[64];
    snprintf(drawing, sizeof drawing,
             "bottom: 1-4-7 3-3-3-3 %s; tray: %s; dice 2: 2 white; pile: 0 3", card,
             tray);
    position_draw(&p, "players=2", drawing);
    snprintf(line, sizeof line, "gain %s down =4", card);
    if (gains)
        assert_true(position_allows(&p, line));
    else
        position_refuse(&p, "4.8", line);
}

static void rule_4_8_b_and_c_cards(void **unused)
{
    try_late_card("27+", "green 7, green 7, green 7, red 6", true);
    try_late_card("27+", "green 7, green 7, red 6, red 6, blue skull", false);
    try_late_card("=5", "white 1, white 1, white 1, white 1, blue 1", true);
    try_late_card("=5", "white 1, white 1, white 1, white 1, blue 2", false);
    try_late_card("=6",
                  "green skull, green skull, purple skull, purple skull, "
                  "blue skull, blue skull",
                  true);
    try_late_card("=6",
                  "green skull, green skull, purple skull, purple skull, "
                  "blue skull, blue 1",
                  false);
    try_late_card("33+", "green 7, green 7, green 7, red 6, red 6", true);
    try_late_card("33+", "green 7, green 7, green 7, red 6, red 5", false);
    try_late_card("7-7-7", "green 7, green 7, green 7", true);
    try_late_card("7-7-7", "green 7, green 7, red 6", false);
    try_late_card("1-2-3-4-5-6", "white 1, white 2, white 3, white 4, yellow 5, red 6",
                  true);
    try_late_card("1-2-3-4-5-6", "white 1, white 2, white 3, white 4, yellow 5, red 5",
                  false);
    try_late_card("1-1-1-1-6-6", "white 1, white 1, white 1, white 1, red 6, red 6",
                  true);
    try_late_card("1-1-1-1-6-6", "white 1, white 1, white 1, blue 2, red 6, red 6",
                  false);
}

/* --- which cards -------------------------------------------------------------------- */

static const char two_rows[] = "top: 6-6 20+ =4; bottom: 1-1-1 2-4-6 1-4-7;";

static void rule_4_8_only_the_bottom_row(void **unused)
{
    POSITION p;
    char drawing[512];
    snprintf(drawing, sizeof drawing, "%s tray: red 6, red 6, red 6, red 4, orange 2",
             two_rows);
    position_draw(&p, "players=2", drawing);
    static const struct refused rows[] = {
        {"gain 6-6 down =4", "4.8",
         "6-6 lies in the top row: only in last turns can it be gained from there"},
        {"gain 20+ down =4", "4.8",
         "20+ lies in the top row: only in last turns can it be gained from there"},
        {"gain 3-3-3-3 down =4", "4.8", "3-3-3-3 does not lie open"},
        {"gain 6-6-6 down =4", "4.8", "6-6-6 does not lie open"},
    };
    position_refuse_all(&p, ROWS(rows));
    assert_true(position_allows(&p, "gain 2-4-6 down 6-6"));
}

/* Only one card is gained in a turn, though the tray would do for two. */
static void rule_4_8_one_card_a_turn(void **unused)
{
    POSITION p;
    char drawing[512];
    snprintf(drawing, sizeof drawing,
             "%s tray: white 1, white 1, white 1, red 4, green 7", two_rows);
    position_draw(&p, "players=2", drawing);
    assert_true(position_allows(&p, "gain 1-4-7 down =4"));
    position_move(&p, "gain 1-1-1 down =4");
    position_chance(&p, "card 27+");
    position_refuse(&p, "4.11", "gain 1-4-7 down 6-6");
    assert_string_equal(position_won(&p, 1), "1-1-1");
}

/* 4.3, 4.8: another's token keeps a card from him, his own does not. */
static void rule_4_8_not_under_anothers_token(void **unused)
{
    POSITION p;
    char drawing[512];
    snprintf(drawing, sizeof drawing,
             "%s tray: white 1, white 1, white 1, red 4, green 7;"
             "token 1: 1-4-7; token 2: 1-1-1",
             two_rows);
    position_draw(&p, "players=2", drawing);
    assert_string_equal(position_refuse(&p, "4.3", "gain 1-1-1 down =4"),
                        "1-1-1 bears the token of player 2: nobody else can gain it");
    position_move(&p, "gain 1-4-7 down =4");
    assert_string_equal(position_won(&p, 1), "1-4-7");
}

static void rule_4_8_under_any_of_three_others_tokens(void **unused)
{
    POSITION p;
    position_draw(
        &p, "players=4",
        "top: 6-6 20+ =4 2-2-2-2 2-2-4-4;"
        "bottom: 1-1-1 2-4-6 1-4-7 1-3-3-5 3-3-3-3; turn: 3;"
        "tray: white 1, white 1, white 1, red 4, green 7, white 3, white 3, yellow 5;"
        "token 1: 1-1-1; token 2: 1-4-7; token 4: 1-3-3-5");
    position_refuse(&p, "4.3", "gain 1-1-1 down =4");
    position_refuse(&p, "4.3", "gain 1-4-7 down =4");
    position_refuse(&p, "4.3", "gain 1-3-3-5 down =4");
    assert_null(strstr(position_choices(&p), "gain"));
}

static void rule_4_8_opus_magnum_is_not_gained_by_itself(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "tray: white 1, white 1, white 1; pile: 0 0");
    position_refuse(&p, "5.1", "gain opus-magnum");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_4_8_numbers_exactly_met),
        cmocka_unit_test(rule_4_8_numbers_at_least_as_often),
        cmocka_unit_test(rule_4_8_numbers_missed_by_one),
        cmocka_unit_test(rule_4_8_numbers_are_not_made_of_others),
        cmocka_unit_test(rule_4_8_sum_exactly_met),
        cmocka_unit_test(rule_4_8_sum_of_all_number_faces),
        cmocka_unit_test(rule_4_8_sum_missed_by_one),
        cmocka_unit_test(rule_4_8_symbols_add_nothing_to_a_sum),
        cmocka_unit_test(rule_4_8_equal_numbers_exactly_met),
        cmocka_unit_test(rule_4_8_equal_more_than_needed),
        cmocka_unit_test(rule_4_8_equal_skulls_exactly_met),
        cmocka_unit_test(rule_4_8_equal_missed_by_one),
        cmocka_unit_test(rule_4_8_equal_does_not_mix),
        cmocka_unit_test(rule_4_8_b_and_c_cards),
        cmocka_unit_test(rule_4_8_only_the_bottom_row),
        cmocka_unit_test(rule_4_8_one_card_a_turn),
        cmocka_unit_test(rule_4_8_not_under_anothers_token),
        cmocka_unit_test(rule_4_8_under_any_of_three_others_tokens),
        cmocka_unit_test(rule_4_8_opus_magnum_is_not_gained_by_itself),
    };
    return cmocka_run_group_tests_name("spell", tests, NULL, NULL);
}
