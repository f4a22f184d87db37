/* mind.h: what players that think want to know about ciub. */
#ifndef GAMES_CIUB_MIND_H
#define GAMES_CIUB_MIND_H

#include "core/mind.h"

extern const struct mind ciub_mind;

#endif
