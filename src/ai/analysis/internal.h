/* internal.h: shared by the files of the analysis; private to this folder. */
#ifndef AI_ANALYSIS_INTERNAL_H
#define AI_ANALYSIS_INTERNAL_H

#include "ai/analysis/analyse.h"
#include "ai/analysis/appraise.h"

/* An analysis in progress. Its parts are the events, each evaluated independently, and
 * the final position. */
struct analyst {
    struct appraiser appraiser;
    const struct match *match;
    struct analysis *analysis;
    atomic_bool exhausted; /* out of memory */
};

/* The search seed of a position: the same in every game. */
uint64_t analysis_seed(const struct analyst *analyst, const void *view);

/* move.c: compares the move made with the best one. */
void analyse_move(struct analyst *analyst, struct search *search,
                  struct analyse_event *event);

/* chance.c: the expectation of a chance event, and the actual outcome. If another chance
 * event follows at once, analyse_sum fills in the latter. */
void analyse_chance(struct analyst *analyst, struct search *search,
                    struct analyse_event *event);
/* The value of a position averaged over all outcomes. */
void analyse_average(const struct analyst *analyst, struct search *search,
                     const void *view, struct outlook *out);

/* sum.c: the change made by each event, the outlooks of all positions from last to first,
 * and the totals of each seat. */
void analyse_sum(struct analysis *analysis);

#endif
