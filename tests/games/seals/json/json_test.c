/* json_test.c: state JSON: errors name the path of the field at fault. */
#include "tests/games/seals/wrong_state.h"

static const char board[] = WRONG_BOARD;

/* Two players in their first turn, with more about the witch and the rest. */
#define TABLE(witch, rest)                                                               \
    "{'players':[{'mage':'witch','place':'h1','dice':['f2']" witch "},"                  \
    "{'mage':'seer','place':'h2','dice':['a1']}],'sites':{'n1':'f2'}" rest "}"

TEST(what_is_usual_may_be_left_out)
{
    POSITION p;
    position_start(&p, "players=2,circle=4", board);
    assert_string_equal(wrong_read(&p, TABLE("", "")), "");
    assert_string_equal(
        position_json(&p),
        "{\"circle\":4,\"round\":1,\"step\":\"turn\",\"first\":1,\"turn\":1,\"actor\":1,"
        "\"supply\":{\"fire\":2,\"water\":3,\"air\":2,\"earth\":3},\"players\":["
        "{\"mage\":\"witch\",\"place\":\"h1\",\"dice\":[\"f2\"],\"up\":[\"binding\"]},"
        "{\"mage\":\"seer\",\"place\":\"h2\",\"dice\":[\"a1\"],\"up\":[\"binding\"]}],"
        "\"sites\":{\"n1\":\"f2\"}}");
}

TEST(everything_that_can_be_said_reads_back)
{
    POSITION p;
    position_start(&p, "players=2,circle=2", board);
    assert_string_equal(
        wrong_read(&p, TABLE(",'up':['absorption.mind','binding'],'down':['swap.fire']",
                             ",'absorbed':{'mind':'w3'},'round':3,'idle':2,'broken':1,"
                             "'first':2,'turn':1,'supply':{'fire':2}")),
        "");
    assert_string_equal(position_absorbed(&p, "mind"), "w3");
    assert_string_equal(position_down(&p, "witch"), "swap.fire");
    assert_string_equal(position_first(&p), "seer");
    assert_int_equal(position_state(&p)->idle, 2);
}

TEST(a_slip_of_the_pen_shows)
{
    static const struct wrong_state rows[] = {
        {"[]", "must be an object {...}"},
        {"{}", "'players' is missing"},
        {TABLE("", ",'colour':'red'"), "'colour' is not known here"},
        {TABLE(",'hat':'pointed'", ""), "players[0]: 'hat' is not known here"},
        {"{'players':[],'sites':{}}", "players: must have 2 items"},
        {"{'players':[{'mage':'wizard'},{}],'sites':{}}",
         "players[0].mage: 'wizard' is not a mage: shaman, witch, seer, sorcerer or "
         "warlock"},
        {"{'players':[{'mage':'witch'},{'mage':'seer'}]}", "'sites' is missing"},
        {TABLE("", ",'step':'dance'"), "step: 'dance' is not a step of this game"},
        {TABLE("", ",'round':-1"), "round: must be from 0 to 60000, not -1"},
        {TABLE("", ",'first':3"), "first: must be from 1 to 2, not 3"},
        {TABLE("", ",'turn':0"), "turn: must be from 1 to 2, not 0"},
        {TABLE("", ",'actor':9"), "actor: must be from 1 to 2, not 9"},
        {TABLE("", ",'midway':2"), "midway: must be from 0 to 1, not 2"},
        {TABLE("", ",'cursor':-1"), "cursor: must be from 0 to 184, not -1"},
        {TABLE("", ",'broken':2"), "broken: must be from 0 to 1, not 2"},
        {TABLE("", ",'idle':16"), "idle: must be from 0 to 15, not 16"},
        {TABLE("", ",'stuck':6"), "stuck: must be from 0 to 5, not 6"},
        {TABLE("", ",'rolling':7"), "rolling: must be from 0 to 6, not 7"},
        {TABLE("", ",'taking':3"), "taking: must be from 0 to 2, not 3"},
        {TABLE("", ",'circle':5"), "circle: must be from 1 to 4, not 5"},
    };
    wrong_assert("players=2,circle=4", ROWS(rows));
}

