/* words_test.c: positions in words: the picture of the table, and who must do what. */
#include <string.h>

#include "tests/games/ciub/json/placed.h"

#define WHITE5 "'dice':{'white':5}"
#define SOME_GONE                                                                        \
    ",'removed':['6-6-6','1-1-3-5-5','1-3-5-7','27+','=5','2-2-4-4-6','1-1-1-1',"        \
    "'2-2-4-4-6-6','33+','6-6-6-6-6','1-1-1-3-3-3','7-7-7','1-2-3-4-5-6'"
#define GONE         SOME_GONE ",'1-1-3-3-5-5']"
#define GONE_BUT_ONE SOME_GONE "]"

/* What the dice of the standard set can show, as every picture tells. */
#define SIDES                                                                            \
    "sides: white 1 2 3 4 swap swap, yellow 1 1 3 3 5 5, orange 2 2 2 4 4 6,\n"          \
    "      red 3 4 4 5 5 6, green 7 reroll reroll 2for1 2for1 skull,\n"                  \
    "      purple 3 4 adjust adjust 2for1 skull, blue 1 2 swap reroll adjust skull\n"

/* The first player on turn, who has rolled. */
#define TURN(step, rest) "{'step':'" step "'" PLAYERS("") TOP BOTTOM rest "}"
/* The same after a gain. */
#define GAINED(step, top, bottom, rest)                                                  \
    "{'step':'" step "','gained':true" PLAYERS("'won':['1-1-1']") ",'top':[" top         \
                                                                  "],'bottom':[" bottom  \
                                                                  "]" rest "}"
/* The last turn of the first player: the second one took D. */
#define LAST(step, rest)                                                                 \
    "{'step':'" step "','turn':1,'opus':2,'players':[{},{" WHITE5                        \
    ",'won':['1-1-1']}]" TOP ",'bottom':[null,'20+','2-2-2-2']" GONE rest "}"

