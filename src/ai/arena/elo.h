/* elo.h: how strong players are, from who won how often in which company.
 *
 * The model is Elo's, for any number of seats (Bradley and Terry, Plackett and Luce): a
 * seat wins with 10^(rating/400), as a share of the sum over all seats. Ratings are those
 * under which the results are likeliest; each player is also given a quarter of a win
 * and of a loss against one of rating 0, so that ratings stay finite. How far they may be
 * off comes from the spread between deals (ai/arena/arena.h), not from the model.
 *
 * For people only: not the same to the last bit on every platform. */
#ifndef AI_ARENA_ELO_H
#define AI_ARENA_ELO_H

#include "ai/arena/share.h"
#include "core/game.h"

enum { ELO_MAX = 16 /* players rated together */ };

/* What one deal brought: for each player his seats at the table and his wins in all its
 * games. */
struct elo_deal {
    int players, games;
    int8_t seats[ELO_MAX];
    double won[ELO_MAX];
};

/* All deals of the same company. */
struct elo_group {
    int players;
    int members; /* different players at the table, their numbers, and seats of each */
    int8_t who[GAME_MAX_PLAYERS], seats[GAME_MAX_PLAYERS];
    long deals;
    double games, games2; /* sums over deals, of squares too */
    double won[GAME_MAX_PLAYERS], won_game[GAME_MAX_PLAYERS]; /* and of products */
    double won_won[GAME_MAX_PLAYERS][GAME_MAX_PLAYERS];
};

/* elo_deals.c: what is to be rated. */
struct elo_deals {
    struct elo_group *group; /* heap, owned; in the order in which they came */
    int count, capacity;
};

void elo_deals_init(struct elo_deals *deals);
void elo_deals_deinit(struct elo_deals *deals);
void elo_deals_add(struct elo_deals *deals, const struct elo_deal *deal);
/* The share of a group's member. */
struct share elo_group_share(const struct elo_group *group, int member);

struct elo {
    int players;
    double rating[ELO_MAX]; /* on average 0 */
    double covariance[ELO_MAX][ELO_MAX];
    double quantile;
};

/* Ratings of players 0..players-1. */
void elo_fit(const struct elo_deals *deals, int players, struct elo *out);
/* By how much a rating may be off, with 95 %: above that of `other`, or above the average
 * when that is -1. */
double elo_margin(const struct elo *elo, int player, int other);
/* The share of wins that goes with a difference in rating, for one with `seats` of
 * `players` seats. */
double elo_share(double difference, int seats, int players);

#endif
