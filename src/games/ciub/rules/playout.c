/* playout.c: random play to the end, without writing the lists of the common steps: what
 * a list would hold at a number is found among the bits of its parts. The games are
 * those of the common loop, number by number. */
#include "core/playout_loop.h"

#include "games/ciub/ciub.h"
#include "games/ciub/rules/phase2.h"
#include "games/ciub/rules/rules.h"

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

/* Byte i: how many of bytes 0 to i have their highest bit, the only one that is set. */
static inline uint64_t tally_bytes(uint64_t high)
{
    return (high >> 7) * CIUB_LOW_BITS;
}

/* Places of a row with a card that bears no token (4.1, 4.2), by the highest bits of
 * bytes: cards are below 64, and the highest bit of CIUB_NONE is set. */
static inline uint64_t places_free(const struct ciub_world *world,
                                   const struct ciub_state *state, uint64_t row)
{
    uint64_t places = ~row & CIUB_HIGH_BITS;
    for (int seat = 0; seat < world->players; seat++) {
        uint64_t other = (row ^ state->token[seat] * CIUB_LOW_BITS) & ~CIUB_HIGH_BITS;
        places &= colours_present(other);
    }
    return places;
}

static inline int card_at(uint64_t row, int place)
{
    return (int)(row >> 8 * place & 0xff);
}
_Static_assert(CIUB_ROW == CIUB_COLOURS, "a row is a word, as counts by colour are");

/* 4.1, 4.2 */
static inline choice_t foresee(const struct ciub_world *world,
                               const struct ciub_state *state, struct rng *rng)
{
    uint64_t top = colours_load(state->top), bottom = colours_load(state->bottom);
    uint64_t above = tally_bytes(places_free(world, state, top));
    uint64_t below = tally_bytes(places_free(world, state, bottom));
    uint32_t upper = tally_all(above), lower = tally_all(below);
    uint32_t n = rng_below(rng, 2 * upper + lower + 1);
    if (n < upper)
        return CHOICE(VERB_TOKEN, card_at(top, byte_above(above, n)));
    if (n < upper + lower)
        return CHOICE(VERB_TOKEN, card_at(bottom, byte_above(below, n - upper)));
    if (n < 2 * upper + lower)
        return CHOICE(VERB_REMOVE, card_at(top, byte_above(above, n - upper - lower)));
    return CHOICE(VERB_ROLL, 0);
}

/* A colour that the supply has dice of: for a swap (4.5), or to take one (4.10). */
static inline int supplied(const struct ciub_state *state, struct rng *rng)
{
    uint64_t colours = tally_bytes(colours_present(colours_load(state->supply)));
    return byte_above(colours, rng_below(rng, tally_all(colours)));
}

/* 4.11 */
static inline choice_t trade(const struct ciub_state *state, struct rng *rng)
{
    uint64_t pairs = tally_bytes(tradeable(state));
    uint64_t whites = tally_bytes(colours_present(whitenable(state)));
    uint32_t trading = tally_all(pairs), whitening = tally_all(whites);
    uint32_t n = rng_below(rng, trading + whitening + 1);
    if (n < trading)
        return CHOICE(VERB_TRADE, byte_above(pairs, n));
    if (n < trading + whitening)
        return CHOICE(VERB_WHITEN, byte_above(whites, n - trading));
    return CHOICE(VERB_END, 0);
}

/* What is chosen in other steps; 0, and no number drawn, where it takes a list. */
static inline choice_t choose(const struct ciub_world *world,
                              const struct ciub_state *state, struct rng *rng)
{
    if (state->step == STEP_TRADE)
        return trade(state, rng);
    if (state->step == STEP_FORESEE)
        return foresee(world, state, rng);
    if (colours_load(state->supply) == 0)
        return 0;
    if (state->step == STEP_SWAP)
        return CHOICE(VERB_FOR, supplied(state, rng));
    if (state->step == STEP_SPELL && cards_gainable(world, state) == 0)
        return CHOICE(VERB_TAKE, supplied(state, rng));
    return 0;
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
    choice_t choice;
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
            choice = choose(world, state, &local);
            if (choice != 0) {
                ciub_apply(world, state, choice);
                choices++;
                break;
            }
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
