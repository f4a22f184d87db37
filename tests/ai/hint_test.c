/* hint_test.c: finding and explaining the best moves. */
#include "ai/analysis/hint.h"

#include <stdalign.h>
#include <string.h>

#include "tests/ai/table.h"
#include "tests/base/check.h"

static void ask(const struct match *match, const struct hint_options *options,
                struct hint *hint)
{
    struct error error = {0};
    if (!hint_find(match, match->state, options, hint, &error))
        fail_msg("no hint: %s", error.text);
}

static const char *words_of(const struct match *match, const struct move *move,
                            char room[MOVE_MAX_TEXT])
{
    struct text out = text_init(room, MOVE_MAX_TEXT);
    move_write(match->game, match->world, match->state, move, &out);
    return room;
}

/* One point short: any roll but a one wins, and holding gives the opponent such a
 * roll. */
static const char last_point[] =
    "{\"scores\":[10,18],\"turn\":1,\"points\":9,\"phase\":\"decide\"}";

TEST(test_the_best_move_comes_first)
{
    struct match *match = table_place("pig:target=20", last_point);
    struct hint_options options = {.nodes = 2000};
    struct hint hint;
    char room[MOVE_MAX_TEXT];
    ask(match, &options, &hint);
    assert_int_equal(hint.seat, 0);
    assert_int_equal(hint.nodes, 2000);
    assert_int_equal(hint.count, 2);
    assert_string_equal(words_of(match, &hint.move[0].move, room), "roll");
    assert_string_equal(words_of(match, &hint.move[1].move, room), "hold");
    assert_true(hint.move[0].win > 0.75f && hint.move[0].win < 0.95f);
    assert_true(hint.move[1].loss > 0.2f);
    assert_true(hint.move[0].loss <= 0 && hint.move[0].share > hint.move[1].share);
    assert_true(hint.outlook.win[0] > 0.75f);
    assert_true(hint.outlook.win[0] + hint.outlook.win[1] > 0.999f);
    assert_true(hint.move[0].reason[0] != '\0');
    match_free(match);
}

/* Five dice, four of them coloured, at the end of a turn (4.11). */
static const char dice_to_trade[] =
    "{\"step\":\"trade\",\"stage\":\"open\",\"turn\":2,\"first\":2,\"busy\":true,"
    "\"players\":[{\"dice\":{\"white\":5}},{\"won\":[\"20+\"],\"token\":\"=4\"}],"
    "\"top\":[\"1-1-1\",\"2-2-2-2\",\"1-1-1-1\"],\"bottom\":[\"2-2-4-4\",\"1-3-3-5\","
    "\"=4\"],\"pile\":{\"b\":6,\"c\":7},\"supply\":{\"white\":4,\"yellow\":6,"
    "\"orange\":6,\"red\":5,\"green\":7,\"purple\":7,\"blue\":7},\"hand\":{\"white\":1,"
    "\"yellow\":1,\"orange\":1,\"red\":2}}";

static bool is_reordering(const struct match *match, const char *best, const char *other,
                          float loss)
{
    struct observation observation = {match->game, match->world, match->state,
                                      match->setup.players, match_actor(match)};
    struct hint_move one = {.win = 0.5f}, two = {.win = 0.5f - loss};
    struct reason why;
    assert_true(
        move_read(match->game, match->world, match->state, best, &one.move, &why));
    assert_true(
        move_read(match->game, match->world, match->state, other, &two.move, &why));
    return hint_is_reordering(&observation, &one, &two);
}

/* Turning dice white one after the other is one plan, whatever the order. */
TEST(test_reorderings_are_not_listed)
{
    struct match *match = table_place("ciub:players=2", dice_to_trade);
    assert_true(is_reordering(match, "whiten red", "whiten orange", 0.001f));
    assert_false(is_reordering(match, "whiten red", "whiten orange", 0.02f));
    assert_false(is_reordering(match, "whiten red", "end", 0));
    assert_false(is_reordering(match, "end", "whiten red", 0));
    table_play(match, "whiten red,whiten red");
    assert_false(is_reordering(match, "whiten orange", "end", 0));
    match_free(match);
}

/* No seal can be broken: the round is given up, with or without a spell first. */
TEST(test_what_only_delays_a_move_is_not_listed)
{
    static const char *const moves[] = {
        "start h1",         "start h3",         "take f e e",       "take f w e",
        "break g1 with f3", "break c1 with e4", "break g2 with e6", "break c2 with w2"};
    struct match *match = table_match("seals:circle=1,first=1,players=2#h1");
    struct hint_options options = {.nodes = 1500, .moves = 5};
    struct hint hint;
    char room[MOVE_MAX_TEXT];
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        match_draw_all(match);
        table_play(match, moves[i]);
    }
    ask(match, &options, &hint);
    assert_int_equal(hint.count, 1);
    assert_string_equal(words_of(match, &hint.move[0].move, room), "give up");
    match_free(match);
}

