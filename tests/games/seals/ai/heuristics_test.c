/* heuristics_test.c: the features of Five Seals: in range in every game, and right in
 * simple positions. */
#include <math.h>
#include <stdalign.h>
#include <stdio.h>
#include <string.h>

#include "core/match/chance.h"
#include "games/seals/ai/heuristics.h"
#include "games/seals/seals.h"
#include "tests/games/seals/ai/features.h"

/* --- drawn positions ---------------------------------------------------------------- */

/* In the open: n1, n2 and b1; behind n1: b2; behind n2 and n3: b3. */
#define BOARD "hall - n1:2 - b2[4], hall - n2:3 - n3:4 - b3[6], hall - b1[2]"
#define TABLE                                                                            \
    "n1=f2 n2=w3 n3=a4 b1=change.earth b2=strengthening.fire b3=synergy.water' vault"

TEST(points_and_the_lead)
{
    POSITION p;
    position_draw(&p, 1, BOARD, TABLE, "witch on h1: f3 | growth.air renewal.air",
                  "seer on h2: a1 | change.air", "shaman on h3: a2");
    assert_true(feature_of(&p, "witch", FEATURE_SCORE) >
                feature_of(&p, "seer", FEATURE_SCORE));
    assert_true(feature_of(&p, "witch", FEATURE_LEAD) > 0);
    assert_true(feature_of(&p, "seer", FEATURE_LEAD) < 0);
    assert_true(feature_of(&p, "shaman", FEATURE_LEAD) <
                feature_of(&p, "seer", FEATURE_LEAD));
    assert_true(feature_of(&p, "witch", FEATURE_AHEAD_LAST) ==
                0); /* not the last round */
}

/* 4.7: with fewer than four strength-6 scrolls left, this round is the last. */
TEST(the_last_round)
{
    POSITION p;
    position_draw(&p, 1, BOARD, "n1=f2 b1=change.earth b3=synergy.water",
                  "witch on h1: e3 | growth.air", "seer on h2: a1");
    assert_true(feature_of(&p, "witch", FEATURE_LAST) == 1);
    assert_true(feature_of(&p, "witch", FEATURE_AHEAD_LAST) == 1);
    assert_true(feature_of(&p, "seer", FEATURE_AHEAD_LAST) == -1);
    assert_true(feature_of(&p, "witch", FEATURE_PLAN_LAST) > 0);
}

TEST(what_the_dice_can_do)
{
    POSITION p;
    /* The witch can win b1 (2); the seer opens n1 and wins b2 (4); the shaman nothing. */
    position_draw(&p, 1, BOARD, TABLE, "witch on h1: e3", "seer on h2: f2 f5",
                  "shaman on h3: a2");
    assert_true(feature_of(&p, "witch", FEATURE_PLAN) == 2.f / 8);
    assert_true(feature_of(&p, "seer", FEATURE_PLAN) == 4.f / 8);
    assert_true(feature_of(&p, "shaman", FEATURE_PLAN) == 0);
    assert_true(feature_of(&p, "witch", FEATURE_GRAB) == 2.f / 8);
    assert_true(feature_of(&p, "seer", FEATURE_GRAB) == 0);
    assert_true(feature_of(&p, "shaman", FEATURE_STUCK) == 1);
    assert_true(feature_of(&p, "seer", FEATURE_STUCK) == 0);
}

/* Three dice open two doors; Synergy of Water counts itself (7.1). */
TEST(what_three_dice_can_do)
{
    POSITION p;
    position_draw(&p, 1, BOARD, TABLE, "witch on h1: w3 a4 w6", "seer on h2: a1");
    assert_true(feature_of(&p, "witch", FEATURE_PLAN) == 7.f / 8);
    assert_true(feature_of(&p, "witch", FEATURE_PLAN_STRONG) == 1);
}

/* Both can win b1; whoever is on turn sooner has it safe. */
TEST(who_comes_first)
{
    POSITION p;
    position_draw(&p, 1, BOARD, TABLE, "witch on h1: e3", "seer on h2: e2");
    assert_true(feature_of(&p, "witch", FEATURE_TURN) == 1);
    assert_true(feature_of(&p, "witch", FEATURE_GRAB_SAFE) > 0);
    assert_true(feature_of(&p, "witch", FEATURE_GRAB_LOST) == 0);
    assert_true(feature_of(&p, "seer", FEATURE_TURN) == 0);
    assert_true(feature_of(&p, "seer", FEATURE_GRAB_LOST) > 0);
    assert_true(feature_of(&p, "seer", FEATURE_GRAB_SAFE) == 0);
    assert_true(feature_of(&p, "witch", FEATURE_ORDER) <
                feature_of(&p, "seer", FEATURE_ORDER));
}