TEST(what_a_player_has_is_read_with_care)
{
    static const struct wrong_state rows[] = {
        {TABLE(",'familiar':'n9'", ""),
         "players[0].familiar: 'n9' is not a circle, box or start of this board"},
        {TABLE(",'familiar':'hall'", ""),
         "players[0].familiar: 'hall' is not a circle, box or start of this board"},
        {TABLE(",'next':['q']", ""),
         "players[0].next[0]: 'q' is not a colour: write f, w, a or e"},
        {TABLE(",'next':['ff']", ""),
         "players[0].next[0]: 'ff' is not a colour: write f, w, a or e"},
        {TABLE(",'next':['']", ""),
         "players[0].next[0]: '' is not a colour: write f, w, a or e"},
        {TABLE(",'next':['f','f','f','f']", ""),
         "players[0].next[3]: there can be at most 3 of f"},
        {TABLE(",'owed':4", ""), "players[0].owed: must be from 0 to 3, not 4"},
        {TABLE(",'up':['change.fire','change.fire']", ""),
         "players[0].up[1]: it is there already"},
        {TABLE(",'up':['change']", ""),
         "players[0].up[0]: 'change' is not a scroll of this circle"},
        {TABLE(",'up':['dance.fire']", ""),
         "players[0].up[0]: 'dance.fire' is not a scroll of this circle"},
        {TABLE(",'up':['swap.fire']", ""),
         "players[0].up[0]: 'swap.fire' is not a scroll of this circle"},
        {TABLE(",'up':['a very long name that is no scroll of any circle.fire']", ""),
         "players[0].up[0]: 'a very long name that is no scroll of an' is not a scroll "
         "of this circle"},
        {"{'players':[{'dice':['f7']},{}],'sites':{}}",
         "players[0].dice[0]: 'f7' is not a die: write f3, w1, a6, e2 and so on"},
        {"{'players':[{'dice':['f']},{}],'sites':{}}",
         "players[0].dice[0]: 'f' is not a die: write f3, w1, a6, e2 and so on"},
        {"{'players':[{'place':'nowhere'},{}],'sites':{}}",
         "players[0].place: 'nowhere' is not a circle, box or start of this board"},
    };
    wrong_assert("players=2,circle=4", ROWS(rows));
}

#define SITES(sites)                                                                     \
    "{'players':[{'mage':'witch','place':'h1','dice':['f2']},"                           \
    "{'mage':'seer','place':'h2','dice':['a1']}],'sites':{" sites "}}"

TEST(what_lies_on_the_board_is_read_with_care)
{
    static const struct wrong_state rows[] = {
        {SITES("'n9':'f2'"), "sites: 'n9' is not a circle or box of this board"},
        {SITES("'h1':'f2'"), "sites: 'h1' is not a circle or box of this board"},
        {SITES("'hall':'f2'"), "sites: 'hall' is not a circle or box of this board"},
        {SITES("'n1':'f1'"),
         "sites.n1: 'f1' is not a token or scroll: write f2, w3, change.fire and so on"},
        {SITES("'n1':'m2'"),
         "sites.n1: 'm2' is not a token or scroll: write f2, w3, change.fire and so on"},
        {SITES("'n1':'change.fire'"),
         "sites.n1: it is a circle: a token such as f2 lies there"},
        {SITES("'b1':'f2'"),
         "sites.b1: it is a box: a scroll such as change.fire lies there"},
        {SITES("'b1':'binding'"), "sites.b1: 'binding' is not a token or scroll: write "
                                  "f2, w3, change.fire and so on"},
        {SITES("'b1':'change.fire','b2':'change.fire'"),
         "sites.b2: that scroll lies in another box already"},
        {TABLE("", ",'guardians':{'wood':'b1'}"), "guardians: 'wood' is not known here"},
        {TABLE("", ",'guardians':{'fire':'b9'}"),
         "guardians.fire: 'b9' is not a circle, box or start of this board"},
        {TABLE("", ",'guardians':{'fire':'b1'}"),
         "guardians.fire: no scroll of fire lies on b1"},
        {TABLE("", ",'absorbed':{'wood':'f2'}"), "absorbed: 'wood' is not known here"},
        {TABLE("", ",'absorbed':{'fire':'f1'}"),
         "absorbed.fire: 'f1' is not a token: write f2, w3, a6, e5 and so on"},
        {TABLE("", ",'absorbed':{'fire':'f2'}"),
         "absorbed.fire: Absorption belongs to circle 2"},
        {TABLE("", ",'supply':{'mind':2}"), "supply: 'mind' is not known here"},
        {TABLE("", ",'supply':{'fire':7}"), "supply.fire: must be from 0 to 3, not 7"},
        {TABLE("", ",'supply':{'fire':1}"),
         "supply.fire: 1 here and 1 with the players make 2; there are 3"},
    };
    wrong_assert("players=2,circle=4", ROWS(rows));
}

