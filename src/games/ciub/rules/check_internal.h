/* check_internal.h: the parts of the check. Each says what is wrong with the path of the
 * field at fault, and relies on those before it. */
#ifndef GAMES_CIUB_RULES_CHECK_INTERNAL_H
#define GAMES_CIUB_RULES_CHECK_INTERNAL_H

#include "games/ciub/json/json.h"
#include "games/ciub/rules/state.h"

/* A state being checked: values are in range. */
struct ciub_checking {
    const struct ciub_world *world;
    const struct ciub_state *state;
    struct error *error;
};

/* check_cards.c: rows, won cards, pile and tokens. */
bool ciub_check_cards(const struct ciub_checking *in);
/* check_dice.c: where dice lie, and what is noted of them. */
bool ciub_check_dice(const struct ciub_checking *in);
/* check_turn.c: who began, and what the step says of the turn; what has happened in it
 * and how far the game is, when cards and dice are right. */
bool ciub_check_turn(const struct ciub_checking *in);
bool ciub_check_stage(const struct ciub_checking *in);
/* check_move.c: the choices made so far of a move. Needs all of the above. */
bool ciub_check_move(const struct ciub_checking *in);

static inline const char *step_name(const struct ciub_checking *in)
{
    return ciub_step_names[in->state->step];
}

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
