/* notation.h: the notation of moves: words for everything on the table. */
#ifndef GAMES_CIUB_NOTATION_NOTATION_H
#define GAMES_CIUB_NOTATION_NOTATION_H

#include "games/ciub/rules/state.h"

/* What a die of that kind looks like: "3", "swap", "spent", "inactive". */
const char *ciub_look_name(const struct ciub_set *set, int kind);
/* The same as the die shows it, for texts: "2:1". */
const char *ciub_look_label(const struct ciub_set *set, int kind);
/* The look of that name on dice of a colour; -1 when they have none. */
int ciub_look_find(const struct ciub_set *set, int colour, const char *word);
/* "white 3" */
void ciub_write_die(const struct ciub_set *set, int kind, struct text *out);

/* The word that a choice of this kind begins with: "swap", "on". */
const char *ciub_verb_word(int verb, int step);
/* STEP_ROLL: the colour of the die that falls next, and whether it is the first one. */
int ciub_falling_colour(const struct ciub_state *state);
bool ciub_falls_first(const struct ciub_state *state);

void ciub_choice_write(const void *world, const void *state, choice_t choice,
                       struct text *out);
bool ciub_choice_read(const void *world, const void *state, struct reader *in,
                      choice_t *choice, struct reason *why);
/* Dice of put and keep and colours of a trade in ascending order, rolled dice colour by
 * colour; "2 white 3" and "white 3 3" in full; skulls, which go by themselves, commas,
 * and a last "stop" left out. What it does not understand it leaves alone, behind what it
 * does. */
bool ciub_tidy(const void *world, const void *state, const char *line, struct text *out);

#endif
