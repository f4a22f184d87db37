/* phase2.h: phase 2, dice on the table: rolling them, what can be done with them, and
 * putting them aside. It is all in a header because most of a game happens here: lists,
 * choices and random play each have it compiled into them. */
#ifndef GAMES_CIUB_RULES_PHASE2_H
#define GAMES_CIUB_RULES_PHASE2_H

#include "games/ciub/rules/rules.h"

/* One loop over all dice, not one for each colour: the processor has to predict only one
 * end. The generator is kept in registers meanwhile: bytes of the state could be part of
 * it, for all the compiler knows. */
static inline int draw_dice(const struct ciub_world *world, struct ciub_state *state,
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

/* 4.5: dice that show adjust and have something to turn: themselves, or another die. */
static inline uint64_t adjusting(const struct ciub_world *world,
                                 const struct ciub_state *state)
{
    uint64_t able = state->showing & world->set.adjust;
    uint64_t others = able & ~world->set.self_adjust;
    for (; others != 0; others &= others - 1) {
        int kind = __builtin_ctzll(others);
        uint64_t targets = kinds_turnable(world, state);
        if (state->outside[kind] == 1)
            targets &= ~kind_bit(kind);
        if (targets == 0)
            able &= ~kind_bit(kind);
    }
    return able;
}

/* What can be done at STEP_ACT (4.5-4.7), in the order of the list. */
struct acts {
    uint64_t actions;   /* kinds that act, by what they show */
    uint64_t puts;      /* kinds that go into the tray */
    uint64_t can_go_on; /* not 0: roll the rest, or stop when only skulls are left */
};

static inline struct acts acts_find(const struct ciub_world *world,
                                    const struct ciub_state *state)
{
    const struct ciub_set *set = &world->set;
    uint64_t showing = state->showing;
    uint64_t swap = colours_load(state->supply) != 0 ? set->swap : 0;
    return (struct acts){
        .actions = (showing & (swap | set->reroll)) | adjusting(world, state),
        .puts = showing & ~(set->skull | set->inactive),
        .can_go_on = state->moved | (showing & set->skull),
    };
}
static inline bool only_skulls(const struct ciub_world *world,
                               const struct ciub_state *state)
{
    return (state->showing & ~world->set.skull) == 0;
}

/* 4.6: kinds that can follow the one put into the tray last. */
static inline uint64_t puts_left(const struct ciub_world *world,
                                 const struct ciub_state *state)
{
    return state->showing & ~UINT64_C(0) << state->target & ~world->set.inactive;
}

/* Verbs and steps of actions follow their symbols. */
enum {
    VERB_OF_SYMBOL = (int)VERB_SWAP - (int)SYMBOL_SWAP,
    STEP_OF_SYMBOL = (int)STEP_SWAP - (int)SYMBOL_SWAP
};
_Static_assert((int)VERB_REROLL == VERB_OF_SYMBOL + (int)SYMBOL_REROLL, "re-roll");
_Static_assert((int)VERB_ADJUST == VERB_OF_SYMBOL + (int)SYMBOL_ADJUST, "adjust");
_Static_assert((int)STEP_REROLL == STEP_OF_SYMBOL + (int)SYMBOL_REROLL, "re-roll");
_Static_assert((int)STEP_ADJUST == STEP_OF_SYMBOL + (int)SYMBOL_ADJUST, "adjust");

static inline void begin_action(struct ciub_state *state, enum ciub_step step, int kind)
{
    state->source = (uint8_t)kind;
    state->step = (uint8_t)step;
}

/* 4.6: skulls go by themselves as soon as dice are put aside. */
static inline void put_skulls(const struct ciub_set *set, struct ciub_state *state)
{
    for (uint64_t left = state->showing & set->skull; left != 0; left &= left - 1) {
        int kind = __builtin_ctzll(left);
        tray_add(set, state, kind, state->outside[kind]);
        state->outside[kind] = 0;
    }
    state->showing &= ~set->skull;
}

static inline void put_die(const struct ciub_world *world, struct ciub_state *state,
                           int kind)
{
    put_skulls(&world->set, state);
    outside_remove(state, kind);
    tray_add(&world->set, state, kind, 1);
    if (state->showing == 0) {
        ciub_flow_spell(world, state);
        return;
    }
    state->moved = 1;
    state->target = (uint8_t)kind;
    state->step = STEP_PUT;
}

static inline void roll_on(const struct ciub_world *world, struct ciub_state *state)
{
    put_skulls(&world->set, state);
    ciub_flow_roll_all(state);
}

static inline void stop_rolling(const struct ciub_world *world, struct ciub_state *state)
{
    put_skulls(&world->set, state);
    ciub_flow_spell(world, state);
}

#endif
