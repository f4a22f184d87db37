/* reach.h: which seals a mage can reach and break (5.1-5.3), and with which dice (5.4).
 *
 * A `struct reach` is one seat's walk through the dungeon as it lies. What a spell adds
 * to it (a token leapt over, a figure passed, a seal broken) only extends the walk, so
 * the rest need not be walked again. */
#ifndef GAMES_SEALS_RULES_REACH_H
#define GAMES_SEALS_RULES_REACH_H

#include "games/seals/rules/state.h"

struct reach {
    int seat;
    struct sites blocked; /* 5.2 tokens, others' mages and familiars */
    struct sites barred;  /* 5.3 figures other than the own familiar */
    struct sites payable; /* 5.4 seals for which the dice suffice */
    struct sites touched; /* sites in, or next to, the area that can be walked to */
};

/* 6.20: figures that can be treated as absent. */
enum { FIGURE_NONE, FIGURE_MAGE, FIGURE_FAMILIAR };

void seals_reach_find(const struct seals_world *world, const struct seals_state *state,
                      int seat, struct reach *reach);

/* The same for the player on turn, from `touched` in the state; in circles I-III without
 * the obstacles, which do not matter there. */
void seals_reach_of_turn(const struct seals_world *world, const struct seals_state *state,
                         struct reach *reach);
/* Walks again for the player on turn, after a change that affects the walk. */
void seals_reach_renew(const struct seals_world *world, struct seals_state *state);

/* Walks on for the player on turn from a site that is no longer blocked. */
void seals_reach_extend(const struct seals_world *world, struct seals_state *state,
                        int site);

/* 5.3: the seals that the seat could break with the right dice. */
struct sites seals_breakable(const struct seals_state *state, const struct reach *reach);
/* The seals a seat could break with the right dice; and those it can break now. */
struct sites seals_reached(const struct seals_world *world,
                           const struct seals_state *state, int seat);
struct sites seals_payable(const struct seals_world *world,
                           const struct seals_state *state, int seat);
/* 6.19: the seals breakable when the token on `over` is passed, and not otherwise, that
 * the dice pay for. */
struct sites seals_breakable_by_leap(const struct seals_world *world,
                                     const struct seals_state *state,
                                     const struct reach *reach, int over);
/* 6.20: the seals of the element that passing the figure makes breakable, and that the
 * dice pay for. */
struct sites seals_breakable_past(const struct seals_world *world,
                                  const struct seals_state *state,
                                  const struct reach *reach, int element, int other,
                                  int figure);
/* 6.22: the seals breakable from `site` once its own seal is broken and the mage is
 * there; `site` is breakable. */
struct sites seals_breakable_after(const struct seals_world *world,
                                   const struct seals_state *state,
                                   const struct reach *reach, int site);

/* Removes from `sites` the seals that are not of the element (MIND: keeps all). */
void seals_keep_element(const struct seals_state *state, int element,
                        struct sites *sites);

/* 5.3-5.5: the seals the seat can break now by a plain break. */
struct sites seals_plain_breaks(const struct seals_state *state,
                                const struct reach *reach);
/* 6.19: tokens that can be leapt over with a break to follow; all of them, or just one.
 */
struct sites seals_leaps(const struct seals_world *world, const struct seals_state *state,
                         const struct reach *reach, int element, bool all);
/* 6.22: first seals after which a second of the element can be broken; all, or just one.
 */
struct sites seals_speed_firsts(const struct seals_world *world,
                                const struct seals_state *state,
                                const struct reach *reach, int element, bool all);

#endif
