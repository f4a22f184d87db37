/* pig_test.c: the rules of Pig, a test for each, and its promises. The tests of a new
 * game can start as a copy of this file. */
#include <string.h>

#include "core/property/property.h"
#include "tests/games/pig/start.h"

/* The state as JSON is also a compact way to say what is expected. */
static void assert_state(struct position *p, const char *json)
{
    assert_string_equal(position_write_quoted(p), json);
}

TEST(rule_1_players_take_turns)
{
    POSITION p;
    start(&p, "players=3,target=100");
    for (int turn = 0; turn < 7; turn++) {
        assert_int_equal(match_actor(p.match), turn % 3);
        position_begin(&p, "roll die 1");
    }
}

TEST(rule_2_a_turn_starts_with_a_roll)
{
    POSITION p;
    start(&p, "players=2,target=100");
    position_refuse(&p, "2", "hold");
    position_begin(&p, "roll die 6");
    position_begin(&p, "hold");
    position_refuse(&p, "2", "hold");
}

TEST(rule_3_a_one_loses_the_points)
{
    POSITION p;
    start(&p, "players=2,target=100");
    position_begin(&p, "roll die 5 roll die 4");
    assert_state(&p, "{'scores':[0,0],'turn':1,'points':9,'phase':'decide'}");
    position_begin(&p, "roll die 1");
    assert_state(&p, "{'scores':[0,0],'turn':2,'points':0,'phase':'decide'}");
    position_begin(&p, "roll");
    position_refuse(&p, "3", "roll");
    position_refuse(&p, "", "die 7");
}

TEST(rule_4_who_holds_keeps_the_points)
{
    POSITION p;
    start(&p, "players=2,target=100");
    position_refuse(&p, "4", "die 6");
    position_begin(&p, "roll die 5 roll die 4 hold");
    assert_state(&p, "{'scores':[9,0],'turn':2,'points':0,'phase':'decide'}");
    position_begin(&p, "roll die 2 hold roll die 3 hold");
    assert_state(&p, "{'scores':[12,2],'turn':2,'points':0,'phase':'decide'}");
}

TEST(rule_5_the_target_wins_at_once)
{
    POSITION p;
    start(&p, "players=2,target=10");
    position_begin(&p, "roll die 5 hold roll die 1 roll die 4");
    assert_int_equal(pig_game.winners(p.match->world, p.match->state), 0);
    position_begin(&p, "roll die 2");
    assert_state(&p, "{'scores':[11,0],'turn':1,'points':0,'phase':'over'}");
    assert_true(match_over(p.match));
    assert_int_equal(pig_game.winners(p.match->world, p.match->state), 1);
    position_refuse(&p, "", "roll");
    struct reason why;
    assert_false(pig_game.verdict(p.match->world, p.match->state, 3, &why));
    assert_string_equal(why.rule, "5");
}

TEST(strange_words_and_codes_are_refused)
{
    POSITION p;
    start(&p, "players=2,target=10");
    struct reason why;
    position_refuse(&p, "", "die");
    position_refuse(&p, "", "die x");
    position_refuse(&p, "", "swim");
    assert_false(pig_game.verdict(p.match->world, p.match->state, 12, &why));
    assert_string_equal(why.rule, "4");
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

TEST(bad_states_are_refused)
{
    static const struct placed rows[] = {
        {"[]", "must be an object"},
        {"{'die':1}", "'die' is not known"},
        {"{'turn':1}", "'scores' is missing"},
        {"{'scores':1}", "scores: must be an array"},
        {"{'scores':[1]}", "scores: must have 2 items"},
        {"{'scores':[1,-1]}", "scores[1]: must be from 0"},
        {"{'scores':[1,2],'turn':3}", "turn: must be from 1 to 2"},
        {"{'scores':[1,2],'turn':2,'points':'x'}", "points: must be"},
        {"{'scores':[1,2],'turn':2,'points':2}", "'phase' is missing"},
        {"{'scores':[1,2],'turn':2,'points':2,'phase':1}", "phase: must be a string"},
        {"{'scores':[1,2],'turn':2,'points':2,'phase':'up'}",
         "phase: 'up' is not \"decide\""},
        {"{'scores':[1,2],'turn':2,'points':2,'phase':'over'}",
         "points: a turn cannot have 2"},
        {"{'scores':[1,2],'turn':2,'points':98,'phase':'die'}", "has won already"},
        {"{'scores':[1,100],'turn':1,'points':0,'phase':'die'}", "the game is over when"},
        {"{'scores':[1,100],'turn':1,'points':0,'phase':'over'}",
         "the game is over when"},
    };
    POSITION p;
    start(&p, "players=2");
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const char *error = position_read_quoted(&p, rows[i].json);
        if (strstr(error, rows[i].says) == NULL)
            fail_msg("%s: '%s' does not say '%s'", rows[i].json, error, rows[i].says);
    }
}

TEST(check_finds_broken_bytes)
{
    POSITION p;
    start(&p, "players=2,target=100");
    unsigned char state[GAME_MAX_STATE];
    struct error error;
    for (size_t i = 0; i < pig_game.state_size; i++) {
        memcpy(state, p.match->state, pig_game.state_size);
        state[i] = 0xff;
        assert_false(pig_game.check(p.match->world, state, &error));
    }
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
    POSITION p;
    start(&p, "players=2,target=10");
    char out[100];
    struct text text = text_init(out, sizeof out);
    assert_prompt(p.match, "Player 1: roll the die");
    position_begin(&p, "roll");
    assert_prompt(p.match, "Player 1 rolls the die.");
    position_begin(&p, "die 6");
    assert_prompt(p.match, "Player 1: roll again, or hold 6 points");
    pig_game.describe(p.match->world, p.match->state, &text);
    assert_string_equal(out, "> Player 1     0 + 6\n  Player 2     0\n");
    position_begin(&p, "roll die 6");
    assert_prompt(p.match, "Player 1 wins.");
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
