/* internal.h: shared by the files that find puzzles; private to this folder. */
#ifndef AI_PUZZLE_INTERNAL_H
#define AI_PUZZLE_INTERNAL_H

#include <stdalign.h>
#include <stddef.h>

#include "ai/analysis/appraise.h"
#include "ai/puzzle/puzzle.h"

enum {
    PUZZLE_LEAST_MOVES = 4, /* with fewer there is nothing to find */
    PUZZLE_MOST_MOVES = 28, /* different results; more are too many to think about */
};

/* A position that may make a puzzle, and what its moves lead to. */
struct puzzle_position {
    const struct match *match;
    struct appraiser appraiser;
    struct search *search;
    uint64_t nodes;
    int seat;
    alignas(max_align_t) unsigned char view[GAME_MAX_STATE]; /* what the player sees */
    int count;
    struct puzzle_move move[PUZZLE_MOST_MOVES];
    alignas(max_align_t) unsigned char after[PUZZLE_MOST_MOVES][GAME_MAX_STATE];
};

/* moves.c: lists the moves, one for each result; false if there are too few or too
 * many. */
bool puzzle_list_moves(struct puzzle_position *position);
/* The move with this result, or -1. */
int puzzle_index_of(const struct puzzle_position *position, const void *after);
/* The move of a player who takes the choice with the highest prior. */
int puzzle_obvious_move(const struct puzzle_position *position);
/* The best move by one search from the position. */
int puzzle_searched_move(struct puzzle_position *position, uint64_t nodes, uint64_t seed);
/* The chance of winning after a move, by a search of its own. */
float puzzle_rate_move(struct puzzle_position *position, int index, uint64_t nodes,
                       uint64_t seed);
/* Fills in the chances of the first `count` moves. */
void puzzle_rate(struct puzzle_position *position, int count, uint64_t nodes,
                 uint64_t seed);
/* Sorts the first `count` moves by their chances, best first. */
void puzzle_sort(struct puzzle_position *position, int count);

#endif
