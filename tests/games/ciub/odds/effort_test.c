/* effort_test.c: answers for a limited effort: what they cost, that they claim too
 * little rather than too much, and that nothing unfinished is left behind. */
#include <math.h>

#include "base/rng.h"
#include "tests/games/ciub/odds/oracle.h"

struct question {
    const char *words, *card;
};

/* Cheap enough in full for a slow build, and of every kind. */
static const struct question questions[] = {
    {"3 white", "6-6"},
    {"2 white, 1 blue", "1-1-1"},
    {"1 white, 2 green, 1 blue", "1-4-7"},
    {"2 white, 1 purple", "2-4-6"},
    {"1 blue, 2 green, 1 purple", "=4"},
    {"white 3, white swap, blue reroll, green spent", "6-6"},
    {"white swap, red inactive, purple adjust, tray orange 6", "6-6-6"},
    {"blue adjust, green skull, orange 4, tray red 6, red 6", "20+"},
    {"2 red, 2 orange, 1 purple", "20+"},
    {"1 red, 2 green, 1 blue, 2 purple", "6-6"},
    {"3 red, 3 orange, 3 yellow, 2 purple", "6-6-6"},
    {"red 5, red 6, orange 2, yellow 1, purple 4, green 7, green reroll", "27+"},
};
enum { QUESTIONS = sizeof questions / sizeof *questions };

static struct odds_answer ask(const struct oracle *o, const struct question *question,
                              uint64_t effort)
{
    return oracle_ask(o, question->words, question->card, effort);
}

TEST(effort_is_bounded)
{
    static const uint64_t efforts[] = {1, 50, 1000, 20000};
    ORACLE o;
    oracle_start(&o, "=4");
    for (int i = 0; i < QUESTIONS; i++)
        for (size_t k = 0; k < sizeof efforts / sizeof *efforts; k++) {
            oracle_renew(&o);
            struct odds_answer answer = ask(&o, &questions[i], efforts[k]);
            assert_true(answer.effort <= efforts[k]);
            assert_true(answer.low >= 0 && answer.high <= 1 && answer.low <= answer.high);
        }
}

/* Even where all dice would take minutes. */
TEST(great_questions_are_bounded_too)
{
    static const struct question great[] = {
        {"6 white", "=4"},
        {"5 white, 4 blue", "27+"},
        {"5 white, 4 blue", "1-1-6-6"},
        {"5 white, 4 blue, 3 green, 3 purple, 2 red", "33+"},
        {"5 white, 3 blue", "1-2-3-4-5-6"},
    };
    ORACLE o;
    oracle_start(&o, "=4");
    for (size_t i = 0; i < sizeof great / sizeof *great; i++) {
        struct odds_answer answer = ask(&o, &great[i], 20000);
        assert_true(answer.effort <= 20000);
        assert_true(!answer.exact && answer.low < 1 && answer.high == 1);
    }
}

/* No lower bound exceeds the chance, and more effort never lowers one. */
TEST(bounds_hold)
{
    ORACLE o, truth;
    oracle_start(&o, "=4");
    oracle_start(&truth, "=4");
    for (int i = 0; i < QUESTIONS; i++) {
        oracle_renew(&o);
        double full = ask(&truth, &questions[i], ODDS_FULL).low;
        for (uint64_t effort = 10; effort < 100000; effort *= 7) {
            struct odds_answer answer = ask(&o, &questions[i], effort);
            assert_true(answer.low <= full + 1e-9 && answer.high >= full - 1e-9);
        }
    }
}

/* An oracle interrupted over and over answers as a fresh one. */
TEST(interruptions_leave_nothing_wrong)
{
    ORACLE o, fresh;
    oracle_start(&o, "=4");
    oracle_start(&fresh, "=4");
    struct rng rng;
    rng_seed(&rng, 11);
    for (int i = 0; i < 400; i++) {
        const struct question *question = &questions[rng_below(&rng, QUESTIONS)];
        uint64_t effort = 1 + rng_below(&rng, 1u << (4 + rng_below(&rng, 9)));
        assert_true(ask(&o, question, effort).effort <= effort);
    }
    for (int i = 0; i < QUESTIONS; i++) {
        struct odds_answer after = ask(&o, &questions[i], ODDS_FULL);
        struct odds_answer first = ask(&fresh, &questions[i], ODDS_FULL);
        if (after.exact != first.exact || fabs(after.low - first.low) > 1e-9)
            fail_msg("%s for %s: %.12f, not %.12f", questions[i].words, questions[i].card,
                     after.low, first.low);
    }
}

/* What was worked out is kept: asked again and again it comes to an end. */
TEST(asking_again_gets_further)
{
    static const struct question question = {"3 white", "6-6"};
    ORACLE o, fresh;
    oracle_start(&o, "=4");
    oracle_start(&fresh, "=4");
    struct odds_answer full = ask(&fresh, &question, ODDS_FULL);
    struct odds_answer answer = ask(&o, &question, full.effort / 8);
    double before = answer.low;
    assert_false(answer.exact);
    for (int i = 0; i < 40 && !answer.exact; i++) {
        answer = ask(&o, &question, full.effort / 8);
        assert_true(answer.low >= before - 1e-12);
        before = answer.low;
    }
    assert_true(answer.exact);
    assert_true(fabs(answer.low - full.low) < 1e-9);
}

/* While dice fall there is nothing to choose, even where the little that was considered
 * lies already. */
TEST(no_advice_while_dice_fall)
{
    static const struct question question = {"2 white 1, white 3, 2 white 4, 2 orange",
                                             "1-1-1"};
    static const uint64_t efforts[] = {500, 2000, 20000};
    ORACLE o;
    oracle_start(&o, "=4");
    for (size_t i = 0; i < sizeof efforts / sizeof *efforts; i++) {
        oracle_renew(&o);
        struct odds_answer answer = ask(&o, &question, efforts[i]);
        assert_string_equal(answer.advice, "");
    }
}

/* A lower bound of 1 is the chance. */
TEST(what_is_certain_is_exact)
{
    static const struct question question = {
        "purple adjust, orange 2, 3 white swap, 2 blue swap, tray orange 6", "6-6"};
    static const uint64_t efforts[] = {100, 2000, 20000};
    ORACLE o;
    oracle_start(&o, "=4");
    for (size_t i = 0; i < sizeof efforts / sizeof *efforts; i++) {
        oracle_renew(&o);
        struct odds_answer answer = ask(&o, &question, efforts[i]);
        assert_int_equal(answer.exact, answer.low == answer.high);
        assert_true(answer.low == 1 || !answer.exact);
    }
}
