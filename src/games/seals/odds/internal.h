/* internal.h: what the files of the odds share among themselves.
 *
 * Dice of one colour pay for a seal exactly when their sum reaches its strength (5.4: a
 * handful that reaches it can always be thinned until no die is superfluous). So a roll
 * is known by four sums, and as no strength is above 6, by four sums of at most 6. */
#ifndef GAMES_SEALS_ODDS_INTERNAL_H
#define GAMES_SEALS_ODDS_INTERNAL_H

#include "core/odds.h"
#include "games/seals/rules/reach.h"
#include "games/seals/rules/state.h"

enum {
    ODDS_MAX_DICE = 6,   /* in the air at once, of one colour */
    ODDS_MAX_PARTS = 32, /* alternatives of one goal; kinds of seals are 25 */
    ODDS_SUMS = MAX_STRENGTH + 1,
};

/* In how many ways so many dice show a sum, where 6 stands for every sum above it too. */
struct odds_ways {
    uint32_t of[ODDS_MAX_DICE + 1][ODDS_SUMS];
};

/* A player's dice while some of them are in the air. */
struct odds_hand {
    int seat;
    uint8_t sum[COLOURS];     /* of the dice that lie, at most 6 */
    uint8_t falling[COLOURS]; /* how many will fall */
};

/* What several seals want of the sums, each for itself: of every colour, and of any one
 * of the colours for seals of Mind. */
struct odds_need {
    uint8_t sum[COLOURS];
    uint8_t mind;
};

/* A goal: one of its parts must come true. None: it cannot. */
struct odds_aim {
    int parts;
    struct odds_need part[ODDS_MAX_PARTS];
};

/* A chance as a fraction: so many of all rolls. */
struct odds_share {
    uint64_t hits, all;
};

/* roll.c */
void seals_odds_ways_init(struct odds_ways *ways);
bool seals_odds_aim_met(const struct odds_aim *aim, const uint8_t sum[COLOURS]);
struct odds_share seals_odds_count(const struct odds_ways *ways,
                                   const struct odds_hand *hand,
                                   const struct odds_aim *aim);
/* The dice of a seat as they lie. */
struct odds_hand seals_odds_hand_of(const struct seals_state *state, int seat);

/* goal.c: `reached` are the seals that the seat could break with the right dice. */
bool seals_odds_goal_read(const struct seals_world *world,
                          const struct seals_state *state, const struct sites *reached,
                          const char *goal, struct odds_aim *aim, struct reason *why);
/* Adds the seal on a site as one more part; there is room for every kind of seal. */
void seals_odds_aim_at(const struct seals_state *state, int site, struct odds_aim *aim);

#endif
