/* pig_test.c: the rules of Pig, a test for each, and its promises. The tests of a new
 * game can start as a copy of this file. */
#include "games/pig/pig.h"

#include <string.h>

#include "core/match/match.h"
#include "core/property/property.h"
#include "tests/base/check.h"

static struct match *new_match(const char *players, const char *target)
{
    struct setup setup;
    struct error error;
    setup_init(&setup);
    assert_true(setup_set(&setup, &pig_game, "players", players, &error));
    assert_true(setup_set(&setup, &pig_game, "target", target, &error));
    struct match *match = match_new(&pig_game, &setup, "", &error);
    assert_non_null(match);
    return match;
}

static void play(struct match *match, const char *lines)
{
    char line[40];
    struct reason why;
    while (*lines != '\0') {
        size_t length = strcspn(lines, ",");
        assert_true(length < sizeof line);
        memcpy(line, lines, length);
        line[length] = '\0';
        if (!match_play(match, line, &why))
            fail_msg("'%s': rule %s: %s", line, why.rule, why.text);
        lines += length + (lines[length] == ',' ? 1 : 0);
    }
}

static void assert_refused(struct match *match, const char *line, const char *rule)
{
    struct reason why = {"?", ""};
    assert_false(match_play(match, line, &why));
    assert_string_equal(why.rule, rule);
    assert_true(why.text[0] != '\0');
}

/* The state as JSON is also a compact way to say what is expected. */
static void assert_state(const struct match *match, const char *json)
{
    char words[200];
    struct text out = text_init(words, sizeof words);
    pig_game.state_write(match->world, match->state, &out);
    assert_string_equal(words, json);
}

TEST(rule_1_players_take_turns)
{
    struct match *match = new_match("3", "100");
    for (int turn = 0; turn < 7; turn++) {
        assert_int_equal(match_actor(match), turn % 3);
        play(match, "roll,die 1");
    }
    match_free(match);
}

TEST(rule_2_a_turn_starts_with_a_roll)
{
    struct match *match = new_match("2", "100");
    assert_refused(match, "hold", "2");
    play(match, "roll,die 6");
    play(match, "hold");
    assert_refused(match, "hold", "2");
    match_free(match);
}

TEST(rule_3_a_one_loses_the_points)
{
    struct match *match = new_match("2", "100");
    play(match, "roll,die 5,roll,die 4");
    assert_state(match,
                 "{\"scores\":[0,0],\"turn\":1,\"points\":9,\"phase\":\"decide\"}");
    play(match, "roll,die 1");
    assert_state(match,
                 "{\"scores\":[0,0],\"turn\":2,\"points\":0,\"phase\":\"decide\"}");
    play(match, "roll");
    assert_refused(match, "roll", "3");
    assert_refused(match, "die 7", "");
    match_free(match);
}

TEST(rule_4_who_holds_keeps_the_points)
{
    struct match *match = new_match("2", "100");
    assert_refused(match, "die 6", "4");
    play(match, "roll,die 5,roll,die 4,hold");
    assert_state(match,
                 "{\"scores\":[9,0],\"turn\":2,\"points\":0,\"phase\":\"decide\"}");
    play(match, "roll,die 2,hold,roll,die 3,hold");
    assert_state(match,
                 "{\"scores\":[12,2],\"turn\":2,\"points\":0,\"phase\":\"decide\"}");
    match_free(match);
}

TEST(rule_5_the_target_wins_at_once)
{
    struct match *match = new_match("2", "10");
    play(match, "roll,die 5,hold,roll,die 1,roll,die 4");
    assert_int_equal(pig_game.winners(match->world, match->state), 0);
    play(match, "roll,die 2");
    assert_state(match, "{\"scores\":[11,0],\"turn\":1,\"points\":0,\"phase\":\"over\"}");
    assert_true(match_over(match));
    assert_int_equal(pig_game.winners(match->world, match->state), 1);
    assert_refused(match, "roll", "");
    struct reason why;
    assert_false(pig_game.verdict(match->world, match->state, 3, &why));
    assert_string_equal(why.rule, "5");
    match_free(match);
}

TEST(strange_words_and_codes_are_refused)
{
    struct match *match = new_match("2", "10");
    struct reason why;
    assert_refused(match, "die", "");
    assert_refused(match, "die x", "");
    assert_refused(match, "swim", "");
    assert_false(pig_game.verdict(match->world, match->state, 12, &why));
    assert_string_equal(why.rule, "4");
    match_free(match);
}

