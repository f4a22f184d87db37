/* contradiction_test.c: positions that contradict the options, the box or the board. */
#include "tests/games/seals/wrong_state.h"

/* Two players in a turn, with more about each, the sites and the rest. */
#define TABLE(witch, seer, sites, rest)                                                  \
    "{'players':[{'place':'h1','dice':['f2']" witch "},"                                 \
    "{'place':'h2','dice':['a1']" seer "}],'sites':{" sites "}" rest "}"
#define HAS(witch, rest) TABLE(",'mage':'witch'" witch, ",'mage':'seer'", "", rest)
#define MAGES(rest)      HAS("", rest)
#define SITES(sites)     TABLE(",'mage':'witch'", ",'mage':'seer'", sites, "")

TEST(the_circle_is_the_one_of_the_options)
{
    static const struct wrong_state rows[] = {
        {MAGES(",'circle':2"), "circle: the options of this game say circle 1"},
        {MAGES(",'circle':1"), ""},
        {MAGES(""), ""},
    };
    wrong_assert("players=2,circle=1", ROWS(rows));
    static const struct wrong_state open[] = {
        {MAGES(",'circle':2"), ""},
        {MAGES(""), "circle: missing: the options of this game leave it open"},
    };
    wrong_assert("players=2,circle=random", ROWS(open));
}

TEST(the_mages_are_those_of_the_options)
{
    static const struct wrong_state rows[] = {
        {MAGES(""), ""},
        {TABLE("", ",'mage':'seer'", "", ""), ""},
        {TABLE(",'mage':'shaman'", ",'mage':'seer'", "", ""),
         "players[0].mage: the options of this game say witch"},
        {TABLE("", "", "", ""), "players[1].mage: missing"},
        {TABLE("", ",'mage':'witch'", "", ""),
         "players[1].mage: the witch is players[0]'s already"},
    };
    wrong_assert("players=2,circle=1,mages=witch.any", ROWS(rows));
}

/* 4.7: the marker moves one seat a round. */
TEST(the_first_player_is_the_one_of_the_options)
{
    static const struct wrong_state rows[] = {
        {MAGES(",'first':2"), ""},
        {MAGES(",'first':1"), "first: the options of this game say player 2"},
        {MAGES(",'round':2,'first':1"), ""},
        {MAGES(",'round':4,'first':2"),
         "first: player 2 began by the options, so player 1 is first in round 4"},
    };
    wrong_assert("players=2,circle=1,first=2", ROWS(rows));
    POSITION p;
    position_start(&p, "players=2,circle=1,first=2", WRONG_BOARD);
    assert_string_equal(wrong_read(&p, MAGES("")), "");
    assert_string_equal(position_first(&p), "seer");
    assert_string_equal(position_turn(&p), "seer");
}

/* 3.2 */
TEST(seals_lie_where_their_strength_is_printed)
{
    static const struct wrong_state rows[] = {
        {SITES("'n1':'f3'"), "sites.n1: it is a circle of strength 2, not 3"},
        {SITES("'b2':'change.fire'"), "sites.b2: it is a box of strength 6, not 2"},
        {SITES("'n1':'f2','b2':'synergy.fire'"), ""},
    };
    wrong_assert("players=2,circle=1", ROWS(rows));
    wrong_assert("players=2,circle=3", ROWS(rows));
    wrong_assert("players=2,circle=4", ROWS(rows));
}

/* 6.8, 6.11 */
TEST(in_circle_two_seals_may_have_traded_places)
{
    static const struct wrong_state rows[] = {
        {SITES("'n1':'f3'"), ""},
        {SITES("'n1':'f3','n2':'f2'"), ""},
        {SITES("'n1':'f3','n2':'w3'"),
         "sites.n2: no more circles of this board have strength 3"},
        {SITES("'n1':'f4'"), "sites.n1: no more circles of this board have strength 4"},
        {SITES("'b2':'swap.fire','b1':'synergy.mind'"), ""},
        {SITES("'b2':'swap.fire','b1':'change.fire'"),
         "sites.b2: no more boxes of this board have strength 2"},
        {BEFORE("mage", "", "",
                "'n1':'f3','n2':'f2','b1':'swap.fire','b2':'synergy.fire'", ""),
         "sites.n1: dealt are seals of the strength printed there"},
    };
    wrong_assert("players=2,circle=2", ROWS(rows));
}

