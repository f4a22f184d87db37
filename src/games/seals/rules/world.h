/* world.h: making the world of a game of Five Seals from its options. */
#ifndef GAMES_SEALS_RULES_WORLD_H
#define GAMES_SEALS_RULES_WORLD_H

#include "core/game.h"
#include "games/seals/rules/state.h"

extern const struct option_spec seals_options[];

void *seals_world_new(struct setup *setup, struct error *error);
void seals_world_free(void *world);

#endif
