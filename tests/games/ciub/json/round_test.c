/* round_test.c: a position of every step is written as it was read, to the letter. */
#include <stdalign.h>
#include <string.h>

#include "tests/games/ciub/json/placed.h"

#define WHITE5 "'dice':{'white':5}"
#define ALL    OTHERS ",'blue':7"
/* The pile is empty: seven B and seven C cards turned up, and were removed or won. */
#define GONE                                                                             \
    "'6-6-6','1-1-3-5-5','1-3-5-7','27+','=5','2-2-4-4-6','1-1-1-1','2-2-4-4-6-6',"      \
    "'33+','6-6-6-6-6','1-1-1-3-3-3','7-7-7','1-2-3-4-5-6','1-1-3-3-5-5'"
#define EMPTY ",'pile':{'b':0,'c':0}"

static const char *const positions[] = {
    "{'step':'first','stage':'open','turn':1" PLAYERS(
        WHITE5) ",'top':[null,null,null],'bottom':[null,null,null]" AFTER(ALL, ""),
    BEFORE("deal", "") PLAYERS(
        WHITE5) ",'top':['2-4-6',null,null],'bottom':[null,null,null]" AFTER(ALL, ""),
    "{'step':'deal','stage':'open','turn':2,'first':2" PLAYERS(
        WHITE5) ",'top':['2-4-6','=4','6-6'],'bottom':['1-1-1','20+',null]" AFTER(ALL,
                                                                                  ""),
    BEFORE("foresee", "") PLAYERS(WHITE5) TOP BOTTOM AFTER(ALL, ""),
    BEFORE("foresee", ",'quiet':7")
        PLAYERS("'dice':{'white':4,'yellow':1,'blue':2},'token':'6-6'") TOP BOTTOM AFTER(
            "'white':1,'yellow':6,'orange':7,'red':7,'green':7,'purple':7,'blue':5", ""),
    /* 4.2, 4.9: a gap that is refilled before the roll, or after a gain. */
    BEFORE("refill", ",'busy':true") PLAYERS(WHITE5) ",'top':['2-4-6',null,'6-6']" BOTTOM
                                                     ",'removed':['=4']" AFTER(ALL, ""),
    BEFORE("refill", ",'busy':true,'gained':true") PLAYERS(
        "'won':['1-1-1']") ",'top':['2-4-6',null,'6-6'],'bottom':['=4','20+',"
                           "'2-2-2-2']" AFTER(ALL, ",'tray':{'white 1':3,'white 2':2}"),
    BEFORE("roll", "") PLAYERS("") TOP BOTTOM AFTER(ALL, ",'rolling':{'white':5}"),
    BEFORE("roll", ",'busy':true")
        PLAYERS("") ",'top':['2-4-6','6-6-6','6-6']" BOTTOM ",'removed':['=4'],"
                    "'pile':{'b':6,'c':7},'supply':{" ALL "},'rolling':{'white':2},"
                    "'outside':{'white 1':1,'white swap':2}}",
    BEFORE("roll", ",'moved':true,'single':true") PLAYERS("") TOP BOTTOM AFTER(
        "'white':1," OTHERS ",'blue':6",
        ",'rolling':{'blue':1},'outside':{'white 1':1},'tray':{'white 3':3}"),
    BEFORE("act", "") PLAYERS("")
        TOP BOTTOM AFTER(ALL, ",'outside':{'white 1':1,'white 4':2,'white swap':2}"),
    BEFORE("act", ",'moved':true") PLAYERS("") TOP BOTTOM AFTER(
        "'white':3,'yellow':7,'orange':7,'red':7,'green':7,'purple':7,'blue':4",
        ",'outside':{'white 1':1,'blue spent':1,'blue inactive':2},"
        "'tray':{'white 3':1}"),
    BEFORE("swap", "") PLAYERS("") TOP BOTTOM AFTER(
        ALL, ",'outside':{'white 4':3,'white swap':2},'move':{'die':'white swap'}"),
    BEFORE("reroll", "") PLAYERS("") TOP BOTTOM AFTER(
        "'white':1," OTHERS ",'blue':6",
        ",'outside':{'white 4':4,'blue reroll':1},'move':{'die':'blue reroll'}"),
    BEFORE("adjust", "") PLAYERS("") TOP BOTTOM AFTER(
        "'white':1," OTHERS ",'blue':6",
        ",'outside':{'white 4':4,'blue adjust':1},'move':{'die':'blue adjust'}"),
    BEFORE("turn", "") PLAYERS("") TOP BOTTOM AFTER(
        "'white':1," OTHERS ",'blue':6", ",'outside':{'white 4':4,'blue adjust':1},"
                                         "'move':{'die':'blue adjust','on':'white 4'}"),
    BEFORE("turn", "") PLAYERS("") TOP BOTTOM AFTER(
        "'white':1," OTHERS ",'blue':6", ",'outside':{'white 4':4,'blue adjust':1},"
                                         "'move':{'die':'blue adjust','on':'itself'}"),
    BEFORE("turn", "") PLAYERS("")
        TOP BOTTOM AFTER("'white':2," OTHERS ",'blue':5",
                         ",'outside':{'white 4':3,'blue adjust':2},"
                         "'move':{'die':'blue adjust','on':'blue adjust'}"),
    BEFORE("put", ",'moved':true") PLAYERS("") TOP BOTTOM AFTER(
        ALL, ",'outside':{'white 1':1,'white swap':2},'tray':{'white 4':2},"
             "'move':{'last':'white 4'}"),
    BEFORE("spell", "") PLAYERS("")
        TOP BOTTOM AFTER(ALL, ",'tray':{'white 1':3,'white 2':1,'white swap':1}"),
    BEFORE("down", ",'busy':true,'gained':true") PLAYERS("'won':['1-1-1']") TOP
    ",'bottom':[null,'20+','2-2-2-2']" AFTER(
        ALL, ",'tray':{'white 1':3,'white 2':1,'white swap':1}"),
    BEFORE("keep", ",'busy':true,'gained':true")
        PLAYERS("'won':['1-1-1']") ",'top':['2-4-6','6-6-6','6-6'],'bottom':['=4','20+',"
                                   "'2-2-2-2'],'pile':{'b':6,'c':7},"
                                   "'supply':{'yellow':7,'orange':7,'red':7,'green':5,"
                                   "'purple':7,'blue':7},'tray':{'white 1':3,'white 2':2,"
                                   "'green 7':1,'green 2for1':1}}",
    BEFORE("keep", ",'busy':true,'gained':true")
        PLAYERS("'won':['1-1-1']") ",'top':['2-4-6','6-6-6','6-6'],'bottom':['=4','20+',"
                                   "'2-2-2-2'],'pile':{'b':6,'c':7},"
                                   "'supply':{'yellow':7,'orange':7,'red':7,'green':5,"
                                   "'purple':7,'blue':7},'tray':{'white 1':3,'white 2':2,"
                                   "'green 2for1':2},'hand':{'white':3,"
                                   "'green 2for1':1},'move':{'last':'green 2for1'}}",
    BEFORE("trade", "") PLAYERS("") TOP BOTTOM AFTER(
        "'white':1,'yellow':7,'orange':7,'red':7,'green':5,'purple':7,'blue':7",
        ",'hand':{'white':4,'green':1,'green 2for1':1}"),
    BEFORE("trade-one", "") PLAYERS("") TOP BOTTOM AFTER(
        "'yellow':7,'orange':7,'red':7,'green':5,'purple':7,'blue':7",
        ",'hand':{'white':5,'green':1,'green 2for1':1},'move':{'give':'green'}"),
    BEFORE("trade-two", "") PLAYERS("")
        TOP BOTTOM AFTER("'yellow':7,'orange':7,'red':7,'green':5,'purple':7,'blue':7",
                         ",'hand':{'white':5,'green':1,'green 2for1':1},"
                         "'move':{'give':'green','for':'red'}"),
    /* 5.1: the last C is turned up; D is taken; last turns. */
    "{'step':'foresee','stage':'ending','turn':2,'first':1" PLAYERS(WHITE5) TOP BOTTOM
    ",'removed':[" GONE "]" EMPTY ",'supply':{" ALL "}}",
    "{'step':'keep','stage':'last','turn':2,'first':1,'opus':2,'left':1,'busy':true,"
    "'gained':true,'players':[{" WHITE5 "},{'won':['1-1-1']}]" TOP
    ",'bottom':[null,'20+','2-2-2-2'],'removed':[" GONE "]" EMPTY
    ",'supply':{'yellow':7,'orange':7,'red':6,'green':7,'purple':7,'blue':7},"
    "'tray':{'white 1':5,'red 3':1}}",
    "{'step':'spell','stage':'last','turn':1,'first':1,'opus':2,'players':[{},{" WHITE5
    ",'won':['1-1-1']}]" TOP ",'bottom':[null,'20+','2-2-2-2'],'removed':[" GONE "]" EMPTY
    ",'supply':{" ALL "},'tray':{'white 1':3,'white 2':2}}",
    "{'step':'over','stage':'last','turn':1,'first':1,'opus':2,'players':[{" WHITE5
    "},{" WHITE5 ",'won':['1-1-1']}]" TOP
    ",'bottom':[null,'20+','2-2-2-2'],'removed':[" GONE "]" EMPTY ",'supply':{" ALL "}}",
    /* 5.2a */
    BEFORE("over", ",'quiet':20") PLAYERS(WHITE5) TOP BOTTOM AFTER(ALL, ""),
};

