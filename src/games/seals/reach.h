/* reach.h: which seals a mage can reach and break (5.1-5.3), and with which dice (5.4).
 */
#ifndef GAMES_SEALS_REACH_H
#define GAMES_SEALS_REACH_H

#include "games/seals/state.h"

/* What a seat's mage walks through, and what bars a seal for him. */
struct obstacles {
    struct sites blocked; /* 5.2 tokens, others' mages and familiars */
    struct sites barred;  /* 5.3 figures other than the own familiar */
};

/* A figure to treat as absent (6.20), or NONE. */
enum { FIGURE_NONE, FIGURE_MAGE, FIGURE_FAMILIAR };

void obstacles_find(const struct seals_world *world, const struct seals_state *state,
                    int seat, int ignored_seat, int ignored_figure,
                    struct obstacles *out);

/* The sites next to, or part of, the area that can be walked to from `from`. */
struct sites reach_from(const struct seals_world *world,
                        const struct obstacles *obstacles, int from);

/* 5.3: the seals a seat could break, whatever its dice. */
struct sites breakable(const struct seals_world *world, const struct seals_state *state,
                       int seat);
/* 6.19: the seals breakable when the token on `over` is passed, and not otherwise. */
struct sites breakable_by_leap(const struct seals_world *world,
                               const struct seals_state *state, int seat, int over);
/* 6.20: the seals breakable when that figure is passed, and not otherwise. */
struct sites breakable_past(const struct seals_world *world,
                            const struct seals_state *state, int seat, int other,
                            int figure);
/* 6.22: the seals breakable from `site` once its own seal is broken and the mage is
 * there. */
struct sites breakable_after(const struct seals_world *world,
                             const struct seals_state *state, int seat, int site);

/* 5.4: whether the seat's dice suffice for the seal on a site. */
bool affordable(const struct seals_state *state, int seat, int site);
/* Takes the seals out of `sites` for which the seat's dice do not suffice. */
void keep_affordable(const struct seals_state *state, int seat, struct sites *sites);
/* Takes the seals out of `sites` that are not of the element (MIND: keeps all). */
void keep_element(const struct seals_state *state, int element, struct sites *sites);

/* 5.3-5.5: the seals the seat can break now by a plain break. */
struct sites plain_breaks(const struct seals_world *world,
                          const struct seals_state *state, int seat);
/* 6.1: those of them that are tokens. */
struct sites binding_breaks(const struct seals_world *world,
                            const struct seals_state *state, int seat);
/* 6.19: tokens that can be leapt over with a break to follow. */
struct sites leaps(const struct seals_world *world, const struct seals_state *state,
                   int seat, int element);
/* 6.22: first seals after which a second of the element can be broken. */
struct sites speed_firsts(const struct seals_world *world,
                          const struct seals_state *state, int seat, int element);

#endif
