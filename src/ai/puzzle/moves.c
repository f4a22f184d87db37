/* moves.c: the moves of a position, and what they are worth. */
#include <string.h>

#include "ai/puzzle/internal.h"
#include "core/heuristics.h"

enum { MOST_LISTED = 120 /* whole moves, with those that have the same result */ };

int puzzle_index_of(const struct puzzle_position *position, const void *after)
{
    for (int i = 0; i < position->count; i++)
        if (memcmp(position->after[i], after, position->match->game->state_size) == 0)
            return i;
    return -1;
}

static bool add_move(void *context, const struct move *move, const void *after)
{
    struct puzzle_position *position = context;
    if (puzzle_index_of(position, after) >= 0)
        return true;
    if (position->count == PUZZLE_MOST_MOVES)
        return false;
    memcpy(position->after[position->count], after, position->match->game->state_size);
    position->move[position->count++].move = *move;
    return true;
}

bool puzzle_list_moves(struct puzzle_position *position)
{
    const struct match *match = position->match;
    bool complete = false;
    position->count = 0;
    move_list(match->game, match->world, position->view, MOST_LISTED, add_move, position,
              &complete);
    return complete && position->count >= PUZZLE_LEAST_MOVES;
}

static choice_t obvious_choice(const struct puzzle_position *position, const void *state)
{
    const struct match *match = position->match;
    choice_t list[GAME_MAX_CHOICES];
    float weight[GAME_MAX_CHOICES];
    int count = match->game->choices(match->world, state, list), most = 0;
    match->game->heuristics->prior(match->world, state, list, count, weight);
    for (int i = 1; i < count; i++)
        if (weight[i] > weight[most])
            most = i;
    return list[most];
}

int puzzle_obvious_move(const struct puzzle_position *position)
{
    const struct match *match = position->match;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    memcpy(state, position->view, match->game->state_size);
    do
        match->game->apply(match->world, state, obvious_choice(position, state));
    while (!match->game->between_moves(match->world, state));
    return puzzle_index_of(position, state);
}

int puzzle_searched_move(struct puzzle_position *position, uint64_t nodes, uint64_t seed)
{
    const struct match *match = position->match;
    alignas(max_align_t) unsigned char after[GAME_MAX_STATE];
    struct search_move best;
    appraise_search(&position->appraiser, position->search, position->view, nodes, seed);
    appraise_best(&position->appraiser, position->search, position->view, &best);
    move_apply(match->game, match->world, position->view, &best.move, after);
    return puzzle_index_of(position, after);
}

float puzzle_rate_move(struct puzzle_position *position, int index, uint64_t nodes,
                       uint64_t seed)
{
    struct outlook outlook = {0};
    appraise_view(&position->appraiser, position->search, position->after[index], nodes,
                  seed, &outlook);
    return outlook.win[position->seat];
}

void puzzle_rate(struct puzzle_position *position, int count, uint64_t nodes,
                 uint64_t seed)
{
    for (int i = 0; i < count && !appraise_stopped(&position->appraiser); i++)
        position->move[i].win = puzzle_rate_move(position, i, nodes, seed);
}

static void swap(struct puzzle_position *position, int one, int other)
{
    alignas(max_align_t) unsigned char after[GAME_MAX_STATE];
    struct puzzle_move move = position->move[one];
    memcpy(after, position->after[one], sizeof after);
    position->move[one] = position->move[other];
    memcpy(position->after[one], position->after[other], sizeof after);
    position->move[other] = move;
    memcpy(position->after[other], after, sizeof after);
}

void puzzle_sort(struct puzzle_position *position, int count)
{
    for (int i = 1; i < count; i++)
        for (int at = i; at > 0; at--) {
            if (position->move[at].win <= position->move[at - 1].win)
                break;
            swap(position, at, at - 1);
        }
}
