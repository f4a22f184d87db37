/* search.h: Monte Carlo tree search over single choices.
 *
 * A simulation descends the tree, choosing for each actor what is best for them (every
 * seat has its own value) and drawing outcomes where chance acts; adds a node where it
 * leaves the tree; evaluates the position there; and updates all nodes on its path. It
 * can be stopped after any simulation. The same position, seed, style and number of
 * simulations give the same tree everywhere: the search uses no clock.
 *
 * A search allocates all its memory when it is created. When the tree is full it stops
 * growing, and simulations continue. */
#ifndef AI_SEARCH_SEARCH_H
#define AI_SEARCH_SEARCH_H

#include "ai/evaluator/evaluator.h"
#include "base/rng.h"
#include "core/match/player.h"
#include "core/move.h"

enum search_leaf {
    LEAF_PLAYOUT,   /* plays randomly to the end of the game */
    LEAF_EVALUATOR, /* plays on by the heuristics' prior until the state is settled, then
                       evaluates it */
};

/* The parameters of a search. */
struct search_style {
    enum search_leaf leaf;
    bool prior; /* use the heuristics' prior; else try all choices once */
    /* Add the odds' advice (core/odds.h) to the prior at the root. Needs 60 MiB per
     * thread, most of which goes to the oracle; ignored with less. */
    bool advised;
    int depth;     /* maximum depth of nodes in choices: 1 is flat; 0: no limit */
    float explore; /* exploration constant */
    float points;  /* value of ten points, relative to a certain win; small, for ties */
    size_t memory; /* total, in bytes */
    /* Keep mean outlooks for all seats, not only for the player who chooses; needed by
     * search_conclude. */
    bool keep;
    /* The probability, in per cent, that a choice of the root player's move is not
     * considered (ai/level.h), and the seed to draw that from. */
    int overlook;
    uint64_t overlook_seed;
    bool careful; /* nor one that gives up something valuable (guide.forgoes) */
};

/* Combines the chance of winning and points into one value. */
static inline float search_utility(const struct search_style *style, float win,
                                   float score)
{
    return win + style->points * score * 0.1f;
}

struct search;

/* `evaluator` is borrowed; it may be NULL for LEAF_PLAYOUT. Returns NULL if out of
 * memory. */
struct search *search_new(const struct search_style *style,
                          const struct evaluator *evaluator);
void search_free(struct search *search);

/* Clears the tree and sets the root to the observed position, which is copied. Game and
 * world are borrowed until the next call. The actor may be chance. */
void search_begin(struct search *search, const struct observation *observation,
                  uint64_t seed);
/* Returns the number of simulations run: 0 if the game is over. */
uint64_t search_run(struct search *search, uint64_t simulations);

/* Ends a search with style.keep; it cannot be resumed. Plain averages include
 * exploration, of choices that turned out bad, by all players and at every turn. From
 * here on outlook, choices and moves exclude that where enough is known: they show the
 * result of playing on by the best choices found. */
void search_conclude(struct search *search);

/* A choice at a node of the tree. */
struct search_choice {
    uint64_t visits;
    choice_t choice;
    float win, score; /* means, for the player who chooses */
    float prior;      /* normalized to 1 */
};
/* The choices after `path` (`length` choices of the root player), in the order of the
 * game's list; returns 0 if the tree does not reach there. `list` holds
 * GAME_MAX_CHOICES. */
int search_choices(const struct search *search, const choice_t *path, int length,
                   struct search_choice *list);

/* A whole move, or the rest of one if the root is in the middle of a move. */
struct search_move {
    struct move move;
    uint64_t visits;
    float win, score;
};
/* The moves visited, most visits first, ties by win; at most `room`. */
int search_moves(const struct search *search, struct search_move *list, int room);

/* Visits of the most visited choice at the root minus those of the next. */
uint64_t search_lead(const struct search *search);
/* The value of the root for every seat: the mean of all simulations, or the final value
 * after search_conclude. */
void search_outlook(const struct search *search, struct outlook *out);

/* Simulations since search_begin; bytes of memory in use. */
uint64_t search_count(const struct search *search);
size_t search_memory(const struct search *search);

#endif