TEST(how_near_the_scrolls_are)
{
    POSITION p;
    /* The witch stands behind n2, nearer to the strong scroll. */
    position_draw(&p, 1, BOARD,
                  "n1=f2 n3=a4 b2=strengthening.fire b3=synergy.water' vault",
                  "witch on n2: f1", "seer on h2: a1");
    assert_true(feature_of(&p, "witch", FEATURE_PROSPECT_STRONG) >
                feature_of(&p, "seer", FEATURE_PROSPECT_STRONG));
    assert_true(feature_of(&p, "witch", FEATURE_STRONG_FIRST) > 0);
    assert_true(feature_of(&p, "seer", FEATURE_STRONG_FIRST) == 0);
}

TEST(synergies_make_scrolls_dearer)
{
    POSITION p;
    position_draw(&p, 1, BOARD, TABLE, "witch on h1: e3 | synergy.earth'",
                  "seer on h2: e2");
    assert_true(feature_of(&p, "witch", FEATURE_PLAN) == 3.f / 8);
    assert_true(feature_of(&p, "seer", FEATURE_PLAN) == 2.f / 8);
    assert_true(feature_of(&p, "witch", FEATURE_SYNERGY_HOPE) > 0);
}

/* 4.5: dice taken count by what they may show until they are rolled. */
TEST(dice_taken_are_hopes)
{
    POSITION p;
    position_draw(&p, 1, BOARD, TABLE, "witch on h1: a1", "seer on h2: e e f",
                  "shaman on h3: a a a");
    assert_true(feature_of(&p, "seer", FEATURE_OUT) == 1);
    assert_true(feature_of(&p, "seer", FEATURE_WAITING) == 1);
    assert_true(feature_of(&p, "seer", FEATURE_HOPE) > 0);
    assert_true(feature_of(&p, "seer", FEATURE_HOPE) >
                feature_of(&p, "shaman", FEATURE_HOPE));
    position_begin(&p, "give up");
    assert_false(
        seals_heuristics.settled(p.match->world, p.match->state)); /* dice to take */
    position_move(&p, "take f f w");
    assert_string_equal(position_actor(&p), "chance");
    assert_true(feature_of(&p, "witch", FEATURE_HOPE) > 0);
}

TEST(scrolls_to_use)
{
    POSITION p;
    position_draw(&p, 3, BOARD, "b1=change.earth vault",
                  "witch on h1: e3 | theft.fire ~growth.air",
                  "seer on h2: a1 | alteration.air", "shaman on h3: f f f");
    assert_true(feature_of(&p, "witch", FEATURE_THEFT) > 0);
    assert_true(feature_of(&p, "witch", FEATURE_GROWTH) > 0);
    assert_true(feature_of(&p, "witch", FEATURE_SPEED) == 0);
    assert_true(feature_of(&p, "witch", FEATURE_READY_LATER) > 0);
    assert_true(feature_of(&p, "witch", FEATURE_READY_BASIC) == 0);
    assert_true(feature_of(&p, "witch", FEATURE_BINDING_UP) == 1);
}

TEST(a_guardian_bars_the_way)
{
    POSITION p;
    position_draw(&p, 4, BOARD, "b1=change.earth guardian.earth=b1 vault",
                  "witch on h1: e3", "seer on h2: a1 | guardian.earth");
    assert_true(feature_of(&p, "witch", FEATURE_PLAN) == 0);
    assert_true(feature_of(&p, "witch", FEATURE_BARRED) > 0);
}

/* --- whole games -------------------------------------------------------------------- */

struct played {
    const void *world;
    unsigned char *state;
    int players;
};

static void assert_sane(const struct played *game)
{
    float value[POSITION_PLAYERS * FEATURES], again[POSITION_PLAYERS * FEATURES];
    memset(value, 0x55, sizeof value);
    memset(again, 0xaa, sizeof again);
    seals_heuristics.compute_features(game->world, game->state, value);
    seals_heuristics.compute_features(game->world, game->state, again);
    size_t used = sizeof(float) * (size_t)(game->players * FEATURES);
    assert_memory_equal(value, again, used);
    for (int i = 0; i < game->players * FEATURES; i++)
        if (!isfinite(value[i]) || value[i] < -8 || value[i] > 8)
            fail_msg("seat %d: %s is %f", i / FEATURES,
                     seals_heuristics.feature[i % FEATURES], (double)value[i]);
}

