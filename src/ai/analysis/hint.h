/* hint.h: the best moves of a position, how good they are, and why. */
#ifndef AI_ANALYSIS_HINT_H
#define AI_ANALYSIS_HINT_H

#include "ai/evaluator/evaluator.h"
#include "core/move.h"
#include "core/player.h"

enum {
    HINT_REASON = 480, /* room for languages of two bytes a letter */
    HINT_MOVES = 3,    /* told unless asked otherwise */
    HINT_MAX_MOVES = 20,
    HINT_NODES = 20000, /* where the game has no levels */
    HINT_MAX_NODES = 100000000,
};

struct hint_options {
    uint64_t nodes; /* simulations; 0: as many as the game's strongest level */
    double seconds; /* at most, 0: no limit; with it answers do not repeat */
    uint64_t seed;
    int moves;                           /* 0: HINT_MOVES */
    struct think_control *think_control; /* may be NULL */
};

struct hint_move {
    struct move move;         /* the rest of one, when the position is inside a move */
    float win, score;         /* of who moves: chance (hint_sort), points at the end */
    float loss;               /* of winning chance, against the best */
    float share;              /* of the simulations: how sure it is */
    char reason[HINT_REASON]; /* "opens the way to two strength-6 scrolls"; may be "" */
};

struct hint {
    int seat;               /* who is to move */
    struct outlook outlook; /* of the position, with the best move made */
    uint64_t nodes;         /* simulations done */
    int count;
    struct hint_move move[HINT_MAX_MOVES]; /* best first */
};

/* For the actor of what the observation shows, who is a player. False when it was stopped
 * (the error is empty) before there was anything to tell, or with an error. */
bool hint_find(const struct observation *observation, const struct hint_options *options,
               struct hint *out, struct error *error);

/* hint_sort.c: puts moves in order by their chance of winning, and fills in what the
 * others lose. The first one given is that which the search settled on. A search turns
 * away from what looks worse, so of a move with less than half of that one's simulations
 * too little is known to call it better: its chance is told as that one's at most. */
void hint_sort(struct hint_move *list, int count);

/* hint_later.c: whether the other move is as good as the best and may as well be made
 * after it, to the same end, in the same turn: then it is no advice of its own. */
bool hint_waits(const struct observation *observation, const struct hint_move *best,
                const struct hint_move *other);

/* hint_reason.c: why `move` from `before` is a good idea, by the game's heuristics or,
 * where that has nothing to say, by what it wins. `other`: the state that the best other
 * move leads to, or NULL.
 */
void hint_reason(const struct game *game, const void *world, const void *before,
                 const struct move *move, const void *after, const void *other,
                 struct text *out);

#endif
