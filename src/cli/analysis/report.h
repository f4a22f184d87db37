/* report.h: hints and analyses, for people and as JSON. The commands and the engine tell
 * the same. */
#ifndef CLI_ANALYSIS_REPORT_H
#define CLI_ANALYSIS_REPORT_H

#include <jansson.h>

#include "ai/analysis/analyse.h"
#include "ai/analysis/hint.h"
#include "core/odds.h"
#include "session/report.h"

enum { REPORT_SEAT = 128 }; /* room for a seat's name */
/* Real numbers in reports are rounded (report_round). Written with so many digits they
 * look it, 0.7 and not 0.69999999999999996, and an id of the caller's is as it was. */
enum { REPORT_DIGITS = 15 };

/* What the game's odds know of a position. */
struct report_odds {
    int count;
    struct odds_goal goal[ODDS_MAX_GOALS];
    struct odds_answer answer[ODDS_MAX_GOALS];
};

/* report_odds.c: all goals of the match's current position, as far as they are quickly
 * answered; none without an oracle. */
void report_odds_find(const struct match *match, void *oracle, struct report_odds *out);
json_t *report_odds_json(const struct report_odds *odds);
/* The likeliest of those that are neither certain nor out of reach, on a line. */
void report_odds_print(const struct report_odds *odds);

/* report_hint.c: the hint is about the match's current position. */
json_t *report_hint(const struct match *match, const struct hint *hint,
                    const struct report_odds *odds);
void report_hint_print(const struct match *match, const struct hint *hint,
                       const struct report_odds *odds);
/* Whether a hint can be given; if not, a sentence that says why. */
bool report_hint_possible(const struct match *match, char *why, size_t size);

/* report_analysis.c, report_print.c */
json_t *report_analysis(const struct analysis *analysis);
void report_analysis_print(const struct analysis *analysis);

/* report_words.c */
/* In per cent, rounded as it is shown, so that nothing is -0.0. */
double report_percent(double share);
/* A chance, points or a difference (report_round); and a list of them by seat. */
json_t *report_number(double number);
json_t *report_numbers(const float *number, int players);

#endif
