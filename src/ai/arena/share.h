/* share.h: the share of wins of a player, with a confidence interval.
 *
 * Wins are counted by deals (ai/arena/arena.h), whose variation gives the interval. For
 * display only: not bit-identical across platforms. */
#ifndef AI_ARENA_SHARE_H
#define AI_ARENA_SHARE_H

struct share {
    long deals;
    double games, won;
    double fair;                   /* expected wins if all seats were equal */
    double games2, won2, won_game; /* sums over deals of squares and products */
};

struct interval {
    double low, high;
};

/* Adds a deal: games, wins (may be fractional), and expected wins of equal players. */
void share_add(struct share *share, int games, double won, double fair);
double share_mean(const struct share *share);
/* 95 % confidence interval; 0 to 1 with fewer than two deals. */
struct interval share_interval(const struct share *share);
/* The share if all seats were equal. */
double share_fair(const struct share *share);

/* The 97.5 % quantile of Student's t for a mean over so many deals. */
double share_quantile(long deals);

#endif
