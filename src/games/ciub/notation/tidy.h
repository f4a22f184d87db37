/* tidy.h: what the files that tidy lines share: a line, and the things it names. */
#ifndef GAMES_CIUB_NOTATION_TIDY_H
#define GAMES_CIUB_NOTATION_TIDY_H

#include "games/ciub/notation/notation.h"

enum { MAX_NAMED = 96 };

/* Things named in a line, as numbers in the order in which they are to be written. */
struct named {
    int count;
    int thing[MAX_NAMED];
};

struct line {
    const struct ciub_set *set;
    const struct ciub_state *state;
    struct reader in;
    struct named named;
};

/* tidy.c */
/* A colour, or -1 with the word read nonetheless. */
int ciub_tidy_colour(struct line *line);
/* "2" or "2x" before a colour, which is meant twice; 1 when there is none. */
int ciub_tidy_count(struct line *line);
/* Adds a thing `count` times; false when there is no such thing, or no room. */
bool ciub_tidy_name(struct named *named, int thing, int count);

/* tidy_put.c */
bool ciub_tidy_put(struct line *line, struct text *out);

#endif
