/* totals.h: totals of a tournament: wins and time by player, wins by seat and by turn
 * order, length of games. */
#ifndef AI_ARENA_TOTALS_H
#define AI_ARENA_TOTALS_H

#include "ai/arena/arena.h"
#include "ai/arena/elo.h"

struct totals_spec {
    long games; /* in which it took part */
    long seats; /* its seats in those games, in total */
    struct share won;
    double score; /* sum over seats, like the next two */
    double thought;
    long moves;
    double longest; /* seconds for one move */
};

struct arena_totals {
    int specs;
    long games, deals;
    long broken_off;
    double choices;
    bool others_begin; /* the first seat does not always move first */
    struct totals_spec spec[ARENA_MAX_SPECS];
    struct share seat[GAME_MAX_PLAYERS];
    struct share turn[GAME_MAX_PLAYERS]; /* by turn order: the player who moved first, the
                                            next, ... */
    struct elo_deals lineups;            /* who won what, for each line-up */
    int *rounds;                         /* of every game, ascending; heap, owned */
};

/* `games` must be sorted by deal, with all games of each deal. Includes only one of the
 * plan's variants, or all if it is -1. */
void arena_totals_init(struct arena_totals *totals, const struct arena_plan *plan,
                       const struct arena_game *games, long count, int variant);
void arena_totals_deinit(struct arena_totals *totals);

/* The length in rounds at a percentile. */
int arena_totals_rounds(const struct arena_totals *totals, int percent);
double arena_totals_mean_rounds(const struct arena_totals *totals);

/* The results of two players in the games they both played. */
struct totals_pair {
    double games;
    double won[2];
};
struct totals_pair arena_totals_pair(const struct arena_totals *totals, int left,
                                     int right);

#endif
