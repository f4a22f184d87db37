/* table.h: a game of ciub without a match: a world and a state, played by the rules'
 * functions alone. */
#ifndef TESTS_GAMES_CIUB_CHECK_TABLE_H
#define TESTS_GAMES_CIUB_CHECK_TABLE_H

#include <string.h>

#include "base/rng.h"
#include "games/ciub/explain/why.h"
#include "games/ciub/rules/check.h"
#include "games/ciub/rules/rules.h"
#include "tests/base/check.h"
#include "tests/games/ciub/check/odd_set.h"
#include "tests/games/ciub/worlds.h"

struct table {
    struct ciub_world *world;
    struct ciub_state state;
};

static inline void table_open(struct table *table, const char *options, const char *set)
{
    table->world = world_of(set, "%s", options);
    ciub_start(table->world, &table->state);
}

static inline void table_close(struct table *table)
{
    ciub_world_free(table->world);
}

static inline void table_apply(struct table *table, choice_t choice)
{
    ciub_apply(table->world, &table->state, choice);
    struct error error;
    if (!ciub_check(table->world, &table->state, &error))
        fail_msg("choice %06x led to step %d: %s", choice, table->state.step, error.text);
}

/* One choice or outcome at random; false when the game is over. */
static inline bool table_step(struct table *table, struct rng *rng)
{
    choice_t list[GAME_MAX_CHOICES];
    if (table->state.step == STEP_OVER)
        return false;
    int count = ciub_choices(table->world, &table->state, list);
    assert_true(count > 0 && count <= GAME_MAX_CHOICES);
    table_apply(table, list[rng_below(rng, (uint32_t)count)]);
    return true;
}

/* Plays a game of two to its end, and keeps the first state of each step. */
static inline void table_collect(struct table *table, struct ciub_state found[STEPS])
{
    struct rng rng;
    bool met[STEPS] = {false};
    rng_seed(&rng, 1);
    table_open(table, "players=2", NULL);
    do {
        if (!met[table->state.step])
            found[table->state.step] = table->state;
        met[table->state.step] = true;
    } while (table_step(table, &rng));
    for (int step = 0; step < STEPS; step++)
        assert_true(met[step]);
}

/* Whether the state is refused in that text; if not, says which row of a test it is. */
static inline bool table_refused(const struct ciub_world *world,
                                 const struct ciub_state *state, const char *text,
                                 size_t row)
{
    struct error error;
    error_clear(&error);
    if (!ciub_check(world, state, &error) && strcmp(error.text, text) == 0)
        return true;
    print_error("row %zu, step %d\n  says: %s\n  not:  %s\n", row, state->step,
                error.text, text);
    return false;
}

#define ROWS(rows) rows, sizeof rows / sizeof rows[0]

/* What is noted of dice outside and in the tray, from the dice themselves. */
static inline void table_note(const struct ciub_world *world, struct ciub_state *state)
{
    state->showing = state->lanes = state->sum = 0;
    for (int kind = 0; kind < CIUB_KINDS; kind++) {
        state->showing |= (uint64_t)(state->outside[kind] > 0) << kind;
        state->lanes += world->set.lane[kind] * state->tray[kind];
        state->sum = (uint16_t)(state->sum + world->set.value[kind] * state->tray[kind]);
    }
}

#endif
