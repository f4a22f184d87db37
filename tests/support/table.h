/* table.h: a position of any game, to play moves in and to ask which moves are legal and
 * why others are refused. Each game has its own functions to set one up and inspect it.
 */
#ifndef TESTS_SUPPORT_TABLE_H
#define TESTS_SUPPORT_TABLE_H

#include "core/match/match.h"

enum { POSITION_TEXTS = 8, POSITION_TEXT = 32768 };

struct position {
    struct match *match;
    int text;                                  /* the last one used */
    char texts[POSITION_TEXTS][POSITION_TEXT]; /* answers, used in turn */
};

/* `POSITION p;` declares a position that is freed at the end of its block. */
#define POSITION __attribute__((cleanup(position_end))) struct position
void position_end(struct position *p);

/* The next of the texts to return answers in. */
struct text position_text(struct position *p);

/* Starts a game with options as in a game id, "players=3", and perhaps a file of its own
 * (or NULL). Returns what is wrong with them, or "". Chance is given by position_chance.
 */
const char *position_open(struct position *p, const struct game *game,
                          const char *options, const char *file, size_t length);
/* Sets up a position from state JSON; what is wrong with it, or "". */
const char *position_read(struct position *p, const char *json);
/* The same for JSON with ' for ", so that tests can be read; and the position as such. */
const char *position_read_quoted(struct position *p, const char *json);
const char *position_write_quoted(struct position *p);
/* State JSON, and the error it is refused with. */
struct placed {
    const char *json, *says;
};
/* Each must be refused with its error; "" for valid positions: (&p, ROWS(table)). */
void position_read_all(struct position *p, const struct placed *rows, size_t count);

/* Plays moves separated by commas; each must be legal. */
void position_move(struct position *p, const char *moves);
/* The same for outcomes of chance. */
void position_chance(struct position *p, const char *outcomes);
/* Makes the choices in the text, which may be an unfinished move. */
void position_begin(struct position *p, const char *words);
/* The move must be refused by that rule ("" if it cannot be parsed); returns the reason.
 */
const char *position_refuse(struct position *p, const char *rule, const char *move);
/* Each move must be refused by its rule with exactly this reason (NULL: with any):
 * (&p, ROWS(table)). */
struct refused {
    const char *move, *rule, *text;
};
#define ROWS(rows) rows, sizeof rows / sizeof rows[0]
void position_refuse_all(struct position *p, const struct refused *rows, size_t count);
/* The same for a single choice, which may have no text. */
void position_refuse_choice(struct position *p, choice_t choice, const char *rule,
                            const char *text);
/* All whole moves, sorted, joined by ", ". */
const char *position_moves(struct position *p);
/* The choices of the current step, in the same form. */
const char *position_choices(struct position *p);
bool position_allows(struct position *p, const char *move);
/* The possible outcomes with weights, in the game's order: "1 roll white 1, ...". */
const char *position_outcomes(struct position *p);

#endif
