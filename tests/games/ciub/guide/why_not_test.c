/* why_not_test.c: what people are told who point at something that is not to be chosen:
 * the rule and a sentence that says what to do. */
#include <string.h>

#include "core/guide.h"
#include "games/ciub/ciub.h"
#include "tests/games/ciub/position.h"

struct pointing {
    const char *things, *rule, *text;
};

static void assert_why_not(const struct position *p, const struct pointing *rows,
                           size_t count)
{
    for (size_t i = 0; i < count; i++) {
        struct reason why = {"?", "?"};
        ciub_game.guide->why_not(p->match->world, p->match->state, rows[i].things, &why);
        if (strcmp(why.rule, rows[i].rule) != 0 || strcmp(why.text, rows[i].text) != 0)
            fail_msg("'%s': %s '%s', not %s '%s'", rows[i].things, why.rule, why.text,
                     rows[i].rule, rows[i].text);
    }
}

static void before_the_roll(void **unused)
{
    static const char now[] = "it is the time before the roll: point at 'token' or "
                              "'remove' and a card, or at 'roll'";
    static const struct pointing rows[] = {
        {"", "", ""},
        {"card:20+", "4.3", "your token lies on 20+ already"},
        {"card:6-6", "4.1", "6-6 bears the token of player 2"},
        {"card:6-6-6", "4.1", "6-6-6 does not lie open"},
        {"word:remove", "", ""},
        {"card:=4 word:token", "", ""},
        {"word:remove card:1-1-1", "4.2",
         "1-1-1 lies in the bottom row: only cards of the top row can be removed"},
        {"supply:red", "4.1", now},
        {"hand:white", "4.1", now},
        {"token:1", "4.1", now},
        {"seat:2", "4.1", now},
        {"card:=4 card:2-4-6", "4.1", now},
        {"word:token card:=4 word:roll", "4.1", now},
        {"card:none", "", "there is no 'card:none' on the table"},
        {"die:white.9", "", "there is no 'die:white.9' on the table"},
        {"seat:3", "", "there is no 'seat:3' on the table"},
        {"WORD:ROLL", "", "there is no 'WORD:ROLL' on the table"},
        {"swap", "", "there is no 'swap' on the table"},
    };
    POSITION p;
    position_draw(&p, "players=2",
                  "top: =4 2-4-6 20+; bottom: 1-1-1 6-6 1-4-7; token 1: 20+; token 2: "
                  "6-6");
    assert_why_not(&p, ROWS(rows));
}

static void after_the_roll(void **unused)
{
    static const struct pointing rows[] = {
        {"die:red.5", "", ""},
        {"die:white.swap", "", ""},
        {"word:put die:white.swap", "", ""},
        {"word:swap die:blue.spent", "4.5", "a blue spent does not show swap"},
        {"word:put die:red.5", "4.6",
         "to put the red 5 into the tray, point at it alone"},
        {"die:yellow.inactive", "4.6",
         "the yellow die is inactive: it cannot go into the tray before it is rolled or "
         "adjusted"},
        {"tray:blue.2", "4.7", "the blue 2 lies in the tray and stays as it is"},
        {"tray:blue.1", "4.6", "there is no blue 1 in the tray"},
        {"word:reroll", "4.5", "no die outside the tray can be used for 'reroll'"},
        {"word:roll", "", ""}, /* the inactive die was swapped for */
        {"word:remove", "4.2",
         "phase 1 is over: use a die's action, put dice into the tray, or roll on"},
        {"card:20+", "4.7",
         "dice are left outside the tray, so rolling goes on: use a die's action, put "
         "dice into the tray, or roll on"},
    };
    POSITION p;
    position_draw(
        &p, "players=2",
        "outside: white swap, red 5, blue spent, yellow inactive; tray: blue 2");
    assert_why_not(&p, ROWS(rows));
}

