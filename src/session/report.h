/* report.h: games, matches, hints, odds and analyses in words and as JSON, for the
 * browser's session, the engine and the commands alike. */
#ifndef SESSION_REPORT_H
#define SESSION_REPORT_H

#include "ai/analysis/analyse.h"
#include "base/buffer.h"
#include "core/odds.h"

/* report_words.c: a seat by its name in the game and, if the record has it, the name of
 * its player or computer player: "warlock (Anna)". */
void report_seat(const struct match *match, int seat, struct text *out);
/* One event, steps first..last-1 of the log: "break c4 with f3". */
void report_event(const struct match *match, size_t first, size_t last, struct text *out);
/* A move from before step `first`. */
void report_move(const struct match *match, size_t first, const struct move *move,
                 struct text *out);
/* The position as text for people; the caller frees it. */
char *report_picture(const struct match *match);
/* Rounds a chance, points or a difference to a millionth; further digits mean nothing. */
double report_round(double number);
/* ... as a member; and one for each seat. */
void report_add(struct buffer *out, const char *key, double number);
void report_add_all(struct buffer *out, const char *key, const float *number,
                    int players);

/* report_match.c: members of a match by name ("step to_act prompt"), in this order;
 * docs/engine-protocol.md describes them. */
void report_match(struct buffer *out, const struct match *match, const char *names);
/* For any position: "scores", the points of all seats; "state", the game's own JSON. */
void report_add_scores(struct buffer *out, const struct match *match, const void *state);
void report_add_state(struct buffer *out, const struct match *match, const void *state);
/* The hash of the position, without a name. */
void report_put_hash(struct buffer *out, const struct match *match);
/* The moves and chance events from step `from` (where one starts) to the current state,
 * as lines of records: ["1: roll", "*: die 5"]. */
void report_add_events(struct buffer *out, const char *key, const struct match *match,
                       size_t from);

/* report_game.c: a game and its options. */
void report_add_game(struct buffer *out, const struct game *game);

/* report_hint.c: a complete hint for the current position. */
void report_add_hint(struct buffer *out, const struct match *match,
                     const struct hint *hint);
/* Only "win", "score" and "moves", for a hint in any position. For a screen a move also
 * has the things of its first choice, and its words are "text" instead of "move". */
void report_add_moves(struct buffer *out, const struct match *match, const void *state,
                      const struct hint *hint, bool screen);
/* One answer, with its goal under `key`. */
void report_add_odds(struct buffer *out, const char *key, const char *goal,
                     const struct odds_answer *answer, int digits);
/* Asks about one goal, or about all that are worth asking about, and adds the answers as
 * items with all their digits. False with a reason if one has no answer. */
bool report_put_odds(struct buffer *out, const struct odds_query *query, const char *goal,
                     struct reason *why);
bool report_put_all_odds(struct buffer *out, const struct odds_query *query,
                         struct reason *why);

/* report_analysis.c: a complete analysis. */
void report_add_analysis(struct buffer *out, const struct analysis *analysis);

#endif
