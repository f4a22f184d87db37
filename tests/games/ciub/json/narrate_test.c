/* narrate_test.c: what a move of ciub brought, in words for those who watch. */
#include "tests/games/ciub/json/placed.h"

#define WHITE5           "'dice':{'white':5}"
#define TURN(step, rest) "{'step':'" step "'" PLAYERS("") TOP BOTTOM rest "}"
/* All cards of the pile turned up but the last C. */
#define LATE                                                                             \
    ",'removed':['6-6-6','1-1-3-5-5','1-3-5-7','27+','=5','2-2-4-4-6','1-1-1-1',"        \
    "'2-2-4-4-6-6','33+','6-6-6-6-6','1-1-1-3-3-3','7-7-7','1-2-3-4-5-6'"

TEST(most_moves_speak_for_themselves)
{
    static const struct remarked rows[] = {
        {NULL, "deal 2-4-6 =4 6-6 1-1-1 20+ 2-2-2-2", ""},
        {NULL, "token 6-6", ""},
        {NULL, "roll white 1 1 2 swap swap", ""},
        {NULL, "swap white for blue", ""},
        {NULL, "put white 1 white 1 roll", ""},
    };
    placed_remark_all("players=2,first=1", ROWS(rows));
}

TEST(what_the_tray_is_good_for)
{
    static const struct remarked rows[] = {
        {TURN("act", ",'outside':{'white 1':3},'tray':{'white 2':2}"),
         "put white 1 white 1 white 1", "enough for 1-1-1"},
        {NULL, "gain 1-1-1 down =4", ""},
        {TURN("act", ",'outside':{'white 1':2},'tray':{'white 2':3}"),
         "put white 1 white 1", "enough for no card"},
        {NULL, "take red", ""},
        {TURN("act", ",'outside':{'white 1':3},'tray':{'green 7':3}"),
         "put white 1 white 1 white 1", "enough for 1-1-1 or 20+"},
    };
    placed_remark_all("players=2", ROWS(rows));
}

/* 4.6 */
TEST(skulls_that_go_along)
{
    static const struct remarked rows[] = {
        {TURN("act", ",'outside':{'white 1':4,'blue skull':1}"), "roll",
         "1 skull goes into the tray"},
        {TURN("act", ",'outside':{'white 1':4,'blue skull':2}"), "put white 1 roll",
         "2 skulls go into the tray"},
        {TURN("act", ",'outside':{'blue skull':1},'tray':{'white 1':4}"), "stop",
         "1 skull goes into the tray, enough for 1-1-1"},
        {TURN("act", ",'outside':{'white 1':3,'blue reroll':1,'blue skull':1}"),
         "reroll blue on white 1", ""},
    };
    placed_remark_all("players=2", ROWS(rows));
}

/* 4.12 */
TEST(dice_that_go_back)
{
    static const struct remarked rows[] = {
        {TURN("trade", ",'hand':{'white':4,'red':5,'green':3,"
                       "'green 2for1':3}"),
         "end", "gives back 1 red, 2 green"},
        {TURN("trade", ",'hand':{'white':4,'red':4}"), "whiten red", ""},
        {TURN("trade", ",'hand':{'white':3,'red':4}"), "whiten red", ""},
        {NULL, "end", ""},
    };
    placed_remark_all("players=2", ROWS(rows));
}

/* Of the ten white dice the other player has so many, and the supply few or none. */
#define FEW_WHITE(other) "'players':[{},{'dice':{'white':" other "}}]" TOP BOTTOM

/* 4.12: a trade that was the last one possible ends the turn. The red die went for a
 * white one: it is the white one that is too much. */
TEST(a_trade_that_ends_the_turn)
{
    static const struct remarked rows[] = {
        {"{'step':'trade'," FEW_WHITE("4") ",'hand':{'white':5,'red':5}}", "whiten red",
         "gives back 1 white"},
        {"{'step':'trade'," FEW_WHITE("4") ",'hand':{'white':4,'red':6}}", "end",
         "gives back 2 red"},
        {"{'step':'trade'," FEW_WHITE("5") ",'hand':{'white':5,'red':3,"
                                           "'green':2,'green 2for1':1}}",
         "trade green for red and red", "gives back 1 red"},
    };
    placed_remark_all("players=2", ROWS(rows));
}

/* 4.9, 4.10, 4.12: where no trade is possible a turn ends by itself. */
TEST(a_turn_that_ends_by_itself)
{
    static const struct remarked rows[] = {
        {"{'step':'spell'," FEW_WHITE("5") ",'tray':{'white 2':5,"
                                           "'red 3':4}}",
         "take red", "gives back 1 red"},
        {"{'step':'spell'," FEW_WHITE("5") ",'tray':{'white 2':5,"
                                           "'red 3':4}}",
         "take blue", ""},
        {"{'step':'keep','players':[{'won':['1-1-3-5-5']},"
         "{'dice':{'white':5}}]" TOP BOTTOM ",'tray':{'white 1':5,'red 3':2}}",
         "keep white white white white white", ""},
    };
    placed_remark_all("players=2", ROWS(rows));
}

/* 5.1 */
TEST(the_end_begins)
{
    static const struct remarked rows[] = {
        {"{'step':'refill'" PLAYERS(WHITE5) ",'top':['2-4-6',null,'6-6']" BOTTOM LATE
                                            ",'=4']}",
         "card 30+",
         "the last C card: whoever gains next also gets Opus Magnum, 5 points"},
        {"{'step':'spell'" PLAYERS("") TOP BOTTOM LATE
         ",'30+'],'tray':{'white 1':3,'white 2':2}}",
         "gain 1-1-1", "takes Opus Magnum for 5 points, the last turns begin"},
    };
    placed_remark_all("players=2", ROWS(rows));
}

/* 5.2a */
TEST(nothing_happens_for_long)
{
    static const struct remarked rows[] = {
        {TURN("trade", ",'quiet':19,'hand':{'white':4,'red':1}"), "end",
         "no card gained or removed for 10 rounds: the game ends"},
    };
    placed_remark_all("players=2", ROWS(rows));
}
