/* wrong_test.c: state JSON: what is wrong with a position is said with the path to it. */
#include "tests/games/ciub/json/placed.h"

#define WHITE5 "'dice':{'white':5}"
/* Two players in phase 1, with more about the first one and the rest. */
#define TABLE(mine, rest)                                                                \
    "{'players':[{" WHITE5 mine "},{" WHITE5 "}]" TOP BOTTOM rest "}"
/* The first one has rolled. */
#define TURN(step, rest) "{'step':'" step "'" PLAYERS("") TOP BOTTOM rest "}"

TEST(a_slip_of_the_pen_shows)
{
    static const struct placed rows[] = {
        {TABLE("", ""), ""},
        {"[]", "must be an object {...}"},
        {TABLE("", ",'colour':'red'"), "'colour' is not known here"},
        {TABLE(",'hat':1", ""), "players[0]: 'hat' is not known here"},
        {TABLE("", ",'step':'dance'"), "step: 'dance' is not a step of this game"},
        {TABLE("", ",'stage':'last'"), "stage: by the pile and 'opus' it is 'open'"},
        {TABLE("", ",'turn':3"), "turn: must be from 1 to 2, not 3"},
        {TABLE("", ",'first':0"), "first: must be from 1 to 2, not 0"},
        {TABLE("", ",'opus':3"), "opus: must be from 1 to 2, not 3"},
        {TABLE("", ",'opus':1"), "opus: leave it out: the pile is not empty yet"},
        {TABLE("", ",'left':1"), "left: by 'opus' and 'turn' it is 0"},
        {TABLE("", ",'left':2"), "left: must be from 0 to 1, not 2"},
        {TABLE("", ",'quiet':21"), "quiet: must be from 0 to 20, not 21"},
        {TABLE("", ",'busy':true"), "busy: leave it out: at step 'foresee' it is false"},
        {TABLE("", ",'moved':true"),
         "moved: leave it out: at step 'foresee' it is false"},
        {TABLE("", ",'single':true"),
         "single: leave it out: at step 'foresee' it is false"},
        {TABLE("", ",'gained':true"),
         "gained: leave it out: at step 'foresee' it is false"},
        {TURN("put", ",'moved':false"), "moved: leave it out: at step 'put' it is true"},
        {TABLE("", ",'step':'first','first':1"),
         "first: leave it out: it is drawn at step 'first'"},
        {TABLE("", ",'step':'first'"),
         "top[0]: cards are dealt in order, the top row first"},
    };
    placed_refuse_all("players=2", ROWS(rows));
}

TEST(players_are_read_with_care)
{
    static const struct placed rows[] = {
        {"{'top':[]}", "'players' is missing"},
        {"{'top':['2-4-6','=4','6-6'],'bottom':['1-1-1','20+','2-2-2-2']}",
         "'players' is missing"},
        {"{'players':[]" TOP BOTTOM "}", "players: must have 2 items"},
        {"{'players':[{},{}]" TOP BOTTOM "}",
         "players[0].dice: missing: every player has dice"},
        {"{'players':[{'dice':{'pink':1}},{}]" TOP BOTTOM "}",
         "players[0].dice: 'pink' is not a die that can be there"},
        {"{'players':[{'dice':{'red':8}},{}]" TOP BOTTOM "}",
         "players[0].dice.red: must be from 0 to 7, not 8"},
        {"{'players':[{'dice':{'red':5}},{}]" TOP BOTTOM "}",
         "players[0].dice.red: at most 4 are left after a turn (4.12)"},
        {"{'players':[{'dice':{'white':6}},{}]" TOP BOTTOM "}",
         "players[0].dice.white: at most 5 are left after a turn (4.12)"},
        {"{'players':[{'dice':{'red':4}},{'dice':{'red':4}}]" TOP BOTTOM "}",
         "players[1].dice: there are only 7 red dice, and 8 are used"},
        {TABLE(",'won':['9-9']", ""),
         "players[0].won[0]: '9-9' is not a card of this set"},
        {TABLE(",'won':['6-6']", ""), "players[0].won: 6-6 is somewhere else already"},
        {TABLE(",'won':['opus-magnum']", ""), "players[0].won: opus-magnum lies below "
                                              "the pile; who took it is said by 'opus'"},
        {TABLE(",'token':'27+'", ""), "players[0].token: that card is in neither row"},
        {"{'players':[{" WHITE5 ",'token':'6-6'},{" WHITE5 ",'token':'6-6'}]" TOP BOTTOM
         "}",
         "players[1].token: that card bears the token of player 1"},
        {TABLE("", ",'step':'spell'"),
         "players[0].dice: leave it out: at step 'spell' the dice of the player on turn "
         "are elsewhere"},
    };
    placed_refuse_all("players=2", ROWS(rows));
}