static void dice_that_go_in_order(void **unused)
{
    static const struct pointing first[] = {
        {"word:roll", "4.7",
         "before the rest is rolled again, a die must go into the tray or be swapped"},
    };
    static const struct pointing rows[] = {
        {"die:red.5", "", ""},
        {"die:white.3", "4.6",
         "dice are named in the order of the table: take the last one back, and point at "
         "this one first"},
        {"die:red.4", "4.6", "there is no red 4 outside the tray"},
        {"word:put", "4.6",
         "dice go into the tray: point at more of those outside, or at 'roll'"},
    };
    POSITION p;
    position_draw(&p, "players=2", "outside: white 3, red 3, red 5, blue 1");
    assert_why_not(&p, ROWS(first));
    position_begin(&p, "put red 3");
    assert_why_not(&p, ROWS(rows));
}

static void turning_a_die(void **unused)
{
    static const struct pointing targets[] = {
        {"die:red.5", "", ""},
        {"word:itself", "", ""},
        {"die:blue.adjust", "4.5a",
         "the only blue adjust is the acting die: say 'itself'"},
        {"look:6", "4.5",
         "a die is turned: point at one outside the tray, or at 'itself'"},
    };
    static const struct pointing faces[] = {
        {"look:6", "", ""},
        {"look:5", "4.5b", "the red die shows 5 already: turn it to another symbol"},
        {"look:skull", "1", "no side of the red die shows skull"},
        {"die:red.5", "4.5", "a die is turned: point at the face it is to show"},
    };
    POSITION p;
    position_draw(&p, "players=2", "outside: red 5, blue adjust");
    position_begin(&p, "adjust blue");
    assert_why_not(&p, ROWS(targets));
    position_begin(&p, "on red 5");
    assert_why_not(&p, ROWS(faces));
}

static void the_spell(void **unused)
{
    static const struct pointing rows[] = {
        {"card:6-6", "", ""},
        {"card:2-4-6", "4.8", "2-4-6 needs 1 die showing 2, the tray has 0"},
        {"card:20+", "4.8",
         "20+ lies in the top row: only in last turns can it be gained from there"},
        {"supply:red", "", ""},
        {"supply:white", "4.10", "the supply has no white die"},
        {"word:nothing", "4.10",
         "whoever gains no card must take a die: the supply has a yellow one"},
        {"tray:red.6", "4.8",
         "the tray is full: point at a card to gain, or at a colour of the supply"},
    };
    POSITION p;
    position_draw(&p, "players=2",
                  "top: =4 20+ 1-4-7; bottom: 6-6 2-4-6 1-1-1; tray: white 1, white 1, "
                  "white 1, white 1, white 1, red 6, red 6");
    assert_why_not(&p, ROWS(rows));
}

static void keeping_and_trading(void **unused)
{
    static const struct pointing kept[] = {
        {"hand:white", "", ""},
        {"hand:blue", "4.9", "the tray has no blue to keep"},
        {"tray:red.6", "4.9", "five dice are kept: point at a die you want to keep"},
    };
    static const struct pointing trades[] = {
        {"word:trade hand:green.2for1", "", ""},
        {"word:whiten hand:green", "", ""},
        {"word:whiten hand:green.2for1", "4.11",
         "a green die that does not show 2for1 goes first: point at that one"},
        {"word:trade hand:green", "4.11",
         "a green die that shows 2for1 in the tray is needed"},
        {"hand:white", "4.11", "only coloured dice are traded for white ones"},
        {"supply:white", "4.11",
         "it is the time for trades: point at 'trade' or 'whiten' and a die of yours, or "
         "at 'end'"},
    };
    POSITION p;
    position_draw(&p, "players=2",
                  "top: =4 20+ 1-4-7; bottom: 6-6 2-4-6 1-1-1; tray: white 1, white 1, "
                  "white 2, white 3, white 4, red 6, red 6");
    position_move(&p, "gain 6-6 down 20+");
    position_chance(&p, "card 27+");
    assert_why_not(&p, ROWS(kept));
    position_end(&p);
    position_draw(&p, "players=2", "hand: 3 white, 1 green, 1 green 2for1");
    assert_why_not(&p, ROWS(trades));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(before_the_roll),
        cmocka_unit_test(after_the_roll),
        cmocka_unit_test(dice_that_go_in_order),
        cmocka_unit_test(turning_a_die),
        cmocka_unit_test(the_spell),
        cmocka_unit_test(keeping_and_trading),
    };
    return cmocka_run_group_tests_name("ciub why not", tests, NULL, NULL);
}
