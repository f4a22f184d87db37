/* describe.h: what the program knows about games and matches, as JSON values. Shared by
 * the commands that print JSON and by the engine. The caller owns what is returned. */
#ifndef CLI_ENGINE_DESCRIBE_H
#define CLI_ENGINE_DESCRIBE_H

#include <jansson.h>

#include "core/match.h"
#include "core/odds.h"

/* Every game with its options. */
json_t *describe_games(void);
/* A text as a JSON string; bytes that are not UTF-8 become '?'. */
json_t *describe_text(const char *words);
/* The complete state (of the match's game) as its JSON object. */
json_t *describe_state(const struct match *match, const void *state);
/* Seat from 1, "chance" or null when the game is over. */
json_t *describe_actor(const struct match *match);
json_t *describe_scores(const struct match *match);
json_t *describe_winners(const struct match *match);
json_t *describe_options(const struct match *match);
/* 16 hexadecimal digits. */
json_t *describe_hash(const struct match *match);
/* Who must do what, in one line. */
json_t *describe_prompt(const struct match *match);
/* The moves and chance events from step `from` (where one starts) to the current state,
 * in the words of records: ["1: roll", "*: die 5"]. */
json_t *describe_events(const struct match *match, size_t from);
/* Whose seat is whose, in the game's words: ["Shaman of the North", ...]. */
json_t *describe_seats(const struct match *match);
/* One answer: {"goal": ..., "low": ..., "high": ..., "exact": ...}. */
json_t *describe_odds(const char *goal, const struct odds_answer *answer);

/* Room enough for the JSON or the picture of any state. */
enum { DESCRIBE_ROOM = 256 * 1024 };

#endif
