/* plan.h: what to do with the dice as they lie in phase 2: which to put into the
 * tray, which to turn, swap or roll again. */
#ifndef GAMES_CIUB_AI_PLAN_H
#define GAMES_CIUB_AI_PLAN_H

#include "games/ciub/ai/internal.h"

struct ciub_plan {
    const struct ciub_world *world;
    const struct ciub_state *state;
    struct ciub_aim aim;
    float worth[CIUB_COLOURS];  /* of dice, later on */
    struct ciub_prospect after; /* when dice are put as planned and all others rolled */
    float chance;               /* of the aim then */
    uint8_t put[CIUB_KINDS];    /* dice to be put, skulls apart */
    uint64_t putting;           /* their kinds */
    bool forced;                /* one of them is put only because one must be (4.7) */
};

/* The plan for a state of phase 2 after a roll. */
void ciub_plan_make(const struct ciub_world *world, const struct ciub_state *state,
                    struct ciub_plan *plan);

/* How good it is, in chance of the aim, or in points where there is none: */
/* ... to swap a die of one kind for one of another colour; */
float ciub_plan_swap(const struct ciub_plan *plan, int kind, int colour);
/* ... to turn a die (its kind; the adjusting one itself) to a look; */
float ciub_plan_turn(const struct ciub_plan *plan, int source, int target, bool itself,
                     int look);
/* ... to roll a die again; above 0 if it is worth while. */
float ciub_plan_reroll(const struct ciub_plan *plan, int target);
/* ... to leave it at that. */
float ciub_plan_rest(const struct ciub_plan *plan);

#endif
