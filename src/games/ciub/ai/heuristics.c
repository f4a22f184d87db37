/* heuristics.c: the heuristics of ciub: its table, and which list is weighed how. */
#include "games/ciub/ai/heuristics.h"

#include "base/number.h"
#include "games/ciub/ai/internal.h"
#include "games/data.h"

/* Before a turn: in phase 1, or about to roll the first time of a last turn (5.1). Dice
 * that are all rolled again with an empty tray are as good as that. */
static bool settled(const void *world, const void *game_state)
{
    const struct ciub_state *state = game_state;
    (void)world;
    if (state->step == STEP_FORESEE)
        return true;
    return state->step == STEP_ROLL && state->stage == STAGE_LAST &&
           state->showing == 0 && kinds_by_colour(state->tray) == 0;
}

/* Even a silly choice has a weight. */
static const float LEAST = 0.0003f;

void ciub_weigh(const struct ciub_prior *prior, const float *value, float sharp)
{
    float best = value[0];
    for (int i = 1; i < prior->count; i++)
        best = value[i] > best ? value[i] : best;
    for (int i = 0; i < prior->count; i++)
        prior->weight[i] = LEAST + number_exp(sharp * (value[i] - best));
}

/* Of chance, and of nobody. */
static void ciub_prior_none(const struct ciub_prior *prior)
{
    for (int i = 0; i < prior->count; i++)
        prior->weight[i] = 1;
}

static void (*const prior_of[STEPS])(const struct ciub_prior *prior) = {
#define STEP(ID, id, reader, prior, ...) [STEP_##ID] = ciub_prior_##prior,
#include "games/ciub/rules/step_list.h"
};

static void prior(const void *world, const void *game_state, const choice_t *list,
                  int count, float *weight)
{
    const struct ciub_state *state = game_state;
    const struct ciub_prior prior = {world, state, list, count, weight};
    prior_of[state->step](&prior);
}

static const char *weights(void)
{
    return data_text("ciub/weights.txt");
}

static const char *levels(void)
{
    return data_text("ciub/levels.txt");
}

const struct heuristics ciub_heuristics = {
    .features = CIUB_FEATURES,
    .feature = ciub_feature_names,
    .settled = settled,
    .compute_features = ciub_compute_features,
    .prior = prior,
    .explain = ciub_explain,
    .weights = weights,
    .levels = levels,
};
