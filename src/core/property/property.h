/* property.h: plays a random game and checks the contracts of `struct game` at every
 * step.
 *
 * Checks the invariants of the state; that `verdict` accepts every listed choice and
 * rejects a sample of others; that texts and JSON round-trip; views; that undo and redo
 * restore the exact bytes; and that the record reads back to the same game. Used by the
 * tests of every game and by `cantrip random`. */
#ifndef CORE_PROPERTY_PROPERTY_H
#define CORE_PROPERTY_PROPERTY_H

#include "base/buffer.h"
#include "core/game.h"

struct property_options {
    unsigned every;   /* run the expensive checks at every n-th step; 0: at all */
    size_t max_steps; /* a longer game fails; 0: 100,000 */
};

enum { PROPERTY_TEXT = 512 };

/* Counts accumulate, so one result can cover many games. */
struct property_result {
    uint64_t games;                       /* played to the end without a failure */
    uint64_t steps;                       /* choices and outcomes together */
    uint64_t choices;                     /* by players */
    uint64_t outcomes;                    /* of chance */
    uint64_t moves;                       /* whole moves by players */
    uint64_t lists[GAME_MAX_CHOICES + 1]; /* how many lists of players had that length */
    int longest;                          /* longest list of a player */
    uint64_t hash;                        /* of the last game's final state */
    int scores[GAME_MAX_PLAYERS];         /* final scores of the last game */
    char failure[PROPERTY_TEXT]; /* game id, step and what was wrong; "" if none */
    struct buffer record;        /* the failed game up to the failure */
};

void property_result_init(struct property_result *result);
void property_result_deinit(struct property_result *result);
double property_mean_list(const struct property_result *result);
/* The list length at a percentile: 50 is the median. */
int property_percentile_list(const struct property_result *result, double percent);

/* Plays one game from the seed. False on a failure or an invalid setup; the result then
 * holds the failure and the record. */
bool property_game(const struct game *game, const struct setup *setup, uint64_t seed,
                   const struct property_options *options,
                   struct property_result *result);

#endif
