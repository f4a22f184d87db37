/* solve.h: the highest chance, over all ways of playing phase 2, that the tray will
 * fulfil a card, and what to do next for it. */
#ifndef GAMES_CIUB_ODDS_SOLVE_H
#define GAMES_CIUB_ODDS_SOLVE_H

#include "core/odds.h"
#include "games/ciub/odds/situation.h"

/* Keeps tables between questions, and forgets them all when they have grown too large.
 * What it answers does not depend on what it was asked before, but for rounding; with a
 * limited effort it may know more from before, and so get further. */
struct ciub_oracle;

/* The set must outlive the oracle. NULL when there is no memory. */
struct ciub_oracle *ciub_oracle_new(const struct ciub_set *set);
void ciub_oracle_free(struct ciub_oracle *oracle);

/* The situation must be of the oracle's set. With no limit (ODDS_FULL) exact for up to
 * six dice that are not in the tray, and for seven or eight where that is quick. Beyond
 * that, and where the effort does not suffice, the chance with some of the dice is a
 * lower bound: more dice never do harm. */
void ciub_oracle_ask(struct ciub_oracle *oracle, const struct ciub_situation *situation,
                     const struct ciub_need *need, uint64_t effort,
                     struct odds_answer *answer);

#endif
