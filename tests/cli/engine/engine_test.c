/* engine_test.c: the engine as a library: requests in, responses out. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/base/check.h"
#include "tests/cli/engine/talk.h"

ENGINE_TEST(id_is_echoed)
{
    json_t *reply = ask(talk, "{\"cmd\":\"version\",\"id\":[1,{\"a\":null}]}");
    json_t *id = json_object_get(reply, "id");
    assert_int_equal(json_array_size(id), 2);
    reply = ask(talk, "{\"cmd\":\"fly\",\"id\":7}");
    assert_int_equal(number_of(reply, "id"), 7);
    reply = ask(talk, "{\"cmd\":\"version\"}");
    assert_null(json_object_get(reply, "id"));
}

ENGINE_TEST(malformed_requests_are_answered)
{
    ask_badly(talk, "nonsense", "json", "JSON");
    ask_badly(talk, "{\"cmd\":\"version\"", "json", "JSON");
    ask_badly(talk, "{\"cmd\":\"version\"} more", "json", "JSON");
    ask_badly(talk, "{\"cmd\":\"version\",\"cmd\":\"games\"}", "json", "JSON");
    ask_badly(talk, "[]", "request", "object");
    ask_badly(talk, "{}", "request", "cmd");
    ask_badly(talk, "{\"cmd\":5}", "request", "cmd");
    ask_badly(talk, "{\"cmd\":\"fly\"}", "request", "fly");
    ask_badly(talk, "{\"cmd\":\"version\",\"colour\":1}", "request", "colour");
    ask_badly(talk, "{\"cmd\":\"state\"}", "request", "no game");
    ask_badly(talk, "{\"cmd\":\"state\",\"game\":\"\"}", "request", "game");
    ask_badly(talk, "{\"cmd\":\"state\",\"game\":7}", "request", "game");
    ask_badly(talk, "{\"cmd\":\"\\u0000\"}", "json", "JSON");
    ask_bytes(talk, "{\"cmd\":\0}", 9);
    ask_bytes(talk, "\xff\xfe{}", 4);
}

ENGINE_TEST(deep_nesting_is_refused)
{
    char line[200001];
    memset(line, '[', 200000);
    line[200000] = '\0';
    ask_badly(talk, line, "json", "nested");
}

ENGINE_TEST(blank_lines_get_no_answer)
{
    buffer_clear(&talk->out);
    engine_line(talk->engine, " \t\r", 3, &talk->out);
    assert_int_equal(talk->out.length, 0);
}

ENGINE_TEST(new_reports_wrong_setups)
{
    ask_badly(talk, "{\"cmd\":\"new\"}", "request", "name");
    ask_badly(talk, "{\"cmd\":\"new\",\"name\":\"chess\"}", "setup", "chess");
    ask_badly(talk, "{\"cmd\":\"new\",\"name\":\"pig\",\"options\":7}", "request",
              "options");
    ask_badly(talk, "{\"cmd\":\"new\",\"name\":\"pig\",\"options\":{\"wings\":2}}",
              "setup", "wings");
    ask_badly(talk, "{\"cmd\":\"new\",\"name\":\"pig\",\"options\":{\"target\":[]}}",
              "request", "target");
    ask_badly(talk, "{\"cmd\":\"new\",\"name\":\"pig\",\"options\":{\"players\":9}}",
              "setup", "players");
    ask_badly(talk, "{\"cmd\":\"new\",\"name\":\"pig\",\"chance\":\"seed\"}", "setup",
              "seed");
    ask_badly(talk, "{\"cmd\":\"new\",\"name\":\"pig\",\"chance\":\"fate\"}", "request",
              "chance");
    ask_badly(talk, "{\"cmd\":\"new\",\"name\":\"pig\",\"seed\":\"a b\"}", "setup", "");
    ask_badly(talk, "{\"cmd\":\"new\",\"name\":\"pig\",\"seed\":null}", "request",
              "seed");
    ask_badly(talk, "{\"cmd\":\"new\",\"name\":\"pig\",\"attachment\":\"x\"}", "setup",
              "attachment");
    ask_badly(talk, "{\"cmd\":\"new\",\"name\":\"pig:wings=1#2\"}", "setup", "wings");
}

ENGINE_TEST(a_failed_new_keeps_the_old_game)
{
    ask_well(talk, "{\"cmd\":\"new\",\"name\":\"pig\",\"seed\":1}");
    ask_badly(talk, "{\"cmd\":\"new\",\"name\":\"pig\",\"options\":{\"target\":1}}",
              "setup", "target");
    ask_well(talk, "{\"cmd\":\"state\"}");
}

ENGINE_TEST(options_may_be_numbers_or_texts)
{
    json_t *reply =
        ask_well(talk, "{\"cmd\":\"new\",\"name\":\"pig\",\"seed\":\"7\",\"options\":"
                       "{\"players\":\"3\",\"target\":30}}");
    assert_string_equal(text_of(reply, "game_id"), "pig:players=3,target=30#7");
    reply = ask_well(talk, "{\"cmd\":\"new\",\"name\":\"pig:players=3,target=30#7\"}");
    assert_string_equal(text_of(reply, "seed"), "7");
    assert_string_equal(text_of(reply, "chance"), "seed");
}

ENGINE_TEST(moves_are_made_and_refused)
{
    ask_well(talk, "{\"cmd\":\"new\",\"name\":\"pig\"}");
    ask_badly(talk, "{\"cmd\":\"move\"}", "request", "move");
    ask_badly(talk, "{\"cmd\":\"move\",\"move\":\"hold\"}", "illegal", "roll");
    assert_string_equal(text_of(talk->reply, "rule"), "2");
    ask_badly(talk, "{\"cmd\":\"move\",\"move\":\"fly\"}", "unreadable", "fly");
    ask_badly(talk, "{\"cmd\":\"move\",\"move\":\"roll\",\"seat\":2}", "turn", "seat 1");
    ask_badly(talk, "{\"cmd\":\"move\",\"move\":\"roll\",\"seat\":3}", "request", "seat");
    ask_badly(talk, "{\"cmd\":\"choose\",\"choice\":\"roll roll\"}", "unreadable", "");
    ask_well(talk, "{\"cmd\":\"move\",\"move\":\"roll\",\"seat\":1}");
    assert_string_equal(text_of(talk->reply, "to_act"), "chance");
    ask_badly(talk, "{\"cmd\":\"move\",\"move\":\"die 3\",\"seat\":1}", "turn", "chance");
    ask_badly(talk, "{\"cmd\":\"draw\"}", "turn", "seed");
    ask_well(talk, "{\"cmd\":\"choose\",\"choice\":\"die 3\"}");
    ask_badly(talk, "{\"cmd\":\"outcomes\"}", "turn", "chance");
    ask_badly(talk, "{\"cmd\":\"draw\"}", "turn", "chance");
    assert_int_equal(number_of(ask_well(talk, "{\"cmd\":\"status\"}"), "to_act"), 1);
}

ENGINE_TEST(check_changes_nothing)
{
    char before[64];
    ask_well(talk, "{\"cmd\":\"new\",\"name\":\"pig\"}");
    snprintf(before, sizeof before, "%s",
             text_of(ask_well(talk, "{\"cmd\":\"hash\"}"), "hash"));
    assert_true(json_is_true(json_object_get(
        ask_well(talk, "{\"cmd\":\"check\",\"move\":\"roll\"}"), "legal")));
    json_t *reply = ask_well(talk, "{\"cmd\":\"check\",\"move\":\"hold\"}");
    assert_true(json_is_false(json_object_get(reply, "legal")));
    assert_string_equal(text_of(reply, "rule"), "2");
    assert_string_equal(text_of(ask_well(talk, "{\"cmd\":\"hash\"}"), "hash"), before);
}

ENGINE_TEST(undo_and_redo)
{
    ask_well(talk, "{\"cmd\":\"new\",\"name\":\"pig\",\"seed\":7}");
    ask_badly(talk, "{\"cmd\":\"undo\"}", "turn", "nothing");
    ask_badly(talk, "{\"cmd\":\"redo\"}", "turn", "nothing");
    ask_well(talk, "{\"cmd\":\"move\",\"move\":\"roll\"}");
    assert_int_equal(number_of(talk->reply, "step"), 2);
    assert_int_equal(number_of(ask_well(talk, "{\"cmd\":\"undo\"}"), "step"), 0);
    assert_int_equal(number_of(ask_well(talk, "{\"cmd\":\"redo\"}"), "step"), 2);
    assert_int_equal(
        number_of(ask_well(talk, "{\"cmd\":\"undo\",\"by\":\"step\"}"), "step"), 1);
    assert_int_equal(
        number_of(ask_well(talk, "{\"cmd\":\"redo\",\"by\":\"event\"}"), "step"), 2);
    assert_int_equal(
        number_of(ask_well(talk, "{\"cmd\":\"undo\",\"by\":\"step\",\"count\":9}"),
                  "count"),
        2);
    ask_badly(talk, "{\"cmd\":\"undo\",\"by\":\"year\"}", "request", "by");
    ask_badly(talk, "{\"cmd\":\"undo\",\"count\":0}", "request", "count");
    assert_int_equal(number_of(ask_well(talk, "{\"cmd\":\"seek\",\"step\":1}"), "step"),
                     1);
    ask_badly(talk, "{\"cmd\":\"seek\",\"step\":3}", "request", "step");
    ask_badly(talk, "{\"cmd\":\"seek\"}", "request", "step");
}

ENGINE_TEST(states_go_out_and_in)
{
    ask_well(talk, "{\"cmd\":\"new\",\"name\":\"pig\",\"seed\":7}");
    ask_well(talk, "{\"cmd\":\"move\",\"move\":\"roll\"}");
    json_t *reply = ask_well(talk, "{\"cmd\":\"state\"}");
    char *dump = json_dumps(json_object_get(reply, "state"), JSON_COMPACT);
    char line[2000], before[64];
    snprintf(before, sizeof before, "%s",
             text_of(ask_well(talk, "{\"cmd\":\"hash\"}"), "hash"));
    snprintf(line, sizeof line,
             "{\"cmd\":\"new\",\"name\":\"pig\",\"game\":\"b\",\"state\":%s}", dump);
    ask_well(talk, line);
    assert_string_equal(
        text_of(ask_well(talk, "{\"cmd\":\"hash\",\"game\":\"b\"}"), "hash"), before);
    snprintf(line, sizeof line, "{\"cmd\":\"place\",\"state\":%s}", dump);
    assert_int_equal(number_of(ask_well(talk, line), "step"), 0);
    free(dump);
    ask_badly(talk, "{\"cmd\":\"place\"}", "request", "state");
    ask_badly(talk, "{\"cmd\":\"place\",\"state\":{\"scores\":[1,2,3]}}", "state",
              "state");
    ask_badly(talk, "{\"cmd\":\"place\",\"state\":7}", "state", "");
    ask_badly(talk, "{\"cmd\":\"state\",\"seat\":9}", "request", "seat");
    ask_well(talk, "{\"cmd\":\"state\",\"seat\":2}");
}

ENGINE_TEST(records_go_out_and_in)
{
    ask_well(talk, "{\"cmd\":\"new\",\"name\":\"pig\",\"seed\":7}");
    ask_well(talk, "{\"cmd\":\"move\",\"move\":\"roll\"}");
    json_t *reply = ask_well(talk, "{\"cmd\":\"record\"}");
    json_t *load = json_pack("{s:s, s:s, s:s}", "cmd", "load", "game", "b", "record",
                             text_of(reply, "record"));
    char *line = json_dumps(load, 0);
    assert_int_equal(number_of(ask_well(talk, line), "step"), 2);
    free(line);
    json_decref(load);
    ask_badly(talk, "{\"cmd\":\"load\",\"record\":\"hello\"}", "record", "");
    assert_int_equal(number_of(talk->reply, "line"), 1);
    ask_badly(talk, "{\"cmd\":\"load\",\"record\":7}", "request", "record");
}

ENGINE_TEST(many_games_at_once)
{
    char line[200];
    for (int i = 0; i < ENGINE_MAX_GAMES; i++) {
        snprintf(line, sizeof line, "{\"cmd\":\"new\",\"name\":\"pig\",\"game\":\"g%d\"}",
                 i);
        ask_well(talk, line);
    }
    ask_badly(talk, "{\"cmd\":\"new\",\"name\":\"pig\",\"game\":\"more\"}", "limit",
              "close");
    ask_well(talk, "{\"cmd\":\"new\",\"name\":\"pig\",\"game\":\"g3\"}");
    ask_well(talk, "{\"cmd\":\"close\",\"game\":\"g3\"}");
    ask_well(talk, "{\"cmd\":\"new\",\"name\":\"pig\",\"game\":\"more\"}");
    json_t *open = json_object_get(ask_well(talk, "{\"cmd\":\"list\"}"), "open");
    assert_int_equal(json_array_size(open), ENGINE_MAX_GAMES);
}

/* Plays the first legal move each time, until the game is over. */
static void play_to_the_end(struct talk *talk, int limit)
{
    for (int i = 0; i < limit; i++) {
        json_t *reply = ask(talk, "{\"cmd\":\"moves\",\"limit\":3}");
        if (!json_is_true(json_object_get(reply, "ok")))
            return;
        json_t *moves = json_object_get(reply, "moves");
        size_t count = json_array_size(moves);
        assert_true(count > 0);
        json_t *move = json_pack("{s:s, s:s}", "cmd", "move", "move",
                                 json_string_value(json_array_get(moves, count - 1)));
        char *line = json_dumps(move, 0);
        ask_well(talk, line);
        free(line);
        json_decref(move);
    }
    fail_msg("the game does not end");
}

