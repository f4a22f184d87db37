/* prior.c: how much a sensible player leans to each choice, without looking ahead
 * further than his own dice. */
#include "games/seals/ai/prior.h"

#include <assert.h>

#include "base/number.h"
#include "games/seals/ai/heuristics.h"

/* How much a point more makes a choice likelier, as a power of e; and what is left for
 * all that seems pointless, so that nothing is ruled out. */
static const float sharpness = 4.f, rest = 0.1f;

float seals_prior_on_dice(const struct prior *prior, const struct hand *hand)
{
    return seals_plan_find(prior->atlas, hand).value;
}

float seals_prior_on_gift(const struct prior *prior, int site)
{
    return seals_plan_after(prior->atlas, &prior->hand, site).value;
}

float seals_prior_on_break(const struct prior *prior, int site)
{
    struct hand hand = prior->hand;
    const struct seals_state *state = prior->scene->state;
    if (!seals_hand_pay(prior->scene->world, &hand, seal_element(state, site),
                        seal_strength(state, site)))
        return 0;
    return seals_plan_after(prior->atlas, &hand, site).value;
}

struct sites seals_prior_others(const struct prior *prior)
{
    const struct scene *scene = prior->scene;
    struct sites found = {0};
    for (int seat = 0; seat < scene->world->players; seat++) {
        if (seat == prior->stance->reach.seat)
            continue;
        struct reach reach;
        seals_reach_find(scene->world, scene->state, seat, &reach);
        for (int i = 0; i < SITE_WORDS; i++)
            found.word[i] |= reach.touched.word[i];
    }
    return found;
}

/* --- the steps ---------------------------------------------------------------------- */

/* What is won now nobody else can win. */
static float urgency(const struct prior *prior, int site)
{
    if (sites_has(&prior->scene->tokens, site))
        return 0;
    return 0.8f * (float)prior->stance->gain[site];
}

/* 4.2 */
static float prior_turn(const struct prior *prior, choice_t choice)
{
    switch (choice_kind(choice)) {
    case PICK_BREAK:
        return seals_prior_on_break(prior, (int)choice_value(choice)) +
               urgency(prior, (int)choice_value(choice));
    case PICK_SCROLL:
        return seals_prior_on_scroll(prior, (int)choice_value(choice));
    default: /* giving up */
        return 0;
    }
}

/* 3.4: the more lies near the better. */
static float prior_place(const struct prior *prior, choice_t choice)
{
    int site = (int)choice_value(choice), count = 0;
    for (int i = 0; i < SITE_WORDS; i++)
        count +=
            __builtin_popcountll(prior->scene->world->near[site >> 6][site & 63].word[i]);
    return 0.1f * (float)count;
}

static prior_value *const step_value[STEPS] = {
    [STEP_PLACE] = prior_place,           [STEP_TURN] = prior_turn,
    [STEP_WITH] = seals_prior_with,       [STEP_ABSORB] = seals_prior_absorb,
    [STEP_BINDING] = seals_prior_binding, [STEP_DICE] = seals_prior_dice,
    [STEP_INTO] = seals_prior_into,       [STEP_COLOUR] = seals_prior_colour,
    [STEP_ONE] = seals_prior_one,         [STEP_OTHER] = seals_prior_other,
    [STEP_FEED] = seals_prior_feed,       [STEP_FROM] = seals_prior_from,
    [STEP_THEIRS] = seals_prior_theirs,   [STEP_FOR] = seals_prior_for,
    [STEP_RAISE] = seals_prior_raise,     [STEP_LOWER] = seals_prior_from,
    [STEP_LOWERED] = seals_prior_lowered, [STEP_GAIN] = seals_prior_gain,
    [STEP_GIVE] = seals_prior_give,       [STEP_GIVE_SCROLL] = seals_prior_give_scroll,
    [STEP_EXPLOIT] = seals_prior_exploit, [STEP_PAST] = seals_prior_past,
    [STEP_THEN] = seals_prior_then,       [STEP_GUARD] = seals_prior_guard,
    [STEP_SPEED] = seals_prior_speed,     [STEP_SECOND] = seals_prior_second,
};

/* 3.5, 4.5, 4.6: dice by what may be done with them, wherever others are by then. */
static void value_takes(const struct prior *prior, const choice_t *list, int count,
                        float *value)
{
    struct needs needs;
    assert(prior->stance != NULL); /* mages are placed */
    seals_needs_find(prior->atlas, &needs);
    const uint8_t *next =
        prior->scene->state->seat[prior->stance->reach.seat].next; /* 4.6 */
    for (int i = 0; i < count; i++) {
        value[i] = 0;
        for (int colour = 0; colour < COLOURS; colour++) {
            int taken = (int)(choice_value(list[i]) >> (2 * colour) & 3) + next[colour];
            value[i] += needs.value[colour][taken < 3 ? taken : 3];
        }
    }
}

static void value_choices(const struct prior *prior, const choice_t *list, int count,
                          float *value)
{
    prior_value *function = step_value[prior->scene->state->step];
    if (prior->scene->state->step == STEP_TAKE) {
        value_takes(prior, list, count, value);
        return;
    }
    for (int i = 0; i < count; i++)
        value[i] = function(prior, list[i]);
}

static void weigh(float *weight, int count)
{
    float best = weight[0];
    for (int i = 1; i < count; i++)
        best = weight[i] > best ? weight[i] : best;
    for (int i = 0; i < count; i++)
        weight[i] = number_exp(sharpness * (weight[i] - best)) + rest / (float)count;
}

/* While mages are placed there is nothing around them yet. */
static void look_around(const struct seals_state *state, struct prior *prior,
                        struct scene *scene, struct stance *stance, struct atlas *atlas)
{
    if (state->step == STEP_PLACE) {
        *prior = (struct prior){.scene = scene};
        return;
    }
    prior->scene = scene;
    struct hand hand = seals_hand_of(&state->seat[state->actor]);
    seals_stance_init(stance, scene, state->actor);
    seals_atlas_init(atlas, scene, stance, &stance->reach.touched);
    float base = state->step == STEP_TURN ? seals_plan_find(atlas, &hand).value : 0;
    seals_prior_init(prior, atlas, &hand, base);
    if (state->scroll != SCROLL_NONE)
        prior->cast = seals_cast_current(state);
}

void seals_prior(const void *world, const void *state, const choice_t *list, int count,
                 float *weight)
{
    struct prior prior;
    struct scene scene;
    struct stance stance;
    struct atlas atlas;
    if (count == 1) {
        weight[0] = 1;
        return;
    }
    seals_scene_init(&scene, world, state);
    look_around(state, &prior, &scene, &stance, &atlas);
    value_choices(&prior, list, count, weight);
    weigh(weight, count);
}
