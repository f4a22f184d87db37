/* playout.c: random play to the end, without writing lists in phase 2, where most of a
 * game happens: what the list would hold at a number is found among the bits of its
 * parts. The games are those of the common loop, number by number. */
#include "core/playout_loop.h"

#include "games/ciub/ciub.h"
#include "games/ciub/phase2.h"
#include "games/ciub/rules.h"

/* Byte i: how many bits are set in bytes 0 to i. */
static inline uint64_t tally(uint64_t bits)
{
    bits -= bits >> 1 & UINT64_C(0x5555555555555555);
    bits = (bits & UINT64_C(0x3333333333333333)) +
           (bits >> 2 & UINT64_C(0x3333333333333333));
    return ((bits + (bits >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f)) * CIUB_LOW_BITS;
}

static inline uint32_t tally_all(uint64_t tallied)
{
    return (uint32_t)(tallied >> 56);
}

/* The first of rising counts that is above n; there is one (all below 128). */
static inline int byte_above(uint64_t counts, uint64_t n)
{
    uint64_t reached = (n * CIUB_LOW_BITS | CIUB_HIGH_BITS) - counts;
    return __builtin_ctzll(~reached & CIUB_HIGH_BITS) / 8;
}

/* The place of bit n, counted from 0 and the lowest. */
static inline int nth(const struct ciub_world *world, uint64_t bits, uint64_t tallied,
                      uint32_t n)
{
    int byte = 8 * byte_above(tallied, n);
    uint32_t before = (uint32_t)(tallied << 8 >> byte & 0xff);
    return byte + world->nth[n - before][bits >> byte & 0xff];
}

/* 4.5-4.7 */
static inline void act(const struct ciub_world *world, struct ciub_state *state,
                       struct rng *rng)
{
    struct acts acts = acts_find(world, state);
    uint64_t actions = tally(acts.actions), puts = tally(acts.puts);
    uint32_t acting = tally_all(actions), putting = tally_all(puts);
    uint32_t n = rng_below(rng, acting + putting + (acts.can_go_on != 0));
    if (n < acting) {
        int kind = nth(world, acts.actions, actions, n);
        int symbol = world->set.symbol[kind];
        begin_action(state, (enum ciub_step)(STEP_OF_SYMBOL + symbol), kind);
    } else if (n - acting < putting) {
        put_die(world, state, nth(world, acts.puts, puts, n - acting));
    } else if (only_skulls(world, state)) {
        stop_rolling(world, state);
    } else {
        roll_on(world, state);
    }
}

/* 4.6 */
static inline void put(const struct ciub_world *world, struct ciub_state *state,
                       struct rng *rng)
{
    uint64_t bits = puts_left(world, state), puts = tally(bits);
    uint32_t n = rng_below(rng, tally_all(puts) + 1);
    if (n < tally_all(puts))
        put_die(world, state, nth(world, bits, puts, n));
    else
        roll_on(world, state);
}

/* All else, by list. */
static __attribute__((noinline)) bool step(const struct ciub_world *world,
                                           struct ciub_state *state, struct rng *rng,
                                           struct playout_count *count)
{
    return playout_step(&ciub_game, world, state, rng, count);
}

/* The generator is a local, so that it can be in registers. */
void ciub_playout(const void *game_world, void *game_state, struct rng *rng,
                  struct playout_count *count)
{
    const struct ciub_world *world = game_world;
    struct ciub_state *state = game_state;
    struct rng local = *rng;
    uint64_t choices = 0, outcomes = 0;
    for (;;) {
        switch (state->step) {
        case STEP_ROLL:
            outcomes += (uint64_t)draw_dice(world, state, &local);
            break;
        case STEP_ACT:
            act(world, state, &local);
            choices++;
            break;
        case STEP_PUT:
            put(world, state, &local);
            choices++;
            break;
        default:
            *rng = local;
            if (!step(world, state, rng, count)) {
                count->games++;
                count->choices += choices;
                count->outcomes += outcomes;
                return;
            }
            local = *rng;
            break;
        }
    }
}
