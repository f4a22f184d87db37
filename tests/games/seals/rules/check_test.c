/* check_test.c: the check rejects impossible states. A state that passes can be played
 * on, however it was reached. */
#include <stdalign.h>
#include <stdio.h>
#include <string.h>

#include "games/seals/seals.h"
#include "tests/games/seals/random_table.h"
#include "tests/support/effort.h"

/* Plays every choice of a state that passed the check: each must lead to one that passes
 * again. */
static void assert_playable(const void *world, const void *state, const char *origin)
{
    choice_t list[GAME_MAX_CHOICES];
    if (seals_game.actor(world, state) == SEAT_NOBODY)
        return;
    int count = seals_game.choices(world, state, list);
    assert_true(count > 0 && count <= GAME_MAX_CHOICES);
    for (int i = 0; i < count; i++) {
        alignas(max_align_t) unsigned char after[GAME_MAX_STATE];
        struct reason why;
        struct error error;
        memcpy(after, state, seals_game.state_size);
        if (!seals_game.verdict(world, state, list[i], &why))
            fail_msg("%s: choice %08x is refused: %s", origin, list[i], why.text);
        seals_game.apply(world, after, list[i]);
        if (!seals_game.check(world, after, &error))
            fail_msg("%s: choice %08x leads to a broken state: %s", origin, list[i],
                     error.text);
    }
}

/* Flips one bit after the other. The check rejects most of the states; the others are
 * played on. */
static void flip_bits(const struct position *p)
{
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    struct error error;
    for (size_t bit = 0; bit < 8 * seals_game.state_size; bit++) {
        memcpy(state, p->match->state, seals_game.state_size);
        state[bit / 8] = (unsigned char)(state[bit / 8] ^ 1u << bit % 8);
        if (!seals_game.check(p->match->world, state, &error))
            continue;
        char origin[40];
        snprintf(origin, sizeof origin, "bit %zu", bit);
        assert_playable(p->match->world, state, origin);
    }
}

/* Sets a few bytes to what another field might hold. */
static void scramble_bytes(const struct position *p, struct rng *rng, int times)
{
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    struct error error;
    size_t plain = offsetof(struct seals_state, seat);
    uint32_t rest = (uint32_t)(seals_game.state_size - plain);
    while (times-- > 0) {
        memcpy(state, p->match->state, seals_game.state_size);
        for (uint32_t n = 1 + rng_below(rng, 3); n > 0; n--)
            state[plain + rng_below(rng, rest)] =
                rng_below(rng, 3) == 0 ? state[plain + rng_below(rng, rest)]
                                       : (unsigned char)rng_below(rng, 8);
        if (seals_game.check(p->match->world, state, &error))
            assert_playable(p->match->world, state, "scrambled");
    }
}

static void walk_and_flip(struct position *p, struct rng *rng, int steps)
{
    choice_t list[GAME_MAX_CHOICES];
    for (int i = 0; i < steps && !match_over(p->match); i++) {
        flip_bits(p);
        scramble_bytes(p, rng, 500);
        int count = seals_game.choices(p->match->world, p->match->state, list);
        match_choose(p->match, list[rng_below(rng, (uint32_t)count)]);
    }
}

TEST(what_passes_the_check_can_be_played)
{
    struct rng rng;
    rng_seed(&rng, 77);
    /* Whole rounds through the numbers of players and the circles. */
    const int tables = effort_count(16, 48);
    for (int i = 0; i < tables; i++) {
        POSITION p;
        if (random_table(&p, &rng, 2 + i % 4, 1 + i / 4 % 4))
            walk_and_flip(&p, &rng, 6);
    }
}

TEST(what_passes_the_check_can_be_played_during_the_setup)
{
    POSITION p;
    struct rng rng;
    rng_seed(&rng, 78);
    position_start(&p, "players=3,circle=random",
                   "hall - n1:2 n2:3 b1[6] b2[6] b3[6] b4[6] b5[2] b6[2]");
    walk_and_flip(&p, &rng, 40);
}
