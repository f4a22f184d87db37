/* puzzle.h: positions with one clearly best move that is not the obvious one, found in
 * games between computer players.
 *
 * A position makes a puzzle if
 *
 *   - a player is to make a whole move, with not too many to choose from;
 *   - the move of a player who does not look ahead (the prior) is a mistake;
 *   - two deep searches with different seeds agree on the best move, or on two that are
 *     equally good, and every other one costs at least PUZZLE_MARGIN of winning chance,
 *     averaged over what the dice can bring: neither does luck make it best, nor is it a
 *     last hope (PUZZLE_LEAST_WIN).
 *
 * Moves that lead to the same position are one move. The result is a function of the
 * match and the options. */
#ifndef AI_PUZZLE_PUZZLE_H
#define AI_PUZZLE_PUZZLE_H

#include "core/match/match.h"
#include "core/match/player.h"

enum {
    PUZZLE_LISTED = 10,
    PUZZLE_NODES = 4000,
    PUZZLE_MAX_NODES = 1000000,
    PUZZLE_MAX = 3,    /* in a match */
    PUZZLE_APART = 40, /* steps between two of them, for another situation */
};

/* In winning chance: what is as good as the best move, and what all others cost. */
#define PUZZLE_GOOD      0.015f
#define PUZZLE_MARGIN    0.05f
#define PUZZLE_LEAST_WIN 0.25f
#define PUZZLE_MOST_WIN  0.97f

/* Who finds the best move: an adept, a magus, or neither. */
enum puzzle_difficulty { PUZZLE_EASY = 1, PUZZLE_MEDIUM, PUZZLE_HARD };

struct puzzle_options {
    uint64_t nodes; /* simulations per move in each deep search; 0: PUZZLE_NODES */
    struct think_control *think_control; /* may be NULL */
};

struct puzzle_move {
    struct move move;
    float win; /* chance of winning for the player to move */
};

struct puzzle {
    size_t step; /* of the log, before the move */
    int seat;
    enum puzzle_difficulty difficulty;
    int count; /* of the moves listed: all, or the best ones */
    struct puzzle_move move[PUZZLE_LISTED]; /* best first */
};

/* The puzzles of a match, in `list`, which has room for PUZZLE_MAX. Returns how many;
 * -1 with an error, which is empty if it was stopped. */
int puzzle_find(const struct match *match, const struct puzzle_options *options,
                struct puzzle *list, struct error *error);

#endif
