/* arena.h: tournaments: the schedule of games, and playing one of them.
 *
 * A *deal* is one seed: all its games get the same dice at the same step. It is played
 * once for every distinct rotation of its *line-up*, the players around the table, so
 * that no player gains from the seat or the dice. Deals are independent of each other,
 * the games of one deal are not, so statistics must count deals.
 *
 * A game is a function of plan, setup, deal and rotation (unless players have a time
 * limit): it can be played by anyone, in any order. */
#ifndef AI_ARENA_ARENA_H
#define AI_ARENA_ARENA_H

#include "ai/ai.h"
#include "core/match/player.h"

enum {
    ARENA_MAX_SPECS = 16,
    ARENA_MAX_CHOICES = 100000, /* longer games are aborted */
    ARENA_SEED = 40,            /* leaves room for the number of the deal */
};

struct arena_plan {
    const struct game *game;
    char seed[ARENA_SEED];
    int specs;
    char spec[ARENA_MAX_SPECS][AI_SPEC];
    int variants; /* number of setups that deals cycle through, at least 1 */
    int given;    /* size of the line-up given by the user, or 0 ... */
    int8_t seat[GAME_MAX_PLAYERS]; /* ... and the index of the spec in each seat */
};

/* Indices of the specs around the table. */
struct lineup {
    int players;
    int8_t seat[GAME_MAX_PLAYERS];
};

/* schedule.c */

/* The number of line-ups in the schedule. Unless one was given: with as many specs as
 * seats, all of them; with more, every combination; with fewer, each spec once, and one
 * spec, each in turn, in the remaining seats. */
long arena_lineups(const struct arena_plan *plan, int players);
/* The line-up of a deal before rotation. After a full cycle the line-ups repeat with the
 * players in another order. */
void arena_lineup(const struct arena_plan *plan, long deal, int players,
                  struct lineup *out);
/* The number of distinct rotations; rotating by `by` seats. */
int arena_lineup_rotations(const struct lineup *lineup);
void arena_lineup_rotate(struct lineup *lineup, int by);
/* The seed of a deal as in game ids: "SEED.DEAL". */
void arena_deal_seed(const struct arena_plan *plan, long deal, struct text *out);

/* The result of a game. */
struct arena_game {
    long deal;
    int8_t rotation;
    int8_t first; /* the seat that moved first */
    bool over;    /* false: aborted, nobody won */
    struct lineup lineup;
    unsigned winners; /* bit mask of seats */
    int score[GAME_MAX_PLAYERS];
    int rounds;                      /* 0 if the game has no rounds */
    int choices;                     /* by players */
    int moves[GAME_MAX_PLAYERS];     /* whole moves */
    float thought[GAME_MAX_PLAYERS]; /* seconds: total, and for the longest move */
    float longest[GAME_MAX_PLAYERS];
    uint64_t hash; /* of the final state */
};

/* play.c */

enum arena_end { ARENA_PLAYED, ARENA_STOPPED, ARENA_FAILED };

/* Plays one game of a deal. `think_control` may be NULL. Fails with an error if the setup
 * is not valid, or a player gives no legal answer. */
enum arena_end arena_play(const struct arena_plan *plan, const struct setup *setup,
                          long deal, int rotation, struct think_control *think_control,
                          struct arena_game *out, struct error *error);
/* A seat's share of the win: winners share it equally, and so do all seats of an aborted
 * game. */
double arena_won(const struct arena_game *game, int seat);

#endif
