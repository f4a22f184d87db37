/* oracle_test.c: what must hold of the odds whatever they are: more dice never do harm,
 * nor do more dice in the supply; what is decided is told at once; answers repeat. */
#include <string.h>

#include "tests/games/ciub/odds/oracle.h"

/* Each situation is at least as good as the one before. */
static void rise(const struct oracle *o, const char *card, const char *const *words)
{
    double before = 0;
    for (; *words != NULL; words++) {
        struct odds_answer answer = oracle_ask(o, *words, card, ODDS_FULL);
        assert_true(answer.exact);
        assert_true(answer.low >= before - 1e-12 && answer.low <= 1);
        before = answer.low;
    }
}

TEST(more_dice_do_no_harm)
{
    static const char *const hand[] = {"1 red",
                                       "1 red, 1 green",
                                       "1 red, 2 green",
                                       "1 red, 2 green, 1 blue",
                                       "1 red, 2 green, 1 blue, 1 purple",
                                       "1 red, 2 green, 1 blue, 2 purple",
                                       NULL};
    static const char *const laid[] = {"red 5", "red 5, green skull",
                                       "red 5, green skull, purple 3",
                                       "red 5, green skull, purple 3, blue reroll", NULL};
    ORACLE o;
    oracle_start(&o, "=4");
    rise(&o, "6-6", hand);
    rise(&o, "1-4-7", hand);
    rise(&o, "=4", hand);
    rise(&o, "20+", hand);
    rise(&o, "6-6", laid);
    rise(&o, "20+", laid);
}

TEST(more_supply_does_no_harm)
{
    static const char *const words[] = {
        "3 white, supply 0 yellow 0 orange 0 red 0 green 0 purple 0 blue",
        "3 white, supply 0 yellow 1 orange 0 red 0 green 0 purple 0 blue",
        "3 white, supply 0 yellow 1 orange 1 red 0 green 0 purple 0 blue",
        "3 white, supply 0 yellow 1 orange 1 red 0 green 0 purple 1 blue",
        "3 white, supply 2 white 0 yellow 3 orange 3 red 0 green 0 purple 1 blue",
        "3 white, supply 2 white",
        NULL};
    ORACLE o;
    oracle_start(&o, "=4");
    rise(&o, "6-6", words);
    rise(&o, "2-4-6", words);
}

TEST(decided_at_once)
{
    ORACLE o;
    oracle_start(&o, "=4");
    struct odds_answer met =
        oracle_ask(&o, "5 white, tray red 6, red 6", "6-6", ODDS_FULL);
    struct odds_answer lost = oracle_ask(&o, "1 white", "6-6", ODDS_FULL);
    assert_true(met.exact && met.low == 1 && met.high == 1);
    assert_string_equal(met.method, "fulfilled already");
    assert_true(lost.exact && lost.low == 0 && lost.high == 0);
    assert_string_equal(lost.method, "out of reach");
    assert_string_equal(lost.advice, "");
}

TEST(many_dice_have_bounds)
{
    ORACLE o;
    oracle_start(&o, "=4");
    struct odds_answer answer = oracle_ask(
        &o, "3 red, 3 orange, 3 yellow, 2 purple, tray green skull", "6-6-6", ODDS_FULL);
    assert_false(answer.exact);
    assert_true(answer.low > 0.3 && answer.high == 1);
    assert_string_equal(answer.method, "at least that with 8 of 11 dice");
    answer =
        oracle_ask(&o, "3 red, 3 orange, 3 yellow, 2 purple, tray red 6, red 6, red 6",
                   "6-6-6", ODDS_FULL);
    assert_true(answer.exact && answer.low == 1);
}

/* Of more dice than can be considered the most useful ones lie in the advice. */
TEST(advice_with_many_dice)
{
    ORACLE o;
    oracle_start(&o, "=4");
    struct odds_answer answer =
        oracle_ask(&o,
                   "red 6, red 6, orange 6, orange 2, orange 2, orange 2, yellow 1, "
                   "yellow 1, yellow 1, green skull",
                   "6-6-6", ODDS_FULL);
    assert_true(answer.low == 1);
    assert_string_equal(answer.advice, "put orange 6 red 6 red 6 roll");
}

