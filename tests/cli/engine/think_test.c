/* think_test.c: asking the engine for hints and analyses. */
#include <math.h>
#include <string.h>

#include "tests/base/check.h"
#include "tests/cli/engine/talk.h"

static const char place[] =
    "{\"cmd\":\"new\",\"name\":\"pig\",\"options\":{\"target\":20},\"state\":"
    "{\"scores\":[10,18],\"turn\":1,\"points\":9,\"phase\":\"decide\"}}";

static json_t *item_at(json_t *reply, const char *list, size_t index)
{
    return json_array_get(json_object_get(reply, list), index);
}

static double real_of(json_t *object, const char *key)
{
    return json_real_value(json_object_get(object, key));
}

ENGINE_TEST(a_hint)
{
    ask_well(talk, place);
    json_t *reply = ask_well(talk, "{\"cmd\":\"hint\",\"nodes\":400,\"id\":3}");
    assert_int_equal(number_of(reply, "id"), 3);
    assert_int_equal(number_of(reply, "seat"), 1);
    assert_int_equal(number_of(reply, "nodes"), 400);
    assert_int_equal(json_array_size(json_object_get(reply, "moves")), 2);
    assert_string_equal(text_of(item_at(reply, "moves", 0), "move"), "roll");
    assert_true(real_of(item_at(reply, "moves", 0), "win") > 0.6);
    assert_true(real_of(item_at(reply, "moves", 1), "loss") > 0.1);
    reply = ask_well(talk, "{\"cmd\":\"hint\",\"nodes\":50,\"moves\":1}");
    assert_int_equal(json_array_size(json_object_get(reply, "moves")), 1);
}

/* The most decimals of any number in a line. */
static size_t most_decimals(const char *line)
{
    size_t most = 0;
    for (const char *at = strchr(line, '.'); at != NULL; at = strchr(at + 1, '.')) {
        size_t digits = strspn(at + 1, "0123456789");
        most = digits > most ? digits : most;
    }
    return most;
}

/* Numbers are rounded, in games with and without odds; the caller's values come back
 * unchanged. */
ENGINE_TEST(numbers_are_short)
{
    ask_well(talk, place);
    ask_well(talk, "{\"cmd\":\"hint\",\"nodes\":300}");
    assert_in_range(most_decimals(talk->out.data), 1, 6);
    ask_well(talk, "{\"cmd\":\"move\",\"move\":\"hold\"}");
    ask_well(talk, "{\"cmd\":\"analyse\",\"nodes\":300}");
    assert_in_range(most_decimals(talk->out.data), 1, 6);
    ask_well(talk, "{\"cmd\":\"new\",\"name\":\"ciub\",\"seed\":3}");
    ask_well(talk, "{\"cmd\":\"hint\",\"nodes\":20,\"id\":1731698000.1234}");
    assert_in_range(most_decimals(talk->out.data), 1, 9);
    assert_non_null(strstr(talk->out.data, "\"id\":1731698000.1234,"));
}

/* During a move it covers the rest of it, and nothing changes. */
ENGINE_TEST(a_hint_in_the_middle)
{
    ask_well(talk, "{\"cmd\":\"new\",\"name\":\"seals\",\"seed\":5}");
    json_t *reply = ask_well(talk, "{\"cmd\":\"choices\"}");
    assert_true(json_array_size(json_object_get(reply, "choices")) > 1);
    int step = number_of(ask_well(talk, "{\"cmd\":\"status\"}"), "step");
    reply = ask_well(talk, "{\"cmd\":\"hint\",\"nodes\":60}");
    assert_int_equal(number_of(reply, "step"), step);
    assert_true(json_array_size(json_object_get(reply, "moves")) >= 1);
    assert_int_equal(number_of(ask_well(talk, "{\"cmd\":\"status\"}"), "step"), step);
}

ENGINE_TEST(when_there_is_nothing_to_decide)
{
    ask_badly(talk, "{\"cmd\":\"hint\"}", "request", "no game");
    ask_well(talk, place);
    ask_badly(talk, "{\"cmd\":\"hint\",\"nodes\":0}", "request", "nodes");
    ask_badly(talk, "{\"cmd\":\"hint\",\"moves\":\"all\"}", "request", "moves");
    ask_badly(talk, "{\"cmd\":\"hint\",\"seconds\":1}", "request", "seconds");
    ask_well(talk, "{\"cmd\":\"move\",\"move\":\"roll\"}");
    ask_badly(talk, "{\"cmd\":\"hint\"}", "turn", "chance is to act");
    ask_well(talk, "{\"cmd\":\"move\",\"move\":\"die 6\"}");
    ask_badly(talk, "{\"cmd\":\"hint\"}", "over", "the game is over");
}

ENGINE_TEST(an_analysis)
{
    ask_well(talk, place);
    ask_well(talk, "{\"cmd\":\"move\",\"move\":\"hold\"}");
    ask_well(talk, "{\"cmd\":\"move\",\"move\":\"roll\"}");
    ask_well(talk, "{\"cmd\":\"move\",\"move\":\"die 1\"}");
    json_t *reply = ask_well(talk, "{\"cmd\":\"analyse\",\"nodes\":400}");
    json_t *hold = item_at(reply, "events", 0), *die = item_at(reply, "events", 2);
    assert_int_equal(json_array_size(json_object_get(reply, "events")), 3);
    assert_string_equal(text_of(hold, "class"), "blunder");
    assert_string_equal(text_of(json_object_get(hold, "best"), "move"), "roll");
    assert_string_equal(text_of(die, "seat"), "chance");
    assert_true(json_real_value(item_at(die, "luck", 0)) > 0.1);
    assert_true(json_is_false(json_object_get(reply, "over")));
    json_t *seat = item_at(reply, "seats", 0);
    double sum = real_of(seat, "luck") - real_of(seat, "loss") + real_of(seat, "gift") +
                 real_of(seat, "noise");
    assert_true(fabs(real_of(seat, "end") - real_of(seat, "start") - sum) < 1e-5);
}

/* Undone moves are not analysed. */
ENGINE_TEST(an_analysis_up_to_here)
{
    ask_well(talk, place);
    json_t *reply = ask_well(talk, "{\"cmd\":\"analyse\",\"nodes\":50}");
    assert_int_equal(json_array_size(json_object_get(reply, "events")), 0);
    ask_well(talk, "{\"cmd\":\"move\",\"move\":\"hold\"}");
    ask_well(talk, "{\"cmd\":\"undo\"}");
    reply = ask_well(talk, "{\"cmd\":\"analyse\",\"nodes\":50,\"threads\":2}");
    assert_int_equal(json_array_size(json_object_get(reply, "events")), 0);
    ask_badly(talk, "{\"cmd\":\"analyse\",\"threads\":0}", "request", "threads");
}
