/* analyse_test.c: analysing games: sums add up, and planted mistakes and luck are
 * found. */
#include "ai/analysis/analyse.h"

#include <math.h>
#include <string.h>

#include "games/pig/state.h"
#include "tests/ai/table.h"
#include "tests/base/check.h"

static struct analysis *analyse(const struct match *match, uint64_t nodes, int threads)
{
    struct analyse_options options = {.nodes = nodes, .threads = threads};
    struct error error = {0};
    struct analysis *analysis = analyse_new(match, &options, &error);
    if (analysis == NULL)
        fail_msg("no analysis: %s", error.text);
    return analysis;
}

static void check_equal(double value, double wanted)
{
    if (fabs(value - wanted) > 1e-6)
        fail_msg("%.9f is not %.9f", value, wanted);
}

/* Every difference between two positions is skill, luck or noise, and chances sum to
 * 1. */
static void check_events(const struct analysis *analysis)
{
    int players = analysis->match->setup.players;
    for (size_t i = 0; i <= analysis->count; i++) {
        double sum = 0;
        for (int seat = 0; seat < players; seat++) {
            assert_true(analysis->outlook[i].win[seat] >= 0);
            sum += (double)analysis->outlook[i].win[seat];
        }
        assert_true(fabs(sum - 1) < 1e-4);
    }
    for (size_t i = 0; i < analysis->count; i++) {
        const struct analyse_event *event = &analysis->event[i];
        double sum = 0;
        for (int seat = 0; seat < players; seat++) {
            sum += event->change[seat];
            check_equal(event->change[seat] + event->noise[seat],
                        (double)analysis->outlook[i + 1].win[seat] -
                            (double)analysis->outlook[i].win[seat]);
        }
        assert_true(fabs(sum) < 1e-4);
        assert_true(event->seat < 0 || event->change[event->seat] <= 0);
    }
}

static void check_totals(const struct analysis *analysis)
{
    for (int seat = 0; seat < analysis->match->setup.players; seat++) {
        const struct analyse_total *total = &analysis->total[seat];
        int moves = 0;
        for (int class = ANALYSE_GOOD; class < ANALYSE_CLASSES; class ++)
            moves += total->class[class];
        assert_int_equal(moves, total->moves);
        assert_true(total->loss >= 0);
        check_equal(total->end - total->start,
                    total->luck - total->loss + total->gift + total->noise);
    }
}

TEST(test_sums_add_up)
{
    static const struct {
        const char *id;
        long choices;
        uint64_t nodes;
    } games[] = {{"pig:target=30#3", 0, 64},
                 {"pig:players=5,target=20#4", 0, 64},
                 {"seals:players=2#1", 40, 16},
                 {"seals:players=4,circle=3#2", 30, 16},
                 {"ciub:players=3#5", 60, 16}};
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        struct match *match = table_match(games[i].id);
        table_random(match, games[i].choices);
        struct analysis *analysis = analyse(match, games[i].nodes, 2);
        assert_true(analysis->count > 20);
        check_events(analysis);
        check_totals(analysis);
        analyse_free(analysis);
        match_free(match);
    }
}

/* The outlook at the end of a finished game is its result. */
TEST(test_a_game_ends_with_its_result)
{
    struct match *match = table_match("pig:players=3,target=20#6");
    table_random(match, 0);
    struct analysis *analysis = analyse(match, 32, 1);
    unsigned winners = match->game->winners(match->world, match->state);
    for (int seat = 0; seat < 3; seat++)
        check_equal(analysis->total[seat].end, winners >> seat & 1);
    analyse_free(analysis);
    match_free(match);
}

static const char last_point[] =
    "{\"scores\":[10,18],\"turn\":1,\"points\":9,\"phase\":\"decide\"}";

/* Holding one point short of the target is a blunder. */
TEST(test_a_planted_blunder_is_found)
{
    struct match *match = table_place("pig:target=20", last_point);
    table_play(match, "hold,roll,die 1,roll,die 4");
    struct analysis *analysis = analyse(match, 1000, 1);
    const struct analyse_event *hold = &analysis->event[0];
    assert_int_equal(analysis->count, 5);
    assert_int_equal(hold->class, ANALYSE_BLUNDER);
    assert_true(hold->loss > 0.2);
    assert_int_equal(hold->better.count, 1);
    assert_true(hold->better.choice[0] != match->log[0].choice);
    assert_true(hold->reason[0] != '\0');
    assert_int_equal(analysis->total[0].class[ANALYSE_BLUNDER], 1);
    assert_int_equal(analysis->event[1].class, ANALYSE_FORCED);
    assert_string_equal(analyse_class_name(hold->class), "blunder");
    analyse_free(analysis);
    match_free(match);
}

TEST(test_the_best_move_loses_nothing)
{
    struct match *match = table_place("pig:target=20", last_point);
    table_play(match, "roll,die 1");
    struct analysis *analysis = analyse(match, 1000, 1);
    assert_int_equal(analysis->event[0].class, ANALYSE_GOOD);
    assert_true(analysis->event[0].loss <= 0);
    assert_int_equal(analysis->event[0].better.count, 0);
    analyse_free(analysis);
    match_free(match);
}

static double luck_of(const char *outcome, int seat)
{
    struct match *match = table_place("pig:target=20", last_point);
    table_play(match, "roll");
    table_play(match, outcome);
    struct analysis *analysis = analyse(match, 1000, 1);
    double luck = analysis->event[1].change[seat];
    check_equal(analysis->total[seat].luck, luck);
    analyse_free(analysis);
    match_free(match);
    return luck;
}

