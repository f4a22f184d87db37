/* heuristics.h: what a game tells players that think about it. A search knows no game: it
 * asks this table which choices look sensible and how a position is to be described by
 * numbers, and learned weights (ai/evaluator/evaluator.h) turn those into chances of
 * winning.
 *
 * All of it is a pure function of world and state, without allocation, and gives the same
 * bits on every platform: additions, multiplications, divisions and square roots of
 * floats are fine, functions of libm are not. */
#ifndef CORE_HEURISTICS_H
#define CORE_HEURISTICS_H

#include <stdbool.h>

#include "core/game.h"

enum { HEURISTICS_MAX_FEATURES = 128 };

struct heuristics {
    /* Features are numbers about one seat, of a size around 0 to 1: points, what is
     * within reach, how near the end is. Their names are those of the file of weights. */
    int features;
    const char *const *feature;
    /* Whether features do justice to the state. Where not, as in the middle of a move or
     * of a turn full of dice, a search first plays on by `prior` until it is. */
    bool (*settled)(const void *world, const void *state);
    /* The features of every seat, of a settled state of a game that is not over:
     * value[seat * features + i]. */
    void (*compute_features)(const void *world, const void *state, float *value);
    /* How much a sensible player leans to each of the choices listed, without looking
     * ahead: weights above 0, of which only the proportions count. */
    void (*prior)(const void *world, const void *state, const choice_t *list, int count,
                  float *weight);
    /* Why `move`, made from `before` by its actor, is a good idea, in a sentence without
     * capital and full stop that ends "..., because it": "opens the way to two strength-6
     * scrolls". `after` is the state it leads to; `other` the state that the best other
     * move leads to, or NULL. May write nothing. */
    void (*explain)(const void *world, const void *before, const struct move *move,
                    const void *after, const void *other, struct text *out);
    /* Texts that come with the program, or NULL: the weights of the features
     * (ai/evaluator/evaluator.h) and the levels of the computer players (ai/level.h). */
    const char *(*weights)(void);
    const char *(*levels)(void);
};

#endif
