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

/* Even what is silly has a weight. */
static const float LEAST = 0.0003f;

void ciub_weigh(const struct ciub_prior *prior, const float *value, float sharp)
{
    float best = value[0];
    for (int i = 1; i < prior->count; i++)
        best = value[i] > best ? value[i] : best;
    for (int i = 0; i < prior->count; i++)
        prior->weight[i] = LEAST + number_exp(sharp * (value[i] - best));
}

static void prior(const void *world, const void *game_state, const choice_t *list,
                  int count, float *weight)
{
    const struct ciub_state *state = game_state;
    const struct ciub_prior prior = {world, state, list, count, weight};
    switch ((enum ciub_step)state->step) {
    case STEP_FORESEE:
        ciub_prior_foresee(&prior);
        break;
    case STEP_ACT:
    case STEP_SWAP:
    case STEP_REROLL:
    case STEP_ADJUST:
    case STEP_TURN:
    case STEP_PUT:
        ciub_prior_roll(&prior);
        break;
    case STEP_SPELL:
        ciub_prior_spell(&prior);
        break;
    case STEP_DOWN:
        ciub_prior_down(&prior);
        break;
    case STEP_KEEP:
        ciub_prior_keep(&prior);
        break;
    case STEP_TRADE:
    case STEP_TRADE_ONE:
    case STEP_TRADE_TWO:
        ciub_prior_trade(&prior);
        break;
    default: /* chance's, and whoever asks about it */
        for (int i = 0; i < count; i++)
            weight[i] = 1;
        break;
    }
}

static const char *weights(void)
{
    return data_text("ciub/judge.txt");
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
