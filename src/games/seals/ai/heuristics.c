/* heuristics.c: the table of what players that think want to know about Five Seals. */
#include "games/seals/ai/heuristics.h"

#include "games/data.h"
#include "games/seals/ai/features.h"
#include "games/seals/rules/state.h"

static const char *const trait_name[TRAITS] = {
#define X(id, name) name,
    SEALS_TRAITS(X)
#undef X
};

_Static_assert((int)TRAITS <= MIND_MAX_TRAITS, "a judge has room for the traits");

/* Between moves of a turn; and before the dice of a round, which are just dice still to
 * be rolled. Where dice are to be taken, they are taken first. */
static bool settled(const void *world, const void *game_state)
{
    const struct seals_state *state = game_state;
    (void)world;
    return !state->midway && (state->step == STEP_TURN || state->step == STEP_ROLL);
}

static void judge(const void *world, const void *state, float *value)
{
    seals_traits_find(world, state, value);
}

static const char *weights(void)
{
    return data_text("seals/judge.txt");
}

static const char *levels(void)
{
    return data_text("seals/levels.txt");
}

const struct mind seals_mind = {
    .traits = TRAITS,
    .trait = trait_name,
    .settled = settled,
    .judge = judge,
    .lean = seals_lean,
    .explain = seals_explain,
    .weights = weights,
    .levels = levels,
};
