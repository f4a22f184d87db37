/* search.h: the best next move in phase 2, among those the rules allow. */
#ifndef GAMES_CIUB_ODDS_SEARCH_H
#define GAMES_CIUB_ODDS_SEARCH_H

#include "games/ciub/odds/situation.h"
#include "games/ciub/odds/solver.h"

/* Dice the solver is asked about. */
struct odds_view {
    int table;
    dice_t dice; /* outside the tray, as kinds */
    bool moved;
    struct ciub_begun begun;
};

struct odds_move {
    enum ciub_verb verb; /* VERB_SWAP, _REROLL, _ADJUST, _PUT, _ROLL or _STOP */
    int source;          /* kind of the acting die */
    int target;          /* kind acted on */
    bool itself;
    int to;     /* colour of a swap, look of an adjust */
    dice_t put; /* VERB_PUT: kinds */
    double chance;
};

/* The best one; the table must not be decided. */
struct odds_move ciub_odds_search(struct solver *solver, const struct odds_view *view);

/* advice.c: one that ends phase 2 soon, or ends a move begun, where every move will
 * do. No die must be in the air, and one at least outside the tray. */
struct odds_move ciub_odds_any_move(const struct ciub_situation *s);

/* advice.c: the line to play it, or what is missing of it once the move is begun. So
 * many dice lie outside the tray in all. */
void ciub_odds_move_write(const struct ciub_set *set, const struct odds_move *move,
                          const struct ciub_begun *begun, int outside, struct text *out);

#endif
