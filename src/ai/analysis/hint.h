/* hint.h: the best moves of a position, with their values and reasons. */
#ifndef AI_ANALYSIS_HINT_H
#define AI_ANALYSIS_HINT_H

#include "ai/evaluator/evaluator.h"
#include "core/match/match.h"
#include "core/match/player.h"

struct search;
struct search_move;

enum {
    HINT_REASON = 480, /* large enough for two-byte alphabets */
    HINT_MOVES = 3,    /* by default */
    HINT_MAX_MOVES = 20,
    HINT_NODES = 20000, /* if the game has no levels */
    HINT_MAX_NODES = 100000000,
};

struct hint_options {
    uint64_t nodes; /* simulations; 0: those of the game's strongest level */
    double seconds; /* time limit, 0: none; makes answers irreproducible */
    uint64_t seed;
    int moves;                           /* 0: HINT_MOVES */
    struct think_control *think_control; /* may be NULL */
};

struct hint_move {
    struct move move; /* the rest of one if the position is in the middle of a move */
    float win, score; /* for the player to move: chance of winning (see hint_sort), final
                         points */
    float loss;       /* of winning chance, compared to the best move */
    float share;      /* of the simulations, a measure of confidence */
    char reason[HINT_REASON]; /* "opens the way to two strength-6 scrolls"; may be "" */
};

struct hint {
    int seat;               /* the player to move */
    struct outlook outlook; /* of the position, after the best move */
    uint64_t nodes;         /* simulations done */
    int count;
    struct hint_move move[HINT_MAX_MOVES]; /* best first */
};

/* Finds hints for the player to act, using only what they can see. Returns false with an
 * error, or with an empty error if it was stopped before there was a result. */
bool hint_find(const struct match *match, const void *state,
               const struct hint_options *options, struct hint *out, struct error *error);

/* hint_sort.c: sorts moves by chance of winning and fills in their losses. The first
 * entry must be the move that the search chose. A search avoids what looks worse, so the
 * value of a move with less than half of that move's simulations is unreliable: it is
 * capped at the value of the chosen move. */
void hint_sort(struct hint_move *list, int count);
bool hint_is_capped(const struct hint_move *chosen, const struct hint_move *move);

/* hint_reorder.c: whether `other` is as good as the best move and can also be made after
 * it in the same turn, with the same result: then it is not worth a hint of its own. */
bool hint_is_reordering(const struct observation *observation,
                        const struct hint_move *best, const struct hint_move *other);

/* hint_detour.c: the place in a list of the search's moves of one that `move` only
 * delays, without a gain that the search could show; -1 if there is none, as for most
 * moves. */
int hint_find_plain(const struct search *search, const struct observation *observation,
                    const struct search_move *move, const struct search_move *list,
                    int count);

/* hint_reason.c: why `move` from `before` is a good idea, from the game's heuristics or
 * else from the points it wins. `other`: the state after the best other move, or NULL. */
void hint_reason(const struct game *game, const void *world, const void *before,
                 const struct move *move, const void *after, const void *other,
                 struct text *out);

#endif
