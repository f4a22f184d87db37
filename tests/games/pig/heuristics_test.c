/* heuristics_test.c: what players that think are told about Pig. */
#include "core/heuristics.h"

#include <string.h>

#include "core/move.h"
#include "tests/games/pig/start.h"

static void place(struct position *p, const char *options, const char *json)
{
    start(p, options);
    assert_string_equal(position_read_quoted(p, json), "");
}

static float feature(const struct match *match, int seat, const char *name)
{
    const struct heuristics *heuristics = pig_game.heuristics;
    float value[GAME_MAX_PLAYERS * HEURISTICS_MAX_FEATURES];
    int i = 0;
    while (i < heuristics->features && strcmp(heuristics->feature[i], name) != 0)
        i++;
    assert_true(i < heuristics->features);
    heuristics->compute_features(match->world, match->state, value);
    return value[seat * heuristics->features + i];
}

TEST(features_are_shares_of_the_target)
{
    POSITION p;
    place(&p, "players=3", "{'scores':[25,50,0],'turn':1,'points':10,'phase':'decide'}");
    assert_float_equal(feature(p.match, 0, "score"), 0.25f, 1e-6f);
    assert_float_equal(feature(p.match, 1, "score"), 0.5f, 1e-6f);
    assert_float_equal(feature(p.match, 0, "points"), 0.1f, 1e-6f);
    assert_float_equal(feature(p.match, 1, "points"), 0, 1e-6f);
    assert_float_equal(feature(p.match, 0, "other-ahead"), 0.25f, 1e-6f);
    assert_float_equal(feature(p.match, 1, "other-ahead"), -0.25f, 1e-6f);
    assert_float_equal(feature(p.match, 2, "other-ahead"), 0.5f, 1e-6f);
    assert_float_equal(feature(p.match, 0, "turn"), 1, 1e-6f);
    assert_float_equal(feature(p.match, 2, "turn"), 0, 1e-6f);
}

TEST(a_die_in_the_air_is_not_settled)
{
    struct reason why;
    POSITION p;
    place(&p, "players=2", "{'scores':[0,0],'turn':1,'points':5,'phase':'decide'}");
    assert_true(pig_game.heuristics->settled(p.match->world, p.match->state));
    assert_true(match_play(p.match, "roll", &why));
    assert_false(pig_game.heuristics->settled(p.match->world, p.match->state));
}

/* By how much one leans to rolling rather than to holding. */
static float priors_to_roll(const char *json)
{
    choice_t list[GAME_MAX_CHOICES];
    float weight[GAME_MAX_CHOICES];
    POSITION p;
    place(&p, "players=2", json);
    const struct match *match = p.match;
    int count = pig_game.choices(match->world, match->state, list);
    assert_int_equal(count, 2);
    pig_game.heuristics->prior(match->world, match->state, list, count, weight);
    char word[MOVE_MAX_TEXT];
    struct text out = text_init(word, sizeof word);
    pig_game.choice_write(match->world, match->state, list[0], &out);
    bool roll_first = strcmp(word, "roll") == 0;
    return roll_first ? weight[0] - weight[1] : weight[1] - weight[0];
}

TEST(one_holds_at_20)
{
    assert_true(priors_to_roll("{'scores':[0,0],'turn':1,'points':19,'phase':'decide'}") >
                0);
    assert_true(priors_to_roll("{'scores':[0,0],'turn':1,'points':20,'phase':'decide'}") <
                0);
}

static void assert_reason(const char *json, const char *line, const char *sentence)
{
    char words[100];
    struct text out = text_init(words, sizeof words);
    POSITION p, after;
    place(&p, "players=2", json);
    place(&after, "players=2", json);
    const struct match *match = p.match;
    struct move move;
    struct reason why;
    assert_true(move_read(&pig_game, match->world, match->state, line, &move, &why));
    assert_true(match_play(after.match, line, &why));
    pig_game.heuristics->explain(match->world, match->state, &move, after.match->state,
                                 NULL, &out);
    assert_string_equal(words, sentence);
}

TEST(reasons)
{
    assert_reason("{'scores':[0,0],'turn':1,'points':21,'phase':'decide'}", "hold",
                  "keeps 21 points that a one would lose");
    assert_reason("{'scores':[0,0],'turn':1,'points':4,'phase':'decide'}", "roll",
                  "risks no more than 4 points");
    assert_reason("{'scores':[0,0],'turn':1,'points':0,'phase':'decide'}", "roll", "");
}
