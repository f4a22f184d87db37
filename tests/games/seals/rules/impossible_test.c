/* impossible_test.c: positions that no game reaches are refused, with the path of the
 * field at fault. */
#include "tests/games/seals/wrong_state.h"

/* Two players, with more about each, the sites and the rest. */
#define TABLE(witch, seer, sites, rest)                                                  \
    "{'players':[{'mage':'witch'," witch "},{'mage':'seer'," seer "}],"                  \
    "'sites':{" sites "}" rest "}"
#define WITCH "'place':'h1','dice':['f2']"
#define SEER  "'place':'h2','dice':['a1']"
#define OUT   "'place':'h2','over':true,'next':['f','f','w']"
#define CAT   ",'familiar':'n1','down':['binding']"

TEST(figures_stand_where_they_can)
{
    static const struct wrong_state rows[] = {
        {TABLE("'place':'n1','dice':['f2']", SEER, "'n1':'f2'", ""),
         "players[0].place: n1 bears a seal"},
        {TABLE("'place':'b1','dice':['f2']", SEER, "'b1':'change.fire'", ""),
         "players[0].place: b1 bears a seal"},
        {TABLE(WITCH ",'familiar':'b1'", SEER, "'b1':'change.fire'", ""),
         "players[0].familiar: a scroll lies on b1"},
        {TABLE(WITCH ",'familiar':'n1'", SEER, "'n1':'f2'", ""),
         "players[0].familiar: a token lies on n1; only Dispatch of circle 4 leads onto "
         "one"},
        {TABLE(WITCH, OUT ",'familiar':'n1'", "", ""),
         "players[1].familiar: leave it out: the round is over for this player"},
        {TABLE("'dice':['f2']", SEER, "", ""), "players[0].place: missing"},
        {"{'players':[{'place':'h1','dice':['f2']},{'mage':'seer'," SEER "}],'sites':{}}",
         "players[0].mage: missing"},
    };
    wrong_assert("players=2,circle=2", ROWS(rows));
    static const struct wrong_state dispatched[] = {
        {TABLE(WITCH CAT, SEER, "'n1':'f2'", ""), ""},
        {TABLE(WITCH CAT, SEER CAT, "'n1':'f2'", ""),
         "players[1].familiar: the familiar of players[0] is on the token on n1"},
        {TABLE(WITCH CAT, SEER CAT, "", ""), ""},
        {TABLE(WITCH ",'familiar':'n1','down':['dispatch.air']", SEER, "'n1':'f2'", ""),
         ""},
        {TABLE(WITCH ",'familiar':'n1','down':['leap.air']", SEER, "'n1':'f2'", ""),
         "players[0].familiar: it is out, so binding or a dispatch must be in 'down'"},
    };
    wrong_assert("players=2,circle=4", ROWS(dispatched));
}

TEST(scrolls_are_in_one_place)
{
    static const struct wrong_state rows[] = {
        {TABLE(WITCH ",'up':['change.fire']", SEER, "", ""),
         "players[0].up: binding is missing: it lies in 'up' or in 'down'"},
        {TABLE(WITCH ",'up':['change.fire','binding'],'down':['change.fire']", SEER, "",
               ""),
         "players[0].up: change.fire is in 'down' too"},
        {TABLE(WITCH ",'up':['change.fire','binding']", SEER, "'b1':'change.fire'", ""),
         "sites.b1: a player has that scroll already"},
        {TABLE(WITCH ",'up':['change.fire','binding']",
               SEER ",'up':['change.fire','binding']", "", ""),
         "players[1].up: another player has change.fire already"},
        {TABLE(WITCH, SEER, "", ",'absorbed':{'fire':'f2'}"),
         "absorbed.fire: nobody has absorption.fire"},
        {TABLE(WITCH ",'up':['absorption.fire','binding']", SEER, "",
               ",'absorbed':{'fire':'w2'}"),
         "absorbed.fire: Absorption of fire takes no token of water"},
        {TABLE(WITCH ",'up':['absorption.mind','binding']", SEER, "",
               ",'absorbed':{'mind':'w2'}"),
         ""},
        {TABLE(WITCH, SEER, "'b1':'absorption.fire'", ",'absorbed':{'fire':'f2'}"),
         "sites.b1: no more boxes of this board have strength 4"},
    };
    wrong_assert("players=2,circle=2", ROWS(rows));
}

