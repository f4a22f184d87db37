/* impossible_test.c: positions that no game comes to are refused, each with its reason.
 */
#include "seals/wrong_state.h"

/* Two players, with more about each, the sites and the rest. */
#define TABLE(witch, seer, sites, rest)                                                  \
    "{'players':[{'mage':'witch'," witch "},{'mage':'seer'," seer "}],"                  \
    "'sites':{" sites "}" rest "}"
#define WITCH "'place':'h1','dice':['f2']"
#define SEER  "'place':'h2','dice':['a1']"
#define OUT   "'place':'h2','over':true,'next':['f','f','w']"
#define NO    "no position of this game: "

static void figures_stand_where_they_can(void **unused)
{
    (void)unused;
    static const struct wrong_state rows[] = {
        {TABLE("'place':'n1','dice':['f2']", SEER, "'n1':'f2'", ""),
         NO "a mage stands on a seal or outside the board"},
        {TABLE("'place':'b1','dice':['f2']", SEER, "'b1':'change.fire'", ""),
         NO "a mage stands on a seal or outside the board"},
        {TABLE(WITCH ",'familiar':'b1'", SEER, "'b1':'change.fire'", ""),
         NO "a familiar stands on a scroll or outside the board"},
        {TABLE(WITCH ",'familiar':'n1'", SEER, "'n1':'f2'", ""),
         NO "a familiar stands on a token without Dispatch"},
        {TABLE(WITCH, OUT ",'familiar':'n1'", "", ""),
         NO "a familiar is on the board although its owner's round is over"},
        {TABLE("'dice':['f2']", SEER, "", ""), NO "a mage is not on the board"},
        {"{'players':[{'place':'h1','dice':['f2']},{'mage':'seer'," SEER "}],'sites':{}}",
         NO "a mage is not on the board"},
    };
    wrong_assert("players=2,circle=2", ROWS(rows));
    static const struct wrong_state dispatched[] = {
        {TABLE(WITCH ",'familiar':'n1'", SEER, "'n1':'f2'", ""), ""},
        {TABLE(WITCH ",'familiar':'n1'", SEER ",'familiar':'n1'", "'n1':'f2'", ""),
         NO "two familiars stand on one token"},
        {TABLE(WITCH ",'familiar':'n1'", SEER ",'familiar':'n1'", "", ""), ""},
    };
    wrong_assert("players=2,circle=4", ROWS(dispatched));
}

static void scrolls_are_in_one_place(void **unused)
{
    (void)unused;
    static const struct wrong_state rows[] = {
        {TABLE(WITCH ",'up':['change.fire']", SEER, "", ""),
         NO "a player's scrolls are not right: Binding is always one of them"},
        {TABLE(WITCH ",'up':['change.fire','binding'],'down':['change.fire']", SEER, "",
               ""),
         NO "a scroll lies face up and face down at once"},
        {TABLE(WITCH ",'up':['change.fire','binding']", SEER, "'b1':'change.fire'", ""),
         NO "a scroll is in two places"},
        {TABLE(WITCH ",'up':['change.fire','binding']",
               SEER ",'up':['change.fire','binding']", "", ""),
         NO "a scroll is in two places"},
        {TABLE(WITCH, SEER, "", ",'absorbed':{'fire':'f2'}"),
         NO "a token is absorbed by a scroll that nobody owns"},
        {TABLE(WITCH ",'up':['absorption.fire','binding']", SEER, "",
               ",'absorbed':{'fire':'w2'}"),
         NO "a token lies on an Absorption of another colour"},
        {TABLE(WITCH ",'up':['absorption.mind','binding']", SEER, "",
               ",'absorbed':{'mind':'w2'}"),
         ""},
        {TABLE(WITCH, SEER, "'b1':'absorption.fire'", ",'absorbed':{'fire':'f2'}"),
         NO "a token is absorbed by a scroll that nobody owns"},
    };
    wrong_assert("players=2,circle=2", ROWS(rows));
}

