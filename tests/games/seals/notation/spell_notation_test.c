/* spell_notation_test.c: every line of docs/seals-notation.md, played as it is written
 * there (docs_test.sh sees that none is missing here), and what the table looks like
 * afterwards. */
#include <string.h>

#include "tests/games/seals/spells.h"

struct example {
    const char *line;
    const char *table;
    const char *witch, *seer;
    const char *after; /* a part of the state JSON */
    int circle;
};

/* One board for all; what a line needs lies on it. */
#define BOARD                                                                            \
    "hall - c1:2 c7:2 c14:5 c12:3 c8:4, c7 - c9:5, hall - c4[6] c26[6] c16[6] c24[5], "  \
    "hall - c17:3"

static const struct example examples[] = {
    {"break c14 with f3 f4", "c14=f5", "witch on h1: f3 f4 w1", "seer on h2: a1",
     "\"place\":\"c14\",\"dice\":[\"w1\"]", 1},
    {"break c14 with f3 f4 absorb fire", "c14=f5",
     "witch on h1: f3 f4 w1 | absorption.fire", "seer on h2: a1",
     "\"absorbed\":{\"fire\":\"f5\"}", 2},
    {"break c14 with f3 f4 absorb nothing", "c14=f5",
     "witch on h1: f3 f4 w1 | absorption.fire", "seer on h2: a1",
     "\"place\":\"c14\",\"dice\":[\"w1\"]", 2},
    {"give up", "c14=f5", "witch on h1: f3", "seer on h2: a1",
     "\"supply\":{\"fire\":3,\"water\":3,\"air\":2,\"earth\":3}", 1},
    {"binding here", "", "witch on h1: f3", "seer on h2: a1",
     "\"place\":\"h1\",\"familiar\":\"h1\",\"dice\":[\"f3\"],\"down\":[\"binding\"]", 1},
    {"binding break c14 with f3", "c14=f3", "witch on h1: f3 w1", "seer on h2: a1",
     "\"place\":\"h1\",\"familiar\":\"c14\",\"dice\":[\"w1\"]", 1},
    {"change.water w3 w5 into air", "", "witch on h1: w3 w5 | change.water",
     "seer on h2: a1", "\"dice\":[\"a3\",\"a5\"]", 1},
    {"renewal.air a2 a4", "", "witch on h1: a2 a4 | renewal.air", "seer on h2: f1",
     "\"step\":\"reroll\",\"first\":1,\"turn\":1,\"rolling\":2", 1},
    {"strengthening.earth e2 e5", "", "witch on h1: e2 e5 | strengthening.earth",
     "seer on h2: f1", "\"dice\":[\"e4\",\"e6\"]", 1},
    {"growth.fire", "", "witch on h1: w1 | growth.fire", "seer on h2: f1",
     "\"supply\":{\"fire\":1,", 1},
    {"growth.mind earth", "", "witch on h1: w1 | growth.mind", "seer on h2: f1",
     "\"earth\":2}", 1},
    {"swap.fire c1 c9", "c1=f5 c9=a5", "witch on h1: w1 | swap.fire", "seer on h2: f1",
     "\"c1\":\"a5\",\"c9\":\"f5\"", 2},
    {"exchange.fire c1 c7", "c1=f2 c7=f3", "witch on h1: w1 | exchange.fire",
     "seer on h2: f1", "\"c1\":\"f3\",\"c7\":\"f2\"", 2},
    {"absorption.air w2", "absorbed.air=a3", "witch on h1: w2 | absorption.air",
     "seer on h2: f1", "\"dice\":[\"w5\"]", 2},
    {"disintegration.earth c12", "c12=e3 c8=e4", "witch on h1: w2 | disintegration.earth",
     "seer on h2: f1", "\"sites\":{\"c8\":\"e4\"}", 2},
    {"rearrangement.mind c4 c26", "c4=synergy.mind c26=synergy.air",
     "witch on h1: w2 | rearrangement.mind", "seer on h2: f1",
     "\"c4\":\"synergy.air\",\"c26\":\"synergy.mind\"", 2},
    {"deception.fire from witch f5 for w3", "turn=seer", "witch on h1: f5",
     "seer on h2: w3 | deception.fire", "\"dice\":[\"w5\"]", 3},
    {"alteration.air raise a2 a5 lower seer a3", "",
     "witch on h1: a2 a5 | alteration.air", "seer on h2: a3", "\"dice\":[\"a3\",\"a6\"]",
     3},
    {"alteration.air raise a2 lower nobody", "", "witch on h1: a2 | alteration.air",
     "seer on h2: a3",
     "\"dice\":[\"a3\"],\"up\":[\"binding\"],\"down\":[\"alteration.air\"]", 3},
    {"alteration.mind raise nothing lower seer e6", "",
     "witch on h1: a2 | alteration.mind", "seer on h2: e6", "\"dice\":[\"e5\"]", 3},
    {"transfer.air take growth.air give growth.fire", "",
     "witch on h1: w1 | transfer.air growth.fire", "seer on h2: f1 | growth.air",
     "\"up\":[\"growth.air\",\"binding\"],\"down\":[\"transfer.air\"]", 3},
    {"theft.water from witch", "turn=seer", "witch on h1: w4 w5",
     "seer on h2: f1 | theft.water",
     "\"step\":\"give\",\"first\":1,\"turn\":2,\"actor\":1", 3},
    {"exploitation.air renewal.air a2", "", "witch on h1: a2 | exploitation.air",
     "seer on h2: f1 | renewal.air", "\"lent\":\"renewal.air\"", 3},
    {"dispatch.mind c17", "c17=a3", "witch on h1: w1 | dispatch.mind", "seer on h2: f1",
     "\"familiar\":\"c17\"", 4},
    {"leap.fire c7 then break c9 with e5", "c7=f2 c9=e5",
     "witch on h1: e5 w1 | leap.fire", "seer on h2: f1", "\"sites\":{\"c7\":\"f2\"}", 4},
    {"teleportation.air past cat then break c9 with a5", "c9=a5 turn=seer",
     "witch on h1, cat on c7: w1", "seer on h2: a5 f1 | teleportation.air",
     "\"place\":\"c9\",\"dice\":[\"f1\"]", 4},
    {"guardian.water onto c16", "c16=speed.water", "witch on h1: w1 | guardian.water",
     "seer on h2: f1", "\"guardians\":{\"water\":\"c16\"}", 4},
    {"guardian.water off", "c16=speed.water guardian.water=c16",
     "witch on h1: w1 | guardian.water", "seer on h2: f1",
     "\"sites\":{\"c16\":\"speed.water\"}}", 4},
    {"speed.mind break c1 with f2 then break c4", "c1=f2 c4=speed.earth",
     "witch on h1: f2 w1 | speed.mind", "seer on h2: a1",
     "\"place\":\"c4\",\"dice\":[\"w1\"],\"up\":[\"speed.earth\",\"binding\"]", 4},
};

