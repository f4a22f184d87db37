/* spell_test.c: rules 2 and 4.8 card by card: what each brings, and what a tray must hold
 * to gain it. */
#include <stdio.h>
#include <string.h>

#include "tests/games/ciub/position.h"

TEST(rule_2_cards_bring_their_points)
{
    static const struct {
        const char *name;
        int points;
    } rows[] = {
        {"=4", 3},          {"2-4-6", 3},       {"20+", 3},         {"2-2-2-2", 4},
        {"1-3-3-5", 3},     {"6-6", 4},         {"2-2-4-4", 3},     {"1-4-7", 4},
        {"1-1-1", 3},       {"3-3-3-3", 4},     {"6-6-6", 6},       {"1-1-3-5-5", 5},
        {"1-3-5-7", 6},     {"27+", 5},         {"=5", 5},          {"2-2-4-4-6", 5},
        {"1-1-1-1", 4},     {"3-3-3-3-3", 6},   {"2-2-2-2-2", 6},   {"2-3-4-5-6", 5},
        {"1-1-6-6", 6},     {"2-2-4-4-6-6", 7}, {"33+", 8},         {"6-6-6-6-6", 8},
        {"1-1-1-3-3-3", 7}, {"7-7-7", 7},       {"1-2-3-4-5-6", 6}, {"1-1-3-3-5-5", 6},
        {"1-1-1-1-6-6", 8}, {"6-6-6-6", 7},     {"=6", 7},          {"30+", 6},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        POSITION p;
        char drawing[64];
        snprintf(drawing, sizeof drawing, "won 2: %s", rows[i].name);
        position_draw(&p, "players=4", drawing);
        assert_int_equal(position_score(&p, 2), rows[i].points);
        assert_int_equal(position_score(&p, 1), 0);
    }
}

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

TEST(rule_4_8_numbers_exactly_met)
{
    assert_gains("2-4-6", "orange 2, orange 4, orange 6");
    assert_gains("2-4-6", "blue 2, red 4, red 6");
    assert_gains("6-6", "orange 6, red 6");
    assert_gains("1-1-1", "white 1, yellow 1, blue 1");
    assert_gains("1-4-7", "white 1, purple 4, green 7");
    assert_gains("2-2-4-4", "white 2, white 2, white 4, white 4");
}

TEST(rule_4_8_numbers_at_least_as_often)
{
    assert_gains("6-6", "orange 6, red 6, red 6, white 1, green skull, blue swap");
    assert_gains("1-1-1", "white 1, white 1, white 1, white 1, yellow 1, green 2for1");
    assert_gains("2-4-6", "white 1, white 2, white 3, white 4, yellow 5, red 6");
}

TEST(rule_4_8_numbers_missed_by_one)
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
TEST(rule_4_8_numbers_are_not_made_of_others)
{
    assert_misses("6-6", "yellow 1, yellow 5, red 6",
                  "6-6 needs 2 dice showing 6, the tray has 1");
    assert_misses("1-1-1", "white 1, white 1, blue skull",
                  "1-1-1 needs 3 dice showing 1, the tray has 2");
    assert_misses("1-1-1", "white 1, white 1, white swap, green reroll, green 2for1",
                  "1-1-1 needs 3 dice showing 1, the tray has 2");
}

/* --- sums --------------------------------------------------------------------------- */

TEST(rule_4_8_sum_exactly_met)
{
    assert_gains("20+", "red 6, red 6, red 6, blue 2");
    assert_gains("20+", "green 7, green 7, red 6");
    assert_gains("20+", "white 4, white 4, white 4, white 4, white 4");
}

TEST(rule_4_8_sum_of_all_number_faces)
{
    assert_gains("20+",
                 "white 1, white 1, white 1, white 2, yellow 5, yellow 5, yellow 5");
    assert_gains("20+", "red 6, red 6, red 6, red 6");
}

TEST(rule_4_8_sum_missed_by_one)
{
    assert_misses("20+", "red 6, red 6, red 6, blue 1",
                  "the numbers in the tray sum to 19, 20+ needs 20");
    assert_misses("20+", "white 4, white 4, white 4, white 4, white 3",
                  "the numbers in the tray sum to 19, 20+ needs 20");
}

/* A skull, an action and 2for1 add nothing. */
TEST(rule_4_8_symbols_add_nothing_to_a_sum)
{
    assert_misses("20+",
                  "red 6, red 6, green 7, green skull, purple skull, blue skull, "
                  "green 2for1, purple 2for1, green reroll, blue swap, white swap",
                  "the numbers in the tray sum to 19, 20+ needs 20");
}

/* --- equal -------------------------------------------------------------------------- */

TEST(rule_4_8_equal_numbers_exactly_met)
{
    assert_gains("=4", "white 3, yellow 3, red 3, purple 3");
    assert_gains("=4", "green 7, green 7, green 7, green 7");
    assert_gains("=4", "white 1, white 1, yellow 1, blue 1, red 6");
}

TEST(rule_4_8_equal_more_than_needed)
{
    assert_gains("=4", "white 2, white 2, white 2, white 2, orange 2, blue 2");
    assert_gains("=4",
                 "green skull, green skull, purple skull, purple skull, blue skull");
}

TEST(rule_4_8_equal_skulls_exactly_met)
{
    assert_gains("=4", "green skull, purple skull, blue skull, blue skull");
}

TEST(rule_4_8_equal_missed_by_one)
{
    static const char words[] = "=4 needs 4 dice of one number, or 4 skulls";
    assert_misses("=4", "white 3, yellow 3, red 3, red 4", words);
    assert_misses("=4", "green skull, purple skull, blue skull, blue 1", words);
}

/* Numbers and skulls do not mix, nor do two numbers; equal actions are nothing. */
TEST(rule_4_8_equal_does_not_mix)
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

TEST(rule_4_8_b_and_c_cards)
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
