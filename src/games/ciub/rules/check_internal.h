/* check_internal.h: the parts of the check. Each gives NULL, or what is wrong, and relies
 * on those before it: the step is known and players are within bounds. */
#ifndef GAMES_CIUB_RULES_CHECK_INTERNAL_H
#define GAMES_CIUB_RULES_CHECK_INTERNAL_H

#include "games/ciub/rules/state.h"

/* check_cards.c: rows, won cards, pile and tokens. */
const char *ciub_check_cards(const struct ciub_world *world,
                             const struct ciub_state *state);
/* check_dice.c: where dice lie, and what is noted of them. */
const char *ciub_check_dice(const struct ciub_world *world,
                            const struct ciub_state *state);
/* check_turn.c: counters of the game and of the turn. */
const char *ciub_check_turn(const struct ciub_world *world,
                            const struct ciub_state *state);
/* check_move.c: the choices made so far of a move. Needs all of the above. */
const char *ciub_check_move(const struct ciub_world *world,
                            const struct ciub_state *state);

static inline int count_colours(const uint8_t count[CIUB_COLOURS])
{
    int sum = 0;
    for (int colour = 0; colour < CIUB_COLOURS; colour++)
        sum += count[colour];
    return sum;
}

static inline int count_kinds(const uint8_t count[CIUB_KINDS])
{
    int sum = 0;
    for (int kind = 0; kind < CIUB_KINDS; kind++)
        sum += count[kind];
    return sum;
}

#endif
