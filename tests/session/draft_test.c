/* draft_test.c: drafts: whose turn it is until they are confirmed, and the longest ones.
 */
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