TEST(options_are_checked)
{
    static const char *const bad[] = {"9", "1001", "ten", "-5"};
    for (size_t i = 0; i < 4; i++) {
        struct setup setup;
        struct error error;
        setup_init(&setup);
        setup.players = 2;
        assert_true(setup_set(&setup, &pig_game, "target", bad[i], &error));
        assert_null(pig_game.world_new(&setup, &error));
        assert_non_null(strstr(error.text, "from 10 to 1000"));
        setup_deinit(&setup);
    }
}

static void assert_no_state(const char *json, const char *words)
{
    struct match *match = new_match("2", "100");
    struct json_reader root;
    struct error error;
    error_clear(&error);
    assert_true(json_reader_parse(&root, json, strlen(json), &error));
    assert_false(match_place(match, &root, &error));
    if (strstr(error.text, words) == NULL)
        fail_msg("'%s' does not say '%s'", error.text, words);
    json_reader_free(&root);
    match_free(match);
}

TEST(bad_states_are_refused)
{
    assert_no_state("[]", "must be an object");
    assert_no_state("{\"die\":1}", "'die' is not known");
    assert_no_state("{\"turn\":1}", "'scores' is missing");
    assert_no_state("{\"scores\":1}", "scores: must be an array");
    assert_no_state("{\"scores\":[1]}", "scores: must have 2 items");
    assert_no_state("{\"scores\":[1,-1]}", "scores[1]: must be from 0");
    assert_no_state("{\"scores\":[1,2],\"turn\":3}", "turn: must be from 1 to 2");
    assert_no_state("{\"scores\":[1,2],\"turn\":2,\"points\":\"x\"}", "points: must be");
    assert_no_state("{\"scores\":[1,2],\"turn\":2,\"points\":2}", "'phase' is missing");
    assert_no_state("{\"scores\":[1,2],\"turn\":2,\"points\":2,\"phase\":1}",
                    "phase: must be a string");
    assert_no_state("{\"scores\":[1,2],\"turn\":2,\"points\":2,\"phase\":\"up\"}",
                    "phase: 'up' is not \"decide\"");
    assert_no_state("{\"scores\":[1,2],\"turn\":2,\"points\":2,\"phase\":\"over\"}",
                    "points: a turn cannot have 2");
    assert_no_state("{\"scores\":[1,2],\"turn\":2,\"points\":98,\"phase\":\"die\"}",
                    "has won already");
    assert_no_state("{\"scores\":[1,100],\"turn\":1,\"points\":0,\"phase\":\"die\"}",
                    "the game is over when");
    assert_no_state("{\"scores\":[1,100],\"turn\":1,\"points\":0,\"phase\":\"over\"}",
                    "the game is over when");
}

TEST(check_finds_broken_bytes)
{
    struct match *match = new_match("2", "100");
    unsigned char state[GAME_MAX_STATE];
    struct error error;
    for (size_t i = 0; i < pig_game.state_size; i++) {
        memcpy(state, match->state, pig_game.state_size);
        state[i] = 0xff;
        assert_false(pig_game.check(match->world, state, &error));
    }
    match_free(match);
}

static void assert_prompt(const struct match *match, const char *words)
{
    char out[100];
    struct text text = text_init(out, sizeof out);
    pig_game.prompt(match->world, match->state, &text);
    assert_string_equal(out, words);
}

TEST(people_are_told)
{
    struct match *match = new_match("2", "10");
    char out[100];
    struct text text = text_init(out, sizeof out);
    assert_prompt(match, "Player 1 must roll.");
    play(match, "roll");
    assert_prompt(match, "Player 1 rolls the die.");
    play(match, "die 6");
    assert_prompt(match, "Player 1 may roll again or hold 6 points.");
    pig_game.describe(match->world, match->state, &text);
    assert_string_equal(out, "> Player 1     0 + 6\n  Player 2     0\n");
    play(match, "roll,die 6");
    assert_prompt(match, "Player 1 wins.");
    match_free(match);
}

TEST(random_games_keep_every_promise)
{
    struct property_result result;
    struct property_options options = {0};
    property_result_init(&result);
    for (int players = 2; players <= 5; players++)
        for (uint64_t seed = 0; seed < 25; seed++) {
            struct setup setup;
            setup_init(&setup);
            setup.players = players;
            if (!property_game(&pig_game, &setup, seed, &options, &result))
                fail_msg("%s\n%s", result.failure, result.record.data);
        }
    assert_int_equal(result.games, 100);
    assert_int_equal(result.longest, 2);
    property_result_deinit(&result);
}