TEST(who_is_in_the_round_has_dice)
{
    static const struct wrong_state rows[] = {
        {TABLE(WITCH, "'place':'h2'", "", ""),
         "players[1].dice: missing: without dice the round is over for a player"},
        {TABLE(WITCH, SEER ",'over':true", "", ""),
         "players[1].dice: leave it out: the round is over for this player"},
        {TABLE(WITCH, "'place':'h2','over':true,'next':['f','f']", "", ""),
         "players[1].next: 2 here and 0 owed; with the round over three dice are to "
         "come"},
        {TABLE(WITCH, "'place':'h2','over':true,'next':['f','f'],'owed':1", "", ""), ""},
        {TABLE(WITCH, SEER ",'next':['f']", "", ""),
         "players[1].next: leave it out: the round is not over for this player"},
        {TABLE(WITCH, SEER ",'owed':1", "", ""),
         "players[1].owed: leave it out: the round is not over for this player"},
        {TABLE(WITCH, OUT ",'up':['binding'],'down':['change.fire']", "", ""),
         "players[1].down: leave it out: the round is over, so all lie face up"},
        {TABLE(WITCH, OUT, "", ",'turn':2"), "turn: the round is over for player 2"},
        {TABLE(WITCH, SEER, "", ",'actor':2"), "actor: at step 'turn' player 1 acts"},
        {TABLE(WITCH, SEER, "", ",'round':0"), "round: rounds are counted from 1"},
        {TABLE(WITCH, SEER, "", ",'cursor':1"),
         "cursor: leave it out: at step 'turn' nothing is counted"},
        {TABLE(WITCH, SEER, "", ",'taking':1"),
         "taking: leave it out: dice are taken at step 'take'"},
        {TABLE(WITCH, SEER, "", ",'rolling':1"),
         "rolling: leave it out: dice fall at step 'reroll' alone"},
        {TABLE(WITCH, SEER, "", ",'midway':1"),
         "midway: at this point of step 'turn' it is 0"},
        {TABLE(WITCH, SEER, "", ",'idle':1,'stuck':2"),
         "stuck: 2 rounds, but 'idle' counts only 1"},
        {TABLE(WITCH, SEER, "", ",'idle':15"),
         "idle: after 15 such rounds the game is over (4.8)"},
        {TABLE(WITCH, SEER, "", ",'idle':5,'stuck':5"),
         "stuck: after 5 such rounds the game is over (4.8)"},
    };
    wrong_assert("players=2,circle=3", ROWS(rows));
}

TEST(dice_are_taken_in_order)
{
    static const struct wrong_state rows[] = {
        /* after a round: 4.5 */
        {TABLE("'place':'h1','over':true", SEER, "",
               ",'step':'take','taking':1,'round':1"),
         ""},
        {TABLE(WITCH, SEER, "", ",'step':'take','taking':1,'round':1"),
         "players[0].over: must be true: dice are taken when the round is over"},
        {TABLE("'place':'h1','over':true,'owed':1,'next':['f','f']", SEER, "",
               ",'step':'take','taking':1,'round':1"),
         "players[0].next: leave it out: this player takes dice now"},
        {TABLE("'place':'h1','over':true,'next':['f','f','f']", SEER, "",
               ",'step':'take','taking':1,'round':1"),
         "players[0].next: leave it out: this player takes dice now"},
        {TABLE("'place':'h1','over':true", SEER, "",
               ",'step':'take','taking':1,'round':1,'cursor':1"),
         "cursor: leave it out: at step 'take' nothing is counted"},
        /* robbed in another's turn: 6.16 */
        {TABLE("'place':'h1','over':true", SEER, "",
               ",'step':'take','taking':1,'round':1,'actor':1,'turn':2"),
         ""},
        {TABLE("'place':'h1','over':true", OUT, "",
               ",'step':'take','taking':1,'round':1,'actor':1,'turn':2"),
         "turn: the round is over for player 2"},
        /* what is owed: 4.6 */
        {TABLE("'place':'h1','over':true,'next':['a','a'],'owed':1", OUT, "",
               ",'step':'take','taking':2,'round':1"),
         ""},
        {TABLE("'place':'h1','over':true,'next':['f','f'],'owed':1", SEER, "",
               ",'step':'take','taking':2,'round':1"),
         "players[1].over: must be true: what is owed is taken after the round"},
        {TABLE("'place':'h1','over':true,'next':['f','f','w']",
               "'place':'h2','over':true,'owed':3", "",
               ",'step':'take','taking':2,'round':1"),
         "players[0].owed: missing: this player takes them"},
        {TABLE("'place':'h1','over':true,'owed':3", "'place':'h2','over':true,'owed':3",
               "", ",'step':'take','taking':2,'round':1,'actor':2"),
         "actor: player 1 is owed dice and comes before"},
        {TABLE("'place':'h1','over':true,'owed':3", "'place':'h2','over':true,'owed':3",
               "", ",'step':'take','taking':2,'round':1,'actor':2,'first':2"),
         ""},
    };
    wrong_assert("players=2,circle=3", ROWS(rows));
}

