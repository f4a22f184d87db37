/* draft_test.c: drafts: whose turn it is until they are confirmed, and the longest ones.
 */
#include <string.h>

#include "core/guide.h"
#include "talk.h"

/* In ciub the second player has rolled all dice that a player can have. */
static const char everything[] =
    "open\n"
    "cantrip record 1\n"
    "game: ciub\n"
    "rules: 1\n"
    "seed: long\n"
    "state: {\"step\":\"act\",\"turn\":2,\"players\":[{\"dice\":{\"white\":5}},{}],"
    "\"top\":[\"2-4-6\",\"=4\",\"6-6\"],\"bottom\":[\"1-1-1\",\"20+\",\"2-2-2-2\"],"
    "\"outside\":{\"white 1\":3,\"white 4\":2,\"yellow 3\":4,\"orange 4\":4,"
    "\"red 5\":4,\"green 7\":4,\"purple 3\":4,\"blue 1\":4}}\n\n";

SESSION_TEST(the_turn_stays_until_a_move_is_confirmed)
{
    talk_ask(talk, "new pig#42");
    talk_ask(talk, "play roll");
    json_t *it = talk_ask(talk, "type hold");
    assert_true(talk_truth(json_object_get(it, "draft"), "whole"));
    assert_int_equal(talk_number(it, "turn"), 1);
    assert_int_equal(talk_number(it, "seat"), 1);
    assert_int_equal(talk_number(json_object_get(it, "state"), "turn"), 2);
    assert_int_equal(talk_number(talk_ask(talk, "confirm"), "turn"), 2);
}

/* The second player has gained a card, with seven dice. */
static const char gained[] =
    "open\n"
    "cantrip record 1\n"
    "game: ciub\n"
    "rules: 1\n"
    "seed: kept\n"
    "state: {\"step\":\"keep\",\"turn\":2,\"busy\":true,\"gained\":true,"
    "\"players\":[{\"dice\":{\"white\":3}},{\"won\":[\"6-6\"]}],"
    "\"top\":[\"2-4-6\",\"=4\",\"6-6-6\"],\"bottom\":[\"1-1-1\",\"20+\",\"2-2-2-2\"],"
    "\"tray\":{\"white 1\":2,\"white 4\":1,\"red 6\":2,\"green 7\":1,"
    "\"green 2for1\":1}}\n\n";

static void things_are(const json_t *it, const char *key, const char *things)
{
    char words[GUIDE_THINGS];
    talk_words(it, key, words, sizeof words);
    assert_string_equal(words, things);
}

SESSION_TEST(dice_to_give_back_are_pointed_at)
{
    json_t *it = talk_ask(talk, "%s", gained);
    things_are(it, "lit",
               "tray:white.1 tray:white.4 tray:red.6 tray:green.7 tray:green.2for1");
    things_are(json_object_get(it, "draft"), "left", "");
    it = talk_ask(talk, "point tray:white.1");
    assert_true(talk_truth(it, "more"));
    assert_false(talk_truth(it, "enough"));
    assert_string_equal(talk_text(it, "prompt"),
                        "Player 2: choose 1 more die to give back");
    it = talk_ask(talk, "point tray:white.1 tray:green.7");
    json_t *draft = json_object_get(it, "draft");
    assert_false(talk_truth(it, "more"));
    assert_string_equal(talk_text(draft, "text"), "keep white white red red green 2for1");
    assert_int_equal(talk_number(draft, "count"), 5);
    assert_true(talk_truth(draft, "whole"));
    things_are(draft, "left", "tray:white.1 tray:green.7");
    things_are(draft, "things", "tray:white.1 tray:green.7");
    it = talk_ask(talk, "point tray:green.7");
    assert_int_equal(talk_number(json_object_get(it, "draft"), "count"), 0);
    it = talk_ask(talk, "type keep white white white red red");
    things_are(json_object_get(it, "draft"), "left", "tray:green.7 tray:green.2for1");
}

/* What a hint points out is what is given back. */
SESSION_TEST(a_hint_points_at_dice_to_give_back)
{
    talk_ask(talk, "%s", gained);
    json_t *move = json_array_get(talk_list(talk_ask(talk, "hint 50"), "moves"), 0);
    json_t *things = talk_list(move, "things");
    assert_int_equal(json_array_size(things), 2);
    for (size_t i = 0; i < 2; i++)
        assert_int_equal(
            strncmp(json_string_value(json_array_get(things, i)), "tray:", 5), 0);
}

SESSION_TEST(the_longest_set_is_pointed_at_backwards)
{
    static const struct {
        const char *die;
        int count;
    } dice[] = {{"blue.1", 4},   {"purple.3", 4}, {"green.7", 4}, {"red.5", 4},
                {"orange.4", 4}, {"yellow.3", 4}, {"white.4", 2}, {"white.1", 2}};
    int put = 0;
    json_t *it = talk_ask(talk, "%s", everything);
    assert_string_equal(talk_text(it, "waits"), "person");
    for (size_t i = 0; i < sizeof dice / sizeof *dice; i++)
        for (int n = 0; n < dice[i].count; n++) {
            it = talk_ask(talk, "point die:%s", dice[i].die);
            assert_int_equal(talk_number(json_object_get(it, "draft"), "count"), ++put);
        }
    assert_int_equal(put, 28);
    it = talk_ask(talk, "point word:roll");
    assert_true(talk_truth(json_object_get(it, "draft"), "whole"));
    assert_int_equal(talk_number(talk_ask(talk, "confirm"), "seat"), 2);
}
