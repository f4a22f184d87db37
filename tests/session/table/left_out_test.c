/* left_out_test.c: dice to give back in ciub: all but those pointed at are kept. */
#include <string.h>

#include "around.h"
#include "core/record/record.h"
#include "games/games.h"
#include "tests/base/check.h"

enum { LIT = 32 };

/* Player 1 has gained a card with these dice in the tray. */
static struct table *begin(const char *tray)
{
    char record[1000];
    struct text out = text_init(record, sizeof record);
    struct error error = {0};
    text_format(&out,
                "cantrip record 1\ngame: ciub\nrules: 1\nseed: kept\n"
                "state: {\"step\":\"keep\",\"turn\":1,\"busy\":true,\"gained\":true,"
                "\"players\":[{\"won\":[\"6-6\"]},{\"dice\":{\"white\":3}}],"
                "\"top\":[\"2-4-6\",\"=4\",\"6-6-6\"],"
                "\"bottom\":[\"1-1-1\",\"20+\",\"2-2-2-2\"],\"tray\":{%s}}\n\n",
                tray);
    struct match *match = record_read(games_list(), record, out.length, "", &error);
    if (match == NULL)
        fail_msg("%s", error.text);
    struct table *table = table_open(match, &error);
    assert_non_null(table);
    return table;
}

static const char six[] = "\"white 1\":1,\"white 4\":1,\"orange 4\":2,\"green 7\":1,"
                          "\"green 2for1\":1";
static const char seven[] = "\"white 1\":2,\"white 4\":1,\"orange 4\":1,\"green 7\":1,"
                            "\"green 2for1\":1,\"red 5\":1";

static void draft_is(const struct table *table, const char *words)
{
    char room[MOVE_MAX_TEXT];
    assert_string_equal(around_text(table, table_write_draft, room, sizeof room), words);
}

static void left_out_is(const struct table *table, const char *things)
{
    char room[GUIDE_THINGS];
    assert_string_equal(around_text(table, table_write_left_out, room, sizeof room),
                        things);
}

static void lit_is(const struct table *table, const char *picked, const char *things)
{
    char lit[LIT][GUIDE_THING], all[GUIDE_THINGS];
    struct text out = text_init(all, sizeof all);
    bool enough = true;
    int count = table_light(table, picked, lit, LIT, &enough);
    for (int i = 0; i < count; i++) {
        text_space(&out);
        text_put(&out, lit[i]);
    }
    assert_string_equal(all, things);
    assert_false(enough);
}

static void point(struct table *table, const char *things, bool needs_more)
{
    struct reason why = {0};
    bool more = !needs_more;
    if (!table_point(table, things, &more, &why))
        fail_msg("'%s' is refused: %s", things, why.text);
    assert_int_equal(more, needs_more);
}

static void refuse(struct table *table, const char *things, const char *words)
{
    struct reason why = {0};
    bool more = true;
    assert_false(table_point(table, things, &more, &why));
    assert_false(more);
    assert_string_equal(why.rule, "4.9");
    assert_non_null(strstr(why.text, words));
}

TEST(of_six_dice_one_tap_gives_one_back)
{
    struct table *table = begin(six);
    lit_is(table, "",
           "tray:white.1 tray:white.4 tray:orange.4 tray:green.7 tray:green.2for1");
    point(table, "tray:white.4", false);
    draft_is(table, "keep white orange orange green green 2for1");
    assert_true(table_is_whole(table));
    left_out_is(table, "tray:white.4");
    table_confirm(table);
    assert_int_equal(table->match->count, 5);
    table_free(table);
}

TEST(a_die_that_shows_2for1_is_another_one)
{
    struct table *table = begin(six);
    point(table, "tray:green.2for1", false);
    draft_is(table, "keep white white orange orange green");
    assert_true(table_back(table));
    draft_is(table, "");
    point(table, "tray:green.7", false);
    draft_is(table, "keep white white orange orange green 2for1");
    table_free(table);
}

