/* estimate.h: how likely a card is in this turn, at a glance: good enough to compare
 * choices by, millions of times a second. The exact odds are in games/ciub/odds/odds.h.
 */
#ifndef GAMES_CIUB_AI_ESTIMATE_H
#define GAMES_CIUB_AI_ESTIMATE_H

#include "games/ciub/rules/rules.h"

/* A player about to roll. */
struct ciub_prospect {
    uint64_t dice;  /* to be rolled, by colour */
    uint64_t lanes; /* of the tray */
    int sum;
};

/* The chance that the tray will fulfil the need at the end of phase 2: 0 where it cannot,
 * 1 where it does already. */
float ciub_guess(const struct ciub_world *world, const struct ciub_prospect *prospect,
                 const struct ciub_need *need);

/* --- how it is done ----------------------------------------------------------------- */

/* What a guess is made of: numbers of a size around 1, which a small network
 * (estimate_weights.c) turns into the logarithm of odds: learned from exact odds. Each
 * unit is a weighted sum of the features; all but the first are cut at 0. */
enum { GUESS_FEATURES = 20, GUESS_UNITS = 16, GUESS_FOURS = GUESS_UNITS / 4 };

/* Four numbers that are worked with at once. */
typedef float four __attribute__((vector_size(4 * sizeof(float))));

struct ciub_guess_net {
    four unit[GUESS_FEATURES][GUESS_FOURS];
    four out[GUESS_FOURS];
};
/* One for each sort of need. */
enum guess_sort { GUESS_NUMBERS, GUESS_SUM, GUESS_EQUAL, GUESS_SORTS };
extern const struct ciub_guess_net ciub_guess_nets[GUESS_SORTS];

#endif
