/* share.h: the share of wins that somebody has, and how sure that is.
 *
 * Wins come in deals (ai/arena/arena.h), and the spread of what deals brought tells how
 * far the share may be off. For people only: these numbers are not the same to the last
 * bit on every platform. */
#ifndef AI_ARENA_SHARE_H
#define AI_ARENA_SHARE_H

struct share {
    long deals;
    double games, won;
    double fair;                   /* wins if all seats were equal */
    double games2, won2, won_game; /* sums over deals: of squares, and of products */
};

struct interval {
    double low, high;
};

/* One more deal: so many games, so many wins (parts count), so many if all is fair. */
void share_add(struct share *share, int games, double won, double fair);
double share_mean(const struct share *share);
/* Where the share lies with 95 %; 0 to 1 as long as there are less than two deals. */
struct interval share_interval(const struct share *share);
/* The share that all seats being equal would give. */
double share_fair(const struct share *share);

/* How many standard deviations a mean over so many deals is off at most, with 95 %
 * (Student's t). */
double share_quantile(long deals);

#endif
