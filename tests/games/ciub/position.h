/* position.h: small drawn positions of ciub, to play moves in and look at.
 *
 *     POSITION p;
 *     position_draw(&p, "players=2",
 *                   "bottom: 6-6 1-1-1 20+; outside: white swap, red 5; tray: blue 2;"
 *                   "dice 2: 4 white, 1 red; token 2: 6-6");
 *     position_move(&p, "swap white for red");
 *     position_refuse(&p, "4.6", "put red inactive roll");
 *
 * Options are written as in a game id. A drawing is made of parts divided by ';', all of
 * which may be left out:
 *     top, bottom       the cards of a row from left to right, '.' for a gap
 *     removed           cards that were removed by 4.2
 *     pile              B and C cards left in it: "7 7"
 *     won N, token N    cards of player N; the card their token lies on
 *     dice N            dice of a player out of turn: "4 white, 1 red"
 *     outside, tray     dice of the player on turn: "white swap, red 5, red 5"
 *     rolling, hand     likewise: "2 white", "3 white, 1 green 2for1"
 *     supply            what is in it; all dice not drawn are then shared out among the
 *                       players out of turn, within the limits of 4.12
 *     step              else what fits: foresee, act (outside), spell (tray) or trade
 *     turn, first, opus, quiet
 *                       numbers; seats count from 1
 *     moved, busy, single, gained
 *                       flags, without a value
 *
 * Rows that are left out are made of the first cards that are nowhere else, A first. What
 * must have turned up to make the pile as small as drawn was removed. Players have five
 * white dice, if as many are left. Dice not drawn are in the supply. */
#ifndef TESTS_GAMES_CIUB_POSITION_H
#define TESTS_GAMES_CIUB_POSITION_H

#include "games/ciub/rules/state.h"
#include "tests/base/check.h"
#include "tests/support/table.h"

/* Draws a position; fails the test when it is not one. */
void position_draw(struct position *p, const char *options, const char *drawing);
/* Draws another position of the same game. */
void position_redraw(struct position *p, const char *drawing);
/* As position_draw, but says whether it is a position: the error's text, or "".
 * position_end is due in any case. */
const char *position_try(struct position *p, const char *options, const char *drawing);
/* A position with dice and cards of a set, as for position_start_set. */
void position_draw_set(struct position *p, const char *set, const char *options,
                       const char *drawing);
/* A game from its beginning; chance is told by position_chance. */
void position_start(struct position *p, const char *options);
/* The same with the set of that file; NULL: the standard one. */
void position_start_set(struct position *p, const char *set, const char *options);
/* As position_start, but says whether there is such a game, as position_try does. */
const char *position_try_start(struct position *p, const char *options);

/* What is where, as it is drawn; kinds and colours in the order of the set. Texts are ""
 * when there is nothing; they live until POSITION_TEXTS more were asked for. Seats count
 * from 1. */
const char *position_top(struct position *p); /* "2-4-6 . 20+" */
const char *position_bottom(struct position *p);
const char *position_removed(struct position *p);       /* by 4.2 */
const char *position_pile(struct position *p);          /* "7 7" */
const char *position_unseen(struct position *p);        /* cards in the pile or the box */
const char *position_won(struct position *p, int seat); /* with "opus-magnum" */
const char *position_token(struct position *p, int seat);
const char *position_dice(struct position *p, int seat); /* "4 white, 1 red" */
const char *position_outside(struct position *p);        /* "white 3, white 3, red 5" */
const char *position_tray(struct position *p);
const char *position_rolling(struct position *p);
const char *position_hand(struct position *p); /* "3 white, 1 green 2for1" */
const char *position_supply(struct position *p);
const char *position_step(struct position *p);  /* "act" */
const char *position_actor(struct position *p); /* "1", "chance" or "nobody" */
const char *position_winners(struct position *p);
const char *position_json(struct position *p);
int position_turn(struct position *p);
int position_score(struct position *p, int seat);
const struct ciub_state *position_state(const struct position *p);
const struct ciub_world *position_world(const struct position *p);

/* position_json.c: the state JSON of a drawing. */
void position_write_json(const struct ciub_world *world, const char *drawing,
                         struct text *out);

#endif
