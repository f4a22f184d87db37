/* rules.h: what the rules files of ciub share, and the slots they fill. */
#ifndef GAMES_CIUB_RULES_RULES_H
#define GAMES_CIUB_RULES_RULES_H

#include <string.h>

#include "base/rng.h"
#include "games/ciub/rules/state.h"

/* Byte c of a word is colour c, on every machine. */
static inline uint64_t colours_order(uint64_t word)
{
    return __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__ ? __builtin_bswap64(word) : word;
}
/* Counts by colour as one word, and back. */
static inline uint64_t colours_load(const uint8_t count[CIUB_COLOURS])
{
    uint64_t word;
    memcpy(&word, count, sizeof word);
    return colours_order(word);
}
static inline void colours_store(uint8_t count[CIUB_COLOURS], uint64_t word)
{
    word = colours_order(word);
    memcpy(count, &word, sizeof word);
}
/* One die of the colour. */
static inline uint64_t colour_one(int colour)
{
    return UINT64_C(1) << 8 * colour;
}
/* The sum of the eight counts, which must be below 256. */
static inline int colours_sum(uint64_t word)
{
    return (int)(word * CIUB_LOW_BITS >> 56);
}
static inline int colour_count(uint64_t word, int colour)
{
    return (int)(word >> 8 * colour & 0xff);
}
/* The highest bit of every byte that is not 0 (all below 128). */
static inline uint64_t colours_present(uint64_t word)
{
    return (word + (CIUB_HIGH_BITS - CIUB_LOW_BITS)) & CIUB_HIGH_BITS;
}
/* The colour of the lowest byte that is not 0. */
static inline int colours_first(uint64_t word)
{
    return __builtin_ctzll(word) / 8;
}

/* Dice by kind, counted by colour: those that are left outside, or in the tray. */
static inline uint64_t kinds_by_colour(const uint8_t count[CIUB_KINDS])
{
    uint64_t word = 0;
    for (int i = 0; i < CIUB_COLOURS; i++)
        word |= (uint64_t)colours_sum(colours_load(count + i * CIUB_LOOKS)) << 8 * i;
    return word;
}

/* How many of each colour show 2for1 in the tray. */
static inline uint64_t tray_paired(const struct ciub_set *set,
                                   const struct ciub_state *state)
{
    uint64_t word = 0;
    for (uint64_t left = set->two_for_one; left != 0; left &= left - 1) {
        int kind = __builtin_ctzll(left);
        word |= (uint64_t)state->tray[kind] << 8 * kind_colour(kind);
    }
    return word;
}
/* Dice of the tray that can be a die of the hand (`number` as in VERB_KEEP). */
static inline int tray_count(const struct ciub_set *set, const struct ciub_state *state,
                             int number)
{
    uint64_t paired = tray_paired(set, state);
    uint64_t word = number % 2 ? paired : kinds_by_colour(state->tray) - paired;
    return colour_count(word, number / 2);
}
/* What the die is named that a die of the tray becomes (as in VERB_KEEP). */
static inline int ciub_kept_name(const struct ciub_set *set, int kind)
{
    return 2 * kind_colour(kind) + ((set->two_for_one & kind_bit(kind)) != 0);
}
/* 4.9: in STEP_KEEP, how many dice go back to the supply. */
static inline int ciub_given_back(const struct ciub_state *state)
{
    return colours_sum(kinds_by_colour(state->tray)) - CIUB_KEPT;
}
/* Dice in the hand, likewise; and all of them by colour. */
static inline int hand_count(const struct ciub_state *state, int number)
{
    return (number % 2 ? state->paired : state->plain)[number / 2];
}
static inline uint64_t hand_by_colour(const struct ciub_state *state)
{
    return colours_load(state->plain) + colours_load(state->paired);
}
/* All dice of a seat by colour, wherever they lie. */
static inline uint64_t dice_of_seat(const struct ciub_state *state, int seat)
{
    uint64_t dice = colours_load(state->dice[seat]);
    if (seat != state->turn)
        return dice;
    dice += colours_load(state->rolling) + kinds_by_colour(state->outside) +
            kinds_by_colour(state->tray);
    if (state->step != STEP_KEEP) /* those kept still lie in the tray */
        dice += hand_by_colour(state);
    return dice;
}

static inline void outside_add(struct ciub_state *state, int kind)
{
    state->outside[kind]++;
    state->showing |= kind_bit(kind);
}
static inline void outside_remove(struct ciub_state *state, int kind)
{
    uint64_t gone = --state->outside[kind] == 0;
    state->showing &= ~(gone << kind);
}
static inline void tray_add(const struct ciub_set *set, struct ciub_state *state,
                            int kind, int count)
{
    state->tray[kind] = (uint8_t)(state->tray[kind] + count);
    state->lanes += set->lane[kind] * (uint64_t)count;
    state->sum = (uint16_t)(state->sum + set->value[kind] * count);
}

/* Open cards that bear a token: anyone's, or anyone's but the seat's, as bits. */
static inline uint64_t cards_marked(const struct ciub_world *world,
                                    const struct ciub_state *state, int but)
{
    uint64_t marked = 0;
    for (int seat = 0; seat < world->players; seat++)
        if (seat != but && state->token[seat] != CIUB_NONE)
            marked |= UINT64_C(1) << state->token[seat];
    return marked;
}

