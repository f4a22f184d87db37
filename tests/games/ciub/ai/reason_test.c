/* reason_test.c: why a move of ciub is a good idea, in words for those who ask. */
#include "tests/games/ciub/ai/position_view.h"

#define CARDS "top: =4 2-4-6 20+; bottom: 2-2-2-2 1-3-3-5 6-6;"

static void assert_reasons(const char *drawing, const char *const rows[][2], size_t count)
{
    for (size_t i = 0; i < count; i++) {
        POSITION p;
        position_draw(&p, "players=2", drawing);
        assert_string_equal(heuristics_reason(&p, rows[i][0]), rows[i][1]);
    }
}

/* 4.1 */
static void tokens(void **unused)
{
    static const char *const rows[][2] = {
        {"token 6-6", "keeps 6-6 from the others"},
        {"token =4", "keeps =4 for itself until it comes down"},
        {"roll", ""},
    };
    assert_reasons(CARDS, ROWS(rows));
}

/* 4.2 */
static void cards_that_are_removed(void **unused)
{
    static const char *const rows[][2] = {
        {"remove 6-6", "takes away a card that suits the dice of others better"},
        {"remove 20+", ""},
    };
    assert_reasons("top: 6-6 2-4-6 20+; bottom: 2-2-2-2 1-3-3-5 =4;"
                   "dice 2: 4 red, 3 orange",
                   ROWS(rows));
    static const char *const last[][2] = {
        {"remove =4", "brings up the last card before Opus Magnum"},
    };
    assert_reasons(CARDS "pile: 0 1", ROWS(last));
}

/* 4.5 */
static void dice_that_act(void **unused)
{
    static const char *const swaps[][2] = {
        {"swap white for orange", "brings an orange die, which can show 6 for 6-6"},
        {"swap white for green", "brings a green die, which can roll others again"},
        {"swap white for purple", "brings a purple die, which can turn others"},
        {"swap white for yellow", "brings a yellow die"},
        {"swap white for white", "lets all dice roll again"},
    };
    assert_reasons(CARDS "outside: white swap, white 1, red 3", ROWS(swaps));
    static const char *const rolls[][2] = {
        {"reroll green on red 3", "rolls a red die again, which can show 6 for 6-6"},
        {"reroll green on white 1",
         "rolls a white die again, which can be swapped for any"},
        {"reroll green on itself",
         "rolls a green die again, which can roll others again"},
    };
    assert_reasons(CARDS "outside: green reroll, white 1, red 3", ROWS(rolls));
    static const char *const turns[][2] = {
        {"adjust purple on orange 4 to 6", "makes a 6 for 6-6"},
        {"adjust purple on green 7 to 2for1",
         "makes a 2for1, which may be traded for two dice"},
        {"adjust purple on orange 4 to 2", ""},
    };
    assert_reasons(CARDS "outside: purple adjust, orange 4, green 7; tray: red 6",
                   ROWS(turns));
}

/* 4.6 */
static void numbers_that_are_put(void **unused)
{
    static const char *const rows[][2] = {
        {"put red 6 roll", "keeps 6 for 6-6, which then lacks only 6"},
        {"put white 3 roll", "lets all other dice roll again"},
    };
    assert_reasons(CARDS "outside: white 3, white swap, orange 4, red 6", ROWS(rows));
    static const char *const sure[][2] = {
        {"put orange 6 red 6 roll", "makes 6-6 certain"},
    };
    assert_reasons(CARDS "outside: orange 6, red 6, white 3", ROWS(sure));
}

static void sums_and_equal_numbers(void **unused)
{
    static const char *const sum[][2] = {
        {"put red 5 red 6 roll", "brings the sum to 11 for 20+"},
        {"put red 6 roll", "brings the sum to 6 for 20+"},
    };
    assert_reasons("top: 6-6 2-4-6 1-1-1; bottom: 20+ =4 1-4-7;"
                   "outside: red 6, red 5, white 1, white 1, white 2",
                   ROWS(sum));
    static const char *const equal[][2] = {
        {"put yellow 1 yellow 1 roll", "keeps 1-1 for =4"},
        {"put yellow 1 roll", "lets all other dice roll again"}, /* one equals nothing */
    };
    assert_reasons("top: 6-6 2-4-6 1-1-1; bottom: =4 1-4-7 2-2-4-4;"
                   "outside: yellow 1, yellow 1, yellow 3, yellow 1",
                   ROWS(equal));
}