#define LYING(top, bottom, rest)                                                         \
    "{'players':[{" WHITE5 "},{" WHITE5 "}],'top':[" top "],'bottom':[" bottom "]" rest  \
    "}"
#define THREE "'1-1-1','20+','2-2-2-2'"

TEST(cards_are_read_with_care)
{
    static const struct placed rows[] = {
        {"{'players':[{" WHITE5 "},{" WHITE5 "}]" BOTTOM "}", "'top' is missing"},
        {"{'players':[{" WHITE5 "},{" WHITE5 "}]" TOP "}", "'bottom' is missing"},
        {LYING("'6-6'", THREE, ""), "top: must have 3 items: write null for a gap"},
        {LYING("'6-6','=4','1-1-1'", THREE, ""),
         "bottom[0]: 1-1-1 is somewhere else already"},
        {LYING("'6-6','=4',null", THREE, ",'removed':['1-4-7']"),
         "top[2]: a card must lie here"},
        {LYING("'6-6','=4','1-4-7'", "'1-1-1',null,'20+'", ",'removed':['2-4-6']"),
         "bottom[1]: a card must lie here"},
        {LYING("'6-6','=4','6-6-6'", THREE, ""),
         "removed: 5 A cards are open, won or removed; 6 were dealt"},
        {LYING("'6-6','=4','1-4-7'", THREE, ",'removed':['2-4-6']"),
         "removed: 7 A cards are open, won or removed; 6 were dealt"},
        {LYING("'6-6','=4','1-4-7'", THREE, ",'removed':['20+']"),
         "removed[0]: '20+' is not in this game, or somewhere else already"},
        {LYING("'6-6','=4','7-7-7'", THREE, ",'removed':['1-4-7']"),
         "pile: C cards turn up when no B card is left"},
        {LYING("'6-6','=4','1-4-7'", THREE, ",'pile':{'a':1}"),
         "pile: 'a' is not known here"},
        {LYING("'6-6','=4','1-4-7'", THREE, ",'pile':{'b':8}"),
         "pile.b: must be from 0 to 7, not 8"},
        {LYING("'6-6','=4','6-6-6'", THREE, ",'removed':['1-4-7'],'pile':{'b':7}"),
         "pile.b: 7 here and 1 turned up make 8; this game has 7"},
        {TABLE(",'won':['27+']", PILE),
         "pile.b: 7 here and 1 turned up make 8; this game has 7"},
        {TABLE("", ",'removed':['27+']" PILE),
         "pile.b: 7 here and 1 turned up make 8; this game has 7"},
        {LYING("'6-6','=4','1-4-7'", THREE,
               ",'removed':['6-6-6','1-1-3-5-5','1-3-5-7','27+','=5','2-2-4-4-6',"
               "'1-1-1-1','3-3-3-3-3']"),
         "pile.b: 0 here and 8 turned up make 8; this game has 7"},
        {LYING("null,'=4',null", THREE, ",'step':'deal'"),
         "top[0]: cards are dealt in order, the top row first"},
        {LYING("'6-6','=4','1-4-7'", THREE, ",'step':'deal'"),
         "step: all cards are dealt"},
        {LYING("'6-6-6',null,null", "null,null,null", ",'step':'deal'"),
         "top[0]: only A cards are dealt"},
        {LYING("'6-6','=4','1-4-7'", THREE, ",'step':'refill'"),
         "top: at step 'refill' it has a gap: write null"},
        {LYING("'6-6',null,null", THREE, ",'step':'refill','removed':['1-4-7','=4']"),
         "top[2]: a card must lie here"},
    };
    placed_refuse_all("players=2", ROWS(rows));
}

TEST(short_games_have_no_owls)
{
    static const struct placed rows[] = {
        {TABLE(",'won':['1-1-1-1']", ""),
         "players[0].won: 1-1-1-1 bears an owl: not in a short game"},
        {TABLE("", ",'first':1"), "first: the options say that player 2 begins"},
        {TABLE("", ",'step':'first'"), "step: the options say that player 2 begins"},
    };
    placed_refuse_all("players=2,length=short,first=2", ROWS(rows));
}

