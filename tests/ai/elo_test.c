/* elo_test.c: recovers ratings from simulated results, with correct confidence
 * intervals. */
#include "ai/arena/elo.h"

#include <math.h>
#include <stdlib.h>

#include "base/rng.h"
#include "tests/base/check.h"

/* Draws a winner by Elo's model. */
static int pick_winner(struct rng *rng, const double *rating, const int *seat,
                       int players)
{
    double weight[GAME_MAX_PLAYERS], sum = 0;
    for (int i = 0; i < players; i++)
        sum += weight[i] = pow(10, rating[seat[i]] / 400);
    double at = sum * (double)rng_below(rng, 1u << 30) / (double)(1u << 30);
    for (int i = 0; i < players - 1; i++)
        if ((at -= weight[i]) < 0)
            return seat[i];
    return seat[players - 1];
}

/* A deal of as many games as seats. With some probability one player wins all of them, as
 * if the dice decided. */
static void add_deal(struct elo_deals *deals, struct rng *rng, const double *rating,
                     const int *seat, int players)
{
    struct elo_deal deal = {.players = players, .games = players};
    int lucky = pick_winner(rng, rating, seat, players);
    bool alike = rng_below(rng, 2) == 0;
    for (int i = 0; i < players; i++) {
        deal.seats[seat[i]]++;
        deal.won[alike ? lucky : pick_winner(rng, rating, seat, players)]++;
    }
    elo_deals_add(deals, &deal);
}

/* A round robin for two players, and tables of three. */
static void add_round(struct elo_deals *deals, struct rng *rng, const double *rating,
                      int players)
{
    for (int i = 0; i < players; i++)
        for (int j = i + 1; j < players; j++)
            add_deal(deals, rng, rating, (int[]){i, j}, 2);
    for (int i = 0; i < players; i++)
        add_deal(deals, rng, rating, (int[]){i, (i + 1) % players, (i + 1) % players}, 3);
}

TEST(ratings_are_recovered)
{
    const double rating[] = {-350, -150, 0, 200, 300};
    int inside = 0, differences = 0, all = 0;
    for (uint64_t seed = 0; seed < 1000; seed++) {
        struct elo_deals deals;
        struct elo elo;
        struct rng rng;
        rng_seed(&rng, seed);
        elo_deals_init(&deals);
        for (int round = 0; round < 60; round++)
            add_round(&deals, &rng, rating, 5);
        elo_fit(&deals, 5, &elo);
        for (int i = 0; i < 5; i++, all++) {
            int next = (i + 1) % 5;
            double error = elo.rating[i] - elo.rating[next] - rating[i] + rating[next];
            inside += fabs(elo.rating[i] - rating[i]) < elo_margin(&elo, i, -1);
            differences += fabs(error) < elo_margin(&elo, i, next);
            assert_true(fabs(elo.rating[i] - rating[i]) < 120);
        }
        elo_deals_deinit(&deals);
    }
    assert_in_range(inside * 1000 / all, 925, 975);
    assert_in_range(differences * 1000 / all, 925, 975);
}

TEST(a_perfect_score_has_a_finite_rating)
{
    struct elo_deals deals;
    struct elo elo;
    elo_deals_init(&deals);
    struct elo_deal deal = {.players = 2, .games = 2, .seats = {1, 1}, .won = {2, 0}};
    double before = 0;
    for (int i = 1; i <= 1000; i++) {
        elo_deals_add(&deals, &deal);
        if (i != 10 && i != 50 && i != 1000)
            continue;
        elo_fit(&deals, 2, &elo);
        double difference = elo.rating[0] - elo.rating[1];
        assert_true(difference > before && difference < 2500);
        /* 100 to 0 has a 5 % chance for a player who wins 97 % of games: 600 Elo. */
        if (i == 50)
            assert_true(difference - elo_margin(&elo, 0, 1) < 650);
        before = difference;
    }
    elo_deals_deinit(&deals);
}

TEST(no_games_give_no_information)
{
    struct elo_deals deals;
    struct elo elo;
    elo_deals_init(&deals);
    elo_fit(&deals, 3, &elo);
    for (int i = 0; i < 3; i++) {
        assert_true(fabs(elo.rating[i]) < 1e-6);
        assert_true(elo_margin(&elo, i, -1) > 400);
    }
    elo_deals_deinit(&deals);
}

TEST(shares_and_ratings_agree)
{
    assert_true(fabs(elo_share(0, 1, 2) - 0.5) < 1e-9);
    assert_true(fabs(elo_share(400, 1, 2) - 10 / 11.0) < 1e-9);
    assert_true(fabs(elo_share(0, 1, 4) - 0.25) < 1e-9);
    assert_true(fabs(elo_share(400, 2, 5) - 20 / 23.0) < 1e-9);
}

/* How often the interval contains the true value, with positively or negatively
 * correlated games within a deal. */
static int count_covered(double chance, int deals, bool alike)
{
    int held = 0, all = 2000;
    struct rng rng;
    rng_seed(&rng, 5);
    for (int i = 0; i < all; i++) {
        struct share share = {0};
        for (int d = 0; d < deals; d++) {
            int one = rng_below(&rng, 1000) < chance * 1000;
            int two = alike ? one : rng_below(&rng, 1000) < chance * 1000;
            share_add(&share, 2, one + two, 1);
        }
        struct interval interval = share_interval(&share);
        held += interval.low <= chance && chance <= interval.high;
    }
    return held * 1000 / all;
}

TEST(intervals_have_the_promised_coverage)
{
    assert_in_range(count_covered(0.5, 100, false), 925, 985);
    assert_in_range(count_covered(0.5, 100, true), 925, 985);
    assert_in_range(count_covered(0.9, 100, true), 915, 985);
    assert_in_range(count_covered(0.6, 12, false), 915, 1000);
    struct share share = {0};
    struct interval interval = share_interval(&share);
    assert_true(interval.low <= 0 && interval.high >= 1);
    for (int i = 0; i < 50; i++)
        share_add(&share, 2, 2, 1);
    interval = share_interval(&share);
    assert_true(interval.low > 0.95 && interval.low < 0.975 && interval.high >= 1);
    assert_true(fabs(share_fair(&share) - 0.5) < 1e-9);
    assert_true(fabs(share_quantile(11) - 2.228) < 0.01);
    assert_true(fabs(share_quantile(5) - 2.776) < 0.03);
}
