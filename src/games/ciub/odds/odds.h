/* odds.h: the odds of ciub; docs/ciub-odds.md says what is worked out, and how. */
#ifndef GAMES_CIUB_ODDS_ODDS_H
#define GAMES_CIUB_ODDS_ODDS_H

#include "core/odds.h"

extern const struct odds ciub_odds;

#endif