TEST(every_step_is_written_as_it_was_read)
{
    POSITION p;
    position_start(&p, "players=2");
    for (size_t i = 0; i < sizeof positions / sizeof positions[0]; i++) {
        placed_set(&p, positions[i]);
        assert_string_equal(position_write_quoted(&p), positions[i]);
    }
}

/* What is at rest or follows from the rest need not be written. */
TEST(what_is_usual_may_be_left_out)
{
    POSITION p;
    position_start(&p, "players=2,first=2");
    placed_set(&p, "{'players':[{" WHITE5 "},{" WHITE5 "}]" TOP BOTTOM "}");
    assert_string_equal(position_write_quoted(&p),
                        "{'step':'foresee','stage':'open','turn':2,'first':2" PLAYERS(
                            WHITE5) TOP BOTTOM AFTER(ALL, ""));
    placed_set(&p, "{'step':'deal','players':[{" WHITE5 "},{" WHITE5 "}]}");
    assert_string_equal(
        position_write_quoted(&p),
        "{'step':'deal','stage':'open','turn':2,'first':2" PLAYERS(
            WHITE5) ",'top':[null,null,null],'bottom':[null,null,null]" AFTER(ALL, ""));
    placed_set(&p, "{'step':'put','players':[{" WHITE5 "},{}]" TOP BOTTOM
                   ",'outside':{'white 1':3},'tray':{'white 4':2},"
                   "'move':{'last':'white 4'},'supply':{'red':7,'white':0}}");
    assert_string_equal(
        position_write_quoted(&p),
        "{'step':'put','stage':'open','turn':2,'first':2,'moved':true,'players':[{" WHITE5
        "},{}]" TOP BOTTOM AFTER(ALL, ",'outside':{'white 1':3},'tray':{'white 4':2},"
                                      "'move':{'last':'white 4'}"));
}

/* Every choice in every position leads to one that is written and read the same. */
TEST(what_follows_reads_back_too)
{
    alignas(max_align_t) unsigned char next[GAME_MAX_STATE];
    choice_t list[GAME_MAX_CHOICES];
    POSITION p;
    position_start(&p, "players=2");
    struct match *match = p.match;
    for (size_t i = 0; i < sizeof positions / sizeof positions[0]; i++) {
        placed_set(&p, positions[i]);
        int count = match_over(match)
                        ? 0
                        : match->game->choices(match->world, match->state, list);
        for (int k = 0; k < count; k++) {
            char json[POSITION_TEXT];
            struct text out = text_init(json, sizeof json);
            placed_set(&p, positions[i]);
            match->game->apply(match->world, match->state, list[k]);
            memcpy(next, match->state, match->game->state_size);
            text_put(&out, position_write_quoted(&p));
            placed_set(&p, json);
            assert_memory_equal(next, match->state, match->game->state_size);
        }
    }
}
