/* table.h: a drawn position of any game as a table to play at: moves, what is refused and
 * why, and what may be played. Drawing and looking are each game's own. */
#ifndef TESTS_SUPPORT_TABLE_H
#define TESTS_SUPPORT_TABLE_H

#include "core/match/match.h"

enum { POSITION_TEXTS = 8, POSITION_TEXT = 32768 };

struct position {
    struct match *match;
    int text;                                  /* the last one used */
    char texts[POSITION_TEXTS][POSITION_TEXT]; /* answers, used in turn */
};

/* POSITION p; is a position that ends with the block it is declared in. */
#define POSITION __attribute__((cleanup(position_end))) struct position
void position_end(struct position *p);

/* The next text to answer with. */
struct text position_text(struct position *p);

/* Starts a game with options as in a game id, "players=3"; with a file of its own (NULL:
 * without) when they say so. What is wrong with them, or "". Chance is told by
 * position_chance. */
const char *position_open(struct position *p, const struct game *game,
                          const char *options, const char *file, size_t length);
/* Sets up a position from state JSON; what is wrong with it, or "". */
const char *position_read(struct position *p, const char *json);
/* The same for JSON with ' for ", so that tests can be read; and the position as such. */
const char *position_read_quoted(struct position *p, const char *json);
const char *position_write_quoted(struct position *p);
/* State JSON and what is said of it. */
struct placed {
    const char *json, *says;
};
/* Each must be refused in its words; "" for those that are positions: (&p, ROWS(table)).
 */
void position_read_all(struct position *p, const struct placed *rows, size_t count);

/* Plays moves, divided by commas; each must be legal. */
void position_move(struct position *p, const char *moves);
/* The same for what chance brings. */
void position_chance(struct position *p, const char *outcomes);
/* Makes the choices that the words stand for, also when that is only half a move. */
void position_begin(struct position *p, const char *words);
/* The move must be refused by that rule ("" when the words make no sense); returns the
 * sentence that says why. */
const char *position_refuse(struct position *p, const char *rule, const char *move);
/* Each move must be refused by its rule and in these very words (NULL: in any words):
 * (&p, ROWS(table)). */
struct refused {
    const char *move, *rule, *text;
};
#define ROWS(rows) rows, sizeof rows / sizeof rows[0]
void position_refuse_all(struct position *p, const struct refused *rows, size_t count);
/* Likewise for a single choice, which need not have words. */
void position_refuse_choice(struct position *p, choice_t choice, const char *rule,
                            const char *text);
/* All whole moves, sorted, joined by ", ". */
const char *position_moves(struct position *p);
/* The choices of the current step, likewise. */
const char *position_choices(struct position *p);
bool position_allows(struct position *p, const char *move);
/* What chance may bring now, with weights, in the game's order: "1 roll white 1, ...". */
const char *position_outcomes(struct position *p);

#endif