TEST(every_step_says_who_does_what)
{
    static const struct placed rows[] = {
        {"{'step':'first'" PLAYERS(WHITE5) "}", "the starting player is drawn"},
        {"{'step':'deal'" PLAYERS(WHITE5) "}", "the A cards are dealt"},
        {"{'turn':2" PLAYERS(WHITE5) TOP BOTTOM "}",
         "Player 2: place the token or remove a card, or just roll"},
        {GAINED("refill", "'2-4-6',null,'6-6'", "'=4','20+','2-2-2-2'",
                ",'tray':{'white 1':5}"),
         "a card of the pile is turned up"},
        {TURN("roll", ",'rolling':{'white':5}"), "Player 1 rolls 5 dice"},
        {TURN("roll", ",'rolling':{'white':1},'tray':{'white 1':4}"),
         "Player 1 rolls 1 die"},
        {TURN("roll",
              ",'single':true,'moved':true,'rolling':{'white':1},'outside':{'blue "
              "spent':1},'tray':{'white 1':4}"),
         "Player 1 rolls one die again"},
        {TURN("act", ",'outside':{'white 1':5}"),
         "Player 1: put at least one die into the tray"},
        {TURN("act", ",'outside':{'white 1':4,'white swap':1}"),
         "Player 1: use dice or put them into the tray"},
        {TURN("act", ",'outside':{'white 1':4,'blue skull':1}"),
         "Player 1: put dice into the tray, or roll again"},
        {TURN("act", ",'moved':true,'outside':{'white 1':4,'blue inactive':1}"),
         "Player 1: put dice into the tray, or roll again"},
        {TURN("act", ",'moved':true,'outside':{'white 1':4,'blue reroll':1}"),
         "Player 1: use dice or put them into the tray, or roll again"},
        {TURN("act", ",'moved':true,'outside':{'blue inactive':1},'tray':{'white 1':4}"),
         "Player 1: roll again"},
        {TURN("act", ",'outside':{'blue skull':1},'tray':{'white 1':4}"),
         "Player 1: only skulls are left, which go into the tray"},
        {TURN("swap", ",'outside':{'white swap':5},'move':{'die':'white swap'}"),
         "Player 1: choose the die to get from the supply for the white swap"},
        {TURN("reroll", ",'outside':{'blue reroll':5},'move':{'die':'blue reroll'}"),
         "Player 1: choose the die to reroll with the blue reroll"},
        {TURN("adjust", ",'outside':{'blue adjust':5},'move':{'die':'blue adjust'}"),
         "Player 1: choose the die to turn with the blue adjust"},
        {TURN("turn", ",'outside':{'blue adjust':5},'move':{'die':'blue adjust',"
                      "'on':'itself'}"),
         "Player 1: choose the side that the blue adjust will show"},
        {TURN("turn", ",'outside':{'red 5':4,'blue adjust':1},'move':{'die':"
                      "'blue adjust','on':'red 5'}"),
         "Player 1: choose the side that the red 5 will show"},
        {TURN("put", ",'outside':{'white 1':4},'tray':{'white 1':1},'move':{'last':"
                     "'white 1'}"),
         "Player 1: put more dice into the tray, or roll the others"},
        {TURN("spell", ",'tray':{'white 1':5}"),
         "Player 1: gain a card, or take a die from the supply"},
        {TURN("spell", ",'tray':{'white 1':1,'white 2':1,'white 3':3}"),
         "Player 1: the tray fulfils no card, so take a die from the supply"},
        {GAINED("down", "'2-4-6','=4','6-6'", "null,'20+','2-2-2-2'",
                ",'tray':{'white 1':5}"),
         "Player 1: choose the card of the top row that moves down"},
        {GAINED("keep", "'2-4-6','6-6-6','6-6'", "'=4','20+','2-2-2-2'",
                ",'tray':{'white 1':5,'red 3':2},'hand':{'white':2},'move':{'last':"
                "'white'}"),
         "Player 1: choose 2 dice to give back"},
        {TURN("trade", ",'hand':{'white':4,'green 2for1':1}"),
         "Player 1: trade dice, or end the turn"},
        {TURN("trade-one", ",'hand':{'white':4,'green 2for1':1},'move':{'give':'green'}"),
         "Player 1: choose the first of two dice for the green 2:1"},
        {TURN("trade-two", ",'hand':{'white':4,'green 2for1':1},'move':{'give':'green',"
                           "'for':'red'}"),
         "Player 1: choose the second of two dice for the green 2:1"},
        {"{'step':'over','quiet':20" PLAYERS(WHITE5) TOP BOTTOM "}", "the game is over"},
    };
    POSITION p;
    position_start(&p, "players=2");
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        placed_set(&p, rows[i].json);
        assert_string_equal(placed_prompt(&p), rows[i].says);
    }
}

/* 5.1 */
TEST(the_end_is_announced)
{
    static const struct placed rows[] = {
        {"{'players':[{" WHITE5 ",'won':['1-1-1']},{" WHITE5
         "}],'top':['2-4-6','=4','30+'],'bottom':['6-6','20+','2-2-2-2']" GONE_BUT_ONE
         "}",
         "Player 1: place the token or remove a card, or just roll; the next card gained "
         "also brings Opus Magnum, 5 points"},
        {LAST("roll", ",'rolling':{'white':5}"),
         "Player 1 rolls 5 dice; the last turn: cards of both rows can be gained"},
        {LAST("spell", ",'tray':{'white 1':5}"),
         "Player 1: gain a card, or take a die from the supply; the last turn: cards of "
         "both rows can be gained"},
        {LAST("trade", ",'hand':{'white':4,'green 2for1':1}"),
         "Player 1: trade dice, or end the turn; the last turn"},
    };
    static const char *const pictures[] = {
        "pile: opus-magnum for 5 points\n"
        "the end has begun: the next card gained brings opus-magnum\n",
        "pile: empty; Player 2 took opus-magnum\n"
        "last turn of Player 1: cards of either row\n",
        "last turn of Player 1: cards of either row\n",
        "last turn of Player 1: cards of either row\n",
    };
    POSITION p;
    position_start(&p, "players=2");
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        placed_set(&p, rows[i].json);
        assert_string_equal(placed_prompt(&p), rows[i].says);
        assert_non_null(strstr(placed_picture(&p), pictures[i]));
    }
}

