/* spec_test.c: parsing player specs and levels files. */
#include "ai/spec.h"

#include <stdlib.h>
#include <string.h>

#include "core/heuristics.h"
#include "games/pig/pig.h"
#include "tests/base/check.h"
#include "twig.h"

TEST(a_spec_is_a_name_and_settings)
{
    struct spec spec;
    struct error error;
    assert_true(spec_read("uct", &spec, &error));
    assert_string_equal(spec.name, "uct");
    assert_false(spec.has_settings);
    assert_true(spec.nodes == 0 && spec.threads == 0);
    assert_true(spec_read("adept:seconds=0.25,threads=4", &spec, &error));
    assert_string_equal(spec.name, "adept");
    assert_true(spec.has_settings);
    assert_true(spec.seconds > 0.2499 && spec.seconds < 0.2501);
    assert_int_equal(spec.threads, 4);
    assert_true(spec_read("x:nodes=1000000000,memory=16", &spec, &error));
    assert_int_equal(spec.nodes, 1000000000);
    assert_int_equal(spec.memory, 16);
}

TEST(invalid_settings_are_reported)
{
    static const char *const wrong[][2] = {
        {"uct:", "the settings are nodes, seconds, threads and memory"},
        {"uct:depth=3", "unknown setting 'depth'"},
        {"uct:nodes", "nodes=NUMBER"},
        {"uct:nodes=", "from 1 to 1000000000, not ''"},
        {"uct:nodes=0", "from 1 to"},
        {"uct:nodes=-5", "not '-5'"},
        {"uct:nodes=1e3", "not '1e3'"},
        {"uct:nodes=2.5", "whole number"},
        {"uct:nodes=1000000001", "from 1 to 1000000000"},
        {"uct:nodes=99999999999999999999", "from 1 to"},
        {"uct:nodes=5,", "unknown setting ''"},
        {"uct:seconds=inf", "seconds must be a number from 0.001 to 3600"},
        {"uct:seconds=nan", "not 'nan'"},
        {"uct:seconds=.", "not '.'"},
        {"uct:seconds=1.2.3", "not '1.2.3'"},
        {"uct:threads=0", "from 1 to 256"},
        {"uct:memory=0", "from 1 to"},
        {"a-name-that-is-longer-than-any-we-have", "there is no player"},
        {"uct:a-setting-that-is-longer-than-any-we-have-anywhere-in-this-program=1",
         "is not a setting"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct spec spec;
        struct error error = {0};
        assert_false(spec_read(wrong[i][0], &spec, &error));
        if (strstr(error.text, wrong[i][1]) == NULL)
            fail_msg("%s: %s", wrong[i][0], error.text);
    }
}

/* The error for a player that cannot be created. */
static const char *refused(const struct game *game, const char *spec, struct error *error)
{
    struct player *player = ai_new(game, spec, 1, error);
    assert_null(player);
    return error->text;
}

TEST(errors_list_the_players)
{
    struct game bare = pig_game;
    struct error error = {0};
    bare.heuristics = NULL;
    assert_non_null(strstr(refused(&twig_game, "oracle", &error),
                           "Twig has no player called 'oracle'; the players are random, "
                           "greedy, flat, uct, search, hasty, calm"));
    assert_non_null(strstr(refused(&bare, "calm", &error), "flat, uct"));
    assert_null(strstr(error.text, "search"));
    assert_non_null(strstr(refused(&bare, "search", &error), "Pig has no heuristics"));
    assert_non_null(strstr(refused(&twig_game, "random:nodes=3", &error),
                           "the player random has no settings"));
    refused(&twig_game, "", &error);
    refused(&twig_game, "calm:nodes=0", &error);
}

TEST(levels_are_players)
{
    static const char *const specs[] = {"hasty", "calm:nodes=30,memory=1", "search"};
    static const char *const kinds[] = {"hasty", "calm", "search"};
    for (int i = 0; i < 3; i++) {
        struct error error;
        struct player *player = ai_new(&twig_game, specs[i], 1, &error);
        assert_non_null(player);
        assert_string_equal(player->kind, kinds[i]);
        player_free(player);
    }
}

TEST(levels_are_read)
{
    struct level list[LEVEL_MAX];
    struct error error;
    assert_int_equal(level_list(&twig_game, list, &error), 2);
    assert_string_equal(list[0].name, "hasty");
    assert_false(list[0].is_default);
    assert_int_equal(list[0].nodes, 20);
    assert_int_equal(list[0].overlook, 80);
    assert_int_equal(list[0].waver, 50);
    assert_true(list[1].is_default);
    assert_int_equal(level_read("# none yet\n\n", "x", list, &error), 0);
    assert_int_equal(level_read("level one nodes=5 seconds=0.5 advised=1 # short\r\n",
                                "x", list, &error),
                     1);
    assert_true(list[0].seconds > 0.49 && list[0].seconds < 0.51);
    assert_true(list[0].advised);
    assert_string_equal(list[0].help, "");
    assert_int_equal(
        level_read("level one nodes=5\n  \nsay  Overlooks half.\nlevel two nodes=9", "x",
                   list, &error),
        2);
    assert_string_equal(list[0].help, "Overlooks half.");
    assert_string_equal(list[1].help, "");
}

TEST(errors_in_levels_name_the_line)
{
    static const char *const wrong[][2] = {
        {"stage one nodes=5", "f:1: the line must begin with 'level'"},
        {"level", "a level's name is missing"},
        {"level *", "f:1: a level's name is 1 to 23 letters"},
        {"level Zwölf nodes=5", "f:1: a level's name is 1 to 23 letters"},
        {"\nlevel one", "f:2: level one needs nodes=NUMBER"},
        {"level one nodes=x", "f:1: nodes must be a whole number"},
        {"level one nodes=5 overlook=96", "f:1: overlook must be"},
        {"level one nodes=5 strength=9",
         "the settings are nodes, seconds, advised, overlook, waver and careful"},
        {"level one nodes=5\nlevel one nodes=6", "f:2: level one is defined twice"},
        {"level one* nodes=5\nlevel two* nodes=6",
         "f:2: two levels are marked as the default: one and two"},
        {"level one nodes=5 \001", "f:1: "},
        {"say Early.\nlevel one nodes=5", "f:1: 'say' must follow the level"},
        {"level one nodes=5\nsay  ", "f:2: 'say' needs a text"},
        {"\nlevel \xff nodes=5", "f:2: byte 7 of the line (0xff) is not a printable"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct level list[LEVEL_MAX];
        struct error error;
        char line[500];
        assert_int_equal(level_read(wrong[i][0], "f", list, &error), -1);
        if (strstr(error_line(&error, line, sizeof line), wrong[i][1]) == NULL)
            fail_msg("%s: %s", wrong[i][0], line);
    }
}

TEST(number_of_levels_is_limited)
{
    char text[2000];
    struct level list[LEVEL_MAX];
    struct error error;
    struct text out = text_init(text, sizeof text);
    for (int i = 0; i < LEVEL_MAX; i++)
        text_format(&out, "level %c nodes=%d\n", 'a' + i, i + 1);
    assert_int_equal(level_read(text, "f", list, &error), LEVEL_MAX);
    text_put(&out, "level z nodes=99\n");
    assert_int_equal(level_read(text, "f", list, &error), -1);
    assert_int_equal(error.line, LEVEL_MAX + 1);
}
