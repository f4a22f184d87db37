/* part.h: a part of a situation: what the solver is asked about where all of it
 * would be too much. Some of the dice, since a further die does no harm, and some colours
 * of the supply, since nobody must swap for the others. */
#ifndef GAMES_CIUB_ODDS_PART_H
#define GAMES_CIUB_ODDS_PART_H

#include "games/ciub/odds/situation.h"
#include "games/ciub/odds/solver.h"

struct odds_part {
    hues_t rolling;
    dice_t outside; /* kinds */
    int dice;
    uint8_t ignored; /* colours of the supply that are not counted on, as bits */
};

/* A die is named by its colour while it is in the air, else by CIUB_COLOURS + kind. */
enum { PART_NAMES = CIUB_COLOURS + CIUB_KINDS };

/* How many such dice the part has; how many more there are. */
int ciub_part_count(const struct odds_part *part, int name);
int ciub_part_spare(const struct ciub_situation *s, const struct odds_part *part,
                    int name);
struct odds_part ciub_part_with(struct odds_part part, int name);
struct odds_part ciub_part_without(struct odds_part part, int name);

/* All dice, at most SOLVER_DICE. */
struct odds_part ciub_part_all(const struct ciub_situation *s);
/* So many dice: those of a move begun, and then what promises most. */
struct odds_part ciub_part_promising(const struct ciub_situation *s,
                                     const struct progress *progress, int dice);
/* The most promising die to go with a part that is not all. */
int ciub_part_next(const struct ciub_situation *s, const struct progress *progress,
                   const struct odds_part *part);
/* The colours of the supply that dice of the part may be swapped for, the most promising
 * ones first; returns how many, 0 also where no die can ever be swapped. */
int ciub_part_offers(const struct ciub_situation *s, const struct progress *progress,
                     const struct odds_part *part, int order[CIUB_COLOURS]);
/* Whether a move begun needs such a die. */
bool ciub_part_needs(const struct ciub_situation *s, int name);

/* How many different rolls there are of all dice that these can be swapped for: about
 * what an exact answer costs. */
double ciub_part_outcomes(const struct solver *solver, const struct progress *progress,
                          const struct odds_part *part);
/* The room of each colour. Dice that are not considered never go back to the supply. */
hues_t ciub_part_room(const struct solver *solver, const struct ciub_situation *s,
                      const struct odds_part *part);

#endif
