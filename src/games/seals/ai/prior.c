/* prior.c: how much a sensible player leans to each choice, without looking ahead
 * further than his own dice. */
#include "games/seals/ai/prior.h"

#include <assert.h>

#include "base/number.h"
#include "games/seals/ai/heuristics.h"

/* How much a point more makes a choice likelier, as a power of e; and what is left for
 * all that seems pointless, so that nothing is ruled out. */
static const float sharpness = 4.f, rest = 0.1f;

float lean_on_dice(const struct leaning *leaning, const struct hand *hand)
{
    return plan_find(leaning->atlas, hand).value;
}

float lean_on_gift(const struct leaning *leaning, int site)
{
    return plan_after(leaning->atlas, &leaning->hand, site).value;
}

float lean_on_break(const struct leaning *leaning, int site)
{
    struct hand hand = leaning->hand;
    const struct seals_state *state = leaning->scene->state;
    if (!hand_pay(leaning->scene->world, &hand, seal_element(state, site),
                  seal_strength(state, site)))
        return 0;
    return plan_after(leaning->atlas, &hand, site).value;
}

struct sites lean_others(const struct leaning *leaning)
{
    const struct scene *scene = leaning->scene;
    struct sites found = {0};
    for (int seat = 0; seat < scene->world->players; seat++) {
        if (seat == leaning->stance->reach.seat)
            continue;
        struct reach reach;
        reach_find(scene->world, scene->state, seat, &reach);
        for (int i = 0; i < SITE_WORDS; i++)
            found.word[i] |= reach.touched.word[i];
    }
    return found;
}

/* --- the steps ---------------------------------------------------------------------- */

/* What is won now nobody else can win. */
static float urgency(const struct leaning *leaning, int site)
{
    if (sites_has(&leaning->scene->tokens, site))
        return 0;
    return 0.8f * (float)leaning->stance->gain[site];
}

/* 4.2 */
static float lean_turn(const struct leaning *leaning, choice_t choice)
{
    switch (choice_kind(choice)) {
    case PICK_BREAK:
        return lean_on_break(leaning, (int)choice_value(choice)) +
               urgency(leaning, (int)choice_value(choice));
    case PICK_SCROLL:
        return lean_on_scroll(leaning, (int)choice_value(choice));
    default: /* giving up */
        return 0;
    }
}

/* 3.4: the more lies near the better. */
static float lean_place(const struct leaning *leaning, choice_t choice)
{
    int site = (int)choice_value(choice), count = 0;
    for (int i = 0; i < SITE_WORDS; i++)
        count += __builtin_popcountll(
            leaning->scene->world->near[site >> 6][site & 63].word[i]);
    return 0.1f * (float)count;
}

static lean_value *const step_value[STEPS] = {
    [STEP_PLACE] = lean_place,     [STEP_TURN] = lean_turn,
    [STEP_WITH] = lean_with,       [STEP_ABSORB] = lean_absorb,
    [STEP_BINDING] = lean_binding, [STEP_DICE] = lean_dice,
    [STEP_INTO] = lean_into,       [STEP_COLOUR] = lean_colour,
    [STEP_ONE] = lean_one,         [STEP_OTHER] = lean_other,
    [STEP_FEED] = lean_feed,       [STEP_FROM] = lean_from,
    [STEP_THEIRS] = lean_theirs,   [STEP_FOR] = lean_for,
    [STEP_RAISE] = lean_raise,     [STEP_LOWER] = lean_from,
    [STEP_LOWERED] = lean_lowered, [STEP_GAIN] = lean_gain,
    [STEP_GIVE] = lean_give,       [STEP_GIVE_SCROLL] = lean_give_scroll,
    [STEP_EXPLOIT] = lean_exploit, [STEP_PAST] = lean_past,
    [STEP_THEN] = lean_then,       [STEP_GUARD] = lean_guard,
    [STEP_SPEED] = lean_speed,     [STEP_SECOND] = lean_second,
};

/* 3.5, 4.5, 4.6: dice by what may be done with them, wherever others are by then. */
static void value_takes(const struct leaning *leaning, const choice_t *list, int count,
                        float *value)
{
    struct needs needs;
    assert(leaning->stance != NULL); /* mages are placed */
    needs_find(leaning->atlas, &needs);
    const uint8_t *next =
        leaning->scene->state->seat[leaning->stance->reach.seat].next; /* 4.6 */
    for (int i = 0; i < count; i++) {
        value[i] = 0;
        for (int colour = 0; colour < COLOURS; colour++) {
            int taken = (int)(choice_value(list[i]) >> (2 * colour) & 3) + next[colour];
            value[i] += needs.value[colour][taken < 3 ? taken : 3];
        }
    }
}

static void value_choices(const struct leaning *leaning, const choice_t *list, int count,
                          float *value)
{
    lean_value *function = step_value[leaning->scene->state->step];
    if (leaning->scene->state->step == STEP_TAKE) {
        value_takes(leaning, list, count, value);
        return;
    }
    for (int i = 0; i < count; i++)
        value[i] = function(leaning, list[i]);
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
static void look_around(const struct seals_state *state, struct leaning *leaning,
                        struct scene *scene, struct stance *stance, struct atlas *atlas)
{
    if (state->step == STEP_PLACE) {
        *leaning = (struct leaning){.scene = scene};
        return;
    }
    leaning->scene = scene;
    struct hand hand = hand_of(&state->seat[state->actor]);
    stance_init(stance, scene, state->actor);
    atlas_init(atlas, scene, stance, &stance->reach.touched);
    float base = state->step == STEP_TURN ? plan_find(atlas, &hand).value : 0;
    lean_init(leaning, atlas, &hand, base);
    if (state->scroll != SCROLL_NONE)
        leaning->cast = cast_current(state);
}

void seals_lean(const void *world, const void *state, const choice_t *list, int count,
                float *weight)
{
    struct leaning leaning;
    struct scene scene;
    struct stance stance;
    struct atlas atlas;
    if (count == 1) {
        weight[0] = 1;
        return;
    }
    scene_init(&scene, world, state);
    look_around(state, &leaning, &scene, &stance, &atlas);
    value_choices(&leaning, list, count, weight);
    weigh(weight, count);
}
