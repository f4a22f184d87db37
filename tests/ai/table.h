/* table.h: small games to look at and to look back on. */
#ifndef TESTS_AI_TABLE_H
#define TESTS_AI_TABLE_H

#include "core/match.h"

/* A match from a game id ("pig:target=20#7"); chance is not drawn yet. Never NULL. */
struct match *table_match(const char *id);
/* The same, from a position as state JSON. */
struct match *table_place(const char *id, const char *state);
/* Plays moves and outcomes, divided by commas; each must be legal. */
void table_play(struct match *match, const char *lines);
/* Lets random players play on, so many choices at most (0: to the end). */
void table_random(struct match *match, long choices);

#endif
