/* arena_play_test.c: playing the games of a tournament, and their totals. */
#include "ai/arena/arena.h"

#include <math.h>
#include <string.h>

#include "ai/arena/totals.h"
#include "games/pig/pig.h"
#include "games/seals/seals.h"
#include "tests/base/check.h"

static struct arena_plan plan_of(const struct game *game, const char *one,
                                 const char *two)
{
    struct arena_plan plan = {.game = game, .seed = "3", .specs = 2, .variants = 1};
    memcpy(plan.spec[0], one, strlen(one) + 1);
    memcpy(plan.spec[1], two, strlen(two) + 1);
    return plan;
}

static struct arena_game play(const struct arena_plan *plan, int players, long deal,
                              int rotation)
{
    struct arena_game game;
    struct error error = {0};
    struct setup setup;
    setup_init(&setup);
    setup.players = players;
    assert_int_equal(arena_play(plan, &setup, deal, rotation, NULL, &game, &error),
                     ARENA_PLAYED);
    setup_deinit(&setup);
    return game;
}

TEST(games_are_reproducible)
{
    struct arena_plan plan = plan_of(&pig_game, "random", "greedy");
    struct arena_game one = play(&plan, 2, 5, 1), two = play(&plan, 2, 5, 1);
    assert_true(one.over && one.hash == two.hash && one.choices == two.choices);
    assert_int_equal(one.winners, two.winners);
    assert_int_equal(one.lineup.seat[0], 1);
    assert_int_equal(one.lineup.seat[1], 0);
    struct arena_game other = play(&plan, 2, 6, 1);
    assert_true(other.hash != one.hash || other.choices != one.choices);
    memcpy(plan.seed, "4", 2);
    other = play(&plan, 2, 5, 1);
    assert_true(other.hash != one.hash || other.choices != one.choices);
}

/* Chance decides who moves first, before any player chooses. */
TEST(games_of_a_deal_share_their_dice)
{
    struct arena_plan plan = plan_of(&seals_game, "random", "greedy");
    int began[3] = {0};
    for (long deal = 0; deal < 6; deal++) {
        struct arena_game game = play(&plan, 3, deal, 0);
        began[game.first]++;
        for (int rotation = 1; rotation < 3; rotation++)
            assert_int_equal(play(&plan, 3, deal, rotation).first, game.first);
    }
    assert_true(began[0] < 6 && began[1] < 6 && began[2] < 6);
}

TEST(moves_and_time_are_counted)
{
    struct arena_plan plan = plan_of(&seals_game, "greedy", "random");
    struct arena_game game = play(&plan, 2, 0, 0);
    assert_true(game.rounds > 1);
    for (int seat = 0; seat < 2; seat++) {
        assert_true(game.moves[seat] >= game.rounds - 1);
        assert_true(game.thought[seat] >= game.longest[seat]);
    }
    assert_true(game.moves[0] + game.moves[1] < game.choices);
}

TEST(a_game_can_be_stopped)
{
    struct arena_plan plan = plan_of(&pig_game, "random", "greedy");
    struct think_control think_control = {.stop = true};
    struct arena_game game;
    struct error error = {0};
    struct setup setup;
    setup_init(&setup);
    assert_int_equal(arena_play(&plan, &setup, 0, 0, &think_control, &game, &error),
                     ARENA_STOPPED);
    plan = plan_of(&pig_game, "random", "nobody");
    assert_int_equal(arena_play(&plan, &setup, 0, 0, NULL, &game, &error), ARENA_FAILED);
    assert_non_null(strstr(error.text, "nobody"));
    setup_deinit(&setup);
}

TEST(wins_are_shared)
{
    struct arena_game game = {.lineup = {.players = 4}, .winners = 5, .over = true};
    assert_true(fabs(arena_won(&game, 0) - 0.5) < 1e-9);
    assert_true(fabs(arena_won(&game, 1)) < 1e-9);
    game.winners = 0;
    assert_true(fabs(arena_won(&game, 3) - 0.25) < 1e-9);
}

/* Three deals of two games: the second spec wins five, four of them from seat 2. */
TEST(games_add_up)
{
    struct arena_plan plan = plan_of(&pig_game, "random", "greedy");
    const unsigned winners[] = {2, 2, 2, 1, 2, 1};
    struct arena_game game[6];
    struct arena_totals totals;
    for (int i = 0; i < 6; i++) {
        int8_t turned = (int8_t)(i % 2);
        game[i] = (struct arena_game){.deal = i / 2,
                                      .rotation = turned,
                                      .first = (int8_t)(i / 2 == 2),
                                      .over = true,
                                      .winners = winners[i],
                                      .rounds = 10 - i,
                                      .choices = 20};
        game[i].lineup = (struct lineup){2, {turned, (int8_t)!turned}};
        game[i].score[0] = 3;
        game[i].score[1] = 6;
    }
    arena_totals_init(&totals, &plan, game, 6, -1);
    assert_int_equal(totals.games, 6);
    assert_int_equal(totals.deals, 3);
    assert_true(totals.others_begin);
    assert_int_equal(totals.spec[1].games, 6);
    assert_true(fabs(totals.spec[1].won.won - 5) < 1e-9);
    assert_true(fabs(share_mean(&totals.seat[1]) - 4 / 6.0) < 1e-9);
    assert_true(fabs(share_mean(&totals.turn[1]) - 3 / 6.0 - 1 / 6.0) < 1e-9);
    assert_true(fabs(totals.spec[0].score - 27) < 1e-9);
    assert_int_equal(arena_totals_rounds(&totals, 50), 7);
    assert_int_equal(arena_totals_rounds(&totals, 5), 5);
    assert_int_equal(arena_totals_rounds(&totals, 100), 10);
    assert_true(fabs(arena_totals_mean_rounds(&totals) - 7.5) < 1e-9);
    struct totals_pair pair = arena_totals_pair(&totals, 1, 0);
    assert_true(fabs(pair.won[0] - 5) < 1e-9 && fabs(pair.won[1] - 1) < 1e-9);
    arena_totals_deinit(&totals);
    plan.variants = 2;
    arena_totals_init(&totals, &plan, game, 6, 1);
    assert_int_equal(totals.games, 2);
    assert_false(totals.others_begin);
    arena_totals_deinit(&totals);
}
