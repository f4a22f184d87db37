/* check_internal.h: the parts of the check, for the check itself and for the reader of
 * state JSON, which says in which field a mistake is. */
#ifndef GAMES_SEALS_RULES_CHECK_INTERNAL_H
#define GAMES_SEALS_RULES_CHECK_INTERNAL_H

#include "games/seals/rules/state.h"

/* All but the choices made so far of a move: NULL, or what is wrong. */
const char *seals_check_table(const struct seals_world *world,
                              const struct seals_state *state);
/* Whose decision it is, and the phase of the game. */
const char *seals_check_step(const struct seals_world *world,
                             const struct seals_state *state);
/* The choices made so far of a move, in a state that is right otherwise. `field` gets the
 * key of the choice at fault, as state JSON calls it. */
const char *seals_check_move(const struct seals_world *world,
                             const struct seals_state *state, const char **field);

/* What `midway` must be at the step, or ANY. */
int seals_step_midway(const struct seals_world *world, const struct seals_state *state);
/* 4.7: who is first in a round, by the options; ANY when they leave it open. */
int seals_first_expected(const struct seals_world *world, int round);
/* 4.7, 4.8: the game ends with this round. */
bool seals_game_may_be_over(const struct seals_world *world,
                            const struct seals_state *state);
/* 6.1, 6.18: a scroll that brings the seat's familiar out has been used. */
bool seals_familiar_may_be_out(const struct seals_state *state, int seat);

#endif
