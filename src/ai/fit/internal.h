/* internal.h: what the parts of fitting share: games as they are kept, and the network
 * in training. */
#ifndef AI_FIT_INTERNAL_H
#define AI_FIT_INTERNAL_H

#include "ai/fit/fit.h"
#include "base/rng.h"

enum {
    FIT_POSITIONS = 12, /* kept of a game */
    FIT_ROUNDS = 3,     /* kept */
    FIT_HELD_OUT = 10,  /* one game in so many */
};

/* --- play.c: games -------------------------------------------------------------- */

/* What is kept of a game: the features of all seats at some settled positions, one behind
 * the other; what the next search after each of them expected; and how it ended. */
struct fit_game {
    int players, count;
    int first; /* which evaluator of the table seat 0 had */
    bool searched[FIT_POSITIONS];
    struct outlook expected[FIT_POSITIONS]; /* where searched */
    struct outlook end;
    float *feature; /* heap, owned */
};

/* The games of a round. */
struct fit_harvest {
    struct fit_game *game; /* heap, owned */
    long games;
};

/* Who plays: two evaluators have the seats in turn, by lot whose seat is the first; NULL
 * leans. */
struct fit_table {
    const struct game *game;
    const struct evaluator *evaluator[2];
    uint64_t nodes;
    uint64_t seed;
    float explore; /* in what share of choices the best is not taken for granted */
};

/* Plays the game of that number to its end. */
bool fit_play(const struct fit_table *table, const struct setup *setup, uint64_t number,
              struct fit_game *out, struct error *error);
void fit_game_deinit(struct fit_game *game);

/* Whether the game of that number in its round takes no part in training: by lot, for
 * every tenth might be of the same few setups. */
static inline bool fit_is_held_out(long number)
{
    uint64_t lot = (uint64_t)(number + 1) * 0x9e3779b97f4a7c15; /* 2^64 / golden ratio */
    return (lot >> 32) % FIT_HELD_OUT == 0;
}

/* Whether the lot falls on none of so many games: then all are learnt from, and what was
 * learnt is tested by the same. */
static inline bool fit_holds_out_none(long games)
{
    for (long i = 0; i < games; i++)
        if (fit_is_held_out(i))
            return false;
    return true;
}

/* --- measure.c ------------------------------------------------------------------ */

/* Of the games among `count` that were held out; of all when none was. */
void fit_measure(const struct evaluator *evaluator, const struct fit_game *games,
                 long count, struct fit_measure *out);

/* --- net.c: the network --------------------------------------------------------- */

/* What makes all features about as large as each other, and the points too. */
struct fit_scale {
    float mean[HEURISTICS_MAX_FEATURES], inverse[HEURISTICS_MAX_FEATURES];
    float points_mean, points_spread;
};

/* Weights in one run: rows as in an evaluator (ai/evaluator/weights.h), then the hidden
 * units. */
struct fit_net {
    int features, hidden, width;
    int size; /* floats */
    float *weight;
};

struct fit_net fit_net_new(int features, int hidden, struct rng *rng);
void fit_net_free(struct fit_net *net);
/* The weights of an evaluator for scaled features, and back. */
void fit_net_take(struct fit_net *net, const struct evaluator *evaluator,
                  const struct fit_scale *scale);
struct evaluator *fit_net_evaluator(const struct fit_net *net,
                                    const struct fit_scale *scale);
/* A position, what is to be learnt of it, and how much it counts. */
struct fit_sample {
    const float *feature; /* of its seats, one behind the other; borrowed */
    int players;
    struct outlook target;
    float weight;
};

/* The loss of one position, whose gradient, times its weight, is added to `slope` unless
 * that is NULL. */
float fit_net_learn(const struct fit_net *net, const struct fit_scale *scale,
                    const struct fit_sample *sample, float *slope);

/* --- train.c -------------------------------------------------------------------- */

struct fit_samples {
    struct fit_sample *list;
    long count;
};

struct fit_training {
    struct fit_samples learn, test;
    struct fit_scale scale;
    bool goes_on; /* the network knows something already */
    uint64_t seed;
    const struct fit_options *options;
};

/* Trains until the test no longer gets better; returns how often it went through. */
int fit_train(struct fit_net *net, const struct fit_training *training);

/* --- learn.c -------------------------------------------------------------------- */

/* An evaluator for the games of FIT_ROUNDS rounds, the latest first. It goes on from
 * `from`, if there is one of as many hidden units. NULL when its weights are too large to
 * be written. */
struct evaluator *fit_learn(const struct fit_options *options,
                            const struct fit_harvest *harvest,
                            const struct evaluator *from, uint64_t seed,
                            struct fit_report *report);

#endif
