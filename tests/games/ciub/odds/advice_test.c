/* advice_test.c: there is advice wherever there is a choice and a chance, in the middle
 * of moves too, and after the card is fulfilled; and what it leads to keeps the chance.
 */
#include "tests/games/ciub/odds/compare.h"
#include "tests/games/ciub/odds/oracle.h"

TEST(advice_everywhere)
{
    static const char none[] =
        "supply 0 white 0 orange 0 red 0 green 0 purple 0 blue 1 yellow";
    static const struct {
        const char *need, *dice;
    } rows[] = {
        {"6", "1 blue, 1 purple, tray red 6"},
        {"3", "1 blue, 1 purple, 1 green"},
        {"=2", "1 blue, 1 white, tray yellow 1"},
        {"5+", "2 purple, 1 blue, tray red 3"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char room[256];
        struct text words = text_init(room, sizeof room);
        text_format(&words, "%s, %s", rows[i].dice, none);
        compare_with(NULL, rows[i].need, room, 3);
    }
}

/* Before the first roll it is to roll. */
TEST(advice_before_the_roll)
{
    static const struct {
        const char *dice, *advice;
    } rows[] = {{"1 red, 1 orange", "roll"}, {"1 red, orange 2", ""}, {"1 yellow", ""}};
    ORACLE o;
    oracle_start(&o, "6");
    struct ciub_state state = brute_state(o.world, "1 red, 1 orange");
    struct odds_answer answer;
    struct reason why;
    const char *goal = o.world->set.card[0].name;
    assert_int_equal(state.step, STEP_ROLL);
    assert_true(
        ciub_odds.ask(o.oracle, o.world, &state, goal, ODDS_QUICK, &answer, &why));
    assert_string_equal(answer.advice, "");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_string_equal(oracle_ask(&o, rows[i].dice, goal, ODDS_QUICK).advice,
                            rows[i].advice);
}

/* A fulfilled card is not lost: all dice are put aside, however many there are. */
TEST(advice_when_fulfilled)
{
    static const struct {
        const char *dice, *advice;
    } rows[] = {
        {"white 2, tray red 6", "put white 2"},
        {"white 1, white 2, white 3, yellow 1, yellow 3, yellow 5, orange 2, orange 4, "
         "red 3, "
         "red 4, green skull, tray red 6",
         "put all"},
        {"white 2, blue inactive, tray red 6", "put white 2 roll"},
        {"blue inactive, tray red 6", "roll"},
    };
    ORACLE o;
    oracle_start(&o, "6");
    const char *goal = o.world->set.card[0].name;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_string_equal(oracle_ask(&o, rows[i].dice, goal, ODDS_FULL).advice,
                            rows[i].advice);
}