TEST(the_table_at_the_beginning)
{
    POSITION p;
    position_start(&p, "players=2");
    placed_set(&p, "{'turn':2,'first':2,'players':[{" WHITE5
                   "},{'dice':{'white':4,'red':1},'token':'6-6'}]" TOP BOTTOM "}");
    assert_string_equal(
        placed_picture(&p),
        "top row:    2-4-6    3 points\n"
        "            =4       3 points\n"
        "            6-6      4 points, token of Player 2\n"
        "bottom row: 1-1-1    3 points\n"
        "            20+      3 points\n"
        "            2-2-2-2  4 points\n"
        "pile: 7 B, 7 C, opus-magnum for 5 points\n"
        "  B, 7 of: 6-6-6, 1-1-3-5-5, 1-3-5-7, 27+, =5, 2-2-4-4-6, 1-1-1-1, 3-3-3-3-3,\n"
        "      2-2-2-2-2, 2-3-4-5-6, 1-1-6-6\n"
        "  C, 7 of: 2-2-4-4-6-6, 33+, 6-6-6-6-6, 1-1-1-3-3-3, 7-7-7, 1-2-3-4-5-6,\n"
        "      1-1-3-3-5-5, 1-1-1-1-6-6, 6-6-6-6, =6, 30+\n"
        "supply: 1 white, 7 yellow, 7 orange, 6 red, 7 green, 7 purple, 7 blue\n" SIDES
        "  Player 1, 0 points\n"
        "    dice: 5 white\n"
        "> Player 2, 0 points, began\n"
        "    dice: 4 white, 1 red\n");
}

TEST(the_table_in_the_middle)
{
    POSITION p;
    position_start(&p, "players=2");
    placed_set(&p, "{'step':'roll','moved':true,'single':true,'players':[{'won':["
                   "'1-1-1','6-6-6']},{" WHITE5 ",'won':['2-2-2-2']}],"
                   "'top':['2-4-6','1-1-1-1','6-6'],'bottom':['=4','20+','=5'],"
                   "'rolling':{'red':1},'outside':{'white 1':1,'white 3':2,"
                   "'white swap':1,'blue spent':1,'blue inactive':1},"
                   "'tray':{'white 3':1,'green skull':1}}");
    assert_string_equal(
        placed_picture(&p),
        "top row:    2-4-6    3 points\n"
        "            1-1-1-1  4 points, owl\n"
        "            6-6      4 points\n"
        "bottom row: =4       3 points\n"
        "            20+      3 points\n"
        "            =5       5 points\n"
        "pile: 4 B, 7 C, opus-magnum for 5 points\n"
        "  B, 4 of: 1-1-3-5-5, 1-3-5-7, 27+, 2-2-4-4-6, 3-3-3-3-3, 2-2-2-2-2, "
        "2-3-4-5-6,\n"
        "      1-1-6-6\n"
        "  C, 7 of: 2-2-4-4-6-6, 33+, 6-6-6-6-6, 1-1-1-3-3-3, 7-7-7, 1-2-3-4-5-6,\n"
        "      1-1-3-3-5-5, 1-1-1-1-6-6, 6-6-6-6, =6, 30+\n"
        "supply: 7 yellow, 7 orange, 6 red, 6 green, 7 purple, 5 blue\n" SIDES
        "> Player 1, 9 points, began\n"
        "    in the air: 1 red\n"
        "    outside: white 1 3 3 swap, blue spent inactive\n"
        "    tray: white 3, green skull\n"
        "    cards: 1-1-1, 6-6-6\n"
        "  Player 2, 4 points\n"
        "    dice: 5 white\n"
        "    cards: 2-2-2-2\n");
}

