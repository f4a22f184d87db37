/* fit.h: learns the weights of an evaluator (ai/evaluator/evaluator.h) by self-play.
 *
 * It works in rounds. In each, games are played by a search with the evaluator of the
 * previous round, or by the heuristics' prior alone if there is none. Some settled
 * positions of each game are kept with the result of the game, and a new evaluator is
 * fitted to those of the last few rounds. A tenth of the games is held out for
 * validation.
 *
 * The same options give the same weights, whatever the number of threads. */
#ifndef AI_FIT_FIT_H
#define AI_FIT_FIT_H

#include "ai/evaluator/evaluator.h"
#include "core/match/setup.h"

enum { FIT_BINS = 10, FIT_MAX_NODES = 1000000 };

/* Fills in the setup for a game, given its number. `setup` is initialised. */
typedef bool fit_setup(void *context, uint64_t number, struct setup *setup,
                       struct error *error);
/* Reports what is being done and how far it is; called on any thread. */
typedef void fit_progress(void *context, const char *what, long done, long all);

struct fit_options {
    const struct game *game; /* with heuristics */
    fit_setup *setup;
    fit_progress *progress; /* may be NULL */
    void *context;          /* for both callbacks */
    uint64_t seed;
    long games;     /* per round */
    uint64_t nodes; /* simulations per move */
    int hidden;     /* units; at most EVALUATOR_MAX_HIDDEN */
    int threads;    /* 0: one per core */
    long check;     /* games of the new evaluator against the old one after each round */
};

/* How well an evaluator predicts the results of games. */
struct fit_measure {
    long positions;
    double log_loss; /* of the chances of winning, per position */
    double base;     /* log loss of equal chances */
    double points;   /* root mean square error of the points */
    struct {
        long seats;
        double predicted, actual; /* means */
    } bin[FIT_BINS];              /* by predicted chance: below 10 %, below 20 %, ... */
};

struct fit_report {
    int round;             /* from 1 */
    bool prior_only;       /* played by the prior alone */
    long games, positions; /* of this round */
    long known; /* positions it was fitted to, including those of earlier rounds */
    int epochs; /* passes over those positions */
    double play_seconds, learn_seconds;
    /* On the games of this round that were held out: the old evaluator, if there was one,
     * and the new one. */
    struct fit_measure before, after;
    /* The new evaluator's share of wins in the check, that expected of equals, and its
     * standard error. */
    double check_wins, check_fair, check_error;
};

struct fit;

/* Takes ownership of `from`; if it is NULL, the first round is played by the prior. */
struct fit *fit_new(const struct fit_options *options, struct evaluator *from);
void fit_free(struct fit *fit);

/* Plays one round; false with an error if a setup is not valid. */
bool fit_round(struct fit *fit, struct fit_report *report, struct error *error);
/* The evaluator of the last round, borrowed. */
const struct evaluator *fit_evaluator(const struct fit *fit);

#endif