#define ROLL(witch, seer, rest)                                                          \
    TABLE("'place':'h1'," witch, "'place':'h2'," seer, "",                               \
          ",'step':'roll','round':2" rest)

TEST(dice_are_rolled_in_order)
{
    static const struct wrong_state rows[] = {
        {ROLL("'next':['f','f','w']", "'next':['a','a','a']", ""), ""},
        {ROLL("'dice':['f1'],'next':['f','w']", "'next':['a','a','a']", ",'midway':1"),
         ""},
        {ROLL("'dice':['f1'],'next':['f','w']", "'next':['a','a','a']", ""), ""},
        {ROLL("'dice':['f1'],'next':['f','w']", "'next':['a','a','a']", ",'midway':0"),
         "midway: at this point of step 'roll' it is 1"},
        {ROLL("'dice':['w1'],'next':['f','f']", "'next':['a','a','a']", ",'midway':1"),
         "players[0].dice: dice of fire are rolled before water"},
        {ROLL("'next':['f','f']", "'next':['a','a','a']", ""),
         "players[0].next: 2 here and 0 rolled; three dice are rolled a player"},
        {ROLL("'next':['f','f','w']", "'dice':['a1'],'next':['a','a']", ""),
         "players[1].dice: leave it out: this player has not rolled yet"},
        {ROLL("'next':['f','f','w']", "'next':['a','a','a']", ",'turn':2"),
         "turn: by 'first' and 'cursor' it is player 1"},
        {ROLL("'next':['f','f','w']", "'next':['a','a','a']", ",'broken':1"),
         "broken: leave it out: the round is about to begin"},
        {ROLL("'next':['f','f','w'],'over':true", "'next':['a','a','a']", ""),
         "players[0].over: leave it out: the round is about to begin"},
        {ROLL("'next':['f','f','w'],'familiar':'n1'", "'next':['a','a','a']", ""),
         "players[0].familiar: leave it out: no familiar is out at step 'roll'"},
        {ROLL("'next':['f','f','w'],'down':['binding']", "'next':['a','a','a']", ""),
         "players[0].down: leave it out: the round is about to begin"},
        {ROLL("'dice':['f1','f1','w1']", "'next':['a','a','a']", ",'turn':2,'cursor':1"),
         ""},
        {ROLL("'next':['f','f','w']", "'next':['a','a','a']", ",'turn':2,'cursor':1"),
         "players[0].dice: three dice: this player has rolled"},
        {ROLL("'next':['f','f','w']", "'next':['a','a','a']", ",'cursor':2"),
         "cursor: at step 'roll' it counts the players who are done, up to 1"},
    };
    wrong_assert("players=2,circle=3", ROWS(rows));
}

