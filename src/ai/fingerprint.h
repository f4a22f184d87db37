/* fingerprint.h: the fingerprint of a whole random game, to notice any drift of rules,
 * randomness or platform. A game id with a seed determines the game: chance comes from
 * the seed, and every seat is the random player of ai/playout.h. */
#ifndef AI_FINGERPRINT_H
#define AI_FINGERPRINT_H

#include "core/match.h"

struct fingerprint {
    uint64_t last; /* hash of the last state */
    uint64_t all;  /* hash over the hashes of all states on the way */
    long choices;  /* made by players */
};

enum { FINGERPRINT_TEXT = 512 };

/* Plays the game of an id (which must have a seed) and takes its fingerprint. */
bool fingerprint_play(const struct game *const *games, const char *id,
                      struct fingerprint *out, struct error *error);
/* As a line of a catalogue: "ID LAST CHOICES ALL". */
void fingerprint_write(const char *id, const struct fingerprint *fingerprint,
                       struct text *out);

#endif
