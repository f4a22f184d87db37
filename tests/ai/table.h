/* table.h: small games for tests. */
#ifndef TESTS_AI_TABLE_H
#define TESTS_AI_TABLE_H

#include "core/match/match.h"

/* A match from a game id ("pig:target=20#7"), before any outcome is drawn. Never NULL. */
struct match *table_match(const char *id);
/* The same, from a position as JSON. */
struct match *table_place(const char *id, const char *state);
/* Plays moves and outcomes, separated by commas; each must be legal. */
void table_play(struct match *match, const char *lines);
/* Plays randomly, at most `choices` choices (0: to the end). */
void table_random(struct match *match, long choices);

#endif
