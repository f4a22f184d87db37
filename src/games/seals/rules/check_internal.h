/* check_internal.h: the parts of the check. Each reports what is wrong, with the path of
 * the field at fault. Each relies on the ones before it: values are in range, and every
 * piece is in one place only. */
#ifndef GAMES_SEALS_RULES_CHECK_INTERNAL_H
#define GAMES_SEALS_RULES_CHECK_INTERNAL_H

#include "games/seals/rules/state.h"

/* A state being checked. */
struct seals_checking {
    const struct seals_world *world;
    const struct seals_state *state;
    struct error *error;
};

/* check_table.c: what is on the board, and how many pieces the box holds. */
bool seals_check_table(const struct seals_checking *in);
/* check_step.c: the step, the counters, and whose decision it is. */
bool seals_check_step(const struct seals_checking *in);
bool seals_check_order(const struct seals_checking *in);
/* check_players.c: what each player can have at that step. */
bool seals_check_players(const struct seals_checking *in);
/* check_move.c: the choices made so far in a move; everything else has been checked. */
bool seals_check_move(const struct seals_checking *in);

static inline const char *step_name(const struct seals_checking *in)
{
    return step_info(in->state)->name;
}
static inline const char *site_name(const struct seals_checking *in, int site)
{
    return in->world->board.space[site].name;
}
static inline int next_count(const struct seals_seat *seat)
{
    return seat->next[0] + seat->next[1] + seat->next[2] + seat->next[3];
}
/* How many players come before the seat in turn order. */
static inline int turn_order(const struct seals_checking *in, int seat)
{
    return (seat - in->state->first + in->world->players) % in->world->players;
}

#endif
