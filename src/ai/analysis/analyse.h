/* analyse.h: looking back on a game: what every move cost, and what chance was worth.
 *
 * A game is a row of events, moves and chance events, and of the positions between them.
 * Every position has an outlook: each seat's chance of winning and points to expect. What
 * an event did to a seat's chance is told apart as GNU Backgammon does:
 *
 *     skill  of a move: the outlook after it less that after the best move. Of who moved
 *            it is never above 0, and `loss` is its size;
 *     luck   of a chance event: the outlook after it less the average over all that
 *            could have come, each judged with the same care;
 *     noise  what is left of the difference between the positions before and after: what
 *            a second look, one event later, sees otherwise.
 *
 * So for every seat, whatever the search is worth,
 *
 *     outlook at the end - at the start = sum of skill + sum of luck + sum of noise,
 *
 * and the noise tells how far the other two are to be trusted.
 *
 * A move is judged by the view of the seat that made it; luck by what everybody can see.
 * All of it is a function of the match, the options and the seed, whatever the number of
 * threads. */
#ifndef AI_ANALYSIS_ANALYSE_H
#define AI_ANALYSIS_ANALYSE_H

#include "ai/analysis/hint.h"
#include "ai/evaluator/evaluator.h"
#include "core/match.h"
#include "core/player.h"

enum { ANALYSE_NODES = 1000, ANALYSE_MAX_NODES = 10000000, ANALYSE_MAX_THREADS = 256 };

struct analyse_options {
    uint64_t nodes; /* simulations a position; 0: ANALYSE_NODES */
    uint64_t seed;  /* of the searches */
    int threads;    /* 0: as many as there are cores */
    struct think_control
        *think_control; /* may be NULL; its progress is called by several threads */
};

/* How good a move was, by its loss: the thresholds of GNU Backgammon, where a game is
 * worth 2 points from lost to won: 0.04, 0.08 and 0.16 of those. */
enum analyse_class {
    ANALYSE_FORCED,   /* there was no other */
    ANALYSE_GOOD,     /* lost less than 2 % of winning chance */
    ANALYSE_DOUBTFUL, /* from 2 % */
    ANALYSE_BAD,      /* from 4 % */
    ANALYSE_BLUNDER,  /* from 8 % */
};
enum { ANALYSE_CLASSES = ANALYSE_BLUNDER + 1 };

struct analyse_event {
    size_t first, last; /* steps first..last-1 of the log */
    int seat;           /* who moved, or SEAT_CHANCE */
    int round;          /* of the position before it; 0 when there are none */
    bool more;          /* of chance: it is chance's turn again at once */
    /* After the best move, or on average over what chance could have brought; and after
     * what was done or came. Nothing is expected of a forced move. */
    struct outlook expected, actual;
    /* By seat: actual less expected (skill of a move, luck of chance), and the noise. */
    double change[GAME_MAX_PLAYERS];
    double noise[GAME_MAX_PLAYERS];
    /* Of moves alone. */
    enum analyse_class class;
    double loss;              /* of who moved */
    struct move better;       /* the best one, where another was made; else count 0 */
    char reason[HINT_REASON]; /* why it is better: "opens the way to ..." */
};

/* What it comes to for one seat. */
struct analyse_total {
    int moves;                  /* that were not forced */
    int class[ANALYSE_CLASSES]; /* how many of each */
    double loss;                /* by the own moves */
    double gift;                /* what the skill of the others' moves brought */
    double luck, noise;
    double start, end; /* chance of winning: end - start = luck - loss + gift + noise */
};

struct analysis {
    const struct match *match; /* borrowed */
    uint64_t nodes, seed;
    size_t count;
    struct analyse_event *event;
    struct outlook *outlook; /* of the positions: before each event, and at the end */
    struct analyse_total total[GAME_MAX_PLAYERS];
};

/* Analyses the moves and chance events up to the match's current position; a move that is
 * only half made is left out. NULL when it was stopped (the error is empty), or with an
 * error. */
struct analysis *analyse_new(const struct match *match,
                             const struct analyse_options *options, struct error *error);
void analyse_free(struct analysis *analysis);

/* The same in pieces, an event each, for who has no second thread. The match, which is
 * borrowed, must not change meanwhile. NULL with an error. */
struct analyst;
struct analyst *analysis_new(const struct match *match,
                             const struct analyse_options *options, struct error *error);
void analysis_free(struct analyst *analyst);
/* Does a piece; false when it was stopped, or with an error. */
bool analysis_work(struct analyst *analyst, struct error *error);
/* 1 when all is done. */
double analysis_progress(const struct analyst *analyst);
/* When all is done: what came out, just as of analyse_new. The analyst is gone then. */
struct analysis *analysis_finish(struct analyst *analyst);

/* "good", "blunder" */
const char *analyse_class_name(enum analyse_class class);

#endif
