/* around.h: tables and folders for tests. */
#ifndef TESTS_SESSION_TABLE_AROUND_H
#define TESTS_SESSION_TABLE_AROUND_H

#include "base/rng.h"
#include "session/store/store.h"

/* A table for a game id ("pig:target=20#7"). `specs` are the players by seat, separated
 * by spaces, with "-" for a person ("- random"); the remaining seats are people. Never
 * NULL. */
struct table *around_new(const char *id, const char *specs);
/* Chooses randomly until the draft is whole; a person must be to act. */
void around_draft(struct table *table, struct rng *rng);
/* Makes and confirms a random draft. */
void around_move(struct table *table, struct rng *rng);
/* Types and confirms a move. */
void around_play(struct table *table, const char *line);
/* The output of one of the table's write functions. */
const char *around_text(const struct table *table,
                        void (*write)(const struct table *, struct text *), char *room,
                        size_t size);
/* Checks that the record of a match round-trips. */
void around_check_record(const struct match *match);

/* Creates an empty folder; its path is below 200 bytes. */
void around_make_folder(char *path, size_t size);
/* Removes a folder and its files. */
void around_remove_folder(const char *path);

#endif
