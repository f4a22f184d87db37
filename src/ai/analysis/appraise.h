/* appraise.h: evaluates positions by searching; shared by hints and analysis. */
#ifndef AI_ANALYSIS_APPRAISE_H
#define AI_ANALYSIS_APPRAISE_H

#include "ai/evaluator/evaluator.h"
#include "ai/search/search.h"

/* One per game; the threads of an analysis share it, each with its own search. */
struct appraiser {
    const struct game *game;
    const void *world;
    int players;
    struct evaluator *evaluator; /* NULL: uses random playouts */
    bool advised;                /* searches use the odds' advice (ai/search/search.h) */
    struct think_control *think_control; /* may be NULL */
    /* For progress: parts of the work done, and in total. */
    atomic_long done;
    long parts;
};

/* False with an error if the weights of the game cannot be read. */
bool appraise_init(struct appraiser *appraiser, const struct game *game,
                   const void *world, int players, struct error *error);
void appraise_deinit(struct appraiser *appraiser);

bool appraise_stopped(const struct appraiser *appraiser);
/* Reports progress; call it often. */
void appraise_report(const struct appraiser *appraiser);

/* A search with memory for so many simulations; NULL if out of memory. */
struct search *appraise_make_search(const struct appraiser *appraiser, uint64_t nodes);

/* Searches from `view` and concludes; false if stopped. */
bool appraise_search(const struct appraiser *appraiser, struct search *search,
                     const void *view, uint64_t nodes, uint64_t seed);

/* The best move found by a search from `view`: the most visited choice at every step, and
 * the highest prior where the tree ends. */
void appraise_best(const struct appraiser *appraiser, const struct search *search,
                   const void *view, struct search_move *out);

/* Plays forced choices. Returns the actor after them. */
int appraise_skip(const struct appraiser *appraiser, void *state);

/* The value of `view`, in any state of the game, for every seat. Undefined if stopped. */
void appraise_view(const struct appraiser *appraiser, struct search *search,
                   const void *view, uint64_t nodes, uint64_t seed, struct outlook *out);

#endif
