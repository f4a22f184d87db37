/* fair.h: dice that anybody can check: what chance brings is fixed by a secret that was
 * promised before, and by what the players threw in, and by nothing else.
 *
 * The server draws 32 bytes, the seed, and shows their commitment before seats are taken.
 * Every player commits to 32 bytes of his own, and all are revealed when no seat changes
 * any more. From both comes the key:
 *
 *     commitment = SHA-256("cantrip seed 1\n" TABLE "\n" SEED)
 *     promise    = SHA-256(ENTROPY)
 *     key        = HMAC-SHA256(SEED, "cantrip key 1\n" TABLE "\n" ENTROPY...)
 *
 * with the entropy of the seats in their order (32 zero bytes for a computer player's).
 * The outcome of a step of the log (counted from 0) is drawn by the words, big-endian and
 * of 64 bits, of
 *
 *     HMAC-SHA256(key, "cantrip roll 1\n" TABLE "\n" STEP "\n" BLOCK)   (decimal numbers)
 *
 * four to a block, blocks from 0: the first word below the greatest multiple of the sum
 * of weights (2^64 is the bound) counts, modulo that sum, and says which outcome in the
 * order of game->choices. When the game is over the seed is shown, and all of it can be
 * computed again. A record that was played so has the notes
 *
 *     x-fair-table: 7K2QFD9X          x-fair-commitment: hex
 *     x-fair-entropy.1: hex           (a seat that has none was a computer player's)
 *     x-fair-seed: hex                (when it is over or closed)
 *     x-fair-digest: hex              SHA-256 of the record without these 64 digits
 *
 * so that no byte of it can be another, and no line stand elsewhere. */
#ifndef FAIR_FAIR_H
#define FAIR_FAIR_H

#include "base/buffer.h"
#include "core/match.h"

enum { FAIR_BYTES = 32, FAIR_HEX = 2 * FAIR_BYTES + 1, FAIR_TABLE = 16 };

struct fair {
    char table[FAIR_TABLE];
    int players;
    unsigned char seed[FAIR_BYTES];
    unsigned char entropy[GAME_MAX_PLAYERS][FAIR_BYTES];
    unsigned given; /* seats with entropy, as bits */
    unsigned char key[FAIR_BYTES];
};

/* Lower-case hexadecimal; reading refuses everything else. */
void fair_to_hex(const unsigned char *bytes, char hex[FAIR_HEX]);
bool fair_from_hex(const char *hex, unsigned char *bytes);

void fair_hash(const void *bytes, size_t length, unsigned char *hash);
void fair_commit(const char *table, const unsigned char *seed, unsigned char *commitment);
/* Computes the key from all the rest. */
void fair_make_key(struct fair *fair);
/* A number of 0..sum-1, sum > 0: what a step whose weights have that sum comes to. */
uint64_t fair_below(const struct fair *fair, size_t step, uint64_t sum);
/* The outcome of step `step` in a state whose actor is chance. */
choice_t fair_draw(const struct fair *fair, const struct game *game, const void *world,
                   const void *state, size_t step);
/* Draws until a player must choose or the game is over; the match has no seed. Returns
 * the outcomes. */
size_t fair_draw_all(const struct fair *fair, struct match *match);

/* Adds the notes to a match; the seed only if `reveal`. */
void fair_note(const struct fair *fair, bool reveal, struct match *match);
/* Writes the whole record with its digest. */
void fair_write_record(const struct match *match, struct buffer *out);
/* Whether a record says that its dice are fair, so that fair_check has something to do.
 */
bool fair_is_noted(const struct match *match);
/* Checks a record: `report` gets lines for people, what was checked and how it came out.
 * False when anything is wrong, with the first fault in the error; also while the seed is
 * not shown, for then nobody can tell. */
bool fair_check(const struct game *const *games, const char *text, size_t length,
                const char *name, struct buffer *report, struct error *error);

#endif
