/* dice_potential.h: what dice of each colour promise in a turn: worked out once for a
 * world, so that chances can be estimated quickly (games/ciub/ai/estimate.h). */
#ifndef GAMES_CIUB_ODDS_DICE_POTENTIAL_H
#define GAMES_CIUB_ODDS_DICE_POTENTIAL_H

#include "games/ciub/set/set.h"

enum {
    POTENTIAL_ABLE = 10,    /* dice that can show a number, at most */
    POTENTIAL_IDLE = 6,     /* dice that cannot */
    POTENTIAL_MISSING = 6,  /* equal numbers wanted */
    POTENTIAL_GRID = 16,    /* steps of the root of a chance */
    POTENTIAL_LONGEST = 14, /* twice the rolls that a die gets, less one */
    POTENTIAL_LANES = CIUB_NUMBERS + 1,
    POTENTIAL_ODDS = 9, /* logarithms of odds, at most, and so many steps of 1 */
    POTENTIAL_ODDS_STEPS = 8,
    POTENTIAL_SKULLS = 1 << CIUB_NUMBERS, /* a set of numbers that stands for skulls */
};

/* The odds of getting so many hits of so many dice that can hit, when so many others can
 * be put into the tray first, by the root of the chance of a hit (small ones differ
 * more): as logarithms of odds. */
typedef float potential_chain[POTENTIAL_ABLE + 1][POTENTIAL_IDLE + 1]
                             [POTENTIAL_MISSING + 1][POTENTIAL_GRID + 2];

struct ciub_potential {
    /* Colours that can show the number (lane), or be swapped for one that can: a byte of
     * ones each. */
    uint64_t able[POTENTIAL_LANES];
    /* By a set of numbers (lanes as bits): the chance of showing one of them with a roll,
     * on average over those that a die gets in a turn of that length. */
    float show[POTENTIAL_SKULLS + 1][POTENTIAL_LONGEST + 1][CIUB_COLOURS];
    /* The number that a die comes to show in so many rolls if it is to be high. */
    float value[POTENTIAL_LONGEST + 1][CIUB_COLOURS];
    float highest[CIUB_COLOURS]; /* the highest that it may become */
    /* The chance of a symbol with one roll. */
    float swap[CIUB_COLOURS], reroll[CIUB_COLOURS], adjust[CIUB_COLOURS],
        skull[CIUB_COLOURS], pair[CIUB_COLOURS];
    float face[POTENTIAL_LANES][CIUB_COLOURS];
    potential_chain chain;
    /* Chances by the logarithm of their odds, from the lowest on. */
    float logistic[2 * POTENTIAL_ODDS * POTENTIAL_ODDS_STEPS + 2];
};

void ciub_potential_find(const struct ciub_set *set, struct ciub_potential *potential);

#endif
