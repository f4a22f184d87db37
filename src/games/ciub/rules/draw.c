/* draw.c: whole chance events at once, for simulations: the same numbers and the same
 * states as outcome by outcome, without lists. */
#include "games/ciub/rules/phase2.h"
#include "games/ciub/rules/rules.h"

static int draw_by_list(const void *world, void *state, struct rng *rng)
{
    choice_t list[GAME_MAX_CHOICES];
    int outcomes = 0;
    do {
        int count = ciub_choices(world, state, list);
        ciub_apply(world, state, list[rng_below(rng, (uint32_t)count)]);
        outcomes++;
    } while (!ciub_between_moves(world, state));
    return outcomes;
}

int ciub_draw(const void *world, void *state, struct rng *rng)
{
    if (((struct ciub_state *)state)->step == STEP_ROLL)
        return draw_dice(world, state, rng);
    return draw_by_list(world, state, rng);
}
