/* evaluator.h: the learned evaluation: from the features of a game's heuristics to
 * chances of winning and expected points.
 *
 * Every seat's features go through the same small network: one hidden layer with ReLU
 * activation, and two outputs, *strength* and *points*, that are linear in the hidden
 * units and in the features themselves. A seat's chance of winning is the softmax of the
 * strengths, so that one player's gain is the others' loss. Without hidden units it is a
 * linear model. A different evaluation, such as a larger network, can replace this one
 * behind the same functions.
 *
 * The weights are a text written by `cantrip fit`:
 *
 *     cantrip judge 1
 *     game seals
 *     hidden 16
 *     bias STRENGTH POINTS UNIT1 ... UNIT16
 *     trait NAME STRENGTH POINTS UNIT1 ... UNIT16
 *     unit STRENGTH POINTS
 *
 * with one `trait` line per feature, in any order, and one `unit` line per hidden unit.
 * Weights are integers, in thousandths. `#` starts a comment. */
#ifndef AI_EVALUATOR_EVALUATOR_H
#define AI_EVALUATOR_EVALUATOR_H

#include "base/buffer.h"
#include "base/error.h"
#include "core/game.h"
#include "core/heuristics.h"

enum { EVALUATOR_MAX_HIDDEN = 64 };

/* The value of a position for each seat. */
struct outlook {
    float win[GAME_MAX_PLAYERS];   /* probabilities; a shared win is divided */
    float score[GAME_MAX_PLAYERS]; /* expected final points */
};

struct evaluator;

/* Parses weights. `name` identifies the text in errors. The features must be those of the
 * game's heuristics. */
struct evaluator *evaluator_read(const struct game *game, const char *text, size_t length,
                                 const char *name, struct error *error);
/* The evaluator compiled into the program; NULL with an error if the game has no
 * heuristics or no weights. */
struct evaluator *evaluator_new(const struct game *game, struct error *error);
void evaluator_free(struct evaluator *evaluator);
/* Writes what evaluator_read reads. `remark` becomes a comment line unless it is "". */
void evaluator_write(const struct evaluator *evaluator, const struct game *game,
                     const char *remark, struct buffer *out);

/* `state` must be settled, or the game over. */
void evaluator_evaluate(const struct evaluator *evaluator, const struct game *game,
                        const void *world, const void *state, int players,
                        struct outlook *out);

/* The outlook of a finished game. */
void evaluator_final_outlook(const struct game *game, const void *world,
                             const void *state, int players, struct outlook *out);

#endif