TEST(dice_are_read_with_care)
{
    static const struct placed rows[] = {
        {TABLE("", ",'outside':{'white 1':5}"),
         "outside: leave it out: at step 'foresee' no dice are there"},
        {TABLE("", ",'rolling':{'white':5}"),
         "rolling: leave it out: at step 'foresee' no dice are there"},
        {TABLE("", ",'tray':{'white 1':1}"),
         "tray: leave it out: at step 'foresee' no dice are there"},
        {TABLE("", ",'hand':{'white':1}"),
         "hand: leave it out: at step 'foresee' no dice are there"},
        {TURN("roll", ""), "rolling: missing: at step 'roll' dice are there"},
        {TURN("act", ""), "outside: missing: at step 'act' dice are there"},
        {TURN("spell", ""), "tray: missing: at step 'spell' dice are there"},
        {TURN("trade", ""), "hand: missing: at step 'trade' dice are there"},
        {TURN("roll", ",'rolling':{'white 1':5}"),
         "rolling: 'white 1' is not a die that can be there"},
        {TURN("act", ",'outside':{'white 5':1}"),
         "outside: 'white 5' is not a die that can be there"},
        {TURN("act", ",'outside':{'white spent':1}"),
         "outside: 'white spent' is not a die that can be there"},
        {TURN("act", ",'outside':{'white 1':6}"),
         "outside: there are only 10 white dice, and 11 are used"},
        {TURN("act", ",'outside':{'white 1':5},'tray':{'white inactive':1}"),
         "tray: 'white inactive' is not a die that can be there"},
        {TURN("act", ",'outside':{'red 3':4},'tray':{'red 4':4}"),
         "tray: there are only 7 red dice, and 8 are used"},
        {TURN("trade", ",'hand':{'red 2for1':1}"),
         "hand: 'red 2for1' is not a die that can be there"},
        {TURN("trade", ",'hand':{'green':5,'green 2for1':3}"),
         "hand: there are only 7 green dice, and 8 are used"},
        {TABLE("", ",'supply':{'pink':7}"),
         "supply: 'pink' is not a die that can be there"},
        {TABLE("", ",'supply':{'red':8}"), "supply.red: must be from 0 to 7, not 8"},
        {TABLE("", ",'supply':{'yellow':0}"),
         "supply.yellow: 0 here and 0 elsewhere make 0; there are 7"},
        {TABLE("", ",'supply':{'white':1}"),
         "supply.white: 1 here and 10 elsewhere make 11; there are 10"},
    };
    placed_refuse_all("players=2", ROWS(rows));
}

#define ACTING ",'outside':{'white 4':3,'white swap':1,'blue adjust':1}"
#define KEEPING(hand)                                                                    \
    "{'step':'keep','players':[{'won':['1-1-1']},{" WHITE5                               \
    "}],'top':['2-4-6','6-6-6','6-6'],'bottom':['=4','20+','2-2-2-2'],"                  \
    "'tray':{'white 1':5,'green 7':1,'green 2for1':1}" hand "}"

