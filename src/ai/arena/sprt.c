/* sprt.c: the sequential test: the log-likelihood ratio for independent games, divided by
 * the overdispersion of the deals. */
#include "ai/arena/sprt.h"

#include <math.h>

#include "ai/arena/elo.h"

/* No decision before the variance is known well enough; the estimate starts from that of
 * independent games (1), with the weight of ASSUMED_DEALS. */
enum { MIN_DEALS = 32, ASSUMED_DEALS = 2 };
static const double MIN_SPREAD = 0.5;

void sprt_init(struct sprt *sprt, double low, double high)
{
    *sprt = (struct sprt){.low = low, .high = high};
}

void sprt_add(struct sprt *sprt, int players, int seats, int games, double won)
{
    struct sprt_group *group = &sprt->group[players][seats];
    double share = won / games;
    group->deals++;
    group->sum += share;
    group->squares += share * share;
    group->games += games;
    sprt->deals++;
}

/* Variance of the group's deals relative to that of independent games, summed over deals.
 * Taken as equal if all deals had the same result. */
static double group_spread(const struct sprt_group *group)
{
    double deals = (double)group->deals, mean = group->sum / deals;
    double single = mean * (1 - mean) * deals / group->games;
    double seen = fmax(group->squares - deals * mean * mean, 0);
    return single > 1e-9 ? seen / single : deals - 1;
}

/* Log-likelihood ratio, assuming independent games. */
static double group_ratio(const struct sprt *sprt, int players, int seats)
{
    const struct sprt_group *group = &sprt->group[players][seats];
    double low = elo_share(sprt->low, seats, players);
    double high = elo_share(sprt->high, seats, players);
    double won = group->sum / (double)group->deals;
    return group->games *
           (won * log(high / low) + (1 - won) * log((1 - high) / (1 - low)));
}

double sprt_ratio(const struct sprt *sprt)
{
    double ratio = 0, spread = ASSUMED_DEALS, deals = ASSUMED_DEALS;
    for (int players = 2; players <= GAME_MAX_PLAYERS; players++)
        for (int seats = 1; seats < players; seats++) {
            const struct sprt_group *group = &sprt->group[players][seats];
            if (group->deals == 0)
                continue;
            ratio += group_ratio(sprt, players, seats);
            spread += group_spread(group);
            deals += (double)(group->deals - 1);
        }
    return ratio / fmax(spread / deals, MIN_SPREAD);
}

double sprt_bound(void)
{
    return log(0.95 / 0.05);
}

enum sprt_verdict sprt_decide(const struct sprt *sprt)
{
    double ratio = sprt_ratio(sprt);
    if (sprt->deals < MIN_DEALS || fabs(ratio) < sprt_bound())
        return SPRT_OPEN;
    return ratio > 0 ? SPRT_HIGH : SPRT_LOW;
}
