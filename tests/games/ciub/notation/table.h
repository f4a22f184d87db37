/* table.h: a table of ciub at which the notation is tried: two players, six cards.
 *
 *     struct table t;
 *     table_open(&t);
 *     table_lay(&t, "white swap red 5", "blue skull");
 *     table_play(&t, "swap white for red");
 *     table_close(&t);
 *
 * The cards lie open as in "deal 2-4-6 20+ =4 6-6 1-1-1 3-3-3-3": the first three are the
 * top row. The first player is on turn, in phase 1, with five white dice. */
#ifndef TESTS_GAMES_CIUB_NOTATION_TABLE_H
#define TESTS_GAMES_CIUB_NOTATION_TABLE_H

#include "core/match/match.h"
#include "games/ciub/rules/state.h"
#include "tests/base/check.h"

struct table {
    struct match *match;
    struct ciub_state *state;
    const struct ciub_world *world;
};

/* A game from its very beginning, by its id. */
void table_start(struct table *t, const char *id);
void table_open(struct table *t);
void table_close(struct table *t);

/* The player on turn is in phase 2 with these dice on the table and in the tray, each
 * "COLOUR LOOK" or "COUNT COLOUR LOOK"; all other dice but the opponent's five white ones
 * are the supply. */
void table_lay(struct table *t, const char *outside, const char *tray);
/* The last C is turned up: the next gain takes D (5.1). */
void table_empty_pile(struct table *t);

/* The line is legal, and written back as it stands. */
void table_play(struct table *t, const char *line);
#define table_play_all(t, ...)                                                           \
    table_play_lines(t, (const char *const[]){__VA_ARGS__, NULL})
void table_play_lines(struct table *t, const char *const *lines);
/* The line is legal; a record has it as `written`. */
void table_say(struct table *t, const char *line, const char *written);
/* Makes the choices that the words stand for: half a move. */
void table_begin(struct table *t, const char *words);

/* Each line is refused by its rule and in these very words; NULL: the words make sense,
 * and what the rules say to them is tried elsewhere. */
struct refused {
    const char *line, *rule, *text;
};
#define ROWS(rows) rows, sizeof rows / sizeof rows[0]
void table_refuse_all(struct table *t, const struct refused *rows, size_t count);

#endif
