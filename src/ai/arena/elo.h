/* elo.h: ratings of players from tournament results.
 *
 * Elo's model, generalized to any number of seats (Bradley-Terry, Plackett-Luce): a seat
 * wins with probability proportional to 10^(rating/400). Ratings maximize the likelihood
 * of the results. Each player also gets a quarter of a win and of a loss against a rating
 * of 0, which keeps ratings finite. Confidence intervals come from the variation between
 * deals (ai/arena/arena.h), not from the model.
 *
 * For display only: not bit-identical across platforms. */
#ifndef AI_ARENA_ELO_H
#define AI_ARENA_ELO_H

#include "ai/arena/share.h"
#include "core/game.h"

enum { ELO_MAX = 16 /* players rated together */ };

/* The result of a deal: seats at the table and wins in all its games, per player. */
struct elo_deal {
    int players, games;
    int8_t seats[ELO_MAX];
    double won[ELO_MAX];
};

/* All deals with the same players in the same number of seats. */
struct elo_group {
    int players;
    int members; /* distinct players at the table; their indices, and the seats of each */
    int8_t who[GAME_MAX_PLAYERS], seats[GAME_MAX_PLAYERS];
    long deals;
    double games, games2; /* sums and sums of squares over deals */
    double won[GAME_MAX_PLAYERS],
        won_game[GAME_MAX_PLAYERS]; /* sums of wins, and of wins * games */
    double won_won[GAME_MAX_PLAYERS][GAME_MAX_PLAYERS];
};

/* elo_deals.c: the results to be rated. */
struct elo_deals {
    struct elo_group *group; /* heap, owned; in order of appearance */
    int count, capacity;
};

void elo_deals_init(struct elo_deals *deals);
void elo_deals_deinit(struct elo_deals *deals);
void elo_deals_add(struct elo_deals *deals, const struct elo_deal *deal);
/* The wins of a member of the group. */
struct share elo_group_share(const struct elo_group *group, int member);

struct elo {
    int players;
    double rating[ELO_MAX]; /* mean 0 */
    double covariance[ELO_MAX][ELO_MAX];
    double quantile;
};

/* Rates players 0..players-1. */
void elo_fit(const struct elo_deals *deals, int players, struct elo *out);
/* Half width of the 95 % confidence interval of a rating relative to `other`, or to the
 * mean if that is -1. */
double elo_margin(const struct elo *elo, int player, int other);
/* The expected share of wins for a rating difference, with `seats` of `players` seats. */
double elo_share(double difference, int seats, int players);

#endif
