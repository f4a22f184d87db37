/* odds_test.c: asking the engine for odds. */
#include "tests/base/check.h"
#include "tests/cli/engine/talk.h"

static const char new_game[] = "{\"cmd\":\"new\",\"name\":\"seals\",\"options\":"
                               "{\"players\":2,\"circle\":1}}";
/* The Witch has an f1 and Renewal of Fire; an f2 lies next to her. */
static const char place[] =
    "{\"cmd\":\"place\",\"state\":{\"players\":[{\"mage\":\"witch\",\"place\":\"h1\","
    "\"dice\":[\"f1\"],\"up\":[\"binding\",\"renewal.fire\"]},{\"mage\":\"seer\","
    "\"place\":\"h2\",\"dice\":[\"a4\"]}],\"sites\":{\"c1\":\"f2\"}}}";

static json_t *answer_at(json_t *reply, size_t index)
{
    return json_array_get(json_object_get(reply, "odds"), index);
}

static void chance_is(json_t *answer, double chance, const char *advice)
{
    assert_true(json_real_value(json_object_get(answer, "low")) == chance);
    assert_true(json_real_value(json_object_get(answer, "high")) == chance);
    assert_true(json_is_true(json_object_get(answer, "exact")));
    assert_string_equal(text_of(answer, "advice"), advice);
}

ENGINE_TEST(all_goals_of_a_position)
{
    ask_well(talk, new_game);
    ask_well(talk, place);
    json_t *reply = ask_well(talk, "{\"cmd\":\"odds\"}");
    assert_int_equal(json_array_size(json_object_get(reply, "odds")), 2);
    assert_string_equal(text_of(answer_at(reply, 0), "goal"), "any");
    assert_string_equal(text_of(answer_at(reply, 1), "goal"), "c1");
    chance_is(answer_at(reply, 1), 5.0 / 6, "renewal.fire f1");
}

ENGINE_TEST(named_goals_in_their_order)
{
    ask_well(talk, new_game);
    ask_well(talk, place);
    json_t *reply = ask_well(talk, "{\"cmd\":\"odds\",\"goals\":[\"c1\",\"any\"]}");
    assert_string_equal(text_of(answer_at(reply, 0), "goal"), "c1");
    assert_string_equal(text_of(answer_at(reply, 1), "goal"), "any");
    reply = ask_well(talk, "{\"cmd\":\"odds\",\"goals\":[]}");
    assert_int_equal(json_array_size(json_object_get(reply, "odds")), 0);
}

ENGINE_TEST(while_dice_fall)
{
    ask_well(talk, new_game);
    ask_well(talk, place);
    ask_well(talk, "{\"cmd\":\"move\",\"move\":\"renewal.fire f1\"}");
    json_t *reply = ask_well(talk, "{\"cmd\":\"odds\",\"goals\":[\"c1\"]}");
    chance_is(answer_at(reply, 0), 5.0 / 6, "");
    ask_well(talk, "{\"cmd\":\"move\",\"move\":\"roll f2\"}");
    reply = ask_well(talk, "{\"cmd\":\"odds\"}");
    assert_int_equal(json_array_size(json_object_get(reply, "odds")), 0);
    ask_badly(talk, "{\"cmd\":\"odds\",\"goals\":[\"c1\"]}", "turn", "nothing is rolled");
}

ENGINE_TEST(what_cannot_be_asked)
{
    ask_badly(talk, "{\"cmd\":\"odds\"}", "request", "no game");
    ask_well(talk, new_game);
    ask_badly(talk, "{\"cmd\":\"odds\",\"goals\":[\"c1\"]}", "turn", "no dice");
    ask_well(talk, place);
    ask_badly(talk, "{\"cmd\":\"odds\",\"goals\":[\"x9\"]}", "request", "'x9'");
    ask_badly(talk, "{\"cmd\":\"odds\",\"goals\":[\"c1\",\"\"]}", "request",
              "names seals");
    ask_badly(talk, "{\"cmd\":\"odds\",\"goals\":\"c1\"}", "request", "goals");
    ask_badly(talk, "{\"cmd\":\"odds\",\"goals\":[1]}", "request", "goals[0]");
    ask_badly(talk, "{\"cmd\":\"odds\",\"goal\":\"c1\"}", "request", "goal");
    ask_badly(talk, "{\"cmd\":\"odds\",\"situation\":\"5 white\"}", "request",
              "only within a game");
    ask_well(talk, "{\"cmd\":\"new\",\"name\":\"pig\"}");
    ask_badly(talk, "{\"cmd\":\"odds\"}", "request", "Pig has no odds");
}

/* Quick by default: six dice for equal numbers would take long. */
ENGINE_TEST(effort)
{
    ask_well(talk, "{\"cmd\":\"new\",\"name\":\"ciub\"}");
    json_t *reply =
        ask_well(talk, "{\"cmd\":\"odds\",\"situation\":\"6 white\",\"goals\":[\"=4\"]}");
    assert_true(json_is_false(json_object_get(answer_at(reply, 0), "exact")));
    reply =
        ask_well(talk, "{\"cmd\":\"odds\",\"situation\":\"2 white\",\"goals\":[\"6-6\"],"
                       "\"effort\":\"full\"}");
    assert_true(json_is_true(json_object_get(answer_at(reply, 0), "exact")));
    ask_badly(talk, "{\"cmd\":\"odds\",\"effort\":\"great\"}", "request", "\"full\"");
    ask_badly(talk, "{\"cmd\":\"odds\",\"effort\":5}", "request", "effort");
}

/* The oracle belongs to the game in the slot: closed, replaced, and left open at the
 * end. */
ENGINE_TEST(games_come_and_go)
{
    for (int i = 0; i < 3; i++) {
        ask_well(talk, new_game);
        ask_well(talk, place);
        ask_well(talk, "{\"cmd\":\"odds\"}");
    }
    ask_well(talk, "{\"cmd\":\"close\"}");
    ask_badly(talk, "{\"cmd\":\"odds\"}", "request", "no game");
    ask_well(talk, new_game);
    ask_well(talk, place);
    ask_well(talk, "{\"cmd\":\"odds\"}");
    ask_well(talk, place);
    ask_well(talk, "{\"cmd\":\"odds\"}");
}
