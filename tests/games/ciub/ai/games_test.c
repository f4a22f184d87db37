/* games_test.c: the mind of ciub over whole games: numbers of features and priors
 * are such as others count on, whatever the players do, with any set. */
#include <math.h>
#include <string.h>

#include "base/rng.h"
#include "core/heuristics.h"
#include "core/match/chance.h"
#include "core/move.h"
#include "games/ciub/ciub.h"
#include "games/ciub/rules/rules.h"
#include "tests/base/check.h"
#include "tests/games/ciub/check/odd_set.h"
#include "tests/games/ciub/worlds.h"
#include "tests/support/effort.h"

static void check_features(const struct ciub_world *world, const struct ciub_state *state)
{
    const struct heuristics *heuristics = ciub_game.heuristics;
    float value[CIUB_PLAYERS * HEURISTICS_MAX_FEATURES],
        again[CIUB_PLAYERS * HEURISTICS_MAX_FEATURES];
    int count = world->players * heuristics->features;
    heuristics->compute_features(world, state, value);
    heuristics->compute_features(world, state, again);
    assert_memory_equal(value, again, (size_t)count * sizeof *value);
    for (int i = 0; i < count; i++)
        if (!(fabsf(value[i]) <= 3))
            fail_msg("%s is %g", heuristics->feature[i % heuristics->features],
                     (double)value[i]);
}

/* By the weights of the prior, all of which must be above 0. */
static int pick(const struct ciub_world *world, const struct ciub_state *state,
                const choice_t *list, int count, struct rng *rng)
{
    float weight[GAME_MAX_CHOICES], again[GAME_MAX_CHOICES], sum = 0;
    ciub_game.heuristics->prior(world, state, list, count, weight);
    ciub_game.heuristics->prior(world, state, list, count, again);
    assert_memory_equal(weight, again, (size_t)count * sizeof *weight);
    for (int i = 0; i < count; i++) {
        if (!(weight[i] > 0 && weight[i] < 1e6f))
            fail_msg("step %d: a weight of %g", state->step, (double)weight[i]);
        sum += weight[i];
    }
    sum *= (float)rng_below(rng, 1 << 20) / (float)(1 << 20);
    int i = 0;
    while (i < count - 1 && (sum -= weight[i]) >= 0)
        i++;
    return i;
}

/* A reason ends without capital, full stop or overflow. */
static void check_reason(const struct ciub_world *world, const struct ciub_state *before,
                         const struct move *move, const struct ciub_state *after)
{
    char words[256];
    struct text out = text_init(words, sizeof words);
    ciub_game.heuristics->explain(world, before, move, after, NULL, &out);
    assert_false(out.overflow);
    if (out.length > 0) {
        assert_in_range(words[0], 'a', 'z');
        assert_true(words[out.length - 1] != '.' && words[out.length - 1] != ' ');
    }
}

/* One whole move, `wild` per cent of its choices at random. */
static void play_move(const struct ciub_world *world, struct ciub_state *state, int wild,
                      struct rng *rng)
{
    const struct ciub_state before = *state;
    struct move move = {0};
    do {
        choice_t list[GAME_MAX_CHOICES];
        int count = ciub_choices(world, state, list);
        int i = pick(world, state, list, count, rng);
        if ((int)rng_below(rng, 100) < wild)
            i = (int)rng_below(rng, (uint32_t)count);
        if (move.count < MOVE_MAX_CHOICES)
            move.choice[move.count++] = list[i];
        ciub_apply(world, state, list[i]);
    } while (!ciub_between_moves(world, state));
    check_reason(world, &before, &move, state);
}

static void play_game(const struct ciub_world *world, int wild, struct rng *rng)
{
    struct ciub_state state;
    ciub_start(world, &state);
    while (state.step != STEP_OVER) {
        if (ciub_game.heuristics->settled(world, &state))
            check_features(world, &state);
        if (ciub_actor(world, &state) == SEAT_CHANCE)
            chance_play(&ciub_game, world, &state, rng);
        else
            play_move(world, &state, wild, rng);
    }
}

static void play_games(const char *set)
{
    static const char *const lengths[] = {"normal", "short"};
    static const int wild[] = {0, 20, 100};
    struct rng rng;
    rng_seed(&rng, 6);
    for (int players = 2; players <= CIUB_PLAYERS; players++)
        for (int length = 0; length < 2; length++) {
            struct ciub_world *world =
                world_of(set, "players=%d,length=%s", players, lengths[length]);
            for (int i = 0; i < 3; i++)
                for (int k = 0; k < effort_count(1, 10); k++)
                    play_game(world, wild[i], &rng);
            ciub_world_free(world);
        }
}

TEST(games_of_the_standard_set)
{
    play_games(NULL);
}

TEST(games_of_an_odd_set)
{
    play_games(ODD_SET);
}

/* A turn begins settled, in phase 1 or with the roll of a last turn, and nothing else is
 * settled. */
TEST(settled_is_the_beginning_of_a_turn)
{
    struct ciub_world *world = world_of(NULL, "players=2,length=short");
    struct rng rng;
    rng_seed(&rng, 8);
    for (int game = 0; game < 5; game++) {
        struct ciub_state state;
        int turn = -1, turns = 0, last = 0;
        ciub_start(world, &state);
        while (state.step != STEP_OVER) {
            bool settled = ciub_game.heuristics->settled(world, &state);
            bool dealt = state.step > STEP_DEAL;
            if (dealt && state.turn != turn) {
                assert_true(settled);
                turn = state.turn;
                turns++;
                last += state.stage == STAGE_LAST;
            } else if (state.stage != STAGE_LAST) {
                assert_true(!settled || state.step == STEP_FORESEE);
            }
            if (ciub_actor(world, &state) == SEAT_CHANCE)
                chance_play(&ciub_game, world, &state, &rng);
            else
                play_move(world, &state, 0, &rng);
        }
        assert_true(turns > 4);
        assert_int_equal(last, 1);
    }
    ciub_world_free(world);
}
