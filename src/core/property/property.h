/* property.h: plays a random game and checks at every step what a game promises.
 *
 * What is checked: the invariants of the state; the list of choices, that `verdict`
 * accepts what is listed and refuses a sample of what is not; texts and JSON that read
 * back to the same thing; views; undo and redo to the exact bytes; a record that reads
 * back to the same game. Used by the tests of every game and by `cantrip random`. */
#ifndef CORE_PROPERTY_PROPERTY_H
#define CORE_PROPERTY_PROPERTY_H

#include "base/buffer.h"
#include "core/game.h"

struct property_options {
    unsigned every;   /* do the costly checks at every so manyth step; 0: at each */
    size_t max_steps; /* a longer game is a failure; 0: 100,000 */
};

enum { PROVE_TEXT = 512 };

/* Counts add up over calls, so one result can sum up many games. */
struct property_result {
    uint64_t games;    /* that were played to the end without a failure */
    uint64_t steps;    /* choices and outcomes together */
    uint64_t choices;  /* by players */
    uint64_t outcomes; /* of chance */
    uint64_t moves;    /* whole moves by players */
    uint64_t lists[GAME_MAX_CHOICES + 1]; /* how many lists of players had that length */
    int longest;                          /* list of a player */
    uint64_t hash;                        /* of the last game's final state */
    int scores[GAME_MAX_PLAYERS];         /* at its end */
    char failure[PROVE_TEXT]; /* the game's id, the step and what was wrong; "" if none */
    struct buffer record;     /* of the failed game, up to there */
};

void property_result_init(struct property_result *result);
void property_result_deinit(struct property_result *result);
double property_mean_list(const struct property_result *result);
/* The length that so many per cent of the lists do not exceed: 50 is the median. */
int property_percentile_list(const struct property_result *result, double percent);

/* Plays one game, drawn from the seed. False when something was wrong (or the setup makes
 * no game); the result then has the failure and the record. */
bool property_game(const struct game *game, const struct setup *setup, uint64_t seed,
                   const struct property_options *options,
                   struct property_result *result);

#endif
