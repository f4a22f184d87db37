/* around.h: tables to play at in tests, and folders to keep them in. */
#ifndef TESTS_SESSION_TABLE_AROUND_H
#define TESTS_SESSION_TABLE_AROUND_H

#include "base/rng.h"
#include "session/store/store.h"

/* A table from a game id ("pig:target=20#7"); `specs` are the players by seat, divided by
 * blanks, with "-" for a person ("- random"); those that are not named are people. Never
 * NULL. */
struct table *around_new(const char *id, const char *specs);
/* Chooses at random until the draft is whole; a person must be to act. */
void around_draft(struct table *table, struct rng *rng);
/* A draft at random, confirmed. */
void around_move(struct table *table, struct rng *rng);
/* Types a move and confirms it. */
void around_play(struct table *table, const char *line);
/* What is written by one of the table's functions. */
const char *around_text(const struct table *table,
                        void (*write)(const struct table *, struct text *), char *room,
                        size_t size);
/* The record of a match reads back to the same game. */
void around_check_record(const struct match *match);

/* A new empty folder; its path is below 200 bytes. */
void around_make_folder(char *path, size_t size);
/* With the files in it. */
void around_remove_folder(const char *path);

#endif