/* A second scroll of a name exists in circle I alone. */
TEST(copies_are_for_circle_one)
{
    static const struct {
        int circle;
        const char *witch, *error;
    } rows[] = {
        {1, "witch on h1: f2", ""},
        {1, "witch on h1: f2 | change.fire change.fire'", ""},
        {2, "witch on h1: f2 | change.fire change.fire'",
         "players[0].up[1]: 'change.fire'' is not a scroll of this circle"},
        {1, "witch on h1: f2 | '",
         "players[0].up[0]: ''' is not a scroll of this circle"},
        {1, "witch on h1: f2 | binding'",
         "players[0].up[0]: 'binding'' is not a scroll of this circle"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        POSITION p;
        const char *players[] = {rows[i].witch, "seer on h2: a1", NULL};
        assert_string_equal(position_try(&p, rows[i].circle, board, "n1=f2", players),
                            rows[i].error);
    }
}

/* The choices made so far of a move. */
TEST(a_half_made_move_is_read_with_care)
{
    static const struct wrong_state rows[] = {
        {TABLE("", ",'move':{'hat':1}"), "move: 'hat' is not known here"},
        {TABLE("", ",'move':{'scroll':'dance'}"),
         "move.scroll: 'dance' is not a scroll of this circle"},
        {TABLE("", ",'move':{'lent':'dance'}"),
         "move.lent: 'dance' is not a scroll of this circle"},
        {TABLE("", ",'move':{'gain':'dance'}"), "move.gain: leave it out at this step"},
        {TABLE("", ",'move':{'one':'n9'}"),
         "move.one: 'n9' is not a circle, box or start of this board"},
        {TABLE("", ",'move':{'target':'n9'}"),
         "move.target: 'n9' is not a circle, box or start of this board"},
        {TABLE("", ",'move':{'victim':3}"), "move.victim: must be from 1 to 2, not 3"},
        {TABLE("", ",'move':{'figure':3}"), "move.figure: must be from 0 to 2, not 3"},
        {TABLE("", ",'move':{'colour':'mind'}"),
         "move.colour: 'mind' is not a colour of dice"},
        {TABLE("", ",'move':{'chosen':['f2']}"),
         "move.chosen[0]: 'f2' is not a die of the colour chosen"},
        {TABLE("", ",'move':{'chosen':['f9']}"),
         "move.chosen[0]: 'f9' is not a die of the colour chosen"},
        {TABLE("", ",'move':{'target':'n1'}"),
         "move.target: leave it out: at this step it has not been chosen"},
        {TABLE("", ",'step':'with','midway':1"),
         "move.target: missing: it is chosen before this step"},
        {TABLE("", ",'step':'with','midway':1,'move':{'target':'n2'}"),
         "move.target: no seal that this move could break lies there"},
        {TABLE("", ",'step':'with','midway':1,'move':{'target':'n1'}"), ""},
        {TABLE("", ",'step':'with','move':{'target':'n1'}"), ""},
        {TABLE("", ",'step':'binding','midway':1,'move':{'scroll':'binding'}"),
         "move.scroll: it must be in 'down' of the player on turn, who is using it"},
        {TABLE(",'down':['binding']",
               ",'step':'binding','midway':1,'move':{'scroll':'binding'}"),
         ""},
        {TABLE(",'down':['binding']",
               ",'step':'dice','midway':1,'move':{'scroll':'binding'}"),
         "move.scroll: this spell does not come to the step"},
        {TABLE(",'down':['leap.fire']",
               ",'step':'then','midway':1,'move':{'scroll':'leap.fire','one':'n2'}"),
         "move.one: the spell being used could not choose this"},
        {TABLE(",'down':['leap.fire']",
               ",'step':'then','midway':1,'move':{'scroll':'leap.fire','victim':2,"
               "'figure':1}"),
         "move.one: missing: the spell being used chooses one"},
        {TABLE(",'down':['growth.mind']",
               ",'step':'colour','midway':1,'move':{'scroll':'growth.mind'}"),
         ""},
        {TABLE(",'down':['growth.mind']",
               ",'step':'colour','midway':1,'move':{'scroll':'growth.mind','lent':"
               "'growth.fire'}"),
         "move.lent: only Exploitation borrows a scroll, one of its own element"},
        {TABLE(",'down':['change.fire']",
               ",'step':'into','midway':1,'move':{'scroll':'change.fire','colour':'fire',"
               "'chosen':['f3']}"),
         "move.chosen: the player does not have these dice"},
        {TABLE(",'down':['change.fire']",
               ",'step':'into','midway':1,'move':{'scroll':'change.fire','colour':'fire',"
               "'chosen':['f2']}"),
         ""},
        {TABLE(",'down':['renewal.fire']",
               ",'step':'reroll','midway':1,'rolling':1,'move':{'scroll':'renewal.fire',"
               "'colour':'fire'}"),
         ""},
        {TABLE(",'down':['renewal.fire']",
               ",'step':'reroll','midway':1,'move':{'scroll':'renewal.fire',"
               "'colour':'fire'}"),
         "rolling: missing: how many dice are still to fall"},
    };
    wrong_assert("players=2,circle=4", ROWS(rows));
}
