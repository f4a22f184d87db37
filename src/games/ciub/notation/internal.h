/* internal.h: what the readers of the notation share among themselves. */
#ifndef GAMES_CIUB_NOTATION_INTERNAL_H
#define GAMES_CIUB_NOTATION_INTERNAL_H

#include "games/ciub/notation/notation.h"

/* A choice being read: where the words come from, and where the answer goes. */
struct reading {
    const struct ciub_world *world;
    const struct ciub_set *set;
    const struct ciub_state *state;
    struct reader *in;
    choice_t *choice;
    struct reason *why;
};

/* The choice is read: always true. */
static inline bool reading_done(struct reading *r, int verb, int value)
{
    *r->choice = CHOICE(verb, value);
    return true;
}

/* read_refuse.c: refusals of words, with an example that is legal in the position.
 * Always return false. */
bool ciub_refuse_word(struct reading *r);
bool ciub_refuse_object(struct reading *r, int verb, char word[WORD_SIZE]);
bool ciub_refuse_look(struct reading *r, int colour, const char *word);
/* A die of the table was named by its colour alone. */
bool ciub_refuse_faceless(struct reading *r, int colour);

/* read_next.c: the line ends too early. Always returns false. */
bool ciub_refuse_end(struct reading *r);

/* read_words.c: the names of single things; -1: refused. */
int ciub_read_card(struct reading *r, int verb);
int ciub_read_colour(struct reading *r, int verb);
/* A face of a die of that colour. */
int ciub_read_symbol(struct reading *r, int colour);
int ciub_read_die(struct reading *r, int verb); /* a kind */

/* read_keep.c */
bool ciub_read_kept(struct reading *r);

/* read_chance.c */
bool ciub_read_begin(struct reading *r);
bool ciub_read_turned_up(struct reading *r);
bool ciub_read_fallen(struct reading *r);

#endif
