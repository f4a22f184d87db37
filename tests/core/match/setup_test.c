/* setup_test.c: options, attachments, game ids and the registry. */
#include "core/match/setup.h"

#include <string.h>

#include "core/registry.h"
#include "games/pig/pig.h"
#include "tests/base/check.h"
#include "tests/core/mock.h"

TEST(set_knows_the_games_options)
{
    struct setup setup;
    struct error error;
    setup_init(&setup);
    assert_string_equal(setup_get(&setup, &pig_game, "target"), "100");
    assert_string_equal(setup_get(&setup, &pig_game, "colour"), "");
    assert_true(setup_set(&setup, &pig_game, "target", "50", &error));
    assert_true(setup_set(&setup, &pig_game, "target", "60", &error));
    assert_string_equal(setup_get(&setup, &pig_game, "target"), "60");
    assert_int_equal(setup.count, 1);
    assert_true(setup_set(&setup, &pig_game, "players", "4", &error));
    assert_int_equal(setup.players, 4);
    setup_deinit(&setup);
}

static void assert_refused(const char *name, const char *value, const char *words)
{
    struct setup setup;
    struct error error;
    setup_init(&setup);
    error_clear(&error);
    assert_false(setup_set(&setup, &pig_game, name, value, &error));
    assert_non_null(strstr(error.text, words));
    setup_deinit(&setup);
}

TEST(set_rejects_with_advice)
{
    char endless[SETUP_VALUE + 1];
    memset(endless, 'x', sizeof endless);
    endless[SETUP_VALUE] = '\0';
    assert_refused("colour", "red", "it has: players, target");
    assert_refused("a-name-that-is-much-too-long-for-an-option", "1", "no option");
    assert_refused("players", "1", "2 to 5 players");
    assert_refused("players", "6", "2 to 5 players");
    assert_refused("players", "two", "2 to 5 players");
    assert_refused("target", "", "1 to 63 characters");
    assert_refused("target", endless, "1 to 63 characters");
    assert_refused("target", "a b", "letters, digits");
    assert_refused("target", "a,b", "letters, digits");
}

TEST(players_are_settled)
{
    struct setup setup;
    struct error error;
    setup_init(&setup);
    assert_true(setup_settle_players(&setup, &pig_game, &error));
    assert_int_equal(setup.players, 2);
    setup.players = 6;
    assert_false(setup_settle_players(&setup, &pig_game, &error));
    setup.players = -1;
    assert_false(setup_settle_players(&setup, &pig_game, &error));
}

TEST(copies_own_their_attachment)
{
    struct setup setup, copy;
    setup_init(&setup);
    setup_attach(&setup, "first", 5, "old.board");
    setup_attach(&setup, "..\r\n\r\n.\rx", 9, "my.board");
    assert_string_equal(setup.attachment, "..\n\n.\rx\n");
    assert_int_equal(setup.attachment_length, 8);
    setup_copy(&copy, &setup);
    setup_deinit(&setup);
    assert_null(setup.attachment);
    assert_string_equal(copy.attachment, "..\n\n.\rx\n");
    assert_string_equal(copy.attachment_name, "my.board");
    setup_deinit(&copy);
    setup_attach(&setup, NULL, 0, "empty");
    assert_string_equal(setup.attachment, "");
    setup_deinit(&setup);
}

static void assert_id(const char *id, const char *canonical)
{
    struct setup setup;
    struct error error;
    const struct game *game = NULL;
    char seed[SETUP_VALUE];
    char out[200];
    struct text text = text_init(out, sizeof out);
    error_clear(&error);
    if (!setup_read_id(&setup, mock_games, &game, seed, id, &error))
        fail_msg("%s: %s", id, error.text);
    setup_write_id(&setup, game, seed, &text);
    assert_string_equal(out, canonical);
    setup_deinit(&setup);
}

TEST(ids_read_and_write)
{
    assert_id("pig", "pig");
    assert_id("pig#1234", "pig#1234");
    assert_id("pig:players=2,target=100", "pig");
    assert_id("pig:players=3", "pig:players=3");
    assert_id("pig:target=50,players=3#Blue_moon-1.5+:x",
              "pig:players=3,target=50#Blue_moon-1.5+:x");
    assert_id("mock:board=a:b,bonus=3#7", "mock:bonus=3,board=a:b#7");
}

static void assert_no_id(const char *id, const char *words)
{
    struct setup setup;
    struct error error;
    const struct game *game = NULL;
    char seed[SETUP_VALUE];
    error_clear(&error);
    assert_false(setup_read_id(&setup, mock_games, &game, seed, id, &error));
    if (strstr(error.text, words) == NULL)
        fail_msg("%s: '%s' does not say '%s'", id, error.text, words);
    setup_deinit(&setup);
}

TEST(invalid_ids_are_rejected)
{
    assert_no_id("", "there are: mock, pig");
    assert_no_id("chess", "no game 'chess'");
    assert_no_id("pig,players=3", "no game");
    assert_no_id("pigpigpigpigpigpigpigpigpigpigpigpigpigpig", "no game 'pigpig");
    assert_no_id("pig:", "needs a value");
    assert_no_id("pig:target", "needs a value");
    assert_no_id("pig:target=", "1 to 63");
    assert_no_id("pig:target=5,", "needs a value");
    assert_no_id("pig:colour=5", "no option 'colour'");
    assert_no_id("pig:a-name-that-is-too-long=5", "too long");
    assert_no_id("pig:target=1111111111111111111111111111111111111111111111111111111"
                 "11111111111111111",
                 "too long");
    assert_no_id("pig#", "put a seed");
    assert_no_id("pig#a b", "seed may contain");
    assert_no_id("pig#1#2", "seed may contain");
    assert_no_id("pig#1111111111111111111111111111111111111111111111111111111111111111",
                 "too long");
}

TEST(registry_finds_by_exact_name)
{
    char names[40];
    struct text out = text_init(names, sizeof names);
    assert_ptr_equal(registry_find(mock_games, "pig"), &pig_game);
    assert_null(registry_find(mock_games, "Pig"));
    assert_null(registry_find(mock_games, ""));
    registry_names(mock_games, &out);
    assert_string_equal(names, "mock, pig");
}