/* Weights above zero, the same when asked again. */
static void prior(const struct played *game, const choice_t *list, int count,
                  float weight[GAME_MAX_CHOICES])
{
    float again[GAME_MAX_CHOICES];
    seals_heuristics.prior(game->world, game->state, list, count, weight);
    seals_heuristics.prior(game->world, game->state, list, count, again);
    assert_memory_equal(weight, again, sizeof *weight * (size_t)count);
    for (int i = 0; i < count; i++)
        if (!isfinite(weight[i]) || weight[i] <= 0)
            fail_msg("choice %d weighs %f", i, (double)weight[i]);
}

static choice_t draw(const choice_t *list, const float *weight, int count,
                     struct rng *rng)
{
    float sum = 0;
    for (int i = 0; i < count; i++)
        sum += weight[i];
    float at = sum * (float)rng_below(rng, 1000000) / 1000000;
    for (int i = 0; i < count; i++, at -= weight[i - 1])
        if (at < weight[i])
            return list[i];
    return list[count - 1];
}

/* One choice: evenly at random if `wild`, else by the prior. */
static void play_choice(const struct played *game, struct rng *rng, bool wild)
{
    choice_t list[GAME_MAX_CHOICES];
    float weight[GAME_MAX_CHOICES];
    int count = seals_game.choices(game->world, game->state, list);
    prior(game, list, count, weight);
    choice_t choice =
        wild ? list[rng_below(rng, (uint32_t)count)] : draw(list, weight, count, rng);
    seals_game.apply(game->world, game->state, choice);
}

static void play_game(int players, int circle, const char *board, uint64_t seed,
                      bool wild)
{
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    char number[2] = {(char)('0' + circle), '\0'};
    struct setup setup;
    struct error error;
    struct rng rng;
    setup_init(&setup);
    setup.players = players;
    assert_true(setup_set(&setup, &seals_game, "circle", number, &error));
    assert_true(setup_set(&setup, &seals_game, "board", board, &error));
    struct played game = {.world = seals_game.world_new(&setup, &error),
                          .state = state,
                          .players = players};
    assert_non_null(game.world);
    rng_seed(&rng, seed);
    seals_game.start(game.world, state);
    int actor;
    while ((actor = seals_game.actor(game.world, state)) != SEAT_NOBODY) {
        if (seals_heuristics.settled(game.world, state))
            assert_sane(&game);
        if (actor == SEAT_CHANCE)
            seals_game.apply(game.world, state,
                             chance_draw(&seals_game, game.world, state, &rng));
        else
            play_choice(&game, &rng, wild);
    }
    seals_game.world_free((void *)(uintptr_t)game.world);
    setup_deinit(&setup);
}

TEST(features_and_priors_are_sane_in_random_games)
{
    for (int players = 2; players <= 5; players++)
        for (int circle = 1; circle <= CIRCLES; circle++)
            play_game(players, circle, "standard", (uint64_t)(10 * players + circle),
                      true);
}

TEST(features_and_priors_are_sane_in_sensible_games)
{
    for (int players = 2; players <= 5; players++)
        for (int circle = 1; circle <= CIRCLES; circle++)
            play_game(players, circle, circle % 2 ? "standard" : "fresh:7",
                      (uint64_t)(10 * players + circle), false);
}

/* Features are named in the file of weights. */
TEST(every_feature_has_a_name_of_its_own)
{
    assert_int_equal(seals_heuristics.features, FEATURES);
    for (int i = 0; i < FEATURES; i++) {
        assert_true(seals_heuristics.feature[i][0] != '\0');
        assert_null(strpbrk(seals_heuristics.feature[i], " \t#"));
        for (int j = 0; j < i; j++)
            assert_string_not_equal(seals_heuristics.feature[i],
                                    seals_heuristics.feature[j]);
    }
}

/* A game is settled only between moves, and not during the setup. */
TEST(nothing_is_settled_before_the_first_roll)
{
    POSITION p;
    position_start(&p, "players=2,circle=1,first=1,mages=witch.seer", "hall - n1:2");
    assert_false(seals_heuristics.settled(p.match->world, p.match->state)); /* the deal */
    position_chance(&p, "deal n1=f");
    assert_false(
        seals_heuristics.settled(p.match->world, p.match->state)); /* to be placed */
    position_move(&p, "start h1, start h2, take f f f");
    assert_false(
        seals_heuristics.settled(p.match->world, p.match->state)); /* dice to take */
    position_move(&p, "take w w w");
    assert_true(seals_heuristics.settled(p.match->world, p.match->state));
}