/* The cards of a row, as bits. */
static inline uint64_t cards_in_row(const struct ciub_world *world,
                                    const uint8_t row[CIUB_ROW])
{
    uint64_t cards = 0;
    for (int i = 0; i < world->row; i++)
        cards |= (uint64_t)(row[i] != CIUB_NONE) << row[i] % CIUB_CARDS;
    return cards;
}
static inline uint64_t cards_open(const struct ciub_world *world,
                                  const struct ciub_state *state)
{
    return cards_in_row(world, state->top) | cards_in_row(world, state->bottom);
}
/* Those that the seat scores: D has a place of its own in the state. */
static inline uint64_t cards_won(const struct ciub_world *world,
                                 const struct ciub_state *state, int seat)
{
    return state->won[seat] | (state->opus == seat ? world->set.letter[LETTER_D] : 0);
}
/* 4.2: those that have turned up and are neither open nor won. */
static inline uint64_t cards_removed(const struct ciub_world *world,
                                     const struct ciub_state *state)
{
    uint64_t known = state->unseen | cards_open(world, state);
    for (int seat = 0; seat < world->players; seat++)
        known |= state->won[seat];
    return world->in_play & ~known;
}
/* Those that have turned up. */
static inline uint64_t cards_seen(const struct ciub_world *world,
                                  const struct ciub_state *state)
{
    uint64_t seen = (world->in_play & ~state->unseen) | cards_open(world, state);
    for (int seat = 0; seat < world->players; seat++)
        seen |= state->won[seat];
    return seen;
}
/* 4.3, 4.8, 5.1: open cards that the seat may gain if its tray is good for them. */
static inline uint64_t cards_for_seat(const struct ciub_world *world,
                                      const struct ciub_state *state, int seat)
{
    uint64_t cards = cards_in_row(world, state->bottom);
    if (state->stage == STAGE_LAST)
        cards |= cards_in_row(world, state->top);
    return cards & ~cards_marked(world, state, seat);
}
/* 4.8: those that the player on turn gains with the tray as it is. */
static inline uint64_t cards_gainable(const struct ciub_world *world,
                                      const struct ciub_state *state)
{
    uint64_t gainable = 0;
    for (uint64_t left = cards_for_seat(world, state, state->turn); left != 0;
         left &= left - 1) {
        int card = __builtin_ctzll(left);
        const struct ciub_need *need = &world->set.card[card].need;
        gainable |= (uint64_t)need_met(need, state->lanes, state->sum) << card;
    }
    return gainable;
}

/* 4.5, 4.5b: kinds of dice that can be turned to something they do not show. */
static inline uint64_t kinds_turnable(const struct ciub_world *world,
                                      const struct ciub_state *state)
{
    return state->showing & world->turnable;
}
/* 4.11: colours whose 2for1 dice can be traded: two dice of other colours are there. */
static inline uint64_t tradeable(const struct ciub_state *state)
{
    uint64_t supply = colours_load(state->supply);
    uint64_t able = colours_present(colours_load(state->paired));
    int all = colours_sum(supply);
    for (uint64_t left = able; left != 0; left &= left - 1)
        if (all - state->supply[colours_first(left)] < 2)
            able &= ~(left & -left);
    return able;
}

/* 4.11: coloured dice, of either sort, that can be traded for white. */
static inline uint64_t whitenable(const struct ciub_state *state)
{
    uint64_t mine = colours_load(state->plain) | colours_load(state->paired);
    return state->supply[CIUB_WHITE] > 0 ? mine & ~UINT64_C(0xff) : 0;
}
/* 4.11: whether some trade is possible. */
bool ciub_trade_possible(const struct ciub_state *state);

/* flow.c: what follows of itself. */
/* A state without dice and cards, and nobody on turn yet. */
void ciub_state_clear(struct ciub_state *state);
void ciub_flow_first(struct ciub_state *state);
void ciub_flow_turn(struct ciub_state *state);
void ciub_flow_roll_all(struct ciub_state *state);
void ciub_flow_spell(const struct ciub_world *world, struct ciub_state *state);
void ciub_flow_gained(const struct ciub_world *world, struct ciub_state *state);
void ciub_flow_trade(const struct ciub_world *world, struct ciub_state *state);
void ciub_flow_end_turn(const struct ciub_world *world, struct ciub_state *state);
/* The dice of the tray come to hand, and the tray is empty. */
void ciub_flow_to_hand(const struct ciub_set *set, struct ciub_state *state);

/* expected.c: what follows from the rest of a state. */
/* What a step says about a flag. */
enum ciub_says { FLAG_NO, FLAG_YES, FLAG_MAY };
struct ciub_flags {
    uint8_t busy, moved, single, gained; /* enum ciub_says */
};
extern const struct ciub_flags ciub_step_flags[STEPS];
/* 5.1: by the B and C cards that are left in the pile, and by who took D. */
int ciub_stage_expected(int pile, int opus);
/* 5.1: last turns still to come. */
int ciub_left_expected(const struct ciub_world *world, const struct ciub_state *state);
/* Dice of the colour that are not in the supply. */
int ciub_dice_in_use(const struct ciub_state *state, int colour);

/* The slots of struct game. */
void *ciub_world_new(struct setup *setup, struct error *error);
void ciub_world_free(void *world);
void ciub_start(const void *world, void *state);
int ciub_actor(const void *world, const void *state);
int ciub_choices(const void *world, const void *state, choice_t *choices);
uint32_t ciub_weights(const void *world, const void *state, uint32_t *weight);
void ciub_apply(const void *world, void *state, choice_t choice);
int ciub_draw(const void *world, void *state, struct rng *rng);
void ciub_playout(const void *world, void *state, struct rng *rng,
                  struct playout_count *count);
bool ciub_between_moves(const void *world, const void *state);
void ciub_scores(const void *world, const void *state, int *score);
unsigned ciub_winners(const void *world, const void *state);
int ciub_estimate(const void *world, const void *state, int seat);

#endif