/* The line is read, is listed in just these words, and does what it should. */
static void play_example(const struct example *example)
{
    POSITION p;
    position_draw(&p, example->circle, BOARD, example->table, example->witch,
                  example->seer);
    if (strstr(moves_of(&p, example->line), example->line) == NULL)
        fail_msg("'%s' is not listed", example->line);
    position_move(&p, example->line);
    if (strstr(position_json(&p), example->after) == NULL)
        fail_msg("after '%s' no %s in %s", example->line, example->after,
                 position_json(&p));
}

TEST(notation_lines_of_turns_and_spells)
{
    for (size_t i = 0; i < sizeof examples / sizeof *examples; i++)
        play_example(&examples[i]);
}

TEST(notation_give)
{
    POSITION p;
    position_draw(&p, 3, BOARD, "turn=seer", "witch on h1: w4 w5",
                  "seer on h2: f1 | theft.water");
    position_move(&p, "theft.water from witch");
    position_move(&p, "give w4");
    same(position_dice(&p, "seer"), "f1 w4");
}

/* Dice, and colours to take, may stand in any order. */
TEST(notation_any_order)
{
    POSITION p;
    position_draw(&p, 1, BOARD, "c14=f5", "witch on h1: f3 f4 | ~growth.fire",
                  "seer on h2: a1");
    position_move(&p, "break c14 with f4 f3, take w f w");
    same(position_next(&p, "witch"), "f w w");
}

/* What chance does, and what comes before the first round. */
TEST(notation_from_the_beginning)
{
    POSITION p;
    position_start(&p, "players=2,circle=random,first=random,mages=random",
                   "hall - c1:2 - c2:3 - c3[2]");
    position_chance(&p, "circle 3, deal c1=a c2=f c3=change.fire");
    same(position_at(&p, "c3"), "change.fire");
    position_chance(&p, "mages witch seer, first witch");
    position_move(&p, "start h1, start h2, take f f e, take f w w");
    position_chance(&p, "roll witch f3 f1 e6, roll seer f1 w1 w1");
    same(position_dice(&p, "witch"), "f1 f3 e6");
    same(position_actor(&p), "witch");
}

TEST(notation_the_example_at_the_end)
{
    POSITION p;
    position_draw(&p, 1, BOARD, "c24=growth.fire c8=a4",
                  "witch on h1: f1 w3 a2 | change.air strengthening.fire",
                  "seer on h2: a4 a1");
    position_move(&p, "change.air a2 into fire, strengthening.fire f1 f2");
    position_move(&p, "break c24 with f3 f4, break c8 with a4, growth.fire");
    position_chance(&p, "roll f4");
    same(position_dice(&p, "witch"), "f4 w3");
}

TEST(notation_words_that_make_no_sense)
{
    static const char *const nonsense[] = {
        "",
        "give",
        "give it",
        "pass",
        "break",
        "break nowhere with f3",
        "break c14 with f0",
        "break c14 with f7",
        "break c14 with f33",
        "break c14 with m3",
        "break c14 with 3",
        "break c14 using f3 f4",
        "break c14 with f3 f4 and more",
        "change.",
        "change.fir f3 into air",
        "chang.fire f3 into air",
        "changes.fire f3 into air",
        ".fire f3 into air",
        "change.fire f3 into",
        "change.fire f3 into gold",
        "change.fire f3 in air",
        "growth.mind gold",
    };
    POSITION p;
    position_draw(&p, 1, BOARD, "c14=f5", "witch on h1: f3 f4 | change.fire growth.mind",
                  "seer on h2: a1");
    for (size_t i = 0; i < sizeof nonsense / sizeof *nonsense; i++)
        position_refuse(&p, "", nonsense[i]);
    position_refuse(&p, "1.2", "break c14 with f1 f1 f1 f1 f1 f1 f1");
    position_refuse(&p, "5.4", "break c14 with f3 w4");
    position_refuse(&p, "2.2", "break hall with f3");
}
