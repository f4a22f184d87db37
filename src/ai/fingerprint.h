/* fingerprint.h: hashes a whole random game, to detect any drift in rules, random numbers
 * or platforms. A game id with a seed determines the game: outcomes come from the seed,
 * and every seat is the random player of ai/playout.h. */
#ifndef AI_FINGERPRINT_H
#define AI_FINGERPRINT_H

#include "core/match/match.h"

struct fingerprint {
    uint64_t last; /* hash of the final state */
    uint64_t all;  /* hash of the hashes of all states */
    long choices;  /* made by players */
};

enum { FINGERPRINT_TEXT = 512 };

/* Plays the game of an id, which must have a seed, and fingerprints it. */
bool fingerprint_play(const struct game *const *games, const char *id,
                      struct fingerprint *out, struct error *error);
/* A line of a catalogue: "ID LAST CHOICES ALL". */
void fingerprint_write(const char *id, const struct fingerprint *fingerprint,
                       struct text *out);

#endif
