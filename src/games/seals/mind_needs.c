/* mind_needs.c: which colours of dice are of use, before they are rolled. */
#include <string.h>

#include "games/seals/mind_parts.h"

/* The chance that so many dice sum up to at least a strength. */
static const float chance[4][MAX_STRENGTH + 1] = {
    {0},
    {0, 0, 5.f / 6, 4.f / 6, 3.f / 6, 2.f / 6, 1.f / 6},
    {0, 0, 1, 35.f / 36, 33.f / 36, 30.f / 36, 26.f / 36},
    {0, 0, 1, 1, 215.f / 216, 212.f / 216, 206.f / 216},
};

/* Seals of Mind take any colour, but only of one; what lies behind a token needs more
 * than dice for itself. */
static const float share_of_mind = 0.6f, share_behind = 0.35f;

struct wishes {
    float single[COLOURS][3]; /* the best three uses of one die, best first */
    float pair[COLOURS], triple[COLOURS];
};

static void wish(struct wishes *wishes, int colour, int strength, float worth)
{
    float *single = wishes->single[colour], value = chance[1][strength] * worth;
    for (int i = 0; i < 3; i++) {
        if (value > single[i]) {
            float moved = single[i];
            single[i] = value;
            value = moved;
        }
    }
    float pair = chance[2][strength] * worth, triple = chance[3][strength] * worth;
    if (pair > wishes->pair[colour])
        wishes->pair[colour] = pair;
    if (triple > wishes->triple[colour])
        wishes->triple[colour] = triple;
}

static void wish_for_seal(const struct scene *scene, struct wishes *wishes, int site,
                          float worth)
{
    int element = seal_element(scene->state, site);
    int strength = seal_strength(scene->state, site);
    if (element != MIND) {
        wish(wishes, element, strength, worth);
        return;
    }
    for (int colour = 0; colour < COLOURS; colour++)
        wish(wishes, colour, strength, share_of_mind * worth);
}

/* A token is wanted for what it opens, and so are dice for the scrolls there. */
static void wish_for_token(const struct scene *scene, const struct stance *stance,
                           struct wishes *wishes, int site)
{
    struct sites after = stance->reach.touched, behind;
    stance_walk(scene, stance, site, &after);
    wish_for_seal(scene, wishes, site, 0.1f + plan_openings(scene, stance, &after));
    for (int i = 0; i < SITE_WORDS; i++)
        behind.word[i] = after.word[i] & ~stance->reach.touched.word[i] &
                         scene->state->scrolls.word[i] & ~stance->reach.barred.word[i];
    for (int i = sites_next(&behind, 0); i >= 0; i = sites_next(&behind, i + 1))
        wish_for_seal(scene, wishes, i, share_behind * (float)stance->gain[i]);
}

static float larger(float a, float b)
{
    return a > b ? a : b;
}

void needs_find(const struct scene *scene, const struct stance *stance,
                struct needs *needs)
{
    struct wishes wishes;
    memset(&wishes, 0, sizeof wishes);
    struct sites seals = breakable(scene->state, &stance->reach);
    for (int i = sites_next(&seals, 0); i >= 0; i = sites_next(&seals, i + 1)) {
        if (sites_has(&scene->tokens, i))
            wish_for_token(scene, stance, &wishes, i);
        else
            wish_for_seal(scene, &wishes, i, (float)stance->gain[i]);
    }
    for (int colour = 0; colour < COLOURS; colour++) {
        const float *single = wishes.single[colour];
        float *value = needs->value[colour], pair = wishes.pair[colour];
        value[0] = 0;
        value[1] = single[0];
        value[2] = larger(single[0] + single[1], pair);
        value[3] = larger(larger(single[0] + single[1] + single[2], pair + single[1]),
                          wishes.triple[colour]);
    }
}