/* Skulls alone are put by stopping, but not while another die lies there. */
TEST(advice_with_skulls)
{
    ORACLE o;
    oracle_start(&o, "=4");
    struct odds_answer answer = oracle_ask(
        &o, "4 green skull, 6 orange inactive, tray orange 2", "=4", ODDS_FULL);
    assert_string_equal(answer.advice, "roll");
    answer = oracle_ask(&o, "4 green skull, tray orange 2", "=4", ODDS_FULL);
    assert_string_equal(answer.advice, "stop");
}

TEST(answers_repeat)
{
    static const char words[] = "1 white, 1 blue, 2 green, 1 purple";
    static const char *const cards[] = {"6-6", "1-4-7", "1-1-1"};
    ORACLE one, other;
    oracle_start(&one, "=4");
    oracle_start(&other, "=4");
    for (size_t i = 0; i < sizeof cards / sizeof *cards; i++) {
        struct odds_answer a = oracle_ask(&one, words, cards[i], ODDS_FULL);
        struct odds_answer b = oracle_ask(&other, words, cards[i], ODDS_FULL);
        struct odds_answer c = oracle_ask(&one, words, cards[i], ODDS_FULL);
        assert_true(a.low == b.low && a.low == c.low);
        assert_string_equal(a.advice, b.advice);
    }
}

/* --- the slots ------------------------------------------------------------------------
 */

TEST(refusals)
{
    ORACLE o;
    oracle_start(&o, "=4");
    struct ciub_state start;
    struct odds_answer answer;
    struct odds_goal goals[ODDS_MAX_GOALS];
    struct reason why;
    ciub_start(o.world, &start);
    assert_int_equal(ciub_odds.goals(o.world, &start, goals), 0);
    assert_false(
        ciub_odds.ask(o.oracle, o.world, &start, "6-6", ODDS_FULL, &answer, &why));
    assert_string_equal(why.rule, "4.8");
    struct ciub_state rolled = brute_state(o.world, "white 1, red 5");
    assert_false(
        ciub_odds.ask(o.oracle, o.world, &rolled, "9-9", ODDS_FULL, &answer, &why));
    assert_string_equal(why.text, "there is no card '9-9'");
    assert_false(ciub_odds.ask(o.oracle, o.world, &rolled, "opus-magnum", ODDS_FULL,
                               &answer, &why));
    assert_string_equal(why.rule, "5.1");
    assert_false(ciub_odds.ask_words(o.oracle, o.world, "5 pink", "6-6", ODDS_FULL,
                                     &answer, &why));
}

/* 4.3, 4.8, 5.1: the bottom row without other players' tokens; in last turns both. */
TEST(goals_of_a_state)
{
    ORACLE o;
    oracle_start(&o, "=4");
    struct odds_goal goals[ODDS_MAX_GOALS];
    struct ciub_state rolled = brute_state(o.world, "white 1, red 5");
    int row = o.world->row, other = 1 - rolled.turn;
    assert_int_equal(ciub_odds.goals(o.world, &rolled, goals), row);
    assert_string_equal(goals[0].name, o.world->set.card[rolled.bottom[0]].name);
    rolled.token[other] = rolled.bottom[0];
    assert_int_equal(ciub_odds.goals(o.world, &rolled, goals), row - 1);
    rolled.stage = STAGE_LAST;
    assert_int_equal(ciub_odds.goals(o.world, &rolled, goals), 2 * row - 1);
}

TEST(groups)
{
    ORACLE o;
    oracle_start(&o, "=4");
    struct odds_goal goals[ODDS_MAX_GOALS];
    assert_int_equal(ciub_odds.group(o.world, "", goals), 21);
    assert_int_equal(ciub_odds.group(o.world, "A", goals), 10);
    assert_int_equal(ciub_odds.group(o.world, "c", goals), 11);
    assert_int_equal(ciub_odds.group(o.world, "D", goals), -1);
    assert_string_equal(goals[0].name, "2-2-4-4-6-6");
}
