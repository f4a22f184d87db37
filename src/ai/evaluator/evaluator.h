/* evaluator.h: the learned evaluation: from the features of a game's heuristics to
 * chances of winning and points to expect.
 *
 * Every seat's features go through the same small network: a layer of hidden units, each
 * the sum of weighted features cut at 0, and two sums of those and of the features
 * themselves: *strength* and *points*. A seat's chance of winning is its share of
 * e^strength, so that one player's gain is the others' loss. Without hidden units it is
 * a linear model. Another evaluation, such as a larger network, takes the place of this
 * file behind the same functions.
 *
 * The weights are a text that `cantrip fit` writes:
 *
 *     cantrip judge 1
 *     game seals
 *     hidden 16
 *     bias STRENGTH POINTS UNIT1 ... UNIT16
 *     trait NAME STRENGTH POINTS UNIT1 ... UNIT16
 *     unit STRENGTH POINTS
 *
 * with one `trait` line for each feature of the heuristics and one `unit` line for each
 * hidden unit, in order, and all weights whole numbers, thousandths. `#` begins a
 * comment. */
#ifndef AI_EVALUATOR_EVALUATOR_H
#define AI_EVALUATOR_EVALUATOR_H

#include "base/buffer.h"
#include "base/error.h"
#include "core/game.h"
#include "core/heuristics.h"

enum { EVALUATOR_MAX_HIDDEN = 64 };

/* What a position is worth to each seat. */
struct outlook {
    float win[GAME_MAX_PLAYERS]; /* chances, summing to 1; a shared win counts in parts */
    float score[GAME_MAX_PLAYERS]; /* points at the end */
};

struct evaluator;

/* Reads weights; `name` is the text's in errors, which say line and field. Features must
 * be those of the game's heuristics, by name, in any order. */
struct evaluator *evaluator_read(const struct game *game, const char *text, size_t length,
                                 const char *name, struct error *error);
/* The evaluator that comes with the program, or NULL with an error: the game has no
 * heuristics, or no weights. */
struct evaluator *evaluator_new(const struct game *game, struct error *error);
void evaluator_free(struct evaluator *evaluator);
/* Writes what evaluator_read reads; `remark` is a line of comment, or "". */
void evaluator_write(const struct evaluator *evaluator, const struct game *game,
                     const char *remark, struct buffer *out);

/* `state` is settled, or the game is over. */
void evaluator_state(const struct evaluator *evaluator, const struct game *game,
                     const void *world, const void *state, int players,
                     struct outlook *out);

/* What a finished game brought. */
void evaluator_outlook_of_end(const struct game *game, const void *world,
                              const void *state, int players, struct outlook *out);

#endif
