/* twig.h: a game of three seats that is a drawn tree, for tests of what searches it. Its
 * world is the table of the tree's twigs, its state the number of one; 0 is the first. */
#ifndef TESTS_AI_TWIG_H
#define TESTS_AI_TWIG_H

#include "core/player.h"

enum { TWIG_SEATS = 3, TWIG_CHOICES = 4 };

struct twig {
    int actor; /* SEAT_NOBODY: here it ends */
    int count; /* of choices, which are the numbers from 0 on */
    int next[TWIG_CHOICES];
    /* Of outcomes; or how much is leaned to choices. */
    uint32_t weight[TWIG_CHOICES];
    bool inside; /* of a move */
    unsigned winners;
    int score[TWIG_SEATS];
    float worth[TWIG_SEATS]; /* its only feature */
};

struct twig_state {
    uint32_t at;
};

extern const struct game twig_game;

/* The view of who is to act at `state` of the tree. */
struct observation twig_observation(const struct twig *tree,
                                    const struct twig_state *state);

#endif
