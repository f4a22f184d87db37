/* sprt_test.c: the sequential test decides correctly, with the promised error rates. */
#include "ai/arena/sprt.h"

#include <math.h>

#include "ai/arena/elo.h"
#include "base/rng.h"
#include "tests/base/check.h"

enum { LONGEST = 20000 };

struct stream {
    double elo;
    int players, seats;
    int alike; /* per cent of deals swept by one player */
};

static bool wins(struct rng *rng, double chance)
{
    return rng_below(rng, 1u << 30) < chance * (double)(1u << 30);
}

static double play_deal(const struct stream *stream, struct rng *rng)
{
    double chance = elo_share(stream->elo, stream->seats, stream->players), won = 0;
    bool alike = rng_below(rng, 100) < (uint32_t)stream->alike;
    bool all = wins(rng, chance);
    for (int game = 0; game < stream->players; game++)
        won += alike ? all : wins(rng, chance);
    return won;
}

/* How many of 1000 matches accept H1; their mean length. */
static int count_high(const struct stream *stream, double low, double high, double *mean)
{
    int decided = 0, all = 2000;
    long deals = 0;
    struct rng rng;
    rng_seed(&rng, 3);
    for (int match = 0; match < all; match++) {
        struct sprt sprt;
        sprt_init(&sprt, low, high);
        while (sprt_decide(&sprt) == SPRT_OPEN && sprt.deals < LONGEST)
            sprt_add(&sprt, stream->players, stream->seats, stream->players,
                     play_deal(stream, &rng));
        assert_int_not_equal(sprt_decide(&sprt), SPRT_OPEN);
        decided += sprt_decide(&sprt) == SPRT_HIGH;
        deals += sprt.deals;
    }
    *mean = (double)deals / all;
    return decided * 1000 / all;
}

/* At the bounds, at most `most` of 1000 matches are decided wrongly. */
static void check_errors(struct stream stream, double low, double high, int most)
{
    double mean;
    stream.elo = low;
    assert_in_range(count_high(&stream, low, high, &mean), 0, most);
    stream.elo = high;
    assert_in_range(1000 - count_high(&stream, low, high, &mean), 0, most);
}

/* Nominally 50, plus random variation. Few deals with a high variance are the hardest. */
TEST(errors_are_rare)
{
    check_errors((struct stream){.players = 2, .seats = 1}, 0, 40, 65);
    check_errors((struct stream){.players = 2, .seats = 1, .alike = 60}, 0, 80, 65);
    check_errors((struct stream){.players = 2, .seats = 1}, 0, 150, 65);
    check_errors((struct stream){.players = 4, .seats = 1, .alike = 30}, 0, 70, 75);
    check_errors((struct stream){.players = 5, .seats = 4, .alike = 50}, 0, 100, 100);
}

TEST(clear_cases_are_decided_soon)
{
    double close, clear;
    struct stream equal = {.players = 2, .seats = 1, .elo = 20};
    struct stream strong = {.players = 2, .seats = 1, .elo = 300};
    struct stream weak = {.players = 2, .seats = 1, .elo = -300};
    count_high(&equal, 0, 40, &close);
    assert_int_equal(count_high(&strong, 0, 40, &clear), 1000);
    assert_true(clear < close / 4);
    assert_int_equal(count_high(&weak, 0, 40, &clear), 0);
    assert_true(clear < close / 4);
}

TEST(few_deals_decide_nothing)
{
    struct sprt sprt;
    sprt_init(&sprt, 0, 400);
    assert_true(fabs(sprt_ratio(&sprt)) < 1e-9);
    assert_int_equal(sprt_decide(&sprt), SPRT_OPEN);
    for (int i = 0; i < 4; i++)
        sprt_add(&sprt, 2, 1, 2, 2);
    assert_int_equal(sprt_decide(&sprt), SPRT_OPEN);
    for (int i = 0; i < 40; i++)
        sprt_add(&sprt, 2, 1, 2, 2);
    assert_int_equal(sprt_decide(&sprt), SPRT_HIGH);
}
