/* find.c: looks through a match for positions that make a puzzle. */
#include <stdlib.h>
#include <string.h>

#include "ai/puzzle/internal.h"
#include "base/hash.h"
#include "core/memory.h"

enum {
    QUICK_NODES = 150, /* to tell whether the obvious move may be a mistake */
    ROUGH_NODES = 120, /* for each move, to tell whether one stands out */
    EASY_NODES = 60,   /* what an adept looks ahead with, and a magus */
    MEDIUM_NODES = 300,
    TRIES = 5,
    FIRST_SHARE = 6, /* of the simulations, to tell whether the rest are worth it */
    LEAST_ROUND = 2,
};

/* Of winning chance. The fewer simulations, the less sure a margin is. */
static const float rough_margin = 0.03f, likely_margin = 0.04f, sure_margin = 0.12f;

static uint64_t seed_of(const struct puzzle_position *position, uint64_t number)
{
    return hash_bytes(position->view, position->match->game->state_size, number);
}

/* What the best of the sorted moves wins more often than those that are not as good. */
static float margin_of(const struct puzzle_move *move)
{
    bool equal = move[1].win > move[0].win - PUZZLE_GOOD;
    return move[0].win - move[equal ? 2 : 1].win;
}

/* The same where `equal` is not known yet. */
static float likely_margin_of(const struct puzzle_move *move)
{
    return move[0].win - move[2].win;
}

/* Whether the first two moves stand out, or one of them. */
static bool stand_out(const struct puzzle_position *position, int count)
{
    float best = position->move[0].win;
    if (position->move[1].win > best)
        best = position->move[1].win;
    for (int i = 2; i < count; i++)
        if (position->move[i].win > best - likely_margin)
            return false;
    return true;
}

/* Whether the obvious move is a mistake, and one move stands out. */
static bool is_promising(struct puzzle_position *position)
{
    int obvious = puzzle_obvious_move(position);
    int best = puzzle_searched_move(position, QUICK_NODES, seed_of(position, 1));
    if (obvious < 0 || best < 0 || obvious == best ||
        puzzle_rate_move(position, best, ROUGH_NODES, seed_of(position, 2)) <
            puzzle_rate_move(position, obvious, ROUGH_NODES, seed_of(position, 2)) +
                rough_margin)
        return false;
    puzzle_rate(position, position->count, ROUGH_NODES, seed_of(position, 2));
    puzzle_sort(position, position->count);
    return likely_margin_of(position->move) >= rough_margin;
}

/* The means of two deep searches of the first `count` moves; false if the first two do
 * not stand out in both. */
static bool rate_deeply(struct puzzle_position *position, int count)
{
    float once[PUZZLE_LISTED];
    puzzle_rate(position, count, position->nodes, seed_of(position, 3));
    for (int i = 0; i < count; i++)
        once[i] = position->move[i].win;
    if (!stand_out(position, count))
        return false;
    puzzle_rate(position, count, position->nodes, seed_of(position, 4));
    bool agree = stand_out(position, count);
    for (int i = 0; i < count; i++)
        position->move[i].win = (position->move[i].win + once[i]) / 2;
    return agree;
}

/* How many of the sorted moves are worth a closer look. */
static int count_rivals(const struct puzzle_position *position, int count)
{
    int rivals = 3;
    while (rivals < count &&
           position->move[rivals].win > position->move[0].win - sure_margin)
        rivals++;
    return rivals;
}

/* Whether one of the listed moves is the best by the margin, perhaps with one as good: by
 * a search of all, then by two deep ones of those that come near it. */
static bool has_answer(struct puzzle_position *position, int count)
{
    puzzle_rate(position, count, position->nodes / FIRST_SHARE + 1, seed_of(position, 5));
    puzzle_sort(position, count);
    float win = position->move[0].win;
    if (likely_margin_of(position->move) < likely_margin || win < PUZZLE_LEAST_WIN ||
        win > PUZZLE_MOST_WIN || !rate_deeply(position, count_rivals(position, count)))
        return false;
    puzzle_sort(position, count);
    return margin_of(position->move) >= PUZZLE_MARGIN;
}

static bool is_found_by(struct puzzle_position *position, uint64_t nodes)
{
    int found = 0;
    for (uint64_t i = 0; i < TRIES; i++)
        if (puzzle_searched_move(position, nodes, seed_of(position, 10 + i)) == 0)
            found++;
    return 2 * found > TRIES;
}

static enum puzzle_difficulty rate_difficulty(struct puzzle_position *position)
{
    if (is_found_by(position, EASY_NODES))
        return PUZZLE_EASY;
    return is_found_by(position, MEDIUM_NODES) ? PUZZLE_MEDIUM : PUZZLE_HARD;
}

static bool make_puzzle(struct puzzle_position *position, size_t step, struct puzzle *out)
{
    if (!puzzle_list_moves(position) || !is_promising(position))
        return false;
    int count = position->count < PUZZLE_LISTED ? position->count : PUZZLE_LISTED;
    if (!has_answer(position, count))
        return false;
    *out = (struct puzzle){.step = step, .seat = position->seat, .count = count};
    memcpy(out->move, position->move, (size_t)count * sizeof *out->move);
    out->difficulty = rate_difficulty(position);
    return true;
}

/* Sets the position before a step; false if no player decides there, or it is too
 * early. */
static bool set_position(struct puzzle_position *position, size_t step)
{
    const struct match *match = position->match;
    const struct game *game = match->game;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    if (!match->log[step].starts || match->log[step].seat < 0)
        return false;
    match_state_at(match, step, state);
    if (game->round != NULL && game->round(match->world, state) < LEAST_ROUND)
        return false;
    position->seat = match->log[step].seat;
    game->observe(match->world, state, position->seat, position->view);
    return true;
}

static int look_through(struct puzzle_position *position, struct puzzle *list)
{
    int found = 0;
    for (size_t step = 0; step < position->match->count && found < PUZZLE_MAX; step++) {
        if (appraise_stopped(&position->appraiser))
            break;
        if (found > 0 && step < list[found - 1].step + PUZZLE_APART)
            continue;
        if (set_position(position, step) && make_puzzle(position, step, &list[found]))
            found++;
    }
    return found;
}

int puzzle_find(const struct match *match, const struct puzzle_options *options,
                struct puzzle *list, struct error *error)
{
    struct puzzle_position *position = memory_new(1, sizeof *position);
    int found = -1;
    position->match = match;
    position->nodes = options->nodes > 0 ? options->nodes : PUZZLE_NODES;
    if (!appraise_init(&position->appraiser, match->game, match->world,
                       match->setup.players, error))
        goto out;
    position->appraiser.think_control = options->think_control;
    position->search = appraise_make_search(&position->appraiser, position->nodes);
    if (position->search == NULL) {
        error_set(error, "not enough memory for a search");
    } else {
        found = look_through(position, list);
        if (appraise_stopped(&position->appraiser))
            found = -1;
        search_free(position->search);
    }
    appraise_deinit(&position->appraiser);
out:
    free(position);
    return found;
}