/* Five of six sides win: winning is about a sixth better than expected, a one is much
 * worse, and the average over the six sides is 0. */
TEST(test_planted_luck_is_found)
{
    double win = luck_of("die 6", 0), one = luck_of("die 1", 0);
    assert_true(win > 0.05 && win < 0.2);
    assert_true(one < -0.3);
    check_equal(luck_of("die 1", 1), -one);
    assert_true(fabs(5 * win + one) < 0.1);
}

static void check_same(const struct analysis *one, const struct analysis *other)
{
    assert_int_equal(one->count, other->count);
    assert_memory_equal(one->event, other->event, one->count * sizeof *one->event);
    assert_memory_equal(one->outlook, other->outlook,
                        (one->count + 1) * sizeof *one->outlook);
    assert_memory_equal(one->total, other->total, sizeof one->total);
}

TEST(test_threads_do_not_matter)
{
    struct match *match = table_match("ciub#9");
    table_random(match, 40);
    struct analysis *one = analyse(match, 32, 1), *again = analyse(match, 32, 1);
    struct analysis *many = analyse(match, 32, 5);
    check_same(one, again);
    check_same(one, many);
    analyse_free(one);
    analyse_free(again);
    analyse_free(many);
    match_free(match);
}

/* The analysis of a move does not depend on later moves. */
TEST(test_the_future_does_not_matter)
{
    struct match *match = table_match("pig:target=40#8");
    table_random(match, 20);
    struct analysis *whole = analyse(match, 100, 1);
    size_t step = whole->event[whole->count / 2].first;
    match_seek(match, step);
    struct analysis *part = analyse(match, 100, 1);
    assert_int_equal(part->count, whole->count / 2);
    for (size_t i = 0; i < part->count; i++) {
        assert_memory_equal(&part->event[i].expected, &whole->event[i].expected,
                            sizeof part->event[i].expected);
        check_equal(part->event[i].loss, whole->event[i].loss);
    }
    analyse_free(whole);
    analyse_free(part);
    match_free(match);
}

TEST(test_empty_game)
{
    struct match *match = table_match("ciub#9");
    struct analysis *analysis = analyse(match, 64, 1);
    assert_int_equal(analysis->count, 0);
    check_equal((double)analysis->outlook[0].win[0] + (double)analysis->outlook[0].win[1],
                1);
    check_totals(analysis);
    analyse_free(analysis);
    match_free(match);
}

/* An unfinished move is ignored. */
TEST(test_an_unfinished_move_is_ignored)
{
    struct match *match = table_match("seals#12");
    choice_t list[GAME_MAX_CHOICES];
    table_random(match, 12);
    size_t whole = match->count;
    while (match->game->between_moves(match->world, match->state)) {
        whole = match->count;
        match->game->choices(match->world, match->state, list);
        match_choose(match, list[0]);
        match_draw_all(match);
    }
    struct analysis *analysis = analyse(match, 16, 1);
    assert_true(match->count > whole);
    assert_int_equal(analysis->event[analysis->count - 1].last, whole);
    check_events(analysis);
    analyse_free(analysis);
    match_free(match);
}

/* If a record ends between two chance events, luck still sums to 0. */
TEST(test_luck_between_chance_events_sums_to_zero)
{
    struct match *match = table_match("seals#12");
    table_random(match, 12);
    size_t step = 1;
    while (!(match->log[step].starts && match->log[step].seat == SEAT_CHANCE &&
             match->log[step - 1].seat == SEAT_CHANCE))
        step++;
    match_seek(match, step);
    struct analysis *analysis = analyse(match, 64, 1);
    const struct analyse_event *last = &analysis->event[analysis->count - 1];
    assert_true(last->more);
    assert_true(fabs(last->change[0] + last->change[1]) < 1e-3);
    check_totals(analysis);
    analyse_free(analysis);
    match_free(match);
}

/* Pig with the opponent's points hidden. */
static void observe_own(const void *world, const void *state, int seat, void *view)
{
    struct pig_state *pig = view;
    (void)world;
    memcpy(view, state, sizeof *pig);
    if (seat >= 0)
        pig->score[!seat] = 0;
}

static void analyse_hidden(const char *state, struct outlook *expected)
{
    struct match *match = table_place("pig:target=20", state);
    struct game blind = *match->game;
    blind.observe = observe_own;
    match->game = &blind;
    table_play(match, "hold");
    struct analysis *analysis = analyse(match, 200, 1);
    *expected = analysis->event[0].expected;
    analyse_free(analysis);
    match_free(match);
}

/* A move is evaluated in the view of the player who made it. */
TEST(test_hidden_information_does_not_matter)
{
    struct outlook one, other;
    analyse_hidden("{\"scores\":[8,18],\"turn\":1,\"points\":5,\"phase\":\"decide\"}",
                   &one);
    analyse_hidden("{\"scores\":[8,2],\"turn\":1,\"points\":5,\"phase\":\"decide\"}",
                   &other);
    assert_memory_equal(&one, &other, sizeof one);
}

static void stop_soon(void *context, double done)
{
    struct think_control *think_control = context;
    if (done > 0.1)
        atomic_store(&think_control->stop, true);
}

TEST(test_it_can_be_stopped)
{
    struct match *match = table_match("seals#7");
    struct think_control think_control = {.progress = stop_soon,
                                          .context = &think_control};
    struct analyse_options options = {
        .nodes = 16, .threads = 2, .think_control = &think_control};
    struct error error = {0};
    atomic_init(&think_control.stop, false);
    table_random(match, 60);
    assert_null(analyse_new(match, &options, &error));
    assert_string_equal(error.text, "");
    match_free(match);
}