/* In the middle of a move, hints are for the rest of it. */
TEST(test_moves_are_whole)
{
    struct match *match = table_match("seals:players=3#4");
    struct hint_options options = {.nodes = 300, .moves = 5};
    struct hint hint;
    table_random(match, 40);
    for (int steps = 0; steps < 4 && !match_over(match); steps++) {
        choice_t list[GAME_MAX_CHOICES];
        ask(match, &options, &hint);
        assert_true(hint.count >= 1 && hint.count <= 5);
        for (int i = 0; i < hint.count; i++) {
            char room[MOVE_MAX_TEXT];
            struct move read;
            struct reason why;
            words_of(match, &hint.move[i].move, room);
            assert_true(
                move_read(match->game, match->world, match->state, room, &read, &why));
            assert_int_equal(read.count, hint.move[i].move.count);
            assert_true(hint.move[i].loss >= 0 && hint.move[i].share <= 1);
        }
        match->game->choices(match->world, match->state, list);
        match_choose(match, list[0]);
        match_draw_all(match);
    }
    match_free(match);
}

/* Even with very few simulations there is a move. */
TEST(test_few_simulations)
{
    struct match *match = table_match("ciub#4");
    struct hint_options options = {.nodes = 1};
    struct hint hint;
    table_random(match, 10);
    ask(match, &options, &hint);
    assert_int_equal(hint.nodes, 1);
    assert_true(hint.count >= 1);
    match_free(match);
}

TEST(test_hints_are_reproducible)
{
    struct match *match = table_match("ciub:players=3#5");
    struct hint_options options = {.nodes = 200};
    struct hint one, other;
    table_random(match, 30);
    ask(match, &options, &one);
    ask(match, &options, &other);
    assert_int_equal(one.count, other.count);
    assert_memory_equal(&one.outlook, &other.outlook, sizeof one.outlook);
    for (int i = 0; i < one.count; i++) {
        char words[MOVE_MAX_TEXT], again[MOVE_MAX_TEXT];
        assert_string_equal(words_of(match, &one.move[i].move, words),
                            words_of(match, &other.move[i].move, again));
        assert_memory_equal(&one.move[i].win, &other.move[i].win, sizeof(float));
        assert_memory_equal(&one.move[i].share, &other.move[i].share, sizeof(float));
        assert_string_equal(one.move[i].reason, other.move[i].reason);
    }
    match_free(match);
}

TEST(test_a_hint_can_be_stopped)
{
    struct match *match = table_match("pig#5");
    struct think_control think_control = {.progress = NULL};
    struct hint_options options = {.nodes = 100000000, .think_control = &think_control};
    struct hint hint;
    struct error error = {0};
    atomic_init(&think_control.stop, true);
    assert_false(hint_find(match, match->state, &options, &hint, &error));
    assert_string_equal(error.text, "");
    match_free(match);
}

/* If the heuristics have no reason, it comes from the score. */
TEST(test_points_are_a_reason)
{
    struct match *match = table_place("pig:target=20", last_point);
    struct game bare = *match->game;
    struct move hold = {0};
    struct reason why;
    char room[HINT_REASON];
    struct text out = text_init(room, sizeof room);
    alignas(max_align_t) unsigned char after[GAME_MAX_STATE];
    bare.heuristics = NULL;
    assert_true(move_read(match->game, match->world, match->state, "hold", &hold, &why));
    memcpy(after, match->state, match->game->state_size);
    match->game->apply(match->world, after, hold.choice[0]);
    hint_reason(&bare, match->world, match->state, &hold, after, NULL, &out);
    assert_string_equal(room, "wins 9 points");
    match_free(match);
}

/* The chances in sorted order, with losses, in per cent. */
static void assert_sorted(struct hint_move *list, int count, const char *expected)
{
    char room[200] = "";
    struct text out = text_init(room, sizeof room);
    hint_sort(list, count);
    for (int i = 0; i < count; i++)
        text_format(&out, "%s%.0f-%.0f", i > 0 ? " " : "", (double)list[i].win * 100,
                    (double)list[i].loss * 100);
    assert_string_equal(room, expected);
}

TEST(test_moves_are_sorted_by_chance)
{
    struct hint_move by_visits[] = {{.win = 0.51f, .share = 0.5f},
                                    {.win = 0.40f, .share = 0.3f},
                                    {.win = 0.44f, .share = 0.2f}};
    assert_sorted(by_visits, 3, "51-0 44-7 40-11");
    struct hint_move close[] = {{.win = 0.45f, .share = 0.40f},
                                {.win = 0.47f, .share = 0.35f},
                                {.win = 0.46f, .share = 0.25f}};
    assert_sorted(close, 3, "47-0 46-1 45-2");
}

TEST(test_unreliable_values_are_capped)
{
    struct hint_move list[] = {{.win = 0.60f, .share = 0.80f},
                               {.win = 0.50f, .share = 0.10f},
                               {.win = 0.65f, .share = 0.04f},
                               {.win = 0.70f, .share = 0.05f}};
    assert_sorted(list, 4, "60-0 60-0 60-0 50-10");
    assert_true(list[0].share > 0.7f);
    assert_true(list[1].share > list[2].share);
}

TEST(test_hints_come_in_order)
{
    struct match *match = table_match("seals:players=3#6");
    struct hint_options options = {.nodes = 400, .moves = HINT_MAX_MOVES};
    struct hint hint;
    table_random(match, 60);
    ask(match, &options, &hint);
    assert_true(hint.count > 2);
    for (int i = 1; i < hint.count; i++)
        assert_true(hint.move[i].win <= hint.move[i - 1].win);
    match_free(match);
}