static void assert_on_board(const char *options, const char *board,
                            const struct wrong_state *rows, size_t count)
{
    POSITION p;
    position_start(&p, options, board);
    for (size_t i = 0; i < count; i++)
        assert_string_equal(wrong_read(&p, rows[i].json), rows[i].error);
}

#define FIVE           "'n1':'f3','n2':'f3','n3':'f3','n4':'f3','n5':'f3'"
#define HAS_ABSORPTION ",'mage':'witch','up':['binding','absorption.mind']"

/* 1.3 */
TEST(the_box_has_so_many_tokens)
{
    static const struct wrong_state rows[] = {
        {SITES(FIVE ",'n6':'w3'"), ""},
        {SITES(FIVE ",'n6':'f3'"), "sites.n6: there are only 5 tokens f3"},
        {TABLE(HAS_ABSORPTION, ",'mage':'seer'", FIVE, ",'absorbed':{'mind':'f3'}"),
         "absorbed.mind: there are only 5 tokens f3"},
        {TABLE(HAS_ABSORPTION, ",'mage':'seer'", FIVE, ",'absorbed':{'mind':'w3'}"), ""},
    };
    assert_on_board("players=2,circle=2", "hall - n1:3 n2:3 n3:3 n4:3 n5:3 n6:3",
                    ROWS(rows));
}

/* 1.2 */
TEST(there_are_so_many_dice)
{
    static const struct wrong_state rows[] = {
        {"{'players':[{'mage':'witch','place':'h1','dice':['f1','f2']},{'mage':'seer',"
         "'place':'h2','dice':['w1','f2','f1']}],'sites':{}}",
         "players[1].dice: there are only 3 dice of fire, and the players have 4"},
        {MAGES(",'supply':{'fire':3}"),
         "supply.fire: 3 here and 1 with the players make 4; there are 3"},
        {MAGES(",'supply':{'earth':2}"),
         "supply.earth: 2 here and 0 with the players make 2; there are 3"},
        {HAS(",'down':['renewal.fire']",
             ",'step':'reroll','rolling':3,'move':{'scroll':'renewal.fire','colour':"
             "'fire'}"),
         "rolling: there are only 3 dice of fire, and 4 are used"},
    };
    wrong_assert("players=2,circle=1", ROWS(rows));
}

#define FOUR                                                                             \
    "'b1':'synergy.fire','b2':'synergy.air','b3':'synergy.mind','b4':'synergy.water'"

/* 4.7 */
TEST(the_game_is_over_when_it_is)
{
#define END(next, sites, rest)                                                           \
    "{'step':'over','players':[{'mage':'witch','place':'h1','over':true,'next':" next    \
    "},{'mage':'seer','place':'h2','over':true,'next':['w','w','e']}],'sites':{" sites   \
    "}" rest "}"
    static const struct wrong_state rows[] = {
        {END("['f','f','a']", FOUR, ""),
         "step: not over: 4 scrolls of strength 6 lie on the board (4.7)"},
        {END("['f','f','a']", FOUR, ",'idle':15"), ""},
        {END("['f','f','a']", FOUR, ",'idle':5,'stuck':5"), ""},
        {END("['f','f','a']", "'b1':'synergy.fire'", ""), ""},
        {END("['f','f','a']", "", ",'actor':1"),
         "actor: leave it out: at step 'over' no player acts"},
        {END("['f','f','a']", "", ",'turn':2"),
         "turn: at the end it is the first player, 1"},
    };
    assert_on_board("players=2,circle=1", "hall - n1:2 b1[6] b2[6] b3[6] b4[6]",
                    ROWS(rows));
}

