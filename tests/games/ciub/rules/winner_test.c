/* winner_test.c: rule 5.3: who wins. */
#include <string.h>

#include "tests/games/ciub/position.h"

/* The last turn of a game is about to end: only the order of players says whose it is. */
static void draw(struct position *p, const char *options, const char *drawing)
{
    position_draw(p, options, drawing);
    if (strcmp(position_step(p), "trade") == 0)
        position_move(p, "end");
    assert_string_equal(position_step(p), "over");
}

static void rule_5_3_most_points_win(void **unused)
{
    POSITION p;
    draw(&p, "players=2",
         "quiet: 19; hand: 1 red; won 1: 6-6; won 2: 2-4-6;"
         "dice 2: 5 white, 4 red");
    assert_int_equal(position_score(&p, 1), 4);
    assert_int_equal(position_score(&p, 2), 3);
    assert_string_equal(position_winners(&p), "1");
}

/* The points of all cards together, not their number. */
static void rule_5_3_points_are_added(void **unused)
{
    POSITION p;
    draw(&p, "players=2",
         "quiet: 19; hand: 1 red; won 1: 6-6 2-4-6 27+; won 2: 33+ 6-6-6;"
         "pile: 0 6; dice 2: 1 red");
    assert_int_equal(position_score(&p, 1), 4 + 3 + 5);
    assert_int_equal(position_score(&p, 2), 8 + 6);
    assert_string_equal(position_winners(&p), "2");
}

static void rule_5_3_d_counts_five(void **unused)
{
    POSITION p;
    draw(&p, "players=2",
         "top: 20+ =4 6-6-6; bottom: . 1-1-1 1-4-7; pile: 0 0; opus: 1;"
         "turn: 2; hand: 1 red; won 1: 2-4-6; won 2: 33+; dice 1: 1 white");
    assert_int_equal(position_score(&p, 1), 3 + 5);
    assert_int_equal(position_score(&p, 2), 8);
    /* Eight each, one die each. */
    assert_string_equal(position_winners(&p), "1 2");
}

static void rule_5_3_then_most_dice(void **unused)
{
    POSITION p;
    draw(&p, "players=2",
         "quiet: 19; hand: 3 white, 1 red; won 1: 6-6; won 2: 1-4-7;"
         "dice 2: 3 white");
    assert_string_equal(position_winners(&p), "1");
    position_end(&p);
    draw(&p, "players=2",
         "quiet: 19; hand: 2 white, 1 red; won 1: 6-6; won 2: 1-4-7;"
         "dice 2: 3 white, 1 blue");
    assert_string_equal(position_winners(&p), "2");
}

/* Points go before dice. */
static void rule_5_3_dice_decide_only_ties(void **unused)
{
    POSITION p;
    draw(&p, "players=3",
         "quiet: 29; hand: 1 red; won 1: 6-6; won 2: 1-4-7; won 3: 2-4-6;"
         "dice 2: 2 white; dice 3: 5 white, 4 red");
    assert_string_equal(position_winners(&p), "2");
    position_end(&p);
    /* As many dice as can be against a single one. */
    draw(&p, "players=2",
         "quiet: 19; hand: 1 red; won 1: 6-6; won 2: 2-4-6; dice 2: 5 white, "
         "4 yellow, 4 orange, 4 red, 4 green, 4 purple, 4 blue");
    assert_string_equal(position_winners(&p), "1");
}

/* Eight dice in the hand, but five after the limits: six are more. */
static void rule_5_3_dice_are_counted_after_the_limits(void **unused)
{
    POSITION p;
    draw(&p, "players=2", "quiet: 19; hand: 1 white, 7 red; dice 2: 5 white, 1 blue");
    assert_string_equal(position_dice(&p, 1), "1 white, 4 red");
    assert_string_equal(position_winners(&p), "2");
}

static void rule_5_3_the_tied_share_the_win(void **unused)
{
    POSITION p;
    draw(&p, "players=2", "quiet: 19; hand: 3 white, 1 red; dice 2: 3 white, 1 blue");
    assert_int_equal(position_score(&p, 1), 0);
    assert_string_equal(position_winners(&p), "1 2");
    position_end(&p);
    draw(&p, "players=4",
         "quiet: 39; hand: 3 white, 1 red; won 1: 6-6; won 2: 2-4-6;"
         "won 3: 1-4-7; won 4: 3-3-3-3; dice 2: 5 white, 1 red;"
         "dice 3: 3 white; dice 4: 4 white");
    assert_string_equal(position_winners(&p), "1 4");
    position_end(&p);
    draw(&p, "players=4",
         "quiet: 39; hand: 3 white, 1 red; dice 2: 4 white;"
         "dice 3: 4 red; dice 4: 4 blue");
    assert_string_equal(position_winners(&p), "1 2 3 4");
}

static void rule_5_3_nobody_wins_before_the_end(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", "won 1: 6-6; won 2: 2-4-6");
    assert_string_equal(position_winners(&p), "");
    assert_int_equal(position_score(&p, 1), 4);
    position_end(&p);
    position_draw(&p, "players=2",
                  "pile: 0 0; opus: 1; turn: 2; won 1: 6-6; hand: 1 red;"
                  "bottom: . 1-1-1 1-4-7; dice 1: 1 white");
    assert_string_equal(position_winners(&p), "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_5_3_most_points_win),
        cmocka_unit_test(rule_5_3_points_are_added),
        cmocka_unit_test(rule_5_3_d_counts_five),
        cmocka_unit_test(rule_5_3_then_most_dice),
        cmocka_unit_test(rule_5_3_dice_decide_only_ties),
        cmocka_unit_test(rule_5_3_dice_are_counted_after_the_limits),
        cmocka_unit_test(rule_5_3_the_tied_share_the_win),
        cmocka_unit_test(rule_5_3_nobody_wins_before_the_end),
    };
    return cmocka_run_group_tests_name("winner", tests, NULL, NULL);
}
