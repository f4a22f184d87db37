/* perft.c: counts sequences of choices. PERFT_MAX_STEPS bounds the recursion. */
#include "core/perft.h"

#include <assert.h>
#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "core/match/chance.h"

struct count {
    const struct game *game;
    const void *world;
    const struct perft_options *options;
    struct perft_result *result;
};

static void count_state(struct count *count, const void *state, int depth, int steps,
                        double probability);

static void add_leaves(struct perft_result *result, uint64_t leaves, double probability)
{
    if (result->leaves > UINT64_MAX - leaves)
        result->overflow = true;
    result->leaves += leaves;
    result->expected += probability * (double)leaves;
}

static void count_after(struct count *count, const void *state, choice_t choice,
                        int depth, int steps, double probability)
{
    alignas(max_align_t) unsigned char after[GAME_MAX_STATE];
    const struct perft_options *options = count->options;
    uint64_t made = ++count->result->steps;
    if (options->limit_steps > 0 && made > options->limit_steps)
        count->result->stopped = true;
    if (count->result->stopped)
        return;
    bool chance = count->game->actor(count->world, state) == SEAT_CHANCE;
    memcpy(after, state, count->game->state_size);
    count->game->apply(count->world, after, choice);
    bool completes =
        options->unit == PERFT_CHOICES || count->game->between_moves(count->world, after);
    if (!chance && completes)
        depth--;
    count_state(count, after, depth, steps + 1, probability);
}

static void count_outcomes(struct count *count, const void *state, int depth, int steps,
                           double probability)
{
    choice_t list[GAME_MAX_CHOICES];
    double part[GAME_MAX_CHOICES];
    if (count->options->rng != NULL) {
        choice_t drawn =
            chance_draw(count->game, count->world, state, count->options->rng);
        count_after(count, state, drawn, depth, steps, probability);
        return;
    }
    int length = count->game->choices(count->world, state, list);
    chance_probabilities(count->game, count->world, state, length, part);
    for (int i = 0; i < length && !count->result->stopped; i++)
        count_after(count, state, list[i], depth, steps, probability * part[i]);
}

static void count_choices(struct count *count, const void *state, int depth, int steps,
                          double probability)
{
    choice_t list[GAME_MAX_CHOICES];
    int length = count->game->choices(count->world, state, list);
    if (depth == 1 && count->options->unit == PERFT_CHOICES) {
        add_leaves(count->result, (uint64_t)length, probability);
        return;
    }
    for (int i = 0; i < length && !count->result->stopped; i++)
        count_after(count, state, list[i], depth, steps, probability);
}

static void count_state(struct count *count, const void *state, int depth, int steps,
                        double probability)
{
    int actor = count->game->actor(count->world, state);
    if (depth == 0)
        add_leaves(count->result, 1, probability);
    else if (actor == SEAT_NOBODY)
        count->result->ended++;
    else if (steps == PERFT_MAX_STEPS)
        count->result->stopped = true;
    else if (actor == SEAT_CHANCE)
        count_outcomes(count, state, depth, steps, probability);
    else
        count_choices(count, state, depth, steps, probability);
}

void perft_count(const struct game *game, const void *world, const void *state,
                 const struct perft_options *options, struct perft_result *result)
{
    struct count count = {
        .game = game, .world = world, .options = options, .result = result};
    assert(options->depth >= 0 && options->depth <= PERFT_MAX_DEPTH);
    *result = (struct perft_result){0};
    count_state(&count, state, options->depth, 0, 1.0);
}
