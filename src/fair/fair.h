/* fair.h: verifiable dice: outcomes are determined by a secret that the server committed
 * to in advance and by entropy from the players, and by nothing else.
 *
 * The server draws 32 bytes, the seed, and shows their commitment before seats are taken.
 * Every player commits to 32 bytes of their own, and all are revealed when no seat
 * changes any more. From both comes the key:
 *
 *     commitment = SHA-256("cantrip seed 1\n" TABLE "\n" SEED)
 *     promise    = SHA-256(ENTROPY)
 *     key        = HMAC-SHA256(SEED, "cantrip key 1\n" TABLE "\n" ENTROPY...)
 *
 * with the entropy in the order of seats, 32 zero bytes for a computer player. The
 * outcome of a step of the log (from 0) comes from the big-endian 64-bit words of
 *
 *     HMAC-SHA256(key, "cantrip roll 1\n" TABLE "\n" STEP "\n" BLOCK)   (decimal numbers)
 *
 * four per block, blocks from 0. The first word below the largest multiple of the sum of
 * weights that fits in 64 bits, modulo that sum, selects the outcome, in the order of
 * game->choices. The seed is revealed when the game is over, so that everything can be
 * recomputed. The record of such a game has the notes
 *
 *     x-fair-table: 7K2QFD9X          x-fair-commitment: hex
 *     x-fair-entropy.1: hex           (none for a computer player)
 *     x-fair-seed: hex                (once it is over or closed)
 *     x-fair-digest: hex              SHA-256 of the record without these 64 digits
 *
 * so that any change to it can be detected. */
#ifndef FAIR_FAIR_H
#define FAIR_FAIR_H

#include "base/buffer.h"
#include "core/match/match.h"

enum { FAIR_BYTES = 32, FAIR_HEX = 2 * FAIR_BYTES + 1, FAIR_TABLE = 16 };

struct fair {
    char table[FAIR_TABLE];
    int players;
    unsigned char seed[FAIR_BYTES];
    unsigned char entropy[GAME_MAX_PLAYERS][FAIR_BYTES];
    unsigned given; /* bit mask of seats with entropy */
    unsigned char key[FAIR_BYTES];
};

/* Lower-case hexadecimal; anything else is rejected. */
void fair_to_hex(const unsigned char *bytes, char hex[FAIR_HEX]);
bool fair_from_hex(const char *hex, unsigned char *bytes);

void fair_hash(const void *bytes, size_t length, unsigned char *hash);
void fair_commit(const char *table, const unsigned char *seed, unsigned char *commitment);
/* Computes `key` from the other fields. */
void fair_make_key(struct fair *fair);
/* A number within 0..sum-1 (sum > 0) for a step. */
uint64_t fair_below(const struct fair *fair, size_t step, uint64_t sum);
/* The outcome of step `step` in a state whose actor is chance. */
choice_t fair_draw(const struct fair *fair, const struct game *game, const void *world,
                   const void *state, size_t step);
/* Draws until a player must choose or the game is over. The match must have no seed.
 * Returns the number of outcomes. */
size_t fair_draw_all(const struct fair *fair, struct match *match);

/* Adds the notes to a match; the seed only if `reveal`. */
void fair_note(const struct fair *fair, bool reveal, struct match *match);
/* Writes the whole record with its digest. */
void fair_write_record(const struct match *match, struct buffer *out);
/* Whether a record claims to have fair dice. */
bool fair_is_noted(const struct match *match);
/* Checks a record. `report` gets what was checked and the results, as text. False if
 * anything is wrong, with the first fault in the error; also if the seed has not been
 * revealed, since the dice cannot be verified without it. */
bool fair_check(const struct game *const *games, const char *text, size_t length,
                const char *name, struct buffer *report, struct error *error);

#endif
