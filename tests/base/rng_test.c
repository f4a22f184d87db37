/* rng_test.c: the generator matches the published values, and bounded numbers are
 * unbiased. */
#include "base/rng.h"

#include "tests/base/check.h"

enum { ROLLS = 60000 };

/* The first outputs of xoshiro256** from the state 1, 2, 3, 4. */
TEST(next_gives_the_published_values)
{
    static const uint64_t expected[] = {
        11520u, 0u, 1509978240u, 1215971899390074240u, 1216172134540287360u,
    };
    struct rng rng = {{1, 2, 3, 4}};
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++)
        assert_true(rng_next(&rng) == expected[i]);
}

/* The first outputs of splitmix64 from 1234567. */
TEST(seed_spreads_by_splitmix)
{
    struct rng rng;
    rng_seed(&rng, 1234567);
    assert_true(rng.word[0] == 6457827717110365317u);
    assert_true(rng.word[1] == 3203168211198807973u);
    assert_true(rng.word[2] == 9817491932198370423u);
    assert_true(rng.word[3] == 4593380528125082431u);
}

/* Different steps of a seed, and different seeds, give independent numbers. */
TEST(steps_are_independent)
{
    int same = 0, sixes[6] = {0};
    for (uint64_t step = 0; step < ROLLS; step++) {
        struct rng here, next, other;
        rng_seed_step(&here, 7, step);
        rng_seed_step(&next, 7, step + 1);
        rng_seed_step(&other, 8, step);
        for (int i = 0; i < 4; i++)
            same +=
                here.word[i] == next.word[(i + 3) % 4] || here.word[i] == other.word[i];
        sixes[rng_below(&here, 6)]++;
    }
    assert_int_equal(same, 0);
    for (int i = 0; i < 6; i++)
        assert_in_range(sixes[i], ROLLS / 6 - 500, ROLLS / 6 + 500);
}

TEST(seed_zero_works)
{
    struct rng rng;
    rng_seed(&rng, 0);
    assert_true((rng.word[0] | rng.word[1] | rng.word[2] | rng.word[3]) != 0);
    assert_true(rng_next(&rng) != rng_next(&rng));
}

TEST(same_seed_gives_the_same_numbers)
{
    struct rng one, two;
    rng_seed(&one, 42);
    rng_seed(&two, 42);
    for (int i = 0; i < 1000; i++)
        assert_true(rng_next(&one) == rng_next(&two));
}

TEST(below_one_is_zero)
{
    struct rng rng;
    rng_seed(&rng, 7);
    for (int i = 0; i < 100; i++)
        assert_int_equal(rng_below(&rng, 1), 0);
}

TEST(below_stays_below)
{
    static const uint32_t bounds[] = {
        2, 3, 6, 7, 100, 65537, 0x80000000u, 0x80000001u, 0xffffffffu,
    };
    struct rng rng;
    rng_seed(&rng, 8);
    for (size_t i = 0; i < sizeof bounds / sizeof *bounds; i++) {
        for (int roll = 0; roll < 1000; roll++)
            assert_true(rng_below(&rng, bounds[i]) < bounds[i]);
    }
}

/* Six faces, 5 degrees of freedom: chi-square exceeds 20.5 with probability 1/1000. */
TEST(dice_are_fair)
{
    int count[6] = {0};
    struct rng rng;
    rng_seed(&rng, 9);
    for (int roll = 0; roll < ROLLS; roll++)
        count[rng_below(&rng, 6)]++;
    const int expected = ROLLS / 6;
    double sum = 0;
    for (int face = 0; face < 6; face++) {
        double off = count[face] - expected;
        sum += off * off / expected;
    }
    assert_true(sum < 20.5);
}

/* With a bound of 3 * 2^30, plain scaling would make every third result twice as likely:
 * remainders modulo 3 would have probabilities 1/2, 1/4, 1/4 instead of 1/3 each. */
TEST(large_bounds_are_not_biased)
{
    int count[3] = {0};
    struct rng rng;
    rng_seed(&rng, 10);
    for (int roll = 0; roll < ROLLS; roll++)
        count[rng_below(&rng, 3u << 30) % 3]++;
    for (int i = 0; i < 3; i++)
        assert_in_range(count[i], ROLLS / 3 - 600, ROLLS / 3 + 600);
}

TEST(seed_text_reads_numbers_as_themselves)
{
    assert_true(rng_seed_from_text("0") == 0);
    assert_true(rng_seed_from_text("1234") == 1234);
    assert_true(rng_seed_from_text("18446744073709551615") == UINT64_MAX);
}

TEST(seed_text_hashes_other_words)
{
    uint64_t words = rng_seed_from_text("rainy sunday");
    assert_true(words == rng_seed_from_text("rainy sunday"));
    assert_true(words != rng_seed_from_text("rainy monday"));
    assert_true(rng_seed_from_text("-1") != rng_seed_from_text("1"));
    assert_true(rng_seed_from_text("18446744073709551616") != 0);
    assert_true(rng_seed_from_text("") == rng_seed_from_text(""));
}
