/* seals.h: Five Seals of Magic, 2-5 players, as one game of the core. */
#ifndef GAMES_SEALS_SEALS_H
#define GAMES_SEALS_SEALS_H

#include "core/game.h"

extern const struct game seals_game;

#endif
