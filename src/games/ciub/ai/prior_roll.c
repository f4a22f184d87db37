/* prior_roll.c: prior in phase 2. */
#include "games/ciub/ai/plan.h"

/* How strongly differences in chance count, and whether a choice is planned. */
static const float SHARP_CHANCE = 200, SHARP_PLAN = 9;

static void prior_swap(const struct ciub_prior *prior, const struct ciub_plan *plan)
{
    float value[GAME_MAX_CHOICES];
    for (int i = 0; i < prior->count; i++)
        value[i] =
            ciub_plan_swap(plan, prior->state->source, choice_value(prior->list[i]));
    ciub_weigh(prior, value, SHARP_CHANCE);
}

static int target_of(const struct ciub_state *state, choice_t choice)
{
    return choice_verb(choice) == VERB_ITSELF ? state->source : choice_value(choice);
}

static float best_turn(const struct ciub_plan *plan, int source, int target, bool itself)
{
    const struct ciub_die *die = &plan->world->set.die[kind_colour(target)];
    float best = -1;
    for (int look = 0; look < die->symbols; look++) {
        int symbol = die->symbol[look];
        if (symbol_acts(symbol) || symbol == plan->world->set.symbol[target])
            continue;
        float value = ciub_plan_turn(plan, source, target, itself, look);
        best = value > best ? value : best;
    }
    return best;
}

static void prior_targets(const struct ciub_prior *prior, const struct ciub_plan *plan)
{
    const struct ciub_state *state = prior->state;
    float value[GAME_MAX_CHOICES];
    for (int i = 0; i < prior->count; i++) {
        bool itself = choice_verb(prior->list[i]) == VERB_ITSELF;
        int target = target_of(state, prior->list[i]);
        value[i] = state->step == STEP_REROLL
                       ? ciub_plan_reroll(plan, target)
                       : best_turn(plan, state->source, target, itself);
    }
    ciub_weigh(prior, value, SHARP_CHANCE);
}

static void prior_turn(const struct ciub_prior *prior, const struct ciub_plan *plan)
{
    const struct ciub_state *state = prior->state;
    float value[GAME_MAX_CHOICES];
    for (int i = 0; i < prior->count; i++) {
        int look = choice_value(prior->list[i]);
        int symbol = prior->world->set.die[kind_colour(state->target)].symbol[look];
        value[i] =
            symbol_acts(symbol)
                ? -1
                : ciub_plan_turn(plan, state->source, state->target, state->itself, look);
    }
    ciub_weigh(prior, value, SHARP_CHANCE);
}

/* Whether some swap is better than leaving it at that. */
static bool swap_pays(const struct ciub_plan *plan, int kind)
{
    float rest = ciub_plan_rest(plan);
    for (uint64_t left = colours_present(colours_load(plan->state->supply)); left != 0;
         left &= left - 1)
        if (ciub_plan_swap(plan, kind, colours_first(left)) > rest)
            return true;
    return false;
}

static float best_adjust(const struct ciub_plan *plan, int kind)
{
    float best = (plan->world->set.self_adjust >> kind & 1) != 0
                     ? best_turn(plan, kind, kind, true)
                     : -1;
    for (uint64_t left = kinds_turnable(plan->world, plan->state); left != 0;
         left &= left - 1) {
        int target = __builtin_ctzll(left);
        if (target == kind && plan->state->outside[kind] == 1)
            continue;
        float value = best_turn(plan, kind, target, false);
        best = value > best ? value : best;
    }
    return best;
}

static float best_reroll(const struct ciub_plan *plan, int kind)
{
    float best = ciub_plan_reroll(plan, kind);
    for (uint64_t left = plan->state->showing; left != 0; left &= left - 1) {
        int target = __builtin_ctzll(left);
        if (target == kind && plan->state->outside[kind] == 1)
            continue;
        float value = ciub_plan_reroll(plan, target);
        best = value > best ? value : best;
    }
    return best;
}

/* Re-rolls come first, as one knows more after them; then turning, then swapping, then
 * dice go into the tray, in the order of their kinds. */
static float act_value(const struct ciub_plan *plan, choice_t choice)
{
    int kind = choice_value(choice);
    float rest = ciub_plan_rest(plan), sure = rest >= 1 ? 0 : 1;
    bool idle = plan->aim.need == NULL;
    switch (choice_verb(choice)) {
    case VERB_REROLL:
        return sure * best_reroll(plan, kind) > 0 ? 3 : -1;
    case VERB_ADJUST:
        return sure * (best_adjust(plan, kind) - rest) > (idle ? 0 : 0.01f) ? 2 : -1;
    case VERB_SWAP:
        return swap_pays(plan, kind) ? 1 : -1;
    case VERB_PUT:
        if (plan->putting == 0)
            return -1;
        return __builtin_ctzll(plan->putting) == kind ? 0 : -0.5f;
    default:
        return plan->putting == 0 ? 0.5f : -0.5f;
    }
}

static void prior_act(const struct ciub_prior *prior, const struct ciub_plan *plan)
{
    float value[GAME_MAX_CHOICES];
    for (int i = 0; i < prior->count; i++)
        value[i] = act_value(plan, prior->list[i]);
    ciub_weigh(prior, value, SHARP_PLAN);
}

static void prior_put(const struct ciub_prior *prior, const struct ciub_plan *plan)
{
    float value[GAME_MAX_CHOICES];
    for (int i = 0; i < prior->count; i++) {
        int kind = choice_value(prior->list[i]);
        bool put = choice_verb(prior->list[i]) == VERB_PUT;
        bool planned = put ? plan->putting != 0 && __builtin_ctzll(plan->putting) == kind
                           : plan->putting == 0;
        value[i] = planned ? 1 : 0;
    }
    ciub_weigh(prior, value, SHARP_PLAN);
}

void ciub_prior_roll(const struct ciub_prior *prior)
{
    struct ciub_plan plan;
    ciub_plan_make(prior->world, prior->state, &plan);
    switch ((enum ciub_step)prior->state->step) {
    case STEP_SWAP:
        prior_swap(prior, &plan);
        break;
    case STEP_REROLL:
    case STEP_ADJUST:
        prior_targets(prior, &plan);
        break;
    case STEP_TURN:
        prior_turn(prior, &plan);
        break;
    case STEP_PUT:
        prior_put(prior, &plan);
        break;
    default:
        prior_act(prior, &plan);
        break;
    }
}
