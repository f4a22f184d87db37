/* oracle_test.c: what must hold of the odds whatever they are: more dice never do harm,
 * nor do more dice in the supply; what is decided is told at once; answers repeat. */
#include <string.h>

#include "games/ciub/odds/odds.h"
#include "tests/games/ciub/odds/brute.h"

struct table {
    struct ciub_world *world;
    void *oracle;
};

static int begin(void **state)
{
    static struct table table;
    table.world = brute_world("=4");
    table.oracle = ciub_odds.oracle_new(table.world);
    *state = &table;
    return table.oracle == NULL;
}

static int end(void **state)
{
    struct table *table = *state;
    ciub_odds.oracle_free(table->oracle);
    ciub_world_free(table->world);
    return 0;
}

static struct odds_answer ask(const struct table *table, const char *words,
                              const char *card)
{
    struct odds_answer answer;
    struct reason why;
    if (!ciub_odds.ask_words(table->oracle, table->world, words, card, ODDS_FULL, &answer,
                             &why))
        fail_msg("%s: %s", words, why.text);
    return answer;
}

/* Each situation is at least as good as the one before. */
static void rise(const struct table *table, const char *card, const char *const *words)
{
    double before = 0;
    for (; *words != NULL; words++) {
        struct odds_answer answer = ask(table, *words, card);
        assert_true(answer.exact);
        assert_true(answer.low >= before - 1e-12 && answer.low <= 1);
        before = answer.low;
    }
}

static void more_dice_do_no_harm(void **state)
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
    rise(*state, "6-6", hand);
    rise(*state, "1-4-7", hand);
    rise(*state, "=4", hand);
    rise(*state, "20+", hand);
    rise(*state, "6-6", laid);
    rise(*state, "20+", laid);
}

static void more_supply_does_no_harm(void **state)
{
    static const char *const words[] = {
        "3 white, supply 0 yellow 0 orange 0 red 0 green 0 purple 0 blue",
        "3 white, supply 0 yellow 1 orange 0 red 0 green 0 purple 0 blue",
        "3 white, supply 0 yellow 1 orange 1 red 0 green 0 purple 0 blue",
        "3 white, supply 0 yellow 1 orange 1 red 0 green 0 purple 1 blue",
        "3 white, supply 2 white 0 yellow 3 orange 3 red 0 green 0 purple 1 blue",
        "3 white, supply 2 white",
        NULL};
    rise(*state, "6-6", words);
    rise(*state, "2-4-6", words);
}

static void decided_at_once(void **state)
{
    struct odds_answer met = ask(*state, "5 white, tray red 6, red 6", "6-6");
    struct odds_answer lost = ask(*state, "1 white", "6-6");
    assert_true(met.exact && met.low == 1 && met.high == 1);
    assert_string_equal(met.method, "fulfilled already");
    assert_true(lost.exact && lost.low == 0 && lost.high == 0);
    assert_string_equal(lost.method, "out of reach");
    assert_string_equal(lost.advice, "");
}

static void many_dice_have_bounds(void **state)
{
    struct odds_answer answer =
        ask(*state, "3 red, 3 orange, 3 yellow, 2 purple, tray green skull", "6-6-6");
    assert_false(answer.exact);
    assert_true(answer.low > 0.3 && answer.high == 1);
    assert_string_equal(answer.method, "at least that with 8 of 11 dice");
    answer = ask(*state, "3 red, 3 orange, 3 yellow, 2 purple, tray red 6, red 6, red 6",
                 "6-6-6");
    assert_true(answer.exact && answer.low == 1);
}

/* Of more dice than can be considered the most useful ones lie in the advice. */
static void advice_with_many_dice(void **state)
{
    struct odds_answer answer =
        ask(*state,
            "red 6, red 6, orange 6, orange 2, orange 2, orange 2, yellow 1, "
            "yellow 1, yellow 1, green skull",
            "6-6-6");
    assert_true(answer.low == 1);
    assert_string_equal(answer.advice, "put orange 6 red 6 red 6 roll");
}

/* Skulls alone are put by stopping, but not while another die lies there. */
static void advice_with_skulls(void **state)
{
    struct odds_answer answer =
        ask(*state, "4 green skull, 6 orange inactive, tray orange 2", "=4");
    assert_string_equal(answer.advice, "roll");
    answer = ask(*state, "4 green skull, tray orange 2", "=4");
    assert_string_equal(answer.advice, "stop");
}

