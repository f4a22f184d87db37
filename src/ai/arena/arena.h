/* arena.h: tournaments: who sits where in which game, and one such game.
 *
 * A *deal* is one seed: all games of a deal meet the same dice at the same step. It is
 * played once for each different rotation of its *line-up*, the players around the table,
 * so that the luck of seat and deal falls on all alike. Deals are independent of each
 * other, the games of one deal are not: whoever asks how sure a result is counts deals.
 *
 * A game is a function of plan, setup, deal and rotation (for players without a limit of
 * time): it does not matter who plays which games, or in which order. */
#ifndef AI_ARENA_ARENA_H
#define AI_ARENA_ARENA_H

#include "ai/ai.h"
#include "core/player.h"

enum {
    ARENA_MAX_SPECS = 16,
    ARENA_MAX_CHOICES = 100000, /* a game that takes more is broken off */
    ARENA_SEED = 40, /* of a plan, so that there is room for the deal's number */
};

struct arena_plan {
    const struct game *game;
    char seed[ARENA_SEED];
    int specs;
    char spec[ARENA_MAX_SPECS][AI_SPEC];
    int variants; /* setups that the deals go through in turn; 1 or more */
    int given;    /* seats of the line-up that was asked for, or 0 */
    int8_t seat[GAME_MAX_PLAYERS]; /* and the numbers of their specs */
};

/* The specs around the table, by their numbers. */
struct lineup {
    int players;
    int8_t seat[GAME_MAX_PLAYERS];
};

/* schedule.c */

/* How many line-ups take turns. Without one that was asked for they are: as many specs as
 * seats, all of them; more, every combination; fewer, each once, and the seats left to
 * one of them, to each in turn. */
long arena_lineups(const struct arena_plan *plan, int players);
/* The line-up of a deal, before it is rotated. When all line-ups had their turn they come
 * again with their players in another order around the table. */
void arena_lineup(const struct arena_plan *plan, long deal, int players,
                  struct lineup *out);
/* How many rotations differ; and who sits where after one: `by` of them. */
int arena_lineup_rotations(const struct lineup *lineup);
void arena_lineup_rotate(struct lineup *lineup, int by);
/* The seed of a deal's dice, as in game ids: "SEED.DEAL". */
void arena_deal_seed(const struct arena_plan *plan, long deal, struct text *out);

/* What came out. */
struct arena_game {
    long deal;
    int8_t rotation;
    int8_t first; /* the seat that began */
    bool over;    /* or broken off, and nobody won */
    struct lineup lineup;
    unsigned winners; /* seats, as bits */
    int score[GAME_MAX_PLAYERS];
    int rounds;                      /* 0 in a game that has none */
    int choices;                     /* by players */
    int moves[GAME_MAX_PLAYERS];     /* whole moves */
    float thought[GAME_MAX_PLAYERS]; /* seconds in all, and for the longest move */
    float longest[GAME_MAX_PLAYERS];
    uint64_t hash; /* of the last state */
};

/* play.c */

enum arena_end { ARENA_PLAYED, ARENA_STOPPED, ARENA_FAILED };

/* Plays the game of that deal and rotation, from the deal's setup. The think control may
 * be NULL. Fails with an error when the setup makes no game or a player does not play. */
enum arena_end arena_play(const struct arena_plan *plan, const struct setup *setup,
                          long deal, int rotation, struct think_control *think_control,
                          struct arena_game *out, struct error *error);
/* A seat's part of the win: those who share it have equal parts, and of a game that was
 * broken off all have. */
double arena_won(const struct arena_game *game, int seat);

#endif
