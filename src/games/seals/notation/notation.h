/* notation.h: the notation of moves: words for everything on the table. */
#ifndef GAMES_SEALS_NOTATION_NOTATION_H
#define GAMES_SEALS_NOTATION_NOTATION_H

#include "games/seals/rules/state.h"

void seals_write_site(const struct seals_world *world, int site, struct text *out);
/* "change.fire", "binding". */
void seals_write_scroll(const struct seals_state *state, int scroll, struct text *out);
/* "f3 f4", or "nothing" for none. */
void seals_write_dice(int colour, dice_t dice, struct text *out);
/* What a seat is called: its mage, or "player 2" before mages are known. */
void seals_write_seat(const struct seals_state *state, int seat, struct text *out);

/* The scroll of that name in a game with this circle, the first of two copies; -1 with a
 * reason when there is none. */
int seals_read_scroll(int circle, const char *word, struct reason *why);
/* A die "f3": its colour and value. */
bool seals_read_die(const char *word, int *colour, int *value);

void seals_choice_write(const void *world, const void *state, choice_t choice,
                        struct text *out);
bool seals_choice_read(const void *world, const void *state, struct reader *in,
                       choice_t *choice, struct reason *why);

#endif
