/* playout_test.c: ciub's own random play makes the games of the common loop, whatever the
 * set: the same last state, the same counts, and as much drawn from the generator. */
#include "core/playout_loop.h"

#include "games/ciub/ciub.h"
#include "games/ciub/rules/rules.h"
#include "tests/games/ciub/set/support.h"
#include "tests/games/ciub/worlds.h"

/* The common loop goes through every list and every single outcome. */
static void expect_same_end(const void *world, const struct ciub_state *from,
                            const struct rng *rng)
{
    struct game plain = ciub_game;
    struct ciub_state fast = *from, slow = *from;
    struct rng first = *rng, second = *rng;
    struct playout_count made = {0}, wanted = {0};
    plain.draw = NULL;
    ciub_game.playout(world, &fast, &first, &made);
    playout_loop(&plain, world, &slow, &second, &wanted);
    assert_memory_equal(&fast, &slow, sizeof fast);
    assert_memory_equal(&first, &second, sizeof first);
    assert_memory_equal(&made, &wanted, sizeof made);
    assert_int_equal(made.games, 1);
}

/* From the beginning, and from some state in the middle of things. */
static void play_both_ways(const void *world, struct rng *rng)
{
    struct ciub_state state;
    struct playout_count count = {0};
    ciub_game.start(world, &state);
    expect_same_end(world, &state, rng);
    for (uint32_t left = rng_below(rng, 400); left > 0; left--)
        if (!playout_step(&ciub_game, world, &state, rng, &count))
            break;
    expect_same_end(world, &state, rng);
}

static void play_games(const char *set, int players, const char *length, int games,
                       uint64_t seed)
{
    struct rng rng;
    struct ciub_world *world = world_of(set, "players=%d,length=%s", players, length);
    rng_seed(&rng, seed);
    for (int i = 0; i < games; i++)
        play_both_ways(world, &rng);
    ciub_world_free(world);
}

TEST(the_standard_set)
{
    for (int players = 2; players <= CIUB_PLAYERS; players++) {
        play_games(NULL, players, "normal", 60, 1);
        play_games(NULL, players, "short", 60, 2);
    }
}

/* Kinds of all eight colours, so bits of all eight bytes. */
TEST(eight_colours)
{
    const char *set = small_set(LINE_RED, "die ca 20: 1 reroll adjust swap 2for1 2for1\n"
                                          "die cb 20: 2 reroll adjust swap 2for1 skull\n"
                                          "die cc 20: 3 reroll adjust swap 2for1 2for1\n"
                                          "die cd 20: 4 reroll adjust swap 2for1 skull\n"
                                          "die ce 20: 5 reroll adjust swap 2for1 2for1\n"
                                          "die cf 20: 6 reroll adjust swap 2for1 skull\n"
                                          "die cg 20: 1 reroll adjust swap 2for1 2for1");
    for (int players = 2; players <= CIUB_PLAYERS; players++)
        play_games(set, players, "normal", 20, 3);
}

/* Dice of one symbol: some can do nothing, or turn nothing. */
TEST(one_symbol_a_die)
{
    play_games(small_set(LINE_RED,
                         "die red 7: swap swap swap swap swap swap\n"
                         "die green 7: reroll reroll reroll reroll reroll reroll\n"
                         "die blue 7: adjust adjust adjust adjust adjust adjust\n"
                         "die black 7: skull skull skull skull skull skull"),
               3, "normal", 20, 4);
    play_games(without_red(small_set(LINE_WHITE,
                                     "die white 5: adjust adjust adjust adjust adjust "
                                     "adjust\n"
                                     "die blue 9: adjust adjust adjust adjust adjust "
                                     "adjust")),
               2, "normal", 20, 5);
    play_games(small_set(LINE_WHITE, "die white 5: skull skull skull skull skull skull"),
               4, "short", 20, 6);
}

TEST(sets_drawn_at_random)
{
    struct rng rng;
    rng_seed(&rng, 7);
    for (int i = 0; i < 60; i++)
        play_games(random_set(&rng), 2 + i % 3, i % 2 ? "short" : "normal", 5,
                   rng_next(&rng));
}
