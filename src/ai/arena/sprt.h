/* sprt.h: a match between two players that ends as soon as it is decided who is stronger:
 * Wald's sequential probability ratio test.
 *
 * It decides between two claims about the first player: H0, he is at most `low` Elo
 * stronger, and H1, he is at least `high` Elo stronger. Each is accepted wrongly in about
 * 5 % of all matches; in up to 9 % at tables of five where half the deals are won by one
 * player in all their games. Deals (ai/arena/arena.h) are what is counted; how much they
 * spread is observed, as the games of a deal have something in common. */
#ifndef AI_ARENA_SPRT_H
#define AI_ARENA_SPRT_H

#include "core/game.h"

enum sprt_verdict { SPRT_OPEN, SPRT_LOW, SPRT_HIGH };

/* Deals with so many seats of the first player at a table. */
struct sprt_group {
    long deals;
    double sum, squares; /* of his shares of the wins */
    double games;
};

struct sprt {
    double low, high; /* Elo */
    struct sprt_group group[GAME_MAX_PLAYERS + 1][GAME_MAX_PLAYERS + 1];
    long deals;
};

void sprt_init(struct sprt *sprt, double low, double high);
/* One more deal: of so many games around a table of `players` the first player, who had
 * `seats` there, won so many. */
void sprt_add(struct sprt *sprt, int players, int seats, int games, double won);
/* How much likelier H1 makes what was seen than H0 does, as a logarithm; and how large,
 * up or down, it must become. */
double sprt_ratio(const struct sprt *sprt);
double sprt_bound(void);
enum sprt_verdict sprt_decide(const struct sprt *sprt);

#endif
