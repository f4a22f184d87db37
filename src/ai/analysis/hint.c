/* hint.c: finds the best moves of a position. */
#include "ai/analysis/hint.h"

#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "ai/analysis/appraise.h"
#include "ai/level.h"
#include "base/clock.h"

enum { SLICE = 128 };

/* The game's strongest level, or a substitute if it has none. False with an error if the
 * levels cannot be read. */
static bool find_strongest(const struct game *game, struct level *strongest,
                           struct error *error)
{
    struct level level[LEVEL_MAX];
    int count = level_list(game, level, error);
    *strongest = (struct level){.nodes = HINT_NODES};
    if (count > 0)
        *strongest = level[count - 1];
    return count >= 0;
}

/* Fraction of the work done, up to 1. */
static double share_done(const struct hint_options *options, uint64_t count,
                         uint64_t nodes, double start)
{
    double done = (double)count / (double)nodes;
    if (options->seconds > 0 && count > 0) {
        double passed = (clock_seconds() - start) / options->seconds;
        done = passed > done ? passed : done;
    }
    return done < 1 ? done : 1;
}

/* Simulates until the limit is reached. */
static void think(struct search *search, const struct hint_options *options,
                  uint64_t nodes)
{
    struct think_control *think_control = options->think_control;
    double start = options->seconds > 0 ? clock_seconds() : 0, done = 0;
    uint64_t count = 0;
    while (done < 1) {
        if (think_control != NULL && think_control->progress != NULL)
            think_control->progress(think_control->context, done);
        if (think_control != NULL && atomic_load(&think_control->stop))
            return;
        count += search_run(search, nodes - count < SLICE ? nodes - count : SLICE);
        done = share_done(options, count, nodes, start);
    }
}

static void make_move(const struct observation *observation, const struct move *move,
                      void *state)
{
    move_apply(observation->game, observation->world, observation->view, move, state);
}

/* Each move is explained in contrast to the best other one. */
static void add_reasons(const struct observation *observation, struct hint *hint)
{
    alignas(max_align_t) unsigned char after[GAME_MAX_STATE], other[GAME_MAX_STATE];
    for (int i = 0; i < hint->count; i++) {
        struct hint_move *move = &hint->move[i];
        struct text out = text_init(move->reason, sizeof move->reason);
        int contrast = i == 0 ? 1 : 0;
        make_move(observation, &move->move, after);
        if (hint->count > 1)
            make_move(observation, &hint->move[contrast].move, other);
        hint_reason(observation->game, observation->world, observation->view, &move->move,
                    after, hint->count > 1 ? other : NULL, &out);
    }
}

static void add_move(struct hint *hint, const struct search_move *move)
{
    struct hint_move *added = &hint->move[hint->count++];
    *added =
        (struct hint_move){.move = move->move, .win = move->win, .score = move->score};
    if (hint->nodes > 0)
        added->share = (float)move->visits / (float)hint->nodes;
}

static bool same_move(const struct move *one, const struct move *other)
{
    return one->count == other->count &&
           memcmp(one->choice, other->choice, (size_t)one->count * sizeof *one->choice) ==
               0;
}

/* Whether there is anything to say for the move beside the best one: not if it is the
 * same plan in another order, nor if it only takes more and seems no better. */
static bool is_worth_a_row(const struct observation *observation,
                           const struct hint_move *best, const struct hint_move *move)
{
    bool longer = move->move.count > best->move.count;
    return !hint_is_reordering(observation, best, move) &&
           !(longer && hint_is_capped(best, move));
}

/* The move of the most visited choices, then the others by visits; nothing that only
 * delays one of them. */
static void list_moves(const struct appraiser *appraiser, const struct search *search,
                       const struct observation *observation, int wanted,
                       struct hint *hint)
{
    struct search_move best, list[2 * HINT_MAX_MOVES];
    int count = search_moves(search, list, 2 * HINT_MAX_MOVES);
    appraise_best(appraiser, search, observation->view, &best);
    int plain = hint_find_plain(search, observation, &best, list, count);
    if (plain >= 0)
        best = list[plain];
    add_move(hint, &best);
    for (int i = 0; i < count && hint->count < wanted; i++)
        if (!same_move(&list[i].move, &best.move) &&
            hint_find_plain(search, observation, &list[i], list, count) < 0) {
            add_move(hint, &list[i]);
            if (!is_worth_a_row(observation, &hint->move[0],
                                &hint->move[hint->count - 1]))
                hint->count--;
        }
}

static bool find(const struct appraiser *appraiser, const struct observation *observation,
                 const struct hint_options *options, uint64_t nodes, struct hint *out,
                 struct error *error)
{
    struct search *search = appraise_make_search(appraiser, nodes);
    int wanted = options->moves > 0 ? options->moves : HINT_MOVES;
    if (search == NULL)
        return error_set(error, "not enough memory for a search");
    search_begin(search, observation, options->seed);
    think(search, options, nodes);
    search_conclude(search);
    out->nodes = search_count(search);
    if (out->nodes > 0) {
        list_moves(appraiser, search, observation,
                   wanted < HINT_MAX_MOVES ? wanted : HINT_MAX_MOVES, out);
        hint_sort(out->move, out->count);
        search_outlook(search, &out->outlook);
        add_reasons(observation, out);
    }
    search_free(search);
    return out->count > 0;
}

bool hint_find(const struct match *match, const void *state,
               const struct hint_options *options, struct hint *out, struct error *error)
{
    const struct game *game = match->game;
    alignas(max_align_t) unsigned char view[GAME_MAX_STATE];
    struct observation observation = {game, match->world, view, match->setup.players,
                                      game->actor(match->world, state)};
    struct appraiser appraiser;
    struct level strongest;
    memset(out, 0, sizeof *out);
    out->seat = observation.seat;
    if (!find_strongest(game, &strongest, error) ||
        !appraise_init(&appraiser, game, match->world, observation.players, error))
        return false;
    game->observe(match->world, state, observation.seat, view);
    appraiser.think_control = options->think_control;
    appraiser.advised = strongest.advised && appraiser.evaluator != NULL;
    uint64_t nodes = options->nodes > 0 ? options->nodes : strongest.nodes;
    bool found = find(&appraiser, &observation, options, nodes, out, error);
    appraise_deinit(&appraiser);
    return found;
}
