/* check_test.c: states that cannot be are told from those that can. A state that passes
 * the check can be played on, whatever its history. */
#include <stdio.h>

#include "tests/games/ciub/check/table.h"

enum { STATES_OF_A_STEP = 4, SCRAMBLED = 1000, PLAYED_ON = 40 };

/* Every choice of a state that passed is legal by the other judge too, and leads to a
 * state that passes again. */
static void assert_playable(const struct ciub_world *world,
                            const struct ciub_state *state, const char *origin)
{
    choice_t list[GAME_MAX_CHOICES];
    int count = ciub_choices(world, state, list);
    if (state->step == STEP_OVER)
        return;
    assert_true(count > 0 && count <= GAME_MAX_CHOICES);
    for (int i = 0; i < count; i++) {
        struct ciub_state after = *state;
        struct reason why;
        struct error error;
        if (!ciub_verdict(world, state, list[i], &why))
            fail_msg("%s: step %d: choice %06x is refused: %s", origin, state->step,
                     list[i], why.text);
        ciub_apply(world, &after, list[i]);
        if (!ciub_check(world, &after, &error))
            fail_msg("%s: step %d: choice %06x leads to a broken state: %s", origin,
                     state->step, list[i], error.text);
    }
}

/* Plays a state that passed on for a while. */
static void play_on(struct table *table, struct rng *rng, const struct ciub_state *state)
{
    struct table other = *table;
    other.state = *state;
    for (int i = 0; i < PLAYED_ON && table_step(&other, rng); i++)
        assert_playable(other.world, &other.state, "played on");
}

/* All changes by a little, and of the others some, from state to state not the same. */
static unsigned next_change(struct rng *rng, unsigned change)
{
    bool little = change < 8 || change >= 248;
    return change + 1 + (little ? 0 : rng_below(rng, 16));
}

/* Puts every byte to one wrong value after the other. Most states that come of it are
 * none, and the check says so; the others are played. */
static void damage_bytes(const struct table *table, struct rng *rng)
{
    for (size_t at = 0; at < sizeof table->state; at++)
        for (unsigned change = 1; change < 256; change = next_change(rng, change)) {
            struct ciub_state state = table->state;
            uint8_t *byte = (uint8_t *)&state + at;
            *byte = (uint8_t)(*byte + change);
            struct error error;
            if (!ciub_check(table->world, &state, &error))
                continue;
            char origin[40];
            snprintf(origin, sizeof origin, "byte %zu = %d", at, *byte);
            assert_playable(table->world, &state, origin);
        }
}

/* Some byte that counts dice of the colour. */
static uint8_t *some_place(struct ciub_state *state, struct rng *rng, uint32_t colour)
{
    uint32_t look = rng_below(rng, CIUB_LOOKS);
    switch (rng_below(rng, 7)) {
    case 0:
        return &state->outside[colour * CIUB_LOOKS + look];
    case 1:
        return &state->tray[colour * CIUB_LOOKS + look];
    case 2:
        return &state->dice[rng_below(rng, CIUB_PLAYERS)][colour];
    case 3:
        return &state->supply[colour];
    case 4:
        return &state->rolling[colour];
    case 5:
        return &state->plain[colour];
    default:
        return &state->paired[colour];
    }
}

static void move_die(struct ciub_state *state, struct rng *rng)
{
    uint32_t colour = rng_below(rng, CIUB_COLOURS);
    uint8_t *from = some_place(state, rng, colour);
    uint8_t *to = some_place(state, rng, colour);
    if (*from == 0 || *to == 0xff)
        return;
    --*from;
    ++*to;
}

/* Sets one of the last bytes, which say where the game stands. */
static void set_field(struct ciub_state *state, struct rng *rng)
{
    const size_t first = offsetof(struct ciub_state, top);
    uint32_t count = (uint32_t)(sizeof *state - first);
    uint8_t *byte = (uint8_t *)state + first + rng_below(rng, count);
    *byte = rng_below(rng, 4) == 0 ? CIUB_NONE
                                   : (uint8_t)rng_below(rng, rng_below(rng, 2) ? 4 : 64);
}

/* Several changes at once that keep the number of dice right. */
static int scramble(struct table *table, struct rng *rng, int times)
{
    struct error error;
    int passed = 0;
    while (times-- > 0) {
        struct ciub_state state = table->state;
        for (uint32_t n = rng_below(rng, 6); n > 0; n--)
            move_die(&state, rng);
        for (uint32_t n = rng_below(rng, 3); n > 0; n--)
            set_field(&state, rng);
        if (rng_below(rng, 3) == 0)
            state.step = (uint8_t)rng_below(rng, STEPS);
        table_note(table->world, &state); /* or all would fail by that */
        if (memcmp(&state, &table->state, sizeof state) == 0 ||
            !ciub_check(table->world, &state, &error))
            continue;
        passed++;
        assert_playable(table->world, &state, "scrambled");
        if (passed % 20 == 0)
            play_on(table, rng, &state);
    }
    return passed;
}

static void damage_game(const char *options, const char *set, uint64_t seed)
{
    struct table table;
    struct rng rng;
    int seen[STEPS] = {0}, passed = 0;
    rng_seed(&rng, seed);
    table_open(&table, options, set);
    do {
        if (seen[table.state.step] >= STATES_OF_A_STEP || rng_below(&rng, 3) == 0)
            continue;
        seen[table.state.step]++;
        damage_bytes(&table, &rng);
        passed += scramble(&table, &rng, SCRAMBLED);
    } while (table_step(&table, &rng));
    table_close(&table);
    assert_true(passed > 100);
}

TEST(what_passes_the_check_can_be_played)
{
    damage_game("players=2", NULL, 11);
    damage_game("players=3,length=short,first=2", NULL, 12);
    damage_game("players=4", NULL, 13);
}

TEST(what_passes_the_check_can_be_played_with_odd_dice)
{
    for (uint64_t seed = 20; seed < 22; seed++) {
        damage_game("players=2", ODD_SET, seed);
        damage_game("players=4", ODD_SET, seed);
    }
}

/* The check reads no byte that is not there, whatever it is given. */
TEST(any_bytes_can_be_checked)
{
    struct table table;
    struct rng rng;
    struct error error;
    rng_seed(&rng, 5);
    table_open(&table, "players=3", NULL);
    for (int i = 0; i < 20000; i++) {
        struct ciub_state state;
        uint8_t *bytes = (uint8_t *)&state;
        for (size_t at = 0; at < sizeof state; at++)
            bytes[at] = (uint8_t)rng_below(&rng, i % 2 ? 256 : 4);
        state.step = (uint8_t)rng_below(&rng, STEPS + 1);
        state.stage = (uint8_t)rng_below(&rng, 4);
        assert_false(ciub_check(table.world, &state, &error));
    }
    for (int value = 0; value < 256; value++) {
        memset(&table.state, value, sizeof table.state);
        assert_false(ciub_check(table.world, &table.state, &error));
    }
    table_close(&table);
}
