/* heuristics.h: what a game tells players that search. The search knows no rules: it asks
 * this table which choices look sensible and which numbers describe a position, and
 * learned weights (ai/evaluator/evaluator.h) turn those numbers into chances of winning.
 *
 * Every function is pure, does not allocate, and gives the same bits on every platform:
 * float addition, multiplication, division and square roots are fine, other libm
 * functions are not. */
#ifndef CORE_HEURISTICS_H
#define CORE_HEURISTICS_H

#include <stdbool.h>

#include "core/game.h"

enum { HEURISTICS_MAX_FEATURES = 128 };

struct heuristics {
    /* Features are numbers about one seat, roughly within 0..1: points, what is within
     * reach, how near the end is. The file of weights refers to them by name. */
    int features;
    const char *const *feature;
    /* Whether features describe the state well. If not, as in the middle of a move, a
     * search first plays on by `prior` until they do. */
    bool (*settled)(const void *world, const void *state);
    /* The features of every seat in a settled state before the end of the game:
     * value[seat * features + i]. */
    void (*compute_features)(const void *world, const void *state, float *value);
    /* How much a sensible player favours each listed choice, without looking ahead:
     * positive weights, of which only the ratios matter. */
    void (*prior)(const void *world, const void *state, const choice_t *list, int count,
                  float *weight);
    /* Why `move`, made in `before`, is a good idea: the rest of a sentence that starts
     * "..., because it", without a full stop: "opens the way to two strength-6 scrolls".
     * `after` is the state it leads to; `other` the state after the best other move, or
     * NULL. May write nothing. */
    void (*explain)(const void *world, const void *before, const struct move *move,
                    const void *after, const void *other, struct text *out);
    /* Texts compiled into the program, or NULL: the weights of the features
     * (ai/evaluator/evaluator.h) and the levels of the computer players (ai/level.h). */
    const char *(*weights)(void);
    const char *(*levels)(void);
};

#endif