TEST(of_seven_dice_two_are_given_back)
{
    struct table *table = begin(seven);
    struct reason why = {0};
    point(table, "tray:red.5", true);
    draft_is(table, "");
    lit_is(table, "tray:red.5",
           "tray:white.1 tray:white.4 tray:orange.4 tray:green.7 tray:green.2for1");
    assert_false(table_point_all(table, "tray:red.5", &why));
    point(table, "tray:red.5 tray:white.1", false);
    draft_is(table, "keep white white orange green green 2for1");
    left_out_is(table, "tray:red.5 tray:white.1");
    table_drop(table);
    assert_true(table_point_all(table, "tray:white.1 tray:white.1", &why));
    draft_is(table, "keep white orange red green green 2for1");
    table_free(table);
}

/* Tapped again, one of them stays, and so does the draft's beginning. */
TEST(pointing_at_it_again_takes_it_back)
{
    struct table *table = begin(seven);
    point(table, "tray:red.5 tray:white.1", false);
    point(table, "tray:red.5", false);
    draft_is(table, "");
    left_out_is(table, "");
    table_free(table);
}

TEST(other_things_cannot_be_given_back)
{
    struct table *table = begin(six);
    refuse(table, "tray:red.5", "no red 5");
    refuse(table, "tray:white.1 tray:white.4", "no more than 1");
    refuse(table, "hand:white", "give back");
    refuse(table, "supply:white", "give back");
    draft_is(table, "");
    table_free(table);
    table = begin(seven);
    refuse(table, "tray:red.5 tray:red.5", "that many");
    table_free(table);
}

/* Dice can still be kept by name; those named cannot be given back any more. */
TEST(what_is_typed_agrees_with_what_is_pointed_at)
{
    struct table *table = begin(seven);
    struct reason why = {0};
    assert_true(table_type_part(table, "keep white white", &why));
    lit_is(table, "",
           "tray:white.4 tray:orange.4 tray:red.5 tray:green.7 tray:green.2for1");
    point(table, "tray:red.5 tray:white.4", false);
    draft_is(table, "keep white white orange green green 2for1");
    table_drop(table);
    assert_true(table_type(table, "keep white white white orange red", &why));
    left_out_is(table, "tray:green.7 tray:green.2for1");
    table_free(table);
}

/* Though it is one tap. */
TEST(a_move_that_ends_the_turn_is_confirmed)
{
    struct table *table = begin("\"white 1\":6");
    point(table, "tray:white.1", false);
    assert_true(table_brings_news(table));
    assert_false(table_is_immediate(table));
    table_free(table);
}

TEST(the_prompt_says_how_many)
{
    struct table *table = begin(six);
    char words[200];
    struct text out = text_init(words, sizeof words);
    table_write_prompt(table, "", &out);
    assert_string_equal(words, "Player 1: choose the die to give back");
    table_free(table);
    table = begin(seven);
    out = text_init(words, sizeof words);
    table_write_prompt(table, "", &out);
    assert_string_equal(words, "Player 1: choose 2 dice to give back");
    out = text_init(words, sizeof words);
    table_write_prompt(table, "tray:red.5", &out);
    assert_string_equal(words, "Player 1: choose 1 more die to give back");
    table_free(table);
}

/* A large set of dice is found in its order at once. */
TEST(of_many_dice_many_are_given_back)
{
    struct table *table =
        begin("\"white 1\":3,\"yellow 3\":2,\"orange 4\":2,\"red 5\":2,\"green 7\":1,"
              "\"green 2for1\":1,\"purple 3\":1,\"purple 2for1\":1,\"blue 1\":2");
    point(table,
          "tray:white.1 tray:yellow.3 tray:white.1 tray:orange.4 tray:white.1 "
          "tray:yellow.3 tray:orange.4 tray:red.5 tray:red.5",
          true);
    point(table,
          "tray:white.1 tray:yellow.3 tray:white.1 tray:orange.4 tray:white.1 "
          "tray:yellow.3 tray:orange.4 tray:red.5 tray:red.5 tray:green.7",
          false);
    draft_is(table, "keep green 2for1 purple purple 2for1 blue blue");
    table_free(table);
}
