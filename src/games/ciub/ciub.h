/* ciub.h: ciub, a dice game of spells by Tom Lehmann. Its rules are in
 * docs/ciub-rules.md. */
#ifndef GAMES_CIUB_CIUB_H
#define GAMES_CIUB_CIUB_H

#include "core/game.h"

extern const struct game ciub_game;

#endif
