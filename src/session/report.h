/* report.h: games, matches, hints, odds and analyses in words and as JSON. Whatever
 * tells of them takes it from here: the browser's session, the engine, the commands. */
#ifndef SESSION_REPORT_H
#define SESSION_REPORT_H

#include "ai/analysis/analyse.h"
#include "base/buffer.h"
#include "core/odds.h"

/* report_words.c: a seat by its name in the game and that of its player, or its
 * computer player, if the record has it: "warlock (Anna)". */
void report_seat(const struct match *match, int seat, struct text *out);
/* Steps first..last-1 of the log, which are one event: "break c4 with f3". */
void report_event(const struct match *match, size_t first, size_t last, struct text *out);
/* A move from before step `first`. */
void report_move(const struct match *match, size_t first, const struct move *move,
                 struct text *out);
/* The position as text for people; to be freed. */
char *report_picture(const struct match *match);
/* A chance, points or a difference to a millionth: digits beyond that mean nothing. */
double report_round(double number);
/* ... as a member; and one for each seat. */
void report_add(struct buffer *out, const char *key, double number);
void report_add_all(struct buffer *out, const char *key, const float *number,
                    int players);

/* report_match.c: members that tell of a match, by their names and in this order, as
 * docs/engine-protocol.md describes them: "step to_act prompt". */
void report_match(struct buffer *out, const struct match *match, const char *names);
/* Of any position: "scores", the points of all seats; "state", the game's own JSON. */
void report_add_scores(struct buffer *out, const struct match *match, const void *state);
void report_add_state(struct buffer *out, const struct match *match, const void *state);
/* The hash of the position, without a name. */
void report_put_hash(struct buffer *out, const struct match *match);
/* The moves and chance events from step `from` (where one starts) to the current state,
 * in the words of records: ["1: roll", "*: die 5"]. */
void report_add_events(struct buffer *out, const char *key, const struct match *match,
                       size_t from);

/* report_game.c: what there is to know of a game before it is played. */
void report_add_game(struct buffer *out, const struct game *game);

/* report_hint.c: all of a hint for the current position. */
void report_add_hint(struct buffer *out, const struct match *match,
                     const struct hint *hint);
/* Of one for any position, its "win", "score" and "moves". On a screen a move has the
 * things of its first choice too, and is called "text" and not "move". */
void report_add_moves(struct buffer *out, const struct match *match, const void *state,
                      const struct hint *hint, bool screen);
/* One answer about a goal, which stands under this key. */
void report_add_odds(struct buffer *out, const char *key, const char *goal,
                     const struct odds_answer *answer, int digits);
/* Asks about a goal, or about all goals worth asking for, and adds the answers as items
 * with all their digits. False with a reason if one has no answer. */
bool report_put_odds(struct buffer *out, const struct odds_query *query, const char *goal,
                     struct reason *why);
bool report_put_all_odds(struct buffer *out, const struct odds_query *query,
                         struct reason *why);

/* report_analysis.c: all there is to know. */
void report_add_analysis(struct buffer *out, const struct analysis *analysis);

#endif
