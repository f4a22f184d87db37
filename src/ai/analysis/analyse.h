/* analyse.h: analysis of a finished game: what every move cost, and how lucky every roll
 * was.
 *
 * A game is a sequence of events, moves and chance events, with positions between them.
 * Every position has an outlook: each seat's chance of winning and expected points. The
 * change an event makes is split as in GNU Backgammon:
 *
 *     skill  of a move: the outlook after it minus that after the best move. Never
 *            above 0 for the player who moved; `loss` is its size.
 *     luck   of a chance event: the outlook after it minus the average over all
 *            outcomes, all evaluated with the same effort.
 *     noise  the rest of the difference between the positions before and after,
 *            because each is evaluated by its own search.
 *
 * So for every seat, however good the search,
 *
 *     outlook at the end - at the start = sum of skill + sum of luck + sum of noise,
 *
 * and the noise shows how far to trust the other two.
 *
 * A move is evaluated in the view of the seat that made it, luck in that of a spectator.
 * The result is a function of the match, the options and the seed, whatever the number of
 * threads. */
#ifndef AI_ANALYSIS_ANALYSE_H
#define AI_ANALYSIS_ANALYSE_H

#include "ai/analysis/hint.h"
#include "ai/evaluator/evaluator.h"
#include "core/match/match.h"
#include "core/match/player.h"

enum { ANALYSE_NODES = 1000, ANALYSE_MAX_NODES = 10000000, ANALYSE_MAX_THREADS = 256 };

struct analyse_options {
    uint64_t nodes; /* simulations per position; 0: ANALYSE_NODES */
    uint64_t seed;  /* of the searches */
    int threads;    /* 0: one per core */
    /* May be NULL. Its progress is called on several threads. */
    struct think_control *think_control;
};

/* Classes of moves by loss, with the thresholds of GNU Backgammon: 0.04, 0.08 and 0.16,
 * halved because a win there is 2 points away from a loss. */
enum analyse_class {
    ANALYSE_FORCED,   /* the only legal move */
    ANALYSE_GOOD,     /* lost less than 2 % of winning chance */
    ANALYSE_DOUBTFUL, /* from 2 % */
    ANALYSE_BAD,      /* from 4 % */
    ANALYSE_BLUNDER,  /* from 8 % */
};
enum { ANALYSE_CLASSES = ANALYSE_BLUNDER + 1 };

struct analyse_event {
    size_t first, last; /* steps first..last-1 of the log */
    int seat;           /* the player who moved, or SEAT_CHANCE */
    int round;          /* of the position before it; 0 if the game has none */
    bool more;          /* another chance event follows at once */
    /* `expected`: after the best move, or the average over all outcomes. `actual`: after
     * the move made or the outcome drawn. Not set for forced moves. */
    struct outlook expected, actual;
    /* Per seat: actual minus expected (skill or luck), and noise. */
    double change[GAME_MAX_PLAYERS];
    double noise[GAME_MAX_PLAYERS];
    /* Moves only. */
    enum analyse_class class;
    double loss;              /* of the player who moved */
    struct move better;       /* the best move, if another was made; else count 0 */
    char reason[HINT_REASON]; /* why it is better: "opens the way to ..." */
};

/* Totals for one seat. */
struct analyse_total {
    int moves;                  /* excluding forced moves */
    int class[ANALYSE_CLASSES]; /* moves of each class */
    double loss;                /* by their own moves */
    double gift;                /* from the errors of others */
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

/* Analyses the moves and chance events up to the current position of the match, ignoring
 * an unfinished move. NULL with an error; the error is empty if it was stopped. */
struct analysis *analyse_new(const struct match *match,
                             const struct analyse_options *options, struct error *error);
void analyse_free(struct analysis *analysis);

/* The same in steps of one event, for callers without a second thread. The match is
 * borrowed and must not change meanwhile. NULL with an error. */
struct analyst;
struct analyst *analysis_new(const struct match *match,
                             const struct analyse_options *options, struct error *error);
void analysis_free(struct analyst *analyst);
/* One step; false with an error, which is empty if it was stopped. */
bool analysis_work(struct analyst *analyst, struct error *error);
/* 1 when done. */
double analysis_progress(const struct analyst *analyst);
/* When done: returns the analysis, as analyse_new does, and frees the analyst. */
struct analysis *analysis_finish(struct analyst *analyst);

/* "good", "blunder" */
const char *analyse_class_name(enum analyse_class class);

#endif