static void who_is_in_the_round_has_dice(void **unused)
{
    (void)unused;
    static const struct wrong_state rows[] = {
        {TABLE(WITCH, "'place':'h2'", "", ""),
         NO "a player in the round has rolled dice"},
        {TABLE(WITCH, SEER ",'over':true", "", ""),
         NO "a player whose round is over has three dice to come"},
        {TABLE(WITCH, "'place':'h2','over':true,'next':['f','f']", "", ""),
         NO "a player whose round is over has three dice to come"},
        {TABLE(WITCH, "'place':'h2','over':true,'next':['f','f'],'owed':1", "", ""), ""},
        {TABLE(WITCH, SEER ",'next':['f']", "", ""),
         NO "a player in the round has rolled dice"},
        {TABLE(WITCH, SEER ",'owed':1", "", ""),
         NO "dice are owed by a player still in the round"},
        {TABLE(WITCH, OUT ",'up':['binding'],'down':['change.fire']", "", ""),
         NO "scrolls lie face down although the round is over"},
        {TABLE(WITCH, OUT, "", ",'turn':2"),
         NO "it is the turn of a player whose round is over"},
        {TABLE(WITCH, SEER, "", ",'actor':2"), NO "the decision is not the actor's"},
        {TABLE(WITCH, SEER, "", ",'round':0"), NO "rounds are counted from one"},
        {TABLE(WITCH, SEER, "", ",'cursor':1"), NO "a counter is out of its bounds"},
        {TABLE(WITCH, SEER, "", ",'taking':1"), NO "a counter is out of its bounds"},
        {TABLE(WITCH, SEER, "", ",'rolling':1"), NO "a counter is out of its bounds"},
        {TABLE(WITCH, SEER, "", ",'midway':1"),
         NO "the step does not stand where it says within a move"},
        {TABLE(WITCH, SEER, "", ",'idle':1,'stuck':2"),
         NO "a counter is out of its bounds"},
        {TABLE(WITCH, SEER, "", ",'idle':15"), NO "the game should have ended (4.8)"},
        {TABLE(WITCH, SEER, "", ",'idle':5,'stuck':5"),
         NO "the game should have ended (4.8)"},
    };
    wrong_assert("players=2,circle=3", ROWS(rows));
}

static void dice_are_taken_in_order(void **unused)
{
    (void)unused;
    static const struct wrong_state rows[] = {
        /* after a round: 4.5 */
        {TABLE("'place':'h1','over':true", SEER, "",
               ",'step':'take','taking':1,'round':1"),
         ""},
        {TABLE(WITCH, SEER, "", ",'step':'take','taking':1,'round':1"),
         NO "dice are taken by a player still in the round"},
        {TABLE("'place':'h1','over':true,'owed':1,'next':['f','f']", SEER, "",
               ",'step':'take','taking':1,'round':1"),
         NO "a player whose round is over has three dice to come"},
        {TABLE("'place':'h1','over':true,'next':['f','f','f']", SEER, "",
               ",'step':'take','taking':1,'round':1"),
         NO "a player whose round is over has three dice to come"},
        {TABLE("'place':'h1','over':true", SEER, "",
               ",'step':'take','taking':1,'round':1,'cursor':1"),
         NO "a counter is out of its bounds"},
        /* robbed in another's turn: 6.16 */
        {TABLE("'place':'h1','over':true", SEER, "",
               ",'step':'take','taking':1,'round':1,'actor':1,'turn':2"),
         ""},
        {TABLE("'place':'h1','over':true", OUT, "",
               ",'step':'take','taking':1,'round':1,'actor':1,'turn':2"),
         NO "dice are taken in nobody's turn"},
        /* what is owed: 4.6 */
        {TABLE("'place':'h1','over':true,'next':['a','a'],'owed':1", OUT, "",
               ",'step':'take','taking':2,'round':1"),
         ""},
        {TABLE("'place':'h1','over':true,'next':['f','f'],'owed':1", SEER, "",
               ",'step':'take','taking':2,'round':1"),
         NO "owed dice are taken after the round"},
        {TABLE("'place':'h1','over':true,'next':['f','f','w']",
               "'place':'h2','over':true,'owed':3", "",
               ",'step':'take','taking':2,'round':1"),
         NO "there are no dice to take"},
        {TABLE("'place':'h1','over':true,'owed':3", "'place':'h2','over':true,'owed':3",
               "", ",'step':'take','taking':2,'round':1,'actor':2"),
         NO "owed dice are taken in turn order"},
        {TABLE("'place':'h1','over':true,'owed':3", "'place':'h2','over':true,'owed':3",
               "", ",'step':'take','taking':2,'round':1,'actor':2,'first':2"),
         ""},
    };
    wrong_assert("players=2,circle=3", ROWS(rows));
}

#define ROLL(witch, seer, rest)                                                          \
    TABLE("'place':'h1'," witch, "'place':'h2'," seer, "",                               \
          ",'step':'roll','round':2" rest)

