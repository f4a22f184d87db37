/* prior.c: how much a sensible player tends to each choice, without looking further ahead
 * than their own dice. */
#include "games/seals/ai/prior.h"

#include <assert.h>

#include "base/number.h"
#include "games/seals/ai/heuristics.h"

/* How much one more point makes a choice more likely, as a power of e; and what is left
 * for choices that seem pointless, so that nothing is ruled out. */
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

/* What is won now, nobody else can win. */
static float urgency(const struct prior *prior, int site)
{
    assert(prior->stance != NULL);
    if (sites_has(&prior->scene->tokens, site))
        return 0;
    return 0.8f * (float)prior->stance->gain[site];
}

/* 4.2 */
float seals_prior_turn(const struct prior *prior, choice_t choice)
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

/* 3.4: the more there is nearby, the better. */
float seals_prior_place(const struct prior *prior, choice_t choice)
{
    int site = (int)choice_value(choice), count = 0;
    for (int i = 0; i < SITE_WORDS; i++)
        count +=
            __builtin_popcountll(prior->scene->world->near[site >> 6][site & 63].word[i]);
    return 0.1f * (float)count;
}

/* 3.5, 4.5, 4.6: dice by what they may be good for, wherever others are by then. */
float seals_prior_take(const struct prior *prior, choice_t choice)
{
    assert(prior->stance != NULL);
    const uint8_t *next =
        prior->scene->state->seat[prior->stance->reach.seat].next; /* 4.6 */
    float value = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        int taken = (int)(choice_value(choice) >> (2 * colour) & 3) + next[colour];
        value += prior->needs.value[colour][taken < 3 ? taken : 3];
    }
    return value;
}

static float value_choice(const struct prior *prior, choice_t choice)
{
    switch ((enum step)prior->scene->state->step) {
#define STEP(ID, id, ...)                                                                \
    case STEP_##ID:                                                                      \
        return seals_prior_##id(prior, choice);
#define CHANCE_STEP(ID, ...) case STEP_##ID:
#define LAST_STEP(ID, ...)   case STEP_##ID:
#include "games/seals/rules/step_list.h"
    case STEPS:
        break;
    }
    assert(false); /* a player is to choose */
    return 0;
}

static void weigh(float *weight, int count)
{
    float best = weight[0];
    for (int i = 1; i < count; i++)
        best = weight[i] > best ? weight[i] : best;
    for (int i = 0; i < count; i++)
        weight[i] = number_exp(sharpness * (weight[i] - best)) + rest / (float)count;
}

/* While mages are being placed, there are no surroundings to look at. */
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
    if (state->step == STEP_TAKE)
        seals_needs_find(atlas, &prior->needs);
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
    for (int i = 0; i < count; i++)
        weight[i] = value_choice(&prior, list[i]);
    weigh(weight, count);
}
