/* situation.h: a moment of phase 2 as far as it bears on the tray that comes of it:
 * what the exact odds of ciub are about. */
#ifndef GAMES_CIUB_ODDS_SITUATION_H
#define GAMES_CIUB_ODDS_SITUATION_H

#include "games/ciub/rules/state.h"

/* What was chosen so far of a move in phase 2. */
struct ciub_begun {
    enum ciub_verb verb; /* VERB_SWAP, _REROLL, _ADJUST, _PUT; VERB_NONE: nothing */
    int source;          /* kind of the acting die; the last one put */
    int target;          /* VERB_ADJUST: kind to be turned, or -1 if not chosen yet */
    bool itself;
};

/* Dice of the player on turn and of the supply. While dice are in the air, those that lie
 * outside the tray stay as they are: they have been rolled before, or another die is
 * rolled by a re-roll action. */
struct ciub_situation {
    const struct ciub_set *set;    /* not owned */
    uint8_t rolling[CIUB_COLOURS]; /* in the air */
    uint8_t outside[CIUB_KINDS];   /* not in the tray */
    uint8_t tray[CIUB_KINDS];
    uint8_t supply[CIUB_COLOURS];
    bool moved; /* 4.7: since the last roll of all a die went in or was swapped */
    struct ciub_begun begun;
};

/* A situation in words: dice as `5 white` (about to be rolled), `white 3` or `2 blue
 * swap` (not in the tray; also `spent` and `inactive`), then if need be `tray` and dice,
 * `supply` and counts as `0 white 7 red`, and `moved`. A comma ends a die. What is not
 * said of the supply is the full box less the dice named, without white. */
bool ciub_situation_read(struct ciub_situation *situation, const struct ciub_set *set,
                         const char *line, struct error *error);

/* How many dice are in the air or outside the tray. */
int ciub_situation_dice(const struct ciub_situation *situation);

#endif
