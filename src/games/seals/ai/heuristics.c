/* heuristics.c: the table of heuristics for computer players. */
#include "games/seals/ai/heuristics.h"

#include "games/data.h"
#include "games/seals/ai/features.h"
#include "games/seals/rules/state.h"

static const char *const feature_name[FEATURES] = {
#define X(id, name) name,
    SEALS_FEATURES(X)
#undef X
};

_Static_assert((int)FEATURES <= HEURISTICS_MAX_FEATURES,
               "an evaluator has room for the features");

/* Settled are positions between moves of a turn, and before dice are rolled: the features
 * cover dice still to be rolled. While dice are being taken, they are not. */
static bool settled(const void *world, const void *game_state)
{
    const struct seals_state *state = game_state;
    (void)world;
    return !state->midway && (state->step == STEP_TURN || state->step == STEP_ROLL);
}

static void compute_features(const void *world, const void *state, float *value)
{
    seals_features_find(world, state, value);
}

static const char *weights(void)
{
    return data_text("seals/weights.txt");
}

static const char *levels(void)
{
    return data_text("seals/levels.txt");
}

const struct heuristics seals_heuristics = {
    .features = FEATURES,
    .feature = feature_name,
    .settled = settled,
    .compute_features = compute_features,
    .prior = seals_prior,
    .explain = seals_explain,
    .weights = weights,
    .levels = levels,
};
