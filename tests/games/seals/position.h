/* position.h: small drawn positions of Five Seals, to play moves in and look at.
 *
 *     POSITION p;
 *     position_draw(&p, 4, "hall - n1:2 - n2:3 - b1[4], n1 - b2[2]",
 *                   "n1=f2 b1=growth.fire vault",
 *                   "witch on h1: f3 f4 w2 | change.fire ~renewal.air",
 *                   "seer on n2, owl on h3: a1");
 *     position_move(&p, "break n1 with f3");
 *     position_refuse(&p, "5.1", "break b1 with a1");
 *
 * The board: spaces joined by '-', chains divided by ',' or a new line. `n1:2` is a
 * circle printed with strength 2, `b1[4]` a box of strength 4, a bare name that was not
 * given a strength anywhere is a floor. Where the table says what lies on a space, that
 * is the strength it is printed with (3.2). A way joins every space of a run of names
 * with every one of the next run: "hall - n1:2 n2:2 - room". The floor `hall` with the
 * start circles h1 ... h5 is always there.
 *
 * The table: what lies where (n1=f2, b1=growth.fire), every other site is empty;
 * guardian.fire=b1, absorbed.mind=w3; first=seer, turn=witch (else the first player's),
 * round=3, idle=14, stuck=4, broken=1. `vault` adds a room behind the circle g1 (an e6
 * lies there) with the five basic Synergy scrolls in v1 ... v5, so that the game does not
 * end with the round.
 *
 * A player, in seat order: mage and place, the familiar's place if it has one, dice after
 * the colon, scrolls after the bar, '~' for face down. Where Binding is not written it
 * lies face up, or face down when the familiar is on the board. Dice without a value wait
 * for the next round: the player's round is over, and what is missing to three is owed to
 * them ("seer on h2: f w" is short of one; "seer on h2:" of three). */
#ifndef TESTS_GAMES_SEALS_POSITION_H
#define TESTS_GAMES_SEALS_POSITION_H

#include "games/seals/rules/state.h"
#include "tests/base/check.h"
#include "tests/support/table.h"

enum { POSITION_PLAYERS = 5 };

/* Draws a position; fails the test when it is not one. `circle` is 1..4. */
#define position_draw(p, circle, board, table, ...)                                      \
    position_draw_players(p, circle, board, table,                                       \
                          (const char *const[]){__VA_ARGS__, NULL})
void position_draw_players(struct position *p, int circle, const char *board,
                           const char *table, const char *const *players);
/* As position_draw_players, but says whether it is a position: the error's text, or "".
 * position_end is due in any case. */
const char *position_try(struct position *p, int circle, const char *board,
                         const char *table, const char *const *players);
/* A game from its beginning: options are written as in a game id ("players=3,circle=2"),
 * and chance is told by position_chance. */
void position_start(struct position *p, const char *options, const char *board);
/* As position_start, but says whether there is such a game, as position_try does. */
const char *position_try_start(struct position *p, const char *options,
                               const char *board);

/* What is where. Texts are "" when there is nothing; they live until POSITION_TEXTS more
 * were asked for. */
const char *position_dice(struct position *p, const char *mage); /* "f3 f4 w2" */
const char *position_next(struct position *p, const char *mage); /* "f w w" */
const char *position_up(struct position *p, const char *mage);   /* sorted by name */
const char *position_down(struct position *p, const char *mage);
const char *position_place(struct position *p, const char *mage);
const char *position_familiar(struct position *p, const char *mage);
const char *position_at(struct position *p, const char *site); /* "f2", "growth.fire" */
const char *position_guardian(struct position *p, const char *element);
const char *position_absorbed(struct position *p, const char *element);
const char *position_supply(struct position *p); /* "3 2 3 3": fire, water, air, earth */
const char *position_actor(struct position *p);  /* a mage, "chance" or "nobody" */
const char *position_turn(struct position *p);
const char *position_first(struct position *p);
const char *position_winners(struct position *p);
const char *position_json(struct position *p);
int position_score(struct position *p, const char *mage);
int position_owed(struct position *p, const char *mage);
bool position_out(struct position *p, const char *mage); /* the round is over for them */
const struct seals_state *position_state(const struct position *p);

/* position_board.c: the board file of a drawing; to be given to buffer_deinit. */
void position_board_file(const char *board, const char *table, struct buffer *file);
/* Whether a table has the vault. */
bool position_has_vault(const char *table);

#endif
