/* internal.h: what the files of the analysis share. */
#ifndef AI_ANALYSIS_INTERNAL_H
#define AI_ANALYSIS_INTERNAL_H

#include "ai/analysis/analyse.h"
#include "ai/analysis/appraise.h"

/* An analysis being made. Its parts are the events, each judged by itself, and the
 * position at the end. */
struct analyst {
    struct appraiser appraiser;
    const struct match *match;
    struct analysis *analysis;
    atomic_bool exhausted; /* there was no memory */
};

/* The seed for looking at a position: the same in whatever game it comes up. */
uint64_t analysis_seed(const struct analyst *analyst, const void *view);

/* move.c: the best move beside the one that was made. */
void analyse_move(struct analyst *analyst, struct search *search,
                  struct analyse_event *event);

/* chance.c: what was to be expected of a chance event, and what came; when more
 * chance follows at once, what came is for that to tell. */
void analyse_chance(struct analyst *analyst, struct search *search,
                    struct analyse_event *event);
/* What a position is worth on average over all that chance may bring. */
void analyse_average(const struct analyst *analyst, struct search *search,
                     const void *view, struct outlook *out);

/* sum.c: what each event changed, the outlooks of all positions from the last to
 * the first, and what it comes to for each seat. */
void analyse_sum(struct analysis *analysis);

#endif
