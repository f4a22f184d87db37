/* search.h: looking ahead from one position: a tree of small choices, grown by
 * simulations (Monte Carlo tree search).
 *
 * A simulation goes down the tree, choosing for whoever is to act what is best for him
 * (every seat has a value of its own), lets chance fall anew where it acts, adds a node
 * where it leaves the tree, evaluates the position there, and tells all nodes above. It
 * can stop after any simulation, and the same position, seed, style and number of
 * simulations give the same tree everywhere: no clock is asked here.
 *
 * A search takes all its memory when it is made, and never more. When its room is used
 * up the tree stops growing, and simulations go on. */
#ifndef AI_SEARCH_SEARCH_H
#define AI_SEARCH_SEARCH_H

#include "ai/evaluator/evaluator.h"
#include "base/rng.h"
#include "core/move.h"
#include "core/player.h"

enum search_leaf {
    LEAF_PLAYOUT,   /* plays evenly at random to the end of the game */
    LEAF_EVALUATOR, /* plays on by the heuristics' prior until the state is settled, and
                   asks the evaluator */
};

/* How a search goes about it. */
struct search_style {
    enum search_leaf leaf;
    bool prior; /* the heuristics' prior biases which choices are tried (and how much) */
    bool advised;  /* the odds' advice (core/odds.h) is added to that at the root, and
                      the tree leaves most of the memory to who gives it; not with less
                      than 60 MiB, as each of several threads has */
    int depth;     /* choices below the root that get nodes: 1 is flat; 0: no limit */
    float explore; /* how much what was tried little is preferred */
    float points;  /* what ten points (of score) are worth next to the chance of winning:
                      small, it settles what that leaves open */
    bool keep;     /* what choices brought is kept for all seats, not only for who chose:
                      search_conclude needs it */
    size_t memory; /* bytes, all told */
    int overlook;  /* the chance, in per cent, that a choice of the root's move does not
                      come to mind (ai/level.h) ... */
    uint64_t whim; /* ... by this seed */
};

/* What chance and points are worth together. */
static inline float search_worth(const struct search_style *style, float win, float score)
{
    return win + style->points * score * 0.1f;
}

struct search;

/* `evaluator` may be NULL for LEAF_PLAYOUT, and is borrowed. NULL when there is no
 * memory. */
struct search *search_new(const struct search_style *style,
                          const struct evaluator *evaluator);
void search_free(struct search *search);

/* Forgets what was, and starts at what the observation shows (copied; game and world are
 * borrowed until the next begin). Chance may be the actor. */
void search_begin(struct search *search, const struct observation *observation,
                  uint64_t seed);
/* Simulates; returns how many it did: none when the game is over. */
uint64_t search_run(struct search *search, uint64_t simulations);

/* Ends a search whose style keeps: it must not run on. Averages over simulations contain
 * what was tried and found wanting, by all players and at every turn. From here on
 * outlook, choices and moves leave that out where enough is known: they tell what comes
 * of playing on as was found best. */
void search_conclude(struct search *search);

/* One of the choices at a place in the tree. */
struct search_choice {
    uint64_t visits;
    choice_t choice;
    float win, score; /* for who chooses: chance and points at the end, on average */
    float prior;      /* how much it was to be tried, by the prior; of 1 */
};
/* The choices after `path` (own choices from the root on, `length` of them), in the order
 * of the game's list; 0 when the tree does not go there. `list` has room for
 * GAME_MAX_CHOICES. */
int search_choices(const struct search *search, const choice_t *path, int length,
                   struct search_choice *list);

/* A whole move (the rest of one, when the root is inside a move). */
struct search_move {
    struct move move;
    uint64_t visits;
    float win, score;
};
/* The moves that were looked at, most visited first, ties by their win; at most `room`.
 */
int search_moves(const struct search *search, struct search_move *list, int room);

/* By how many visits the most visited choice at the root is ahead of the next. */
uint64_t search_lead(const struct search *search);
/* The value of the root for every seat: the average of all simulations, until it is
 * concluded. */
void search_outlook(const struct search *search, struct outlook *out);

/* Simulations since begin; and bytes of memory in use of those allowed. */
uint64_t search_count(const struct search *search);
size_t search_memory(const struct search *search);

#endif
