/* heuristics.h: the heuristics of Five Seals for computer players. */
#ifndef GAMES_SEALS_AI_HEURISTICS_H
#define GAMES_SEALS_AI_HEURISTICS_H

#include "core/heuristics.h"

extern const struct heuristics seals_heuristics;

/* prior.c, explain.c */
void seals_prior(const void *world, const void *state, const choice_t *list, int count,
                 float *weight);
void seals_explain(const void *world, const void *before, const struct move *move,
                   const void *after, const void *other, struct text *out);

#endif