#define CARDS_AT_THE_END                                                                 \
    "top row:    2-4-6    3 points\n"                                                    \
    "            =4       3 points\n"                                                    \
    "            6-6      4 points\n"                                                    \
    "bottom row: -\n"                                                                    \
    "            20+      3 points\n"                                                    \
    "            2-2-2-2  4 points\n"                                                    \
    "pile: empty; Player 2 took opus-magnum\n"                                           \
    "the end: each of the others has one last turn\n"

TEST(the_table_at_the_end)
{
    POSITION p;
    position_start(&p, "players=2");
    placed_set(&p, "{'step':'keep','turn':2,'opus':2,'players':[{" WHITE5
                   "},{'won':['1-1-1']}]" TOP ",'bottom':[null,'20+','2-2-2-2']" GONE
                   ",'tray':{'white 1':3,'white 2':2,'green 7':1,'green 2for1':2},"
                   "'hand':{'white':2,'green':1},'move':{'last':'green'}}");
    assert_string_equal(
        placed_picture(&p), CARDS_AT_THE_END
        "supply: 7 yellow, 7 orange, 7 red, 4 green, 7 purple, 7 blue\n" SIDES
        "  Player 1, 0 points, began\n"
        "    dice: 5 white\n"
        "> Player 2, 8 points\n"
        "    tray: white 1 1 1 2 2, green 7 2for1 2for1\n"
        "    kept: 2 white, 1 green\n"
        "    cards: 1-1-1, opus-magnum\n");
    placed_set(&p, "{'step':'trade','turn':2,'opus':2,'busy':true,'players':[{" WHITE5
                   "},{'won':['1-1-1']}]" TOP ",'bottom':[null,'20+','2-2-2-2']" GONE
                   ",'hand':{'white':4,'green':1,'green 2for1':2}}");
    assert_string_equal(
        placed_picture(&p), CARDS_AT_THE_END
        "supply: 1 white, 7 yellow, 7 orange, 7 red, 4 green, 7 purple, 7 blue\n" SIDES
        "  Player 1, 0 points, began\n"
        "    dice: 5 white\n"
        "> Player 2, 8 points\n"
        "    dice: 4 white, 1 green, 2 green 2for1\n"
        "    cards: 1-1-1, opus-magnum\n");
}

/* 3.2: with four players no card is left in the box, so all that is unseen is there. */
TEST(a_pile_of_all_cards)
{
    POSITION p;
    position_start(&p, "players=4,length=short,first=1");
    assert_non_null(strstr(
        placed_picture(&p),
        "pile: 6 B, 6 C, opus-magnum for 5 points\n"
        "  B, all 6: 6-6-6, 1-1-3-5-5, 1-3-5-7, 27+, =5, 2-2-4-4-6\n"
        "  C, all 6: 2-2-4-4-6-6, 33+, 6-6-6-6-6, 1-1-1-3-3-3, 7-7-7, 1-2-3-4-5-6\n"));
}

/* The sides are those of the set that is played with. */
TEST(dice_of_ones_own)
{
    POSITION p;
    placed_start_set(&p, "die red 7: 3 4 4 5 5 6", "die pink 7: 6 6 6 6 6 6");
    assert_non_null(strstr(placed_picture(&p), "pink 6 6 6 6 6 6,"));
}

/* A card with a name of its own tells what it needs, too. */
TEST(a_card_with_a_name)
{
    POSITION p;
    placed_start_set(&p, "card A 4: 6 6", "card A 1 name two-sixes: 6 6");
    placed_set(&p, "{'players':[{" WHITE5 "},{" WHITE5
                   "}],'top':['2-4-6','=4','two-sixes']" BOTTOM "}");
    assert_non_null(
        strstr(placed_picture(&p), "            two-sixes  1 point, needs 6-6\n"));
}