static void answers_repeat(void **state)
{
    const struct table *table = *state;
    struct table other = {table->world, ciub_odds.oracle_new(table->world)};
    static const char words[] = "1 white, 1 blue, 2 green, 1 purple";
    static const char *const cards[] = {"6-6", "1-4-7", "1-1-1"};
    struct table third = {table->world, ciub_odds.oracle_new(table->world)};
    for (size_t i = 0; i < sizeof cards / sizeof *cards; i++) {
        struct odds_answer a = ask(&other, words, cards[i]);
        struct odds_answer b = ask(&third, words, cards[i]);
        struct odds_answer c = ask(&other, words, cards[i]);
        assert_true(a.low == b.low && a.low == c.low);
        assert_string_equal(a.advice, b.advice);
    }
    ciub_odds.oracle_free(other.oracle);
    ciub_odds.oracle_free(third.oracle);
}

/* --- the slots ------------------------------------------------------------------------
 */

static void refusals(void **state)
{
    const struct table *table = *state;
    struct ciub_state start;
    struct odds_answer answer;
    struct odds_goal goals[ODDS_MAX_GOALS];
    struct reason why;
    ciub_start(table->world, &start);
    assert_int_equal(ciub_odds.goals(table->world, &start, goals), 0);
    assert_false(ciub_odds.ask(table->oracle, table->world, &start, "6-6", ODDS_FULL,
                               &answer, &why));
    assert_string_equal(why.rule, "4.8");
    struct ciub_state rolled = brute_state(table->world, "white 1, red 5");
    assert_false(ciub_odds.ask(table->oracle, table->world, &rolled, "9-9", ODDS_FULL,
                               &answer, &why));
    assert_string_equal(why.text, "there is no card '9-9'");
    assert_false(ciub_odds.ask(table->oracle, table->world, &rolled, "opus-magnum",
                               ODDS_FULL, &answer, &why));
    assert_string_equal(why.rule, "5.1");
    assert_false(ciub_odds.ask_words(table->oracle, table->world, "5 pink", "6-6",
                                     ODDS_FULL, &answer, &why));
}

/* 4.3, 4.8, 5.1: the bottom row without other players' tokens; in last turns both. */
static void goals_of_a_state(void **state)
{
    const struct table *table = *state;
    struct odds_goal goals[ODDS_MAX_GOALS];
    struct ciub_state rolled = brute_state(table->world, "white 1, red 5");
    int row = table->world->row, other = 1 - rolled.turn;
    assert_int_equal(ciub_odds.goals(table->world, &rolled, goals), row);
    assert_string_equal(goals[0].name, table->world->set.card[rolled.bottom[0]].name);
    rolled.token[other] = rolled.bottom[0];
    assert_int_equal(ciub_odds.goals(table->world, &rolled, goals), row - 1);
    rolled.stage = STAGE_LAST;
    assert_int_equal(ciub_odds.goals(table->world, &rolled, goals), 2 * row - 1);
}

static void groups(void **state)
{
    const struct table *table = *state;
    struct odds_goal goals[ODDS_MAX_GOALS];
    assert_int_equal(ciub_odds.group(table->world, "", goals), 21);
    assert_int_equal(ciub_odds.group(table->world, "A", goals), 10);
    assert_int_equal(ciub_odds.group(table->world, "c", goals), 11);
    assert_int_equal(ciub_odds.group(table->world, "D", goals), -1);
    assert_string_equal(goals[0].name, "2-2-4-4-6-6");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(more_dice_do_no_harm),
        cmocka_unit_test(more_supply_does_no_harm),
        cmocka_unit_test(decided_at_once),
        cmocka_unit_test(many_dice_have_bounds),
        cmocka_unit_test(advice_with_many_dice),
        cmocka_unit_test(advice_with_skulls),
        cmocka_unit_test(answers_repeat),
        cmocka_unit_test(refusals),
        cmocka_unit_test(goals_of_a_state),
        cmocka_unit_test(groups),
    };
    return cmocka_run_group_tests(tests, begin, end);
}
