/* odds.h: the chances of a roll of Five Seals; docs/seals-odds.md says what is counted.
 */
#ifndef GAMES_SEALS_ODDS_ODDS_H
#define GAMES_SEALS_ODDS_ODDS_H

#include "core/odds.h"

extern const struct odds seals_odds;

#endif