/* 4.7: a hint may be asked for when a part of the move is made. */
static void rolls_after_a_die_put(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", CARDS "outside: white 3, white swap, orange 4");
    assert_string_equal(heuristics_reason_inside(&p, "put white 3 roll", 1),
                        "lets all other dice roll again");
}

/* 4.7 */
static void rolls_without_a_die_put(void **unused)
{
    static const char *const swapped[][2] = {
        {"roll", "rolls all dice outside again and puts none aside"},
    };
    assert_reasons(CARDS "outside: white inactive, white 1, red 3; moved", ROWS(swapped));
    static const char *const skull[][2] = {{"roll", "lets all other dice roll again"}};
    assert_reasons(CARDS "outside: green skull, white 1, white 2", ROWS(skull));
}

/* 4.8, 4.10, 5.1 */
static void cards_that_are_gained(void **unused)
{
    static const char *const rows[][2] = {
        {"gain 6-6 down 20+", "gains 4 points and takes the lead"},
        {"take orange", "takes an orange die, which can show 6 for 6-6"},
        {"take purple", "takes a purple die, which can turn others"},
        {"take white", "takes a white die, which can be swapped for any"},
    };
    assert_reasons(CARDS "tray: red 6, red 6, white 3, white 2, white 1", ROWS(rows));
    static const char *const behind[][2] = {{"gain 6-6 down 20+", "gains 4 points"}};
    assert_reasons(CARDS "won 2: 6-6-6; tray: red 6, red 6, white 3", ROWS(behind));
    static const char *const end[][2] = {
        {"gain 6-6", "gains 9 points with Opus Magnum"},
    };
    assert_reasons(CARDS "won 2: 6-6-6 27+; pile: 0 0;"
                         "tray: red 6, red 6, white 3, white 2, white 1",
                   ROWS(end));
}

/* 4.9: asked in the middle of the gain. */
static void cards_that_come_down(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2", CARDS "tray: red 6, red 6, white 3; token 1: 20+");
    position_begin(&p, "gain 6-6");
    assert_string_equal(heuristics_reason(&p, "down 20+"),
                        "brings down 20+, which only it can gain");
    assert_string_equal(heuristics_reason(&p, "down =4"), "");
}

/* 4.9 */
static void dice_that_are_kept(void **unused)
{
    POSITION p;
    position_draw(&p, "players=2",
                  CARDS "tray: red 6, red 6, white 3, white 2, white 1, green 2for1");
    position_move(&p, "gain 6-6 down =4");
    position_chance(&p, "card 6-6-6");
    assert_string_equal(heuristics_reason(&p, "keep white white red red green 2for1"),
                        "keeps a 2for1, which may be traded for two dice");
    assert_string_equal(heuristics_reason(&p, "keep white white white red red"), "");
}

/* 4.11 */
static void dice_that_are_traded(void **unused)
{
    static const char *const rows[][2] = {
        {"trade green for red and red", "makes two dice of one"},
        {"whiten green", "makes a white die of it, whose swap brings any colour that is "
                         "needed in the next turn"},
        {"end", ""},
    };
    assert_reasons(CARDS "hand: 4 white, 1 green 2for1", ROWS(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tokens),
        cmocka_unit_test(cards_that_are_removed),
        cmocka_unit_test(dice_that_act),
        cmocka_unit_test(numbers_that_are_put),
        cmocka_unit_test(sums_and_equal_numbers),
        cmocka_unit_test(rolls_after_a_die_put),
        cmocka_unit_test(rolls_without_a_die_put),
        cmocka_unit_test(cards_that_are_gained),
        cmocka_unit_test(cards_that_come_down),
        cmocka_unit_test(dice_that_are_kept),
        cmocka_unit_test(dice_that_are_traded),
    };
    return cmocka_run_group_tests_name("mind reason", tests, NULL, NULL);
}
