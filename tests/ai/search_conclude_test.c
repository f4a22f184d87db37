/* search_conclude_test.c: final values exclude exploration. */
#include <string.h>

#include "ai/ai.h"
#include "ai/search/search.h"
#include "core/match/match.h"
#include "games/seals/seals.h"
#include "tests/base/check.h"
#include "twig.h"

#define OVER .actor = SEAT_NOBODY

/* After the only first choice the die lets one of two seats win, unless they give the
 * game away to seat 2, who cannot win otherwise. */
static const struct twig gifts[] = {
    {.actor = 0, .count = 1, .next = {1}},
    {.actor = SEAT_CHANCE, .count = 2, .next = {2, 3}, .weight = {1, 1}},
    {.actor = 0, .count = 2, .next = {4, 6}},
    {.actor = 1, .count = 2, .next = {6, 5}},
    {OVER, .winners = 1, .score = {8, 1, 0}},
    {OVER, .winners = 2, .score = {1, 8, 0}},
    {OVER, .winners = 4, .score = {0, 0, 9}},
};

static struct search *search_tree(const struct twig *tree, uint64_t simulations)
{
    struct search_style style = *ai_style("uct");
    const struct twig_state start = {0};
    struct observation observation = twig_observation(tree, &start);
    style.keep = true;
    struct search *search = search_new(&style, NULL);
    assert_non_null(search);
    search_begin(search, &observation, 1);
    assert_int_equal(search_run(search, simulations), simulations);
    return search;
}

static void check_near(float value, double wanted, double apart)
{
    if ((double)value < wanted - apart || (double)value > wanted + apart)
        fail_msg("%f is not within %f of %f", (double)value, apart, wanted);
}

static void check_gifts(const struct twig *tree)
{
    struct search *search = search_tree(tree, 1000);
    struct outlook average, best;
    search_outlook(search, &average);
    search_conclude(search);
    search_outlook(search, &best);
    assert_true(average.win[2] > 0.005f);
    check_near(best.win[2], 0, 1e-5);
    check_near(best.score[2], 0, 1e-4);
    check_near(best.win[0], 0.5, 0.05);
    check_near(best.win[0] + best.win[1], 1, 1e-5);
    check_near(best.score[0] + best.score[1], 9, 1e-4);
    assert_int_equal(search_count(search), 1000);
    search_free(search);
}

/* For all seats, whoever made the mistake. */
TEST(mistakes_below_are_excluded)
{
    check_gifts(gifts);
}

TEST(chance_may_come_first)
{
    struct twig first[sizeof gifts / sizeof *gifts];
    memcpy(first, gifts, sizeof gifts);
    first[0] = gifts[1];
    check_gifts(first);
}

/* Adds a choice: giving the game away at once. */
TEST(choices_agree)
{
    struct twig tree[sizeof gifts / sizeof *gifts];
    struct search_choice before[2], after[2];
    struct search_move moves[2];
    struct outlook outlook;
    memcpy(tree, gifts, sizeof gifts);
    tree[0] = (struct twig){.actor = 0, .count = 2, .next = {6, 1}};
    struct search *search = search_tree(tree, 2000);
    assert_int_equal(search_choices(search, NULL, 0, before), 2);
    search_conclude(search);
    assert_int_equal(search_choices(search, NULL, 0, after), 2);
    assert_int_equal(search_moves(search, moves, 2), 2);
    search_outlook(search, &outlook);
    assert_int_equal(after[1].visits, before[1].visits);
    assert_true(after[1].win > before[1].win);
    assert_true(moves[0].win >= after[1].win && moves[0].win <= after[1].win);
    check_near(after[1].win, (double)outlook.win[0], 1e-5);
    check_near(after[0].win, 0, 1e-6);
    search_free(search);
}

/* The best of a few noisy values is usually the luckiest. */
TEST(nodes_with_few_visits_are_unchanged)
{
    struct search *search = search_tree(gifts, 15);
    struct outlook average, best;
    search_outlook(search, &average);
    search_conclude(search);
    search_outlook(search, &best);
    for (int seat = 0; seat < TWIG_SEATS; seat++)
        check_near(best.win[seat], (double)average.win[seat], 1e-6);
    search_free(search);
}

TEST(conclude_without_simulations)
{
    struct search *search = search_tree(gifts, 0);
    struct outlook outlook;
    search_conclude(search);
    search_outlook(search, &outlook);
    check_near(outlook.win[0], 0, 0);
    search_free(search);
}

/* The memory limit includes outlooks, even when the tree is full; and the next search
 * starts from scratch. */
TEST(memory_is_bounded)
{
    struct search_style style = *ai_style("uct");
    struct outlook first, again;
    struct setup setup;
    struct error error;
    setup_init(&setup);
    setup.players = 3;
    struct match *match = match_new(&seals_game, &setup, "7", &error);
    assert_non_null(match);
    match_draw_all(match);
    struct observation observation = {match->game, match->world, match->state, 3,
                                      match_actor(match)};
    style.keep = true;
    style.memory = 128 << 10;
    struct search *search = search_new(&style, NULL);
    for (int i = 0; i < 2; i++) {
        search_begin(search, &observation, 5);
        search_run(search, 600);
        assert_in_range(search_memory(search), style.memory / 2, style.memory);
        search_conclude(search);
        search_outlook(search, i == 0 ? &first : &again);
    }
    assert_memory_equal(&first, &again, sizeof first);
    check_near(first.win[0] + first.win[1] + first.win[2], 1, 1e-4);
    search_free(search);
    match_free(match);
}
