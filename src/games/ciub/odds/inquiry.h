/* inquiry.h: one question on its way to an answer: what was found so far, and how
 * much more may be done for it. */
#ifndef GAMES_CIUB_ODDS_INQUIRY_H
#define GAMES_CIUB_ODDS_INQUIRY_H

#include "games/ciub/odds/part.h"
#include "games/ciub/odds/search.h"

#define EFFORT_ANY UINT64_MAX

struct inquiry {
    struct solver *solver;
    const struct ciub_situation *situation;
    struct progress progress;
    int dice;
    uint64_t left;  /* effort; EFFORT_ANY: no limit */
    uint64_t spent; /* outcomes evaluated so far */
    uint8_t
        ignored; /* colours of the supply that are not counted on when dice are chosen */
    /* The best answer of those finished; a part without dice: none yet. */
    struct odds_part part;
    double chance;
    struct odds_move move; /* VERB_NONE: there is nothing to choose */
};

/* solve.c: The exact chance with some of the dice, for at most that effort. False
 * when it was not enough: what was worked out is kept for another time. */
bool ciub_inquire(struct inquiry *inquiry, const struct odds_part *part, uint64_t effort,
                  double *chance);

/* climb.c: Looks for good parts of `usual` dice, then of up to `most`, as far as the
 * effort goes, which must have a limit. Returns the last one found; no dice: none. */
struct odds_part ciub_inquire_dice(struct inquiry *inquiry, int usual, int most);
/* ... with these dice and ever more colours of the supply, in the end all. */
void ciub_inquire_colours(struct inquiry *inquiry, struct odds_part part);
/* The colours to ignore but for the few most promising ones. */
uint8_t ciub_inquiry_narrow(const struct inquiry *inquiry);

/* reach.c: Whether no play whatever can show what is missing; quick, and not always
 * noticed. */
bool ciub_out_of_reach(const struct ciub_situation *s, const struct progress *progress);

#endif
