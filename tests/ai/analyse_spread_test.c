/* analyse_spread_test.c: enumerating or sampling outcomes of chance. */
#include "ai/analysis/spread.h"

#include <math.h>

#include "tests/ai/table.h"
#include "tests/base/check.h"

enum { ROOM = 64 };

static double weight_of(const struct sample *list, int count)
{
    double sum = 0;
    for (int i = 0; i < count; i++)
        sum += list[i].weight;
    return sum;
}

static int share_of(const struct sample *list, int count)
{
    int sum = 0;
    for (int i = 0; i < count; i++) {
        assert_true(list[i].share > 0 && list[i].complete);
        sum += list[i].share;
    }
    return sum;
}

static int spread(const struct match *match, int wanted, uint64_t seed,
                  struct sample *list)
{
    struct appraiser appraiser;
    struct error error = {0};
    struct rng rng;
    rng_seed(&rng, seed);
    assert_true(appraise_init(&appraiser, match->game, match->world, match->setup.players,
                              &error));
    int count = spread_outcomes(&appraiser, match->state, wanted, &rng, list);
    appraise_deinit(&appraiser);
    assert_true(count <= wanted);
    assert_int_equal(share_of(list, count), wanted);
    assert_true(fabs(weight_of(list, count) - 1) < 1e-9);
    return count;
}

/* Mean points of the turn after a roll in Pig. */
static double mean_score(const struct match *match, const struct sample *list, int count)
{
    double mean = 0;
    for (int i = 0; i < count; i++)
        mean += list[i].weight * match->game->estimate(match->world, list[i].state, 0);
    return mean;
}

/* With enough samples every side of the die is listed once, with its probability. After a
 * one the other player has only one choice, so it continues to their roll. */
TEST(test_all_sides_of_a_die)
{
    static struct sample list[ROOM];
    struct match *match = table_match("pig");
    table_play(match, "roll");
    for (int wanted = 6; wanted <= ROOM; wanted += 7) {
        int count = spread(match, wanted, 1, list), sides = 0;
        for (int i = 0; i < count; i++) {
            assert_int_not_equal(match->game->actor(match->world, list[i].state),
                                 SEAT_CHANCE);
            sides += fabs(list[i].weight - 1.0 / 6) < 1e-9;
        }
        assert_true(wanted > 6 ? sides == 5 : sides >= 5);
    }
    match_free(match);
}

/* With too few samples the average over many tries is still right. */
TEST(test_samples_are_fair)
{
    static struct sample list[ROOM];
    static const int TRIES = 3000;
    struct match *match = table_match("pig");
    table_play(match, "roll");
    double exact = mean_score(match, list, spread(match, ROOM, 1, list)), mean = 0;
    for (uint64_t seed = 0; seed < (uint64_t)TRIES; seed++)
        mean += mean_score(match, list, spread(match, 2, seed, list)) / TRIES;
    assert_true(fabs(mean - exact) < 0.5); /* estimates range from 0 to 36 */
    match_free(match);
}

/* A roll of five dice has thousands of outcomes: all samples are whole rolls. */
TEST(test_whole_events)
{
    static struct sample list[ROOM];
    struct match *match = table_match("ciub#3");
    match_draw_all(match);
    while (!(match_actor(match) == SEAT_CHANCE && match->count > 4)) {
        choice_t choice[GAME_MAX_CHOICES];
        match->game->choices(match->world, match->state, choice);
        match_choose(match, choice[0]);
    }
    int count = spread(match, ROOM, 5, list);
    assert_true(count > 8);
    struct error error;
    for (int i = 0; i < count; i++)
        assert_true(match->game->check(match->world, list[i].state, &error));
    match_free(match);
}

TEST(test_one_sample_is_one_draw)
{
    static struct sample list[ROOM];
    struct match *match = table_match("seals#3");
    for (uint64_t seed = 0; seed < 20; seed++)
        assert_int_equal(spread(match, 1, seed, list), 1);
    match_free(match);
}
