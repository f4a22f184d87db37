/* rules.h: what the files of the rules share. */
#ifndef GAMES_SEALS_RULES_RULES_H
#define GAMES_SEALS_RULES_RULES_H

#include "games/seals/rules/reach.h"
#include "games/seals/rules/state.h"
#include "i18n/i18n.h"

/* A spell about to be used or being used. */
struct cast {
    int seat;
    enum spell spell;
    int element;
    uint64_t spent;            /* scrolls that count as face down meanwhile (4.4a) */
    const struct reach *reach; /* the seat's walk, where spells need it; or NULL */
};

/* The spell being carried out in the state. */
struct cast seals_cast_current(const struct seals_state *state);

/* 4.4: the scrolls that the seat of the walk can use now, as bits; of two copies both
 * face up only the first. */
uint64_t seals_scrolls_usable(const struct seals_world *world,
                              const struct seals_state *state, const struct reach *reach);

/* 6.12: an opponent whose round is not over. */
static inline bool seat_can_be_target(const struct seals_world *world,
                                      const struct seals_state *state, int seat,
                                      int other)
{
    return other != seat && other < world->players && !state->seat[other].over;
}

/* Face-up scrolls that can be named: of two copies both face up only the first (circle
 * I). */
uint64_t seals_scrolls_nameable(const struct seals_state *state, uint64_t up);
/* The seat that owns a scroll (never Binding), or NONE. */
int seals_scroll_owner(const struct seals_world *world, const struct seals_state *state,
                       int scroll);

/* 1.4: in circle I, a second copy that would be dealt before the first; and why not. */
#define SEALS_COPY_WAITS TR_NOOP("of two equal scrolls the first is dealt first")
static inline bool seals_copy_waits(const struct seals_state *state, int scroll)
{
    return state->circle == 1 && scroll_is_additional(scroll) &&
           !(state->lying & scroll_bit(scroll_twin(scroll)));
}

/* choices.c, apply.c, flow.c */
int seals_rules_choices(const struct seals_world *world, const struct seals_state *state,
                        choice_t *item);
void seals_rules_apply(const struct seals_world *world, struct seals_state *state,
                       choice_t choice);

void seals_flow_start(const struct seals_world *world, struct seals_state *state);
/* The next decision of `actor`, inside the same move. */
void seals_flow_ask(struct seals_state *state, enum step step, int actor);
/* The next decision of `actor`, as the start of a move. */
void seals_flow_begin(struct seals_state *state, enum step step, int actor);
/* Back to the choices of 4.2 for the player whose turn it is. */
void seals_flow_menu(struct seals_state *state);
/* The turn is over (4.5, then 4.1). */
void seals_flow_end_turn(const struct seals_world *world, struct seals_state *state);
/* The round is over for a seat (4.5): it takes new dice, then play goes on. */
void seals_flow_end_round_of(const struct seals_world *world, struct seals_state *state,
                             int seat);
/* After STEP_CIRCLE, STEP_DEAL, STEP_MAGE, STEP_FIRST, STEP_PLACE, STEP_TAKE, STEP_ROLL.
 */
void seals_flow_after_circle(const struct seals_world *world, struct seals_state *state);
void seals_flow_after_deal(const struct seals_world *world, struct seals_state *state);
void seals_flow_after_mage(const struct seals_world *world, struct seals_state *state);
void seals_flow_after_first(struct seals_state *state);
void seals_flow_after_place(const struct seals_world *world, struct seals_state *state);
void seals_flow_after_take(const struct seals_world *world, struct seals_state *state);
void seals_flow_after_roll(const struct seals_world *world, struct seals_state *state);

/* How many dice a seat must take now (STEP_TAKE). */
int seals_take_count(const struct seals_state *state);
/* 4.7: the game ends when fewer strength-6 scrolls than this lie on the board. */
int seals_end_limit(const struct seals_world *world);
/* How many lie there now, and how many of them are still to be won until then. */
int seals_sixes_lying(const struct seals_state *state);
int seals_sixes_to_go(const struct seals_world *world, const struct seals_state *state);
/* 1.6: the guardians that take part, those whose scroll was dealt, as bits by element. */
unsigned seals_guardians_in_play(const struct seals_world *world,
                                 const struct seals_state *state);
/* ... and of these, those beside the board. */
unsigned seals_guardians_waiting(const struct seals_world *world,
                                 const struct seals_state *state);
/* 4.7: who is first in a round, by the options; ANY when they leave it open. */
int seals_first_expected(const struct seals_world *world, int round);
/* Whose decision the step is; where any player may take dice, the one on turn. */
int seals_step_actor(const struct seals_state *state);
/* What `midway` must be at the step, or ANY. */
int seals_step_midway(const struct seals_world *world, const struct seals_state *state);
/* Dice of a colour that are not in the supply. */
int seals_dice_in_use(const struct seals_world *world, const struct seals_state *state,
                      int colour);
/* 7.1 */
int seals_seat_score(const struct seals_seat *seat, int circle);

#endif
