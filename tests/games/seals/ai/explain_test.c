/* explain_test.c: explanations of moves are well-formed sentences, whatever is played. */
#include <stdalign.h>
#include <string.h>

#include "ai/analysis/hint.h"
#include "core/match/chance.h"
#include "games/seals/ai/heuristics.h"
#include "games/seals/seals.h"
#include "tests/games/seals/position.h"

/* Explanations fit, and read as one sentence. */
static void assert_readable(const void *world, const struct seals_state *before,
                            const struct move *move, const struct seals_state *after,
                            const struct seals_state *other)
{
    char words[HINT_REASON];
    struct text out = text_init(words, sizeof words);
    seals_explain(world, before, move, after, other, &out);
    assert_false(out.overflow);
    assert_null(strstr(words, "  "));
    assert_true(words[0] == '\0' || (words[0] >= 'a' && words[0] <= 'z'));
    assert_true(out.length == 0 || words[out.length - 1] != ' ');
}

/* A random game; each move is compared with the one before it. */
static void explain_game(int players, const char *circle, uint64_t seed)
{
    alignas(max_align_t) struct seals_state state, before, other;
    struct move move = {0};
    struct setup setup;
    struct error error;
    struct rng rng;
    setup_init(&setup);
    setup.players = players;
    assert_true(setup_set(&setup, &seals_game, "circle", circle, &error));
    void *world = seals_game.world_new(&setup, &error);
    assert_non_null(world);
    rng_seed(&rng, seed);
    seals_game.start(world, &state);
    other = state;
    for (int actor; (actor = seals_game.actor(world, &state)) != SEAT_NOBODY;) {
        choice_t list[GAME_MAX_CHOICES];
        if (actor == SEAT_CHANCE) {
            chance_play(&seals_game, world, &state, &rng);
            continue;
        }
        if (seals_game.between_moves(world, &state)) {
            before = state;
            move.count = 0;
        }
        int count = seals_game.choices(world, &state, list);
        choice_t choice = list[rng_below(&rng, (uint32_t)count)];
        move.choice[move.count++] = choice;
        seals_game.apply(world, &state, choice);
        if (seals_game.between_moves(world, &state)) {
            bool told = is_turn_step(other.step) && other.seat[0].place != SITE_NONE;
            assert_readable(world, &before, &move, &state, told ? &other : NULL);
            other = state;
        }
    }
    seals_game.world_free(world);
    setup_deinit(&setup);
}

TEST(reasons_are_readable_in_every_game)
{
    static const char *const circles[] = {"1", "2", "3", "4"};
    for (int players = 2; players <= 5; players++)
        for (int i = 0; i < 4; i++)
            explain_game(players, circles[i], (uint64_t)(10 * players + i));
}
