/* evaluator_test.c: parsing weights strictly, and evaluating positions. */
#include "ai/evaluator/weights.h"

#include <math.h>
#include <string.h>

#include "core/match/match.h"
#include "games/games.h"
#include "games/pig/pig.h"
#include "tests/base/check.h"

/* One hidden unit that is active for scores above one half. */
static const char weights[] = "cantrip judge 1\n"
                              "# a comment\n"
                              "game pig\n"
                              "hidden 1\n"
                              "bias 0 50000 -500\n"
                              "trait turn 1000 0 0 # worth a score of one half\n"
                              "trait score 2000 50000 1000\n"
                              "trait points 0 10000 0\n"
                              "trait other-ahead 0 0 0\n"
                              "unit 4000 -20000\n";

static struct evaluator *read(const char *text, struct error *error)
{
    return evaluator_read(&pig_game, text, strlen(text), "file", error);
}

static struct match *place(const char *json)
{
    struct setup setup;
    struct error error = {0};
    struct json_reader json_reader;
    setup_init(&setup);
    struct match *match = match_new(&pig_game, &setup, "", &error);
    assert_true(json_reader_parse(&json_reader, json, strlen(json), &error));
    assert_true(match_place(match, &json_reader, &error));
    json_reader_free(&json_reader);
    return match;
}

static void evaluator(const struct evaluator *by, const char *json, struct outlook *out)
{
    struct match *match = place(json);
    evaluator_evaluate(by, &pig_game, match->world, match->state, 2, out);
    match_free(match);
}

TEST(chances_follow_from_weights)
{
    struct error error = {0};
    struct outlook out;
    struct evaluator *by = read(weights, &error);
    assert_non_null(by);
    evaluator(by, "{\"scores\":[0,50],\"turn\":1,\"points\":0,\"phase\":\"decide\"}",
              &out);
    assert_float_equal(out.win[0], 0.5f, 1e-6);
    assert_float_equal(out.win[1], 0.5f, 1e-6);
    assert_float_equal(out.score[0], 50, 1e-4);
    assert_float_equal(out.score[1], 75, 1e-4);
    evaluator(by, "{\"scores\":[0,75],\"turn\":2,\"points\":10,\"phase\":\"decide\"}",
              &out);
    assert_float_equal(out.win[1] / out.win[0], 33.11545f, 1e-3); /* e^3.5 */
    assert_float_equal(out.score[1], 50 + 37.5 + 1 - 5, 1e-4);
    evaluator_free(by);
}

TEST(finished_games_are_not_evaluated)
{
    struct error error = {0};
    struct outlook out;
    struct evaluator *by = read(weights, &error);
    evaluator(by, "{\"scores\":[90,101],\"turn\":2,\"points\":0,\"phase\":\"over\"}",
              &out);
    assert_true(out.win[0] == 0 && out.win[1] == 1);
    assert_true(out.score[0] == 90 && out.score[1] == 101);
    evaluator_free(by);
}

TEST(weights_round_trip)
{
    struct error error = {0};
    struct buffer once, twice;
    buffer_init(&once);
    buffer_init(&twice);
    struct evaluator *first = read(weights, &error);
    evaluator_write(first, &pig_game, "a remark", &once);
    struct evaluator *second = read(once.data, &error);
    assert_non_null(second);
    evaluator_write(second, &pig_game, "a remark", &twice);
    assert_string_equal(once.data, twice.data);
    assert_non_null(strstr(once.data, "trait score 2000 50000 1000\n"));
    assert_non_null(strstr(once.data, "\nunit 4000 -20000\n"));
    evaluator_free(first);
    evaluator_free(second);
    buffer_deinit(&once);
    buffer_deinit(&twice);
}

/* As after a fit that diverged. */
TEST(weights_out_of_range_are_rejected)
{
    static const float wild[] = {1e4f + 1, -1e12f, INFINITY, NAN};
    for (size_t i = 0; i < sizeof wild / sizeof *wild; i++) {
        struct error error = {0};
        struct buffer text;
        struct evaluator *astray = read(weights, &error);
        buffer_init(&text);
        astray->unit[0][ROW_POINTS] = wild[i];
        evaluator_write(astray, &pig_game, "", &text);
        assert_null(read(text.data, &error));
        assert_non_null(strstr(error.text, "the weight of points"));
        evaluator_free(astray);
        buffer_deinit(&text);
    }
}

static void expect_round_trip(const char *row)
{
    char text[1000];
    struct text out = text_init(text, sizeof text);
    struct error error = {0};
    struct buffer again;
    buffer_init(&again);
    text_format(&out,
                "cantrip judge 1\ngame pig\nhidden 0\nbias %s\ntrait score 0 0\n"
                "trait points 0 0\ntrait other-ahead 0 0\ntrait turn 0 0\n",
                row);
    struct evaluator *by = read(text, &error);
    assert_non_null(by);
    evaluator_write(by, &pig_game, "", &again);
    assert_string_equal(again.data, text);
    evaluator_free(by);
    buffer_deinit(&again);
}

