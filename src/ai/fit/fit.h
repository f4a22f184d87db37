/* fit.h: learning the weights of an evaluator (ai/evaluator/evaluator.h) from games of a
 * player with itself.
 *
 * It goes in rounds. In each, games are played by a search with the evaluator of the
 * round before, or by the heuristics' prior alone where there is none yet; of each game
 * some settled positions are kept with how it ended; and a new evaluator is fitted to
 * those of the last rounds. A tenth of the games takes no part in that, and tells how
 * good it is.
 *
 * The same options give the same weights, whatever the number of threads. */
#ifndef AI_FIT_FIT_H
#define AI_FIT_FIT_H

#include "ai/evaluator/evaluator.h"
#include "core/setup.h"

enum { FIT_BINS = 10, FIT_MAX_NODES = 1000000 };

/* The setup of the game of that number, into an initialised `setup`. */
typedef bool fit_setup(void *context, uint64_t number, struct setup *setup,
                       struct error *error);
/* What is being done and how far it is; called by any thread. */
typedef void fit_progress(void *context, const char *what, long done, long all);

struct fit_options {
    const struct game *game; /* with heuristics */
    fit_setup *setup;
    fit_progress *progress; /* may be NULL */
    void *context;          /* of the two */
    uint64_t seed;
    long games;     /* a round */
    uint64_t nodes; /* simulations a move */
    int hidden;     /* units; at most EVALUATOR_MAX_HIDDEN */
    int threads;    /* 0: as many as there are cores */
    long check;     /* games of the new evaluator against the old one after each round */
};

/* How well an evaluator foresees the end of games. */
struct fit_measure {
    long positions;
    double log_loss; /* of the chances of winning, a position */
    double base;     /* the same if every seat's chance were equal */
    double points;   /* by how much the points are wrong: root of the mean square */
    struct {
        long seats;
        double said, came; /* chances on average, and what became of them */
    } bin[FIT_BINS];       /* by the chance said: below 10 %, below 20 %, ... */
};

struct fit_report {
    int round;             /* from 1 */
    bool leaned;           /* played by prior alone */
    long games, positions; /* of this round */
    long known;            /* positions it was fitted to, with those of rounds before */
    int epochs;            /* how often those were gone through */
    double play_seconds, learn_seconds;
    /* By the tenth of this round's games that were held out: the old evaluator, if there
     * was one, and the new one. */
    struct fit_measure before, after;
    /* The new evaluator's wins in the check, the share expected of equals, and the
     * standard error of the first. */
    double check_wins, check_fair, check_error;
};

struct fit;

/* `from` is taken, or NULL: the first round is played by prior. */
struct fit *fit_new(const struct fit_options *options, struct evaluator *from);
void fit_free(struct fit *fit);

/* One round; false with an error when a setup makes no game. */
bool fit_round(struct fit *fit, struct fit_report *report, struct error *error);
/* The evaluator of the last round, borrowed. */
const struct evaluator *fit_evaluator(const struct fit *fit);

#endif
