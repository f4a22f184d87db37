/* property_test.c: random games of every number of players and every circle, with all
 * that core/property/property.h checks at each step; and the figures of rule 9. */
#include <stdalign.h>
#include <stdio.h>
#include <string.h>

#include "core/match/chance.h"
#include "core/match/match.h"
#include "core/property/property.h"
#include "games/seals/rules/state.h"
#include "games/seals/seals.h"
#include "tests/base/check.h"
#include "tests/support/effort.h"

/* An arbitrary connected board within 2.4: every space joins one described before it,
 * some of them two. */
static void draw_board(struct buffer *file, struct rng *rng)
{
    static const struct {
        char kind;
        int strength, count;
    } parts[] = {{'n', 2, 24}, {'b', 2, 7}, {'n', 3, 12}, {'b', 3, 7}, {'n', 4, 10},
                 {'b', 4, 7},  {'n', 5, 8}, {'b', 5, 7},  {'n', 6, 6}, {'b', 6, 7}};
    char name[128][16] = {"hall"};
    int spaces = 1;
    buffer_init(file);
    buffer_put(file, "cantrip board 1\nroom all none passage Everywhere\n"
                     "floor hall at 0 0 in all\n");
    for (int i = 1; i <= 5; i++)
        buffer_format(file, "start h%d at %d 9 in all joins hall\n", i, i);
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        for (int j = 0; j < parts[i].count; j++, spaces++) {
            uint32_t one = rng_below(rng, (uint32_t)spaces);
            uint32_t two = rng_below(rng, (uint32_t)spaces);
            snprintf(name[spaces], sizeof name[0], "%c%d", parts[i].kind, spaces);
            buffer_format(file, "%s %s %d at %d 99 in all joins %s",
                          parts[i].kind == 'n' ? "circle" : "box", name[spaces],
                          parts[i].strength, spaces, name[one]);
            buffer_format(file, " %s\n", one == two ? "" : name[two]);
        }
}

static void set_up(struct setup *setup, int players, int circle)
{
    char number[2] = {(char)('0' + circle), '\0'};
    struct error error;
    setup_init(setup);
    setup->players = players;
    assert_true(
        setup_set(setup, &seals_game, "circle", circle == 0 ? "random" : number, &error));
}

/* Random games through the property tester. */
static void property_some(int players, int circle, int games, unsigned every)
{
    struct setup setup;
    struct property_options options = {.every = every};
    struct property_result result;
    set_up(&setup, players, circle);
    property_result_init(&result);
    for (int i = 0; i < games; i++)
        if (!property_game(&seals_game, &setup,
                           (uint64_t)(1000 * players + 10 * circle + i), &options,
                           &result))
            fail_msg("%s", result.failure);
    assert_int_equal(result.games, games);
    property_result_deinit(&result);
    setup_deinit(&setup);
}

static void property_games(int players, int circle)
{
    property_some(players, circle, effort_count(1, 2), 4);
}

TEST(games_of_two_players_keep_every_promise)
{
    for (int circle = 0; circle <= CIRCLES; circle++)
        property_games(2, circle);
}

TEST(games_of_three_players_keep_every_promise)
{
    for (int circle = 1; circle <= CIRCLES; circle++)
        property_games(3, circle);
}

TEST(games_of_four_players_keep_every_promise)
{
    for (int circle = 1; circle <= CIRCLES; circle++)
        property_games(4, circle);
}

TEST(games_of_five_players_keep_every_promise)
{
    for (int circle = 1; circle <= CIRCLES; circle++)
        property_games(5, circle);
}

TEST(a_game_keeps_every_promise_at_each_step)
{
    property_some(2, 3, 1, 0);
}

/* --- 9 ------------------------------------------------------------------------------ */

struct figures {
    long games, rounds, moves, steps;
};

/* One game at random to its end, checked at each step. */
static void play_game(const struct setup *given, uint64_t seed, struct figures *figures)
{
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    choice_t list[GAME_MAX_CHOICES];
    struct setup setup;
    struct error error;
    struct rng rng;
    setup_init(&setup);
    setup_copy(&setup, given);
    void *world = seals_game.world_new(&setup, &error);
    assert_non_null(world);
    rng_seed(&rng, seed);
    seals_game.start(world, state);
    int actor;
    while ((actor = seals_game.actor(world, state)) != SEAT_NOBODY) {
        int count = seals_game.choices(world, state, list);
        choice_t choice = actor == SEAT_CHANCE
                              ? chance_draw(&seals_game, world, state, &rng)
                              : list[rng_below(&rng, (uint32_t)count)];
        seals_game.apply(world, state, choice);
        if (!seals_game.check(world, state, &error))
            fail_msg("seed %d: %s", (int)seed, error.text);
        figures->moves += actor >= 0 && seals_game.between_moves(world, state);
        assert_true(++figures->steps < 1000000);
    }
    figures->rounds += ((const struct seals_state *)(const void *)state)->round;
    figures->games++;
    assert_true(seals_game.winners(world, state) != 0);
    seals_game.world_free(world);
    setup_deinit(&setup);
}

/* The mean over a few games of all numbers of players. */
static void assert_length(int circle, bool drawn, long low, long high)
{
    struct figures figures = {0};
    struct error error;
    struct rng rng;
    uint64_t games = (uint64_t)effort_count(3, 6);
    rng_seed(&rng, (uint64_t)circle);
    for (int players = 2; players <= 5; players++)
        for (uint64_t seed = 1; seed <= games; seed++) {
            struct setup setup;
            struct buffer file;
            set_up(&setup, players, circle);
            draw_board(&file, &rng);
            if (drawn) {
                assert_true(setup_set(&setup, &seals_game, "board", "custom", &error));
                setup_attach(&setup, file.data, file.length, "drawn");
            }
            play_game(&setup, seed, &figures);
            buffer_deinit(&file);
            setup_deinit(&setup);
        }
    long rounds = figures.rounds / figures.games;
    long moves = figures.moves / figures.games;
    printf("circle %d, %s board: %ld rounds, %ld moves a game\n", circle,
           drawn ? "a drawn" : "the printed", rounds, moves);
    if (rounds < low || rounds > high || moves < 12 * low || moves > 25 * high)
        fail_msg("circle %d: %ld rounds, %ld moves a game", circle, rounds, moves);
}

/* On arbitrary boards random players need 5 to 9 rounds and 80 to 120 moves. The band is
 * broader: it is to show when play has become something else. */
TEST(rule_9_random_games_on_arbitrary_boards)
{
    for (int circle = 1; circle <= CIRCLES; circle++)
        assert_length(circle, true, 4, 12);
}

/* The standard dungeon is deeper, and takes longer. */
TEST(rule_9_random_games_in_the_printed_dungeon)
{
    for (int circle = 1; circle <= CIRCLES; circle++)
        assert_length(circle, false, 5, 25);
}

/* The same seed gives the same game. */
TEST(rule_8_the_only_chance_is_given_from_outside)
{
    struct property_options options = {.every = 1000000};
    struct property_result one, other;
    struct setup setup;
    set_up(&setup, 3, 4);
    property_result_init(&one);
    property_result_init(&other);
    assert_true(property_game(&seals_game, &setup, 5, &options, &one));
    assert_true(property_game(&seals_game, &setup, 5, &options, &other));
    assert_true(one.hash == other.hash);
    assert_memory_equal(one.scores, other.scores, sizeof one.scores);
    property_result_deinit(&one);
    property_result_deinit(&other);
    setup_deinit(&setup);
}