/* Scrolls, figures and the move being built. */
TEST(one_slip_is_blamed_on_one_field)
{
    static const struct wrong_state rows[] = {
        {HAS(",'down':['theft.fire']", ",'step':'give','move':{'scroll':'theft.fire'}"),
         "move.victim: missing: who is robbed at step 'give'"},
        {HAS(",'down':['theft.fire']",
             ",'step':'give','move':{'scroll':'theft.fire','victim':1}"),
         "move.victim: an opponent of the player on turn is chosen"},
        {HAS(",'down':['theft.air']",
             ",'step':'give','move':{'scroll':'theft.air','victim':2}"),
         ""},
        {HAS(",'down':['theft.air']",
             ",'step':'give','actor':1,'move':{'scroll':'theft.air','victim':2}"),
         "actor: at step 'give' player 2 acts"},
        {HAS(",'down':['change.fire']",
             ",'step':'into','move':{'scroll':'change.fire','colour':'fire','chosen':"
             "['f2','w2']}"),
         "move.chosen[1]: 'w2' is not a die of the colour chosen"},
        {HAS(",'down':['change.fire']",
             ",'step':'into','move':{'scroll':'change.fire','colour':'fire','chosen':"
             "['f2','f2','f2','f2']}"),
         "move.chosen[3]: there can be at most 3 of f2"},
        {HAS(",'familiar':'h1'", ""),
         "players[0].familiar: it is out, so binding must be in 'down'"},
        {HAS(",'familiar':'h1','down':['binding']", ""), ""},
        {HAS("", ",'guardians':{'fire':'b1'}"),
         "guardians.fire: guardians belong to circle 4"},
    };
    wrong_assert("players=2,circle=3", ROWS(rows));
    static const struct wrong_state guarded[] = {
        {TABLE(",'mage':'witch'", ",'mage':'seer'", "'b1':'change.fire'",
               ",'guardians':{'fire':'b1'}"),
         "guardians.fire: nobody has guardian.fire, which puts it there"},
        {TABLE(",'mage':'witch','down':['guardian.fire']", ",'mage':'seer'",
               "'b1':'change.fire'", ",'guardians':{'fire':'b1'}"),
         ""},
        {HAS(",'down':['teleportation.fire']",
             ",'step':'then','move':{'scroll':'teleportation.fire','figure':1}"),
         "move.victim: missing: the spell being used chooses one"},
        {HAS(",'down':['teleportation.fire']",
             ",'step':'then','move':{'scroll':'teleportation.fire','victim':2}"),
         "move.figure: missing: the spell being used chooses one"},
    };
    wrong_assert("players=2,circle=4", ROWS(guarded));
}

#define READY(witch, seer, rest)                                                         \
    SETUP("take", "'mage':'witch','place':'h1'" witch,                                   \
          "'mage':'seer','place':'h2'" seer, rest)

TEST(what_the_setup_cannot_have_yet)
{
    static const struct wrong_state rows[] = {
        {SETUP("mage", "", "", ",'broken':1"),
         "broken: leave it out: no round has begun"},
        {SETUP("mage", "", "", ",'turn':2"),
         "turn: leave it out: at step 'mage' nobody is on turn"},
        {SETUP("mage", "", "", ",'actor':1"),
         "actor: leave it out: at step 'mage' no player acts"},
        {DEAL("", "'n1':'f2','n2':'f3'", ",'cursor':6"),
         "sites.n2: leave it out: nothing has been dealt there yet"},
        {DEAL("", "'n1':'f2','n2':'f3','b1':'change.fire\\u0027'", ",'cursor':8"),
         "sites.b1: of two equal scrolls the first is dealt first"},
        {SETUP("place", "'mage':'witch','place':'h1'", "'mage':'seer','familiar':'h2'",
               ",'cursor':1"),
         "players[1].familiar: leave it out: no familiar is out at step 'place'"},
        {SETUP("place", "'mage':'witch'", "'mage':'seer'", ",'cursor':1"),
         "players[0].place: missing"},
        {SETUP("place", "'mage':'witch','owed':1", "'mage':'seer'", ""),
         "players[0].owed: leave it out: no round has begun"},
        {SETUP("place", "'mage':'witch','down':['binding']", "'mage':'seer'", ""),
         "players[0].down: leave it out: no round has begun"},
        {SETUP("place", "'mage':'witch','place':'n1'", "'mage':'seer'", ",'cursor':1"),
         "players[0].place: n1 is not a start circle"},
        {READY(",'next':['f','f','w']", "", ",'cursor':1,'turn':2"), ""},
        {READY("", "", ",'cursor':1,'turn':2"),
         "players[0].next: three dice: this player has taken"},
        {READY("", "", ",'taking':1"),
         "taking: leave it out: no round has begun, or give 'round'"},
    };
    wrong_assert("players=2,circle=1", ROWS(rows));
}

