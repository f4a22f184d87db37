/* appraise.h: what a position is worth, found by a search from it: what hints and
 * analysis have in common. */
#ifndef AI_ANALYSIS_APPRAISE_H
#define AI_ANALYSIS_APPRAISE_H

#include "ai/evaluator/evaluator.h"
#include "ai/search/search.h"

/* One for a game; the threads of an analysis share it, each with a search of its own. */
struct appraiser {
    const struct game *game;
    const void *world;
    int players;
    struct evaluator
        *evaluator; /* NULL where the game has none: then games are played out */
    bool advised;   /* searches listen to the odds (ai/search/search.h) */
    struct think_control *think_control; /* may be NULL */
    /* For its progress: parts of the work that are done, and how many there are. */
    atomic_long done;
    long parts;
};

/* False with an error when the weights of the game's heuristics cannot be read. */
bool appraise_init(struct appraiser *appraiser, const struct game *game,
                   const void *world, int players, struct error *error);
void appraise_deinit(struct appraiser *appraiser);

bool appraise_stopped(const struct appraiser *appraiser);
/* Tells whoever holds the think control how far it is; to be called often. */
void appraise_report(const struct appraiser *appraiser);

/* A search with room for a tree of so many simulations; NULL when there is no memory. */
struct search *appraise_make_search(const struct appraiser *appraiser, uint64_t nodes);

/* Searches from `view` and concludes; false when it was told to stop. */
bool appraise_search(const struct appraiser *appraiser, struct search *search,
                     const void *view, uint64_t nodes, uint64_t seed);

/* The move that a search from `view` found best: its most visited choices one after the
 * other, and where the tree ends before the move does what the prior leans to. */
void appraise_best(const struct appraiser *appraiser, const struct search *search,
                   const void *view, struct search_move *out);

/* Goes on as long as a player has but one thing to do. Returns who acts then. */
int appraise_skip(const struct appraiser *appraiser, void *state);

/* What `view`, of any kind, is worth to every seat. When it was told to stop the result
 * means nothing. */
void appraise_view(const struct appraiser *appraiser, struct search *search,
                   const void *view, uint64_t nodes, uint64_t seed, struct outlook *out);

#endif
