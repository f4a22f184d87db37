/* sprt.h: a match between two players that ends as soon as one is shown to be stronger:
 * Wald's sequential probability ratio test.
 *
 * H0: the first player is at most `low` Elo stronger; H1: they are at least `high` Elo
 * stronger. Each is wrongly accepted in about 5 % of matches; in up to 9 % with five
 * players if half the deals are swept by one player. The test counts deals
 * (ai/arena/arena.h) and measures their variance, since the games of a deal are
 * correlated. */
#ifndef AI_ARENA_SPRT_H
#define AI_ARENA_SPRT_H

#include "core/game.h"

enum sprt_verdict { SPRT_OPEN, SPRT_LOW, SPRT_HIGH };

/* Deals with the same number of players and of seats of the first player. */
struct sprt_group {
    long deals;
    double sum, squares; /* of the first player's shares of the wins */
    double games;
};

struct sprt {
    double low, high; /* Elo */
    struct sprt_group group[GAME_MAX_PLAYERS + 1][GAME_MAX_PLAYERS + 1];
    long deals;
};

void sprt_init(struct sprt *sprt, double low, double high);
/* Adds a deal: at a table of `players`, the first player, in `seats` of them, won `won`
 * of the games. */
void sprt_add(struct sprt *sprt, int players, int seats, int games, double won);
/* The log-likelihood ratio of H1 to H0, and the absolute value at which the test ends. */
double sprt_ratio(const struct sprt *sprt);
double sprt_bound(void);
enum sprt_verdict sprt_decide(const struct sprt *sprt);

#endif