ENGINE_TEST(a_whole_game_of_pig)
{
    ask_well(talk, "{\"cmd\":\"new\",\"name\":\"pig\",\"seed\":7}");
    play_to_the_end(talk, 10000);
    ask_badly(talk, "{\"cmd\":\"moves\"}", "over", "over");
    ask_badly(talk, "{\"cmd\":\"choices\"}", "over", "over");
    ask_badly(talk, "{\"cmd\":\"check\",\"move\":\"roll\"}", "over", "over");
    ask_badly(talk, "{\"cmd\":\"move\",\"move\":\"roll\"}", "over", "over");
    json_t *reply = ask_well(talk, "{\"cmd\":\"status\"}");
    assert_true(json_is_true(json_object_get(reply, "over")));
    assert_true(json_is_null(json_object_get(reply, "to_act")));
    assert_int_equal(json_array_size(json_object_get(reply, "winners")), 1);
}

ENGINE_TEST(whole_games_of_seals)
{
    char line[200];
    for (int circle = 1; circle <= 4; circle++) {
        snprintf(line, sizeof line,
                 "{\"cmd\":\"new\",\"name\":\"seals:players=%d,circle=%d#%d\"}",
                 circle + 1, circle, circle);
        ask_well(talk, line);
        play_to_the_end(talk, 10000);
        json_t *reply = ask_well(talk, "{\"cmd\":\"status\"}");
        assert_true(json_is_true(json_object_get(reply, "over")));
    }
}

ENGINE_TEST(quit)
{
    assert_false(engine_done(talk->engine));
    ask_well(talk, "{\"cmd\":\"quit\"}");
    assert_true(engine_done(talk->engine));
}
