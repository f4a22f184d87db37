/* report.h: hints and analyses for people, and what the commands and the engine add to
 * them. */
#ifndef CLI_ANALYSIS_REPORT_H
#define CLI_ANALYSIS_REPORT_H

#include "ai/analysis/analyse.h"
#include "ai/analysis/hint.h"
#include "core/odds.h"
#include "session/report.h"

enum { REPORT_SEAT = 128 }; /* room for a seat's name */

/* The odds of a position. */
struct report_odds {
    int count;
    struct odds_goal goal[ODDS_MAX_GOALS];
    struct odds_answer answer[ODDS_MAX_GOALS];
};

/* report_odds.c: the odds of all goals in the match's current position that can be
 * computed quickly; none without an oracle. */
void report_odds_find(struct match *match, struct report_odds *out);
void report_odds_add(struct buffer *out, const struct report_odds *odds); /* "odds" */
/* The likeliest of those that are neither certain nor out of reach, on a line. */
void report_odds_print(const struct report_odds *odds);

/* report_hint.c: the hint is about the match's current position. */
void report_hint_print(const struct match *match, const struct hint *hint,
                       const struct report_odds *odds);
/* Whether a hint can be given; if not, `why` is a sentence saying why. */
bool report_hint_possible(const struct match *match, char *why, size_t size);

/* report_print.c */
void report_analysis_print(const struct analysis *analysis);
/* In per cent, rounded as it is shown, so that nothing is -0.0. */
double report_percent(double share);

#endif
