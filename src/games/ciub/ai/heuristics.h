/* heuristics.h: what players that think want to know about ciub. */
#ifndef GAMES_CIUB_AI_HEURISTICS_H
#define GAMES_CIUB_AI_HEURISTICS_H

#include "core/heuristics.h"

extern const struct heuristics ciub_heuristics;

#endif
