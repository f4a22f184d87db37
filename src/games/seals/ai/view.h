/* view.h: what the features are made from: every seat as the heuristics see it. */
#ifndef GAMES_SEALS_AI_VIEW_H
#define GAMES_SEALS_AI_VIEW_H

#include "games/seals/ai/internal.h"

struct seat_view {
    struct stance stance;
    struct access access;
    struct plan plan;    /* by the dice in hand */
    float promise;       /* what the best scroll to use adds to it, in points */
    float hope;          /* of dice still to be rolled, in points */
    struct sites breaks; /* seals that can be broken at once */
    int score;
    int order; /* turns of others before this seat's */
};

struct table_view {
    struct scene scene;
    struct seat_view seat[SEALS_MAX_PLAYERS];
    int players;
    float end; /* how near the end is: 1 in the last round */
};

void seals_view_init(struct table_view *view, const struct seals_world *world,
                     const struct seals_state *state);

#endif
