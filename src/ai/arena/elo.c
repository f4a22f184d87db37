/* elo.c: maximum likelihood ratings by Newton's method, with confidence intervals.
 *
 * In natural units (a rating times ln 10 / 400) the log-likelihood is concave. The
 * gradient of one deal is its result minus the expectation. The covariance of the ratings
 * is the sum of the outer products of those, between two inverse Hessians (the "sandwich"
 * estimator), which allows for correlation between the games of a deal. */
#include "ai/arena/elo.h"

#include <math.h>
#include <string.h>

typedef double matrix[ELO_MAX][ELO_MAX];

static const double unit = 173.717792761; /* 400 / ln 10 */
static const double virtual_games = 0.25; /* won, and as many lost */

enum { MAX_STEPS = 100 };

/* The probability that each member of a group wins, with all of its seats. */
static void predict(const struct elo_group *group, const double *rating, double *chance)
{
    double best = rating[group->who[0]], sum = 0;
    for (int i = 1; i < group->members; i++)
        best = fmax(best, rating[group->who[i]]);
    for (int i = 0; i < group->members; i++) {
        chance[i] = group->seats[i] * exp(rating[group->who[i]] - best);
        sum += chance[i];
    }
    for (int i = 0; i < group->members; i++)
        chance[i] /= sum;
}

static double logistic(double x)
{
    return 1 / (1 + exp(-x));
}

/* Gradient and negative Hessian of the log-likelihood. */
static void measure_slope(const struct elo_deals *deals, int players,
                          const double *rating, double *slope, matrix curve)
{
    memset(curve, 0, sizeof(matrix));
    for (int i = 0; i < players; i++) {
        double chance = logistic(rating[i]);
        slope[i] = virtual_games * (1 - 2 * chance);
        curve[i][i] = 2 * virtual_games * chance * (1 - chance);
    }
    for (int g = 0; g < deals->count; g++) {
        const struct elo_group *group = &deals->group[g];
        double chance[GAME_MAX_PLAYERS];
        predict(group, rating, chance);
        for (int i = 0; i < group->members; i++) {
            slope[group->who[i]] += group->won[i] - group->games * chance[i];
            curve[group->who[i]][group->who[i]] += group->games * chance[i];
            for (int j = 0; j < group->members; j++)
                curve[group->who[i]][group->who[j]] -=
                    group->games * chance[i] * chance[j];
        }
    }
}

/* Sum of the outer products of the deals' gradients. Virtual games have the variance of
 * the model. */
static void measure_spread(const struct elo_deals *deals, int players,
                           const double *rating, matrix spread)
{
    memset(spread, 0, sizeof(matrix));
    for (int i = 0; i < players; i++) {
        double chance = logistic(rating[i]);
        spread[i][i] = virtual_games * (chance * chance + (1 - chance) * (1 - chance));
    }
    for (int g = 0; g < deals->count; g++) {
        const struct elo_group *group = &deals->group[g];
        double chance[GAME_MAX_PLAYERS];
        predict(group, rating, chance);
        for (int i = 0; i < group->members; i++)
            for (int j = 0; j < group->members; j++)
                spread[group->who[i]][group->who[j]] +=
                    group->won_won[i][j] - chance[i] * group->won_game[j] -
                    chance[j] * group->won_game[i] +
                    chance[i] * chance[j] * group->games2;
    }
}

/* Gauss-Jordan elimination; needs no pivoting, the matrix is positive definite. */
static void invert(matrix a, int size, matrix inverse)
{
    memset(inverse, 0, sizeof(matrix));
    for (int i = 0; i < size; i++)
        inverse[i][i] = 1;
    for (int i = 0; i < size; i++) {
        double pivot = a[i][i];
        for (int j = 0; j < size; j++) {
            a[i][j] /= pivot;
            inverse[i][j] /= pivot;
        }
        for (int row = 0; row < size; row++) {
            double factor = a[row][i];
            for (int j = 0; j < size && row != i; j++) {
                a[row][j] -= factor * a[i][j];
                inverse[row][j] -= factor * inverse[i][j];
            }
        }
    }
}

static void multiply(matrix a, matrix b, int size, matrix out)
{
    for (int i = 0; i < size; i++)
        for (int j = 0; j < size; j++) {
            out[i][j] = 0;
            for (int k = 0; k < size; k++)
                out[i][j] += a[i][k] * b[k][j];
        }
}

/* One Newton step, clamped for stability far from the optimum. Returns its size. */
static double newton_step(const struct elo_deals *deals, int players, double *rating)
{
    double slope[ELO_MAX], largest = 0;
    matrix curve, inverse;
    measure_slope(deals, players, rating, slope, curve);
    invert(curve, players, inverse);
    for (int i = 0; i < players; i++) {
        double step = 0;
        for (int j = 0; j < players; j++)
            step += inverse[i][j] * slope[j];
        rating[i] += fmax(-1, fmin(1, step));
        largest = fmax(largest, fabs(step));
    }
    return largest;
}

static void measure_covariance(const struct elo_deals *deals, const double *rating,
                               struct elo *out)
{
    double slope[ELO_MAX];
    matrix curve, inverse, spread, half;
    measure_slope(deals, out->players, rating, slope, curve);
    measure_spread(deals, out->players, rating, spread);
    invert(curve, out->players, inverse);
    multiply(inverse, spread, out->players, half);
    multiply(half, inverse, out->players, out->covariance);
}

void elo_fit(const struct elo_deals *deals, int players, struct elo *out)
{
    double rating[ELO_MAX] = {0}, mean = 0;
    long count = 0;
    for (int step = 0; step < MAX_STEPS; step++)
        if (newton_step(deals, players, rating) < 1e-9)
            break;
    *out = (struct elo){.players = players};
    measure_covariance(deals, rating, out);
    for (int i = 0; i < players; i++)
        mean += rating[i] / players;
    for (int i = 0; i < players; i++)
        out->rating[i] = (rating[i] - mean) * unit;
    for (int g = 0; g < deals->count; g++)
        count += deals->group[g].deals;
    out->quantile = share_quantile(count);
}

double elo_margin(const struct elo *elo, int player, int other)
{
    double weight[ELO_MAX], variance = 0;
    for (int i = 0; i < elo->players; i++)
        weight[i] = (i == player) - (other < 0 ? 1.0 / elo->players : i == other);
    for (int i = 0; i < elo->players; i++)
        for (int j = 0; j < elo->players; j++)
            variance += weight[i] * weight[j] * elo->covariance[i][j];
    return elo->quantile * unit * sqrt(fmax(variance, 0));
}

double elo_share(double difference, int seats, int players)
{
    double weight = seats * exp(difference / unit);
    return weight / (weight + players - seats);
}