TEST(a_half_made_move_is_read_with_care)
{
    static const struct placed rows[] = {
        {TABLE("", ",'move':{'hat':1}"), "move: 'hat' is not known here"},
        {TABLE("", ",'move':{'die':'white 1'}"), "move.die: leave it out at this step"},
        {TURN("swap", ACTING), "move.die: missing: it is chosen before step 'swap'"},
        {TURN("swap", ACTING ",'move':{'die':'pink 3'}"),
         "move.die: 'pink 3' is not a die: write white 3, blue spent and so on"},
        {TURN("swap", ACTING ",'move':{'die':'white 4'}"),
         "move.die: that die does not swap"},
        {TURN("swap", ACTING ",'move':{'die':'blue swap'}"),
         "move.die: no such die is outside"},
        {TURN("swap", ACTING ",'move':{'die':'white swap','on':'white 4'}"),
         "move.on: leave it out at this step"},
        {TURN("swap", ACTING ",'move':{'die':'white swap'}"), ""},
        {TURN("reroll", ACTING ",'move':{'die':'blue adjust'}"),
         "move.die: that die does not re-roll"},
        {TURN("adjust", ACTING ",'move':{'die':'white swap'}"),
         "move.die: that die does not adjust"},
        {TURN("turn", ACTING ",'move':{'die':'blue adjust'}"),
         "move.on: missing: it is chosen before step 'turn'"},
        {TURN("turn", ACTING ",'move':{'die':'blue adjust','on':'pink 3'}"),
         "move.on: 'pink 3' is not a die: write white 3, blue spent and so on"},
        {TURN("turn", ACTING ",'move':{'die':'blue adjust','on':'blue adjust'}"),
         "move.on: no such die is outside but for the acting one"},
        {TURN("turn", ACTING ",'move':{'die':'blue adjust','on':'white 3'}"),
         "move.on: no such die is outside but for the acting one"},
        {TURN("turn", ACTING ",'move':{'die':'blue adjust','on':'itself'}"), ""},
        {TURN("put", ACTING ",'tray':{'white 1':1}"),
         "move.last: missing: it is chosen before step 'put'"},
        {TURN("put", ACTING ",'tray':{'white 1':1},'move':{'last':'white 2'}"),
         "move.last: no such die has been put into the tray"},
        {KEEPING(""), ""},
        {KEEPING(",'move':{'last':'white'}"),
         "move.last: leave it out: at step 'keep' it has not been chosen"},
        {KEEPING(",'hand':{'white':2}"),
         "move.last: missing: it is chosen before step 'keep'"},
        {KEEPING(",'hand':{'white':2},'move':{'last':'green'}"),
         "move.last: it is not the last of the dice kept"},
        {KEEPING(",'hand':{'white':2},'move':{'last':'white 1'}"),
         "move.last: 'white 1' is not a die: write white 3 and so on, at step 'keep' "
         "white or green 2for1"},
        {KEEPING(",'hand':{'white':2},'move':{'last':'white'}"), ""},
        {KEEPING(",'hand':{'green 2for1':2},'move':{'last':'green 2for1'}"),
         "hand.green 2for1: 2 are kept, and the tray has 1 of them"},
        {KEEPING(",'hand':{'white':6}"),
         "hand.white: 6 are kept, and the tray has 5 of them"},
        {TURN("trade-one", ",'hand':{'white':5,'green':1}"),
         "move.give: missing: it is chosen before step 'trade-one'"},
        {TURN("trade-one", ",'hand':{'white':5,'green':1},'move':{'give':'green'}"),
         "move.give: no die of that colour in the hand shows 2for1"},
        {TURN("trade-one", ",'hand':{'white':5,'green':1},'move':{'give':'pink'}"),
         "move.give: 'pink' is not a colour of dice"},
        {TURN("trade-two", ",'hand':{'white':5,'green 2for1':1},'move':{'give':'green',"
                           "'for':'green'}"),
         "move.for: it must be of another colour than the die given"},
        {TURN("trade-two", ",'hand':{'white':5,'green 2for1':1},'move':{'give':'green',"
                           "'for':'white'}"),
         "move.for: the supply has no such die"},
        {TURN("trade-two", ",'hand':{'white':5,'green 2for1':1},'move':{'give':'green',"
                           "'for':'pink'}"),
         "move.for: 'pink' is not a colour of dice"},
        {TURN("trade-two", ",'hand':{'white':5,'green 2for1':1},'move':{'give':'green',"
                           "'for':'red'}"),
         ""},
    };
    placed_refuse_all("players=2", ROWS(rows));
}

/* 4.5: a die that has no face to turn itself to. */
TEST(some_dice_cannot_adjust_themselves)
{
    POSITION p;
    placed_start_set(&p, "3 4 adjust adjust 2for1 skull",
                     "swap swap adjust adjust reroll reroll");
    assert_string_equal(
        position_read_quoted(
            &p, TURN("turn", ",'outside':{'white 1':4,'purple adjust':1},'move':{"
                             "'die':'purple adjust','on':'itself'}")),
        "move.on: that die has no face to turn itself to");
    placed_set(&p, TURN("turn", ",'outside':{'white 1':4,'purple adjust':1},'move':{"
                                "'die':'purple adjust','on':'white 1'}"));
}

#define GONE                                                                             \
    ",'removed':['6-6-6','1-1-3-5-5','1-3-5-7','27+','=5','2-2-4-4-6','1-1-1-1',"        \
    "'2-2-4-4-6-6','33+','6-6-6-6-6','1-1-1-3-3-3','7-7-7','1-2-3-4-5-6',"               \
    "'1-1-3-3-5-5']"

TEST(the_end_is_read_with_care)
{
    static const struct placed rows[] = {
        {TABLE("", GONE), ""},
        {TABLE("", GONE ",'stage':'open'"),
         "stage: by the pile and 'opus' it is 'ending'"},
        {TABLE("", GONE ",'step':'refill'"), "step: the pile has no card for the gap"},
        {TURN("down", GONE ",'tray':{'white 1':5}"),
         "step: the pile has no card for the gap"},
        {TURN("trade", GONE ",'hand':{'white':5},'opus':1"),
         "busy: must be true: D is taken in the turn of a gain"},
        {TURN("spell", GONE ",'tray':{'white 1':5},'opus':2,'left':1"),
         "left: by 'opus' and 'turn' it is 0"},
    };
    placed_refuse_all("players=2", ROWS(rows));
}

/* What no single field is to blame for is refused as a whole. */
TEST(what_cannot_be_is_refused)
{
    static const struct placed rows[] = {
        {TABLE("", ",'quiet':20"), "quiet: after 20 such turns the game is over (5.2a)"},
        {TABLE("", ",'step':'over'"), "step: the game is not over yet (5.1, 5.2a)"},
    };
    placed_refuse_all("players=2", ROWS(rows));
}
