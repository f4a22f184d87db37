/* twig.h: a game for three seats defined by a table of its tree, for testing the search.
 * Its world is the table, its state the index of a node; 0 is the root. */
#ifndef TESTS_AI_TWIG_H
#define TESTS_AI_TWIG_H

#include "core/match/player.h"

enum { TWIG_SEATS = 3, TWIG_CHOICES = 4 };

struct twig {
    int actor; /* SEAT_NOBODY: the game is over */
    int count; /* number of choices, which are numbered from 0 */
    int next[TWIG_CHOICES];
    /* Weights of outcomes, or priors of choices. */
    uint32_t weight[TWIG_CHOICES];
    bool inside; /* in the middle of a move */
    unsigned winners;
    int score[TWIG_SEATS];
    float worth[TWIG_SEATS]; /* its only feature */
};

struct twig_state {
    uint32_t at;
};

extern const struct game twig_game;

/* The observation of the actor at `state`. */
struct observation twig_observation(const struct twig *tree,
                                    const struct twig_state *state);

#endif