/* Even if they are too large for a float to have fraction bits. */
TEST(large_weights_keep_all_digits)
{
    expect_round_trip("8388609 -8388609");
    expect_round_trip("9999999 -9999999");
    expect_round_trip("10000000 -10000000");
    expect_round_trip("1 -1");
}

/* The valid text with the first `from` replaced. */
static void expect_error(const char *from, const char *to, int line, const char *words)
{
    char room[1000];
    struct text text = text_init(room, sizeof room);
    struct error error = {0};
    const char *at = strstr(weights, from);
    assert_non_null(at);
    text_put_n(&text, weights, (size_t)(at - weights));
    text_put(&text, to);
    text_put(&text, at + strlen(from));
    assert_null(read(room, &error));
    if (strstr(error.text, words) == NULL)
        fail_msg("'%s' lacks '%s'", error.text, words);
    assert_string_equal(error.file, "file");
    assert_int_equal(error.line, line);
}

TEST(errors_name_the_line)
{
    expect_error("cantrip judge 1", "cantrip judge 2", 1, "'2' is not a format");
    expect_error("cantrip judge", "cantrip board", 1, "starts with 'cantrip judge 1'");
    expect_error("cantrip judge 1\n", "", 2, "starts with 'cantrip judge 1'");
    expect_error("# a comment", "cantrip judge 1", 2, "repeated first line");
    expect_error("game pig", "game ciub", 3, "are for 'ciub'");
    expect_error("game pig\n", "", 9, "'game' is missing");
    expect_error("# a comment", "game pig", 3, "'game' is given twice");
    expect_error("hidden 1", "hidden 65", 4, "from 0 to 64");
    expect_error("hidden 1\n", "", 4, "must come after 'hidden'");
    expect_error("hidden 1\n", "hidden 1\nhidden 1\n", 5, "is given twice");
    expect_error("hidden 1", "hidden 2", 5, "weight of unit 2 is missing");
    expect_error("hidden 1", "hidden 0", 5, "unexpected '");
    expect_error("bias 0 50000 -500\n", "", 9, "'bias' is missing");
    expect_error("game pig\n", "bias 0 0 0\ngame pig\n", 3, "must come after 'hidden'");
    expect_error("trait turn 1000 0 0", "bias 0 0 0", 6, "is given twice");
    expect_error("hidden", "h\xefidden", 4, "must be plain UTF-8");
}

TEST(errors_name_the_feature)
{
    expect_error("trait turn", "trait turns", 6, "no trait 'turns'");
    expect_error("trait turn", "trait points", 8, "'points' is given twice");
    expect_error("trait other-ahead 0 0 0\n", "", 9, "'other-ahead' is missing");
    expect_error("turn 1000 0 0 #", "#", 6, "name of a trait is missing");
    expect_error("2000 50000", "2.5 50000", 7, "'2.5' is not the weight of strength");
    expect_error("2000 50000", "2000 5e4", 7, "'5e4' is not the weight of points");
    expect_error("2000 50000", "2000 10000001", 7, "from -10000000 to 10000000");
    expect_error("trait score 2000 50000 1000", "trait score 2000", 7, "is missing");
    expect_error("unit 4000 -20000\n", "", 9, "0 'unit' lines for 1 hidden");
    expect_error("unit 4000 -20000\n", "unit 1 2\nunit 3 4\n", 11, "more 'unit' lines");
    expect_error("unit 4000", "units 4000", 10, "unknown keyword 'units'");
}

TEST(empty_files_are_rejected)
{
    struct error error = {0};
    assert_null(read("", &error));
    assert_non_null(strstr(error.text, "is empty"));
}

/* The weights compiled into the program are valid. */
TEST(built_in_weights_are_valid)
{
    for (const struct game *const *game = games_list(); *game != NULL; game++) {
        struct error error = {0};
        struct evaluator *by = evaluator_new(*game, &error);
        bool has_weights = (*game)->heuristics != NULL &&
                           (*game)->heuristics->weights != NULL &&
                           (*game)->heuristics->weights() != NULL;
        if (has_weights != (by != NULL))
            fail_msg("%s:%d: %s", error.file, error.line, error.text);
        assert_true(by != NULL || error.text[0] != '\0');
        evaluator_free(by);
    }
}

TEST(a_game_without_heuristics_has_no_evaluator)
{
    struct error error = {0};
    struct game bare = pig_game;
    bare.heuristics = NULL;
    assert_null(evaluator_new(&bare, &error));
    assert_non_null(strstr(error.text, "no heuristics"));
    assert_null(evaluator_read(&bare, weights, strlen(weights), "file", &error));
    assert_non_null(strstr(error.text, "no heuristics"));
}