static void dice_are_rolled_in_order(void **unused)
{
    (void)unused;
    static const struct wrong_state rows[] = {
        {ROLL("'next':['f','f','w']", "'next':['a','a','a']", ""), ""},
        {ROLL("'dice':['f1'],'next':['f','w']", "'next':['a','a','a']", ",'midway':1"),
         ""},
        {ROLL("'dice':['f1'],'next':['f','w']", "'next':['a','a','a']", ""),
         NO "three dice a player are rolled in turn order"},
        {ROLL("'dice':['w1'],'next':['f','f']", "'next':['a','a','a']", ",'midway':1"),
         NO "dice are rolled colour by colour"},
        {ROLL("'next':['f','f']", "'next':['a','a','a']", ""),
         NO "three dice a player are rolled in turn order"},
        {ROLL("'next':['f','f','w']", "'dice':['a1'],'next':['a','a']", ""),
         NO "three dice a player are rolled in turn order"},
        {ROLL("'next':['f','f','w']", "'next':['a','a','a']", ",'turn':2"),
         NO "three dice a player are rolled in turn order"},
        {ROLL("'next':['f','f','w']", "'next':['a','a','a']", ",'broken':1"),
         NO "dice are rolled at the start of a round"},
        {ROLL("'next':['f','f','w'],'over':true", "'next':['a','a','a']", ""),
         NO "dice are rolled at the start of a round"},
        {ROLL("'next':['f','f','w'],'familiar':'n1'", "'next':['a','a','a']", ""),
         NO "dice are rolled at the start of a round"},
        {ROLL("'next':['f','f','w'],'down':['binding']", "'next':['a','a','a']", ""),
         NO "dice are rolled at the start of a round"},
        {ROLL("'dice':['f1','f1','w1']", "'next':['a','a','a']", ",'turn':2,'cursor':1"),
         ""},
        {ROLL("'next':['f','f','w']", "'next':['a','a','a']", ",'turn':2,'cursor':1"),
         NO "three dice a player are rolled in turn order"},
        {ROLL("'next':['f','f','w']", "'next':['a','a','a']", ",'cursor':2"),
         NO "a counter is out of its bounds"},
    };
    wrong_assert("players=2,circle=3", ROWS(rows));
}

#define FULL "'n1':'f2','n2':'f3','b1':'change.fire','b2':'synergy.fire'"

static void the_setup_goes_step_by_step(void **unused)
{
    (void)unused;
    static const struct wrong_state rows[] = {
        {"{'step':'deal','players':[{},{}],'sites':{},'cursor':5}", ""},
        {"{'step':'deal','players':[{},{}],'sites':{},'cursor':6}",
         NO "the step does not stand where it says within a move"},
        {"{'step':'deal','players':[{},{}],'sites':{},'cursor':4}",
         NO "the step does not stand where it says within a move"},
        {"{'step':'deal','players':[{},{}],'sites':{},'cursor':9}",
         NO "the step does not stand where it says within a move"},
        {"{'step':'deal','players':[{},{}],'sites':{'n1':'f2'},'cursor':6,'midway':1}",
         ""},
        {"{'step':'deal','players':[{},{}],'sites':{'n1':'f2'},'cursor':6}",
         NO "the step does not stand where it says within a move"},
        {"{'step':'deal','players':[{},{}],'sites':{'n1':'f3'},'cursor':6,'midway':1}",
         NO "a site is dealt a seal of another strength than printed"},
        {"{'step':'deal','players':[{},{}],'sites':{'n2':'f3'},'cursor':6,'midway':1}",
         NO "sites are dealt in order"},
        {"{'step':'deal','players':[{'mage':'witch'},{}],'sites':{},'cursor':5}",
         NO "mages are given in order, before the first player is known"},
        {"{'step':'deal','players':[{},{}],'sites':{},'cursor':5,'first':1}",
         NO "the first player or the turn is unknown"},
        {"{'step':'deal','players':[{},{}],'sites':{},'cursor':5,'round':1}",
         NO "rounds are counted before the first"},
        {"{'step':'deal','players':[{},{}],'sites':{},'cursor':5,'idle':1}",
         NO "rounds are counted before the first"},
        {"{'step':'deal','players':[{'dice':['f1']},{}],'sites':{},'cursor':5}",
         NO "a player has played before the first round"},
        {"{'step':'deal','players':[{'next':['f','f','f']},{}],'sites':{},'cursor':5}",
         NO "three dice are taken before the first round"},
        {"{'step':'deal','players':[{'place':'h1'},{}],'sites':{},'cursor':5}",
         NO "mages are placed before dice are taken"},
        {"{'step':'deal','players':[{'over':true},{}],'sites':{},'cursor':5}",
         NO "a player has played before the first round"},
        {"{'step':'deal','players':[{'up':['binding','change.fire']},{}],'sites':{},"
         "'cursor':5}",
         NO "a player has played before the first round"},
        {"{'step':'circle','players':[{},{}],'sites':{}}",
         NO "the circle or the step is unknown"},
        {"{'step':'mage','players':[{},{}],'sites':{" FULL "}}", ""},
        {"{'step':'mage','players':[{},{}],'sites':{'n1':'f2'}}",
         NO "sites are dealt in order"},
        {"{'step':'mage','players':[{'mage':'witch'},{}],'sites':{" FULL "},'cursor':1,"
         "'midway':1}",
         ""},
        {"{'step':'mage','players':[{},{'mage':'witch'}],'sites':{" FULL "}}",
         NO "mages are given in order, before the first player is known"},
        {"{'step':'first','players':[{'mage':'witch'},{'mage':'seer'}],'sites':{" FULL
         "}}",
         ""},
        {"{'step':'first','players':[{'mage':'witch'},{}],'sites':{" FULL "}}",
         NO "mages are given in order, before the first player is known"},
        {"{'step':'place','players':[{'mage':'witch'},{'mage':'seer'}],'sites':{" FULL
         "}}",
         ""},
        {"{'step':'place','players':[{'mage':'witch','place':'h1'},{'mage':'seer'}],"
         "'sites':{" FULL "}}",
         NO "players choose in turn order"},
        {"{'step':'place','players':[{'mage':'witch','place':'h1'},{'mage':'seer'}],"
         "'sites':{" FULL "},'cursor':1,'turn':2}",
         ""},
        {"{'step':'place','players':[{'mage':'witch','place':'h1'},{'mage':'seer'}],"
         "'sites':{" FULL "},'cursor':1,'turn':1}",
         NO "it is another player's choice"},
        {"{'step':'take','players':[{'mage':'witch','place':'h1'},{'mage':'seer','place':"
         "'h2'}],'sites':{" FULL "}}",
         ""},
        {"{'step':'take','players':[{'mage':'witch','place':'h1'},{'mage':'seer'}],"
         "'sites':{" FULL "}}",
         NO "mages are placed before dice are taken"},
        {"{'step':'take','players':[{'mage':'witch','place':'h1','next':['f']},{'mage':"
         "'seer','place':'h2'}],'sites':{" FULL "}}",
         NO "three dice are taken before the first round"},
        {"{'step':'take','players':[{'mage':'witch','place':'h1'},{'mage':'seer','place':"
         "'h2'}],'sites':{" FULL "},'actor':2}",
         NO "the decision is not the actor's"},
    };
    wrong_assert("players=2,circle=3", ROWS(rows));
}