TEST(the_setup_goes_step_by_step)
{
    static const struct wrong_state rows[] = {
        {DEAL("", "", ",'cursor':5"), ""},
        {DEAL("", "", ",'cursor':6"),
         "sites.n1: missing: something has been dealt there"},
        {DEAL("", "", ",'cursor':4"),
         "cursor: the number of the space dealt next, from 5 to 8"},
        {DEAL("", "", ",'cursor':9"),
         "cursor: the number of the space dealt next, from 5 to 8"},
        {DEAL("", "'n1':'f2'", ",'cursor':6,'midway':1"), ""},
        {DEAL("", "'n1':'f2'", ",'cursor':6"), ""},
        {DEAL("", "'n1':'f2'", ",'cursor':6,'midway':0"),
         "midway: at this point of step 'deal' it is 1"},
        {DEAL("", "'n1':'f3'", ",'cursor':6,'midway':1"),
         "sites.n1: it is a circle of strength 2, not 3"},
        {DEAL("", "'n2':'f3'", ",'cursor':6,'midway':1"),
         "sites.n1: missing: something has been dealt there"},
        {DEAL("'mage':'witch'", "", ",'cursor':5"),
         "players[0].mage: leave it out: it has not been drawn yet"},
        {DEAL("", "", ",'cursor':5,'first':1"),
         "first: leave it out: at step 'deal' it is not known yet"},
        {DEAL("", "", ",'cursor':5,'round':1"),
         "round: leave it out: at step 'deal' no round has begun"},
        {DEAL("", "", ",'cursor':5,'idle':1"), "idle: leave it out: no round has begun"},
        {DEAL("'dice':['f1']", "", ",'cursor':5"),
         "players[0].dice: leave it out: no round has begun"},
        {DEAL("'next':['f','f','f']", "", ",'cursor':5"),
         "players[0].next: leave it out: this player has not taken dice yet"},
        {DEAL("'place':'h1'", "", ",'cursor':5"),
         "players[0].place: leave it out: it is not chosen yet"},
        {DEAL("'over':true", "", ",'cursor':5"),
         "players[0].over: leave it out: no round has begun"},
        {DEAL("'up':['binding','change.fire']", "", ",'cursor':5"),
         "players[0].up: binding alone: no round has begun"},
        {BEFORE("circle", "", "", "", ""),
         "step: no circle is drawn: the options say circle 3"},
        {SETUP("mage", "", "", ""), ""},
        {BEFORE("mage", "", "", "'n1':'f2'", ""),
         "sites.n2: missing: something has been dealt there"},
        {SETUP("mage", "'mage':'witch'", "", ",'cursor':1,'midway':1"), ""},
        {SETUP("mage", "", "'mage':'witch'", ""),
         "players[1].mage: leave it out: it has not been drawn yet"},
        {SETUP("first", "'mage':'witch'", "'mage':'seer'", ""), ""},
        {SETUP("first", "'mage':'witch'", "", ""), "players[1].mage: missing"},
        {SETUP("place", "'mage':'witch'", "'mage':'seer'", ""), ""},
        {SETUP("place", "'mage':'witch','place':'h1'", "'mage':'seer'", ""),
         "players[0].place: leave it out: it is not chosen yet"},
        {SETUP("place", "'mage':'witch','place':'h1'", "'mage':'seer'",
               ",'cursor':1,'turn':2"),
         ""},
        {SETUP("place", "'mage':'witch','place':'h1'", "'mage':'seer'",
               ",'cursor':1,'turn':1"),
         "turn: by 'first' and 'cursor' it is player 2"},
        {SETUP("take", "'mage':'witch','place':'h1'", "'mage':'seer','place':'h2'", ""),
         ""},
        {SETUP("take", "'mage':'witch','place':'h1'", "'mage':'seer'", ""),
         "players[1].place: missing"},
        {SETUP("take", "'mage':'witch','place':'h1','next':['f']",
               "'mage':'seer','place':'h2'", ""),
         "players[0].next: leave it out: this player has not taken dice yet"},
        {SETUP("take", "'mage':'witch','place':'h1'", "'mage':'seer','place':'h2'",
               ",'actor':2"),
         "actor: at step 'take' player 1 acts"},
    };
    wrong_assert("players=2,circle=3", ROWS(rows));
}

/* Mages and the circle must be those of the options. */
TEST(the_setup_keeps_to_the_options)
{
    static const struct wrong_state rows[] = {
        {DEAL("", "", ",'cursor':5"), ""},
        {DEAL("'mage':'toad'", "", ",'cursor':5"),
         "players[0].mage: 'toad' is not a mage: shaman, witch, seer, sorcerer or "
         "warlock"},
        {DEAL("'mage':'shaman'", "", ",'cursor':5"),
         "players[0].mage: the options of this game say witch"},
    };
    wrong_assert("players=2,circle=3,mages=witch.seer", ROWS(rows));
    static const struct wrong_state open[] = {
        {BEFORE("circle", "", "", "", ""), ""},
        {"{'step':'circle','circle':2,'players':[{},{}],'sites':{}}",
         "circle: leave it out: at step 'circle' it is not known yet"},
        {DEAL("", "", ",'cursor':5"),
         "circle: missing: the options of this game leave it open"},
    };
    wrong_assert("players=2,circle=random", ROWS(open));
    static const struct wrong_state twins[] = {
        {DEAL("", "'n1':'f2','n2':'f3','b1':'change.fire'", ",'cursor':8,'midway':1"),
         ""},
    };
    wrong_assert("players=2,circle=1", ROWS(twins));
}

TEST(the_game_ends_after_a_round)
{
    static const struct wrong_state rows[] = {
        {TABLE("'place':'h1','over':true,'next':['w','w','w']", OUT, "",
               ",'step':'over'"),
         "players[1].next: there are only 3 dice of water, and the players have 4"},
        {TABLE("'place':'h1','over':true,'next':['w','w','f']", OUT, "",
               ",'step':'over'"),
         ""},
        {TABLE(WITCH, OUT, "", ",'step':'over'"),
         "players[0].over: must be true: the game ends after a round"},
    };
    wrong_assert("players=2,circle=3", ROWS(rows));
}
