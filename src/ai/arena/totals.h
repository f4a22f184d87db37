/* totals.h: what the games of a tournament add up to: wins and time by player, wins
 * by seat and by turn, the length of games. */
#ifndef AI_ARENA_TOTALS_H
#define AI_ARENA_TOTALS_H

#include "ai/arena/arena.h"
#include "ai/arena/elo.h"

struct totals_spec {
    long games; /* it took part in */
    long seats; /* it had in them, all told */
    struct share won;
    double score; /* summed over seats, as the next three */
    double thought;
    long moves;
    double longest; /* seconds for one move */
};

struct arena_totals {
    int specs;
    long games, deals;
    long broken_off;
    double choices;
    bool others_begin; /* not always the first seat */
    struct totals_spec spec[ARENA_MAX_SPECS];
    struct share seat[GAME_MAX_PLAYERS];
    struct share turn[GAME_MAX_PLAYERS]; /* by who began: he, the next, ... */
    struct elo_deals company;
    int *rounds; /* of every game, shortest first; heap, owned */
};

/* `games` are in the order of deals, and those of a deal are all there. Only those of one
 * of the plan's variants count, or all when it is -1. */
void arena_totals_init(struct arena_totals *totals, const struct arena_plan *plan,
                       const struct arena_game *games, long count, int variant);
void arena_totals_deinit(struct arena_totals *totals);

/* So many of 100 games were not longer than this. */
int arena_totals_rounds(const struct arena_totals *totals, int percent);
double arena_totals_mean_rounds(const struct arena_totals *totals);

/* How two players did in the games that both were in. */
struct totals_pair {
    double games;
    double won[2];
};
struct totals_pair arena_totals_pair(const struct arena_totals *totals, int left,
                                     int right);

#endif
