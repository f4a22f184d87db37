/* share.c: shares of wins with confidence intervals. */
#include "ai/arena/share.h"

#include <math.h>

void share_add(struct share *share, int games, double won, double fair)
{
    share->deals++;
    share->games += games;
    share->won += won;
    share->fair += fair;
    share->games2 += (double)games * games;
    share->won2 += won * won;
    share->won_game += won * games;
}

double share_mean(const struct share *share)
{
    return share->games > 0 ? share->won / share->games : 0;
}

double share_fair(const struct share *share)
{
    return share->games > 0 ? share->fair / share->games : 0;
}

/* Cornish-Fisher expansion of Student's t; within 1 % from 4 deals on. */
double share_quantile(long deals)
{
    const double z = 1.959964;
    double z2 = z * z, n = deals > 1 ? (double)(deals - 1) : 1;
    return z + z * (z2 + 1) / (4 * n) + z * ((5 * z2 + 16) * z2 + 3) / (96 * n * n) +
           z * (((3 * z2 + 19) * z2 + 17) * z2 - 15) / (384 * n * n * n);
}

/* Variance of the mean, estimated from the variation between deals. */
static double variance_of_mean(const struct share *share, double mean)
{
    double sum = share->won2 - 2 * mean * share->won_game + mean * mean * share->games2;
    double deals = (double)share->deals;
    return fmax(sum, 0) * deals / (deals - 1) / (share->games * share->games);
}

/* Wilson score interval, with the number of independent games that would have the same
 * variance. If all games had the same result there is no variance to measure, and games
 * are assumed to be independent. */
struct interval share_interval(const struct share *share)
{
    if (share->deals < 2)
        return (struct interval){0, 1};
    double mean = share_mean(share), variance = variance_of_mean(share, mean);
    double single = mean * (1 - mean), games = share->games;
    if (variance > 1e-12 && single > 1e-12)
        games = single / variance;
    double z = share_quantile(share->deals), weight = z * z / games;
    double middle = (mean + weight / 2) / (1 + weight);
    double half =
        z / (1 + weight) * sqrt(fmax(single, 0) / games + z * z / (4 * games * games));
    return (struct interval){fmax(middle - half, 0), fmin(middle + half, 1)};
}
