/* internal.h: shared by the files of fitting: stored games, and the network in
 * training. */
#ifndef AI_FIT_INTERNAL_H
#define AI_FIT_INTERNAL_H

#include "ai/fit/fit.h"
#include "base/rng.h"

enum {
    FIT_POSITIONS = 12, /* stored per game */
    FIT_ROUNDS = 3,     /* stored */
    FIT_HELD_OUT = 10,  /* one game in this many */
};

/* --- play.c: games -------------------------------------------------------------- */

/* What is stored of a game: the features of all seats at some settled positions, one
 * after the other; the outlook of the next search after each; and the result. */
struct fit_game {
    int players, count;
    int first; /* which evaluator of the table seat 0 used */
    bool searched[FIT_POSITIONS];
    struct outlook expected[FIT_POSITIONS]; /* if searched */
    struct outlook end;
    float *feature; /* heap, owned */
};

/* The games of a round. */
struct fit_round_games {
    struct fit_game *game; /* heap, owned */
    long games;
};

/* Who plays: two evaluators alternate seats, and the first seat is drawn. With NULL, the
 * prior chooses. */
struct fit_table {
    const struct game *game;
    const struct evaluator *evaluator[2];
    uint64_t nodes;
    uint64_t seed;
    float explore; /* share of choices that are sampled instead of the best */
};

/* Plays the game with that number to its end. */
bool fit_play(const struct fit_table *table, const struct setup *setup, uint64_t number,
              struct fit_game *out, struct error *error);
void fit_game_deinit(struct fit_game *game);

/* Whether a game is held out for validation. Pseudo-random, since every tenth game might
 * have the same few setups. */
static inline bool fit_is_held_out(long number)
{
    uint64_t lot = (uint64_t)(number + 1) * 0x9e3779b97f4a7c15; /* 2^64 / golden ratio */
    return (lot >> 32) % FIT_HELD_OUT == 0;
}

/* If none of so few games is held out, all are used for both training and validation. */
static inline bool fit_holds_out_none(long games)
{
    for (long i = 0; i < games; i++)
        if (fit_is_held_out(i))
            return false;
    return true;
}

/* --- measure.c ------------------------------------------------------------------ */

/* Measures the held-out games among `count`; all of them if none was held out. */
void fit_measure(const struct evaluator *evaluator, const struct fit_game *games,
                 long count, struct fit_measure *out);

/* --- net.c: the network --------------------------------------------------------- */

/* Normalizes features and points to zero mean and unit variance. */
struct fit_scale {
    float mean[HEURISTICS_MAX_FEATURES], inverse[HEURISTICS_MAX_FEATURES];
    float points_mean, points_spread;
};

/* Weights in one array: rows as in an evaluator (ai/evaluator/weights.h), then the hidden
 * units. */
struct fit_net {
    int features, hidden, width;
    int size; /* floats */
    float *weight;
};

struct fit_net fit_net_new(int features, int hidden, struct rng *rng);
void fit_net_free(struct fit_net *net);
/* Converts the weights of an evaluator to normalized features, and back. */
void fit_net_take(struct fit_net *net, const struct evaluator *evaluator,
                  const struct fit_scale *scale);
struct evaluator *fit_net_evaluator(const struct fit_net *net,
                                    const struct fit_scale *scale);
/* A position with its target and weight. */
struct fit_sample {
    const float *feature; /* of its seats, one after the other; borrowed */
    int players;
    struct outlook target;
    float weight;
};

/* The loss of one position. Adds its gradient, times its weight, to `gradient` unless
 * that is NULL. */
float fit_net_learn(const struct fit_net *net, const struct fit_scale *scale,
                    const struct fit_sample *sample, float *gradient);

/* --- train.c -------------------------------------------------------------------- */

struct fit_samples {
    struct fit_sample *list;
    long count;
};

struct fit_training {
    struct fit_samples learn, test;
    struct fit_scale scale;
    bool resumes; /* starts from trained weights */
    uint64_t seed;
    const struct fit_options *options;
};

/* Trains until the validation loss stops improving; returns the number of epochs. */
int fit_train(struct fit_net *net, const struct fit_training *training);

/* --- learn.c -------------------------------------------------------------------- */

/* Fits an evaluator to the games of FIT_ROUNDS rounds, latest first. Starts from `from`
 * if it has as many hidden units. NULL if a weight is too large to write. */
struct evaluator *fit_learn(const struct fit_options *options,
                            const struct fit_round_games *recent,
                            const struct evaluator *from, uint64_t seed,
                            struct fit_report *report);

#endif
