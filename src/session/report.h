/* report.h: what searches and analyses found, in words and as JSON. The command and the
 * browser tell the same. */
#ifndef SESSION_REPORT_H
#define SESSION_REPORT_H

#include "ai/analysis/analyse.h"
#include "base/buffer.h"

/* report_words.c: a seat by its name in the game and that of its player, or its
 * computer player, if the record has it: "warlock (Anna)". */
void report_seat(const struct match *match, int seat, struct text *out);
/* Steps first..last-1 of the log, which are one event: "break c4 with f3". */
void report_event(const struct match *match, size_t first, size_t last, struct text *out);
/* A move from before step `first`. */
void report_move(const struct match *match, size_t first, const struct move *move,
                 struct text *out);
/* A chance, points or a difference to a millionth: digits beyond that mean nothing. */
double report_round(double number);
/* ... as a member; and one for each seat. */
void report_add(struct buffer *out, const char *key, double number);
void report_add_all(struct buffer *out, const char *key, const float *number,
                    int players);

/* "scores": the points of all seats in a position; "winners": seats from 1, none while
 * the game is on. */
void report_add_scores(struct buffer *out, const struct match *match, const void *state);
void report_add_winners(struct buffer *out, const struct match *match);

/* report_analysis.c: one JSON object with all there is to know. */
void report_write_analysis(const struct analysis *analysis, struct buffer *out);

#endif