/* Mages and circle that the options set are not another's. */
static void the_setup_keeps_to_the_options(void **unused)
{
    (void)unused;
    static const struct wrong_state rows[] = {
        {"{'step':'deal','players':[{},{}],'sites':{},'cursor':5}", ""},
        {"{'step':'deal','players':[{'mage':'toad'},{}],'sites':{},'cursor':5}",
         "players[0].mage: 'toad' is no mage: shaman, witch, seer, sorcerer or warlock"},
        {"{'step':'deal','players':[{'mage':'shaman'},{}],'sites':{},'cursor':5}",
         NO "a player's mage is not the one of the options"},
    };
    wrong_assert("players=2,circle=3,mages=witch.seer", ROWS(rows));
    static const struct wrong_state open[] = {
        {"{'step':'circle','players':[{},{}],'sites':{}}", ""},
        {"{'step':'circle','circle':2,'players':[{},{}],'sites':{}}",
         NO "the circle or the step is unknown"},
        {"{'step':'deal','players':[{},{}],'sites':{},'cursor':5}",
         NO "the circle or the step is unknown"},
    };
    wrong_assert("players=2,circle=random", ROWS(open));
    static const struct wrong_state twins[] = {
        {"{'step':'deal','players':[{},{}],'sites':{'n1':'f2','n2':'f3','b1':'change."
         "fire'},'cursor':8,'midway':1}",
         ""},
    };
    wrong_assert("players=2,circle=1", ROWS(twins));
}

static void the_game_ends_after_a_round(void **unused)
{
    (void)unused;
    static const struct wrong_state rows[] = {
        {TABLE("'place':'h1','over':true,'next':['w','w','w']", OUT, "",
               ",'step':'over'"),
         NO "the dice of a colour do not add up to players + 1"},
        {TABLE("'place':'h1','over':true,'next':['w','w','f']", OUT, "",
               ",'step':'over'"),
         ""},
        {TABLE(WITCH, OUT, "", ",'step':'over'"), NO "the game ends after a round"},
    };
    wrong_assert("players=2,circle=3", ROWS(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(figures_stand_where_they_can),
        cmocka_unit_test(scrolls_are_in_one_place),
        cmocka_unit_test(who_is_in_the_round_has_dice),
        cmocka_unit_test(dice_are_taken_in_order),
        cmocka_unit_test(dice_are_rolled_in_order),
        cmocka_unit_test(the_setup_goes_step_by_step),
        cmocka_unit_test(the_setup_keeps_to_the_options),
        cmocka_unit_test(the_game_ends_after_a_round),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
