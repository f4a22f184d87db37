/* needs.c: which colours of dice are useful, before they are rolled. */
#include <string.h>

#include "games/seals/ai/internal.h"

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

struct wants {
    float single[COLOURS][3]; /* the best three uses of one die, best first */
    float pair[COLOURS], triple[COLOURS];
};

static void want(struct wants *wants, int colour, int strength, float worth)
{
    float *single = wants->single[colour], value = chance[1][strength] * worth;
    for (int i = 0; i < 3; i++) {
        if (value > single[i]) {
            float moved = single[i];
            single[i] = value;
            value = moved;
        }
    }
    float pair = chance[2][strength] * worth, triple = chance[3][strength] * worth;
    if (pair > wants->pair[colour])
        wants->pair[colour] = pair;
    if (triple > wants->triple[colour])
        wants->triple[colour] = triple;
}

static void want_for(struct wants *wants, struct prize seal, float worth)
{
    if (seal.element != MIND) {
        want(wants, seal.element, seal.strength, worth);
        return;
    }
    for (int colour = 0; colour < COLOURS; colour++)
        want(wants, colour, seal.strength, share_of_mind * worth);
}

/* A token is wanted for what it opens, and so are dice for the scrolls there. */
static void want_for_door(struct atlas *atlas, struct wants *wants, int number)
{
    const struct door *door = &atlas->door[number];
    seals_atlas_open(atlas, number);
    want_for(wants, door->token, 0.1f + door->hope);
    for (int i = 0; i < door->prizes; i++) {
        struct prize prize = atlas->prize[door->prize + i];
        want_for(wants, prize, share_behind * (float)prize.gain);
    }
}

void seals_needs_find(struct atlas *atlas, struct needs *needs)
{
    struct wants wants;
    memset(&wants, 0, sizeof wants);
    for (int i = 0; i < atlas->open_prizes; i++)
        want_for(&wants, atlas->prize[i], (float)atlas->prize[i].gain);
    for (int i = 0; i < atlas->open_doors; i++)
        want_for_door(atlas, &wants, i);
    for (int colour = 0; colour < COLOURS; colour++) {
        const float *single = wants.single[colour];
        float *value = needs->value[colour], pair = wants.pair[colour];
        value[0] = 0;
        value[1] = single[0];
        value[2] = larger(single[0] + single[1], pair);
        value[3] = larger(larger(single[0] + single[1] + single[2], pair + single[1]),
                          wants.triple[colour]);
    }
}