/* A player whose round is over takes dice, in the witch's turn. */
#define TAKES(witch, seer, rest)                                                         \
    "{'step':'take','round':2,'players':[{'mage':'witch','place':'h1'" witch             \
    "},{'mage':'seer','place':'h2'" seer "}],'sites':{}" rest "}"

TEST(who_takes_dice_and_why)
{
    static const struct wrong_state rows[] = {
        {TAKES(",'over':true", ",'dice':['a1']", ""), ""},
        {TAKES(",'over':true", ",'dice':['a1']", ",'taking':0"),
         "taking: 1 when a round is over for the player, 2 for what he is owed"},
        {TAKES(",'over':true,'owed':3", ",'dice':['a1']", ",'taking':1"),
         "players[0].owed: leave it out: this player takes dice now"},
        {TAKES(",'dice':['f1']", ",'over':true", ",'actor':2"),
         "actor: player 1 is on turn and takes dice"},
        {TAKES(",'over':true,'next':['f','f'],'owed':1",
               ",'over':true,'next':['a','a'],'owed':1", ""),
         ""},
        {TAKES(",'over':true",
               ",'dice':['f1','f2','f3','w1','w2','w3','a1','a2','a3','e1','e2','e3']",
               ""),
         "step: no dice are in the supply to take"},
    };
    wrong_assert("players=2,circle=1", ROWS(rows));
}

#define LENT(up, down, rest)                                                             \
    TABLE(",'mage':'witch','down':['exploitation.fire']",                                \
          ",'mage':'seer','up':['binding'" up "],'down':[" down "]", "'n1':'f2'",        \
          ",'step':'dice','move':{'scroll':'exploitation.fire'," rest "}")

TEST(a_lent_scroll_lies_with_its_owner)
{
    static const struct wrong_state rows[] = {
        {LENT("", "'renewal.fire'", "'lent':'renewal.fire'"), ""},
        {LENT(",'renewal.fire'", "", "'lent':'renewal.fire'"),
         "move.lent: it must be in 'down' of an opponent who is in the round"},
        {LENT("", "", "'lent':'renewal.fire'"),
         "move.lent: it must be in 'down' of an opponent who is in the round"},
        {LENT("", "'renewal.air'", "'lent':'renewal.air'"),
         "move.lent: only Exploitation borrows a scroll, one of its own element"},
        {LENT("", "", "'lent':'binding'"),
         "move.lent: only Exploitation borrows a scroll, one of its own element"},
        {LENT("", "'growth.fire'", "'lent':'growth.fire'"),
         "move.lent: this spell does not come to the step"},
    };
    wrong_assert("players=2,circle=3", ROWS(rows));
}

#define ALTERS(dice, rest)                                                               \
    "{'players':[{'mage':'witch','place':'h1','dice':[" dice "],'down':["                \
    "'alteration.fire','transfer.air'],'up':['binding','change.fire']},{'mage':'seer',"  \
    "'place':'h2','dice':['f3'],'up':['binding','change.air','renewal.air']}],"          \
    "'sites':{}," rest "}"
#define LOWER(dice, chosen)                                                              \
    ALTERS(dice, "'step':'lower','move':{'scroll':'alteration.fire'," chosen "}")
#define GIVES(rest)                                                                      \
    ALTERS("'f2'", "'step':'give-scroll','move':{'scroll':'transfer.air'," rest "}")

TEST(what_conflict_has_chosen_so_far)
{
    static const struct wrong_state rows[] = {
        {LOWER("'f2'", "'colour':'fire','chosen':['f2']"), ""},
        {LOWER("'f6'", "'colour':'fire','chosen':['f6']"),
         "move.chosen: a six cannot be raised"},
        {LOWER("'f2'", "'colour':'fire'"),
         "move.chosen: dice and their colour are given together"},
        {GIVES("'gain':'change.air','victim':2"), ""},
        {GIVES("'victim':2"), "move.gain: missing: it is chosen before this step"},
        {GIVES("'gain':'renewal.air','victim':2"),
         "move.gain: the spell being used could not choose this"},
        {GIVES("'gain':'change.fire','victim':2"),
         "move.victim: that opponent does not have the scroll to be gained face up"},
    };
    wrong_assert("players=2,circle=3", ROWS(rows));
}
