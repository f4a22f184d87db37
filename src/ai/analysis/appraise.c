/* appraise.c: evaluates positions by searching. */
#include "ai/analysis/appraise.h"

#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "ai/ai.h"

enum {
    SLICE = 128,         /* simulations between checks for a stop */
    FORCED_LIMIT = 1000, /* forced choices in a row */
    MEMORY_BASE = 256 << 10,
    MEMORY_NODE = 2 << 10, /* bytes: more than a simulation adds to the tree */
    MEMORY_MAX = 64 << 20,
};

bool appraise_init(struct appraiser *appraiser, const struct game *game,
                   const void *world, int players, struct error *error)
{
    const struct heuristics *heuristics = game->heuristics;
    *appraiser =
        (struct appraiser){.game = game, .world = world, .players = players, .parts = 1};
    atomic_init(&appraiser->done, 0);
    if (heuristics == NULL || heuristics->weights == NULL ||
        heuristics->weights() == NULL)
        return true;
    appraiser->evaluator = evaluator_new(game, error);
    return appraiser->evaluator != NULL;
}

void appraise_deinit(struct appraiser *appraiser)
{
    evaluator_free(appraiser->evaluator);
}

bool appraise_stopped(const struct appraiser *appraiser)
{
    return appraiser->think_control != NULL &&
           atomic_load(&appraiser->think_control->stop);
}

void appraise_report(const struct appraiser *appraiser)
{
    struct think_control *think_control = appraiser->think_control;
    double done = (double)atomic_load(&appraiser->done) / (double)appraiser->parts;
    if (think_control != NULL && think_control->progress != NULL)
        think_control->progress(think_control->context, done);
}

struct search *appraise_make_search(const struct appraiser *appraiser, uint64_t nodes)
{
    struct search_style style =
        *ai_style(appraiser->evaluator != NULL ? "search" : "uct");
    style.advised = appraiser->advised;
    style.keep = true;
    style.memory = MEMORY_MAX;
    if (nodes < (MEMORY_MAX - MEMORY_BASE) / MEMORY_NODE)
        style.memory = MEMORY_BASE + (size_t)nodes * MEMORY_NODE;
    return search_new(&style, appraiser->evaluator);
}

bool appraise_search(const struct appraiser *appraiser, struct search *search,
                     const void *view, uint64_t nodes, uint64_t seed)
{
    struct observation observation = {.game = appraiser->game,
                                      .world = appraiser->world,
                                      .view = view,
                                      .players = appraiser->players,
                                      .seat =
                                          appraiser->game->actor(appraiser->world, view)};
    search_begin(search, &observation, seed);
    for (uint64_t done = 0; done < nodes;) {
        uint64_t slice = nodes - done < SLICE ? nodes - done : SLICE;
        appraise_report(appraiser);
        if (appraise_stopped(appraiser))
            return false;
        if (search_run(search, slice) == 0)
            break;
        done += slice;
    }
    search_conclude(search);
    return true;
}

int appraise_skip(const struct appraiser *appraiser, void *state)
{
    const struct game *game = appraiser->game;
    choice_t list[GAME_MAX_CHOICES];
    int actor = game->actor(appraiser->world, state);
    for (int i = 0; i < FORCED_LIMIT && actor >= 0; i++) {
        if (game->choices(appraiser->world, state, list) != 1)
            break;
        game->apply(appraiser->world, state, list[0]);
        actor = game->actor(appraiser->world, state);
    }
    return actor;
}

/* The most visited choice after `path`, ties by value; false if none was tried. */
static bool best_choice(const struct search *search, const struct move *path,
                        struct search_choice *best)
{
    struct search_choice list[GAME_MAX_CHOICES];
    int count = search_choices(search, path->choice, path->count, list);
    best->visits = 0;
    for (int i = 0; i < count; i++)
        if (list[i].visits > best->visits ||
            (list[i].visits == best->visits && list[i].win > best->win))
            *best = list[i];
    return best->visits > 0;
}

/* Beyond the tree, in the middle of a move: the choice with the highest prior. */
static choice_t prior_choice(const struct appraiser *appraiser, const void *state)
{
    const struct game *game = appraiser->game;
    choice_t list[GAME_MAX_CHOICES];
    float weight[GAME_MAX_CHOICES];
    int count = game->choices(appraiser->world, state, list), most = 0;
    if (game->heuristics == NULL)
        return list[0];
    game->heuristics->prior(appraiser->world, state, list, count, weight);
    for (int i = 1; i < count; i++)
        if (weight[i] > weight[most])
            most = i;
    return list[most];
}

void appraise_best(const struct appraiser *appraiser, const struct search *search,
                   const void *view, struct search_move *out)
{
    const struct game *game = appraiser->game;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    struct search_choice best = {0};
    *out = (struct search_move){0};
    memcpy(state, view, game->state_size);
    do {
        bool known = best_choice(search, &out->move, &best);
        choice_t choice = known ? best.choice : prior_choice(appraiser, state);
        if (known) {
            out->visits = best.visits;
            out->win = best.win;
            out->score = best.score;
        }
        out->move.choice[out->move.count++] = choice;
        game->apply(appraiser->world, state, choice);
    } while (!game->between_moves(appraiser->world, state) &&
             out->move.count < MOVE_MAX_CHOICES);
}

void appraise_view(const struct appraiser *appraiser, struct search *search,
                   const void *view, uint64_t nodes, uint64_t seed, struct outlook *out)
{
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    memcpy(state, view, appraiser->game->state_size);
    int actor = appraise_skip(appraiser, state);
    if (actor == SEAT_NOBODY) {
        evaluator_final_outlook(appraiser->game, appraiser->world, state,
                                appraiser->players, out);
        return;
    }
    appraise_search(appraiser, search, state, nodes, seed);
    search_outlook(search, out);
}
