/* draw.c: whole chance events at once, for simulations: the same numbers and the same
 * states as outcome by outcome, without lists. */
#include "games/ciub/rules.h"

/* One loop over all dice, not one a colour: its end is the only one to be foreseen. The
 * generator is kept in registers meanwhile: bytes of the state could be part of it, for
 * all the compiler knows. */
static int draw_dice(const struct ciub_world *world, struct ciub_state *state,
                     struct rng *rng)
{
    uint64_t rolling = colours_load(state->rolling), showing = state->showing;
    int dice = colours_sum(rolling);
    struct rng local = *rng;
    for (int i = 0; i < dice; i++) {
        int colour = colours_first(rolling);
        int kind = world->side[kind_of(colour, (int)rng_below(&local, CIUB_SIDES))];
        state->outside[kind]++;
        showing |= kind_bit(kind);
        rolling -= colour_one(colour);
    }
    *rng = local;
    memset(state->rolling, 0, sizeof state->rolling);
    state->showing = showing;
    state->single = 0;
    state->step = STEP_ACT;
    return dice;
}

int ciub_draw(const void *world, void *state, struct rng *rng)
{
    choice_t list[GAME_MAX_CHOICES];
    int outcomes = 0;
    if (((struct ciub_state *)state)->step == STEP_ROLL)
        return draw_dice(world, state, rng);
    do {
        int count = ciub_choices(world, state, list);
        ciub_apply(world, state, list[rng_below(rng, (uint32_t)count)]);
        outcomes++;
    } while (!ciub_between_moves(world, state));
    return outcomes;
}
