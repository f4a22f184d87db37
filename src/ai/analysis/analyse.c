/* analyse.c: analyses a game event by event, on several threads or in steps. */
#include "ai/analysis/analyse.h"

#include <stdalign.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "ai/analysis/internal.h"
#include "ai/thread_pool.h"
#include "base/hash.h"
#include "core/memory.h"

const char *analyse_class_name(enum analyse_class class)
{
    static const char *const name[] = {"forced", "good", "doubtful", "bad", "blunder"};
    return name[class];
}

uint64_t analysis_seed(const struct analyst *analyst, const void *view)
{
    return hash_bytes(view, analyst->match->game->state_size, analyst->analysis->seed);
}

/* Ignores an unfinished move. */
static size_t last_whole(const struct match *match)
{
    size_t last = match->count;
    if (last == 0 || match_over(match) ||
        match->game->between_moves(match->world, match->state))
        return last;
    do
        last--;
    while (last > 0 && !match->log[last].starts);
    return last;
}

static int round_at(const struct match *match, size_t step)
{
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    if (match->game->round == NULL)
        return 0;
    match_state_at(match, step, state);
    return match->game->round(match->world, state);
}

static void list_events(struct analysis *analysis)
{
    const struct match *match = analysis->match;
    size_t last = last_whole(match);
    analysis->event = memory_new(last + 1, sizeof *analysis->event);
    analysis->outlook = memory_new(last + 1, sizeof *analysis->outlook);
    for (size_t i = 0; i < last; i++) {
        if (match->log[i].starts)
            analysis->event[analysis->count++] = (struct analyse_event){
                .first = i, .seat = match->log[i].seat, .round = round_at(match, i)};
        analysis->event[analysis->count - 1].last = i + 1;
    }
}

/* The final position: in the view of the player to move, or of a spectator. */
static void evaluate_end(struct analyst *analyst, struct search *search)
{
    const struct match *match = analyst->match;
    struct analysis *analysis = analyst->analysis;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE], view[GAME_MAX_STATE];
    struct outlook *out = &analysis->outlook[analysis->count];
    match_state_at(match, last_whole(match), state);
    int actor = match->game->actor(match->world, state);
    match->game->observe(match->world, state, actor >= 0 ? actor : SEAT_NOBODY, view);
    if (actor == SEAT_CHANCE)
        analyse_average(analyst, search, view, out);
    else
        appraise_view(&analyst->appraiser, search, view, analysis->nodes,
                      analysis_seed(analyst, view), out);
}

static void analyse_part(struct analyst *analyst, struct search *search, size_t part)
{
    struct analysis *analysis = analyst->analysis;
    if (part == analysis->count)
        evaluate_end(analyst, search);
    else if (analysis->event[part].seat == SEAT_CHANCE)
        analyse_chance(analyst, search, &analysis->event[part]);
    else
        analyse_move(analyst, search, &analysis->event[part]);
}

static bool work(void *context, long part)
{
    struct analyst *analyst = context;
    struct search *search =
        appraise_make_search(&analyst->appraiser, analyst->analysis->nodes);
    if (search == NULL) {
        atomic_store(&analyst->exhausted, true);
        return false;
    }
    analyse_part(analyst, search, (size_t)part);
    search_free(search);
    atomic_fetch_add(&analyst->appraiser.done, 1);
    appraise_report(&analyst->appraiser);
    return !appraise_stopped(&analyst->appraiser);
}

struct analyst *analysis_new(const struct match *match,
                             const struct analyse_options *options, struct error *error)
{
    struct analyst *analyst = memory_new(1, sizeof *analyst);
    struct analysis *analysis = memory_new(1, sizeof *analysis);
    atomic_init(&analyst->exhausted, false);
    if (!appraise_init(&analyst->appraiser, match->game, match->world,
                       match->setup.players, error)) {
        free(analysis);
        free(analyst);
        return NULL;
    }
    analyst->match = analysis->match = match;
    analyst->analysis = analysis;
    analysis->nodes = options->nodes > 0 ? options->nodes : ANALYSE_NODES;
    analysis->seed = options->seed;
    list_events(analysis);
    analyst->appraiser.think_control = options->think_control;
    analyst->appraiser.parts = (long)analysis->count + 1;
    return analyst;
}

void analysis_free(struct analyst *analyst)
{
    if (analyst == NULL)
        return;
    appraise_deinit(&analyst->appraiser);
    analyse_free(analyst->analysis);
    free(analyst);
}

/* Sets the error unless the analysis was stopped. Always returns false. */
static bool explain_failure(const struct analyst *analyst, struct error *error)
{
    return atomic_load(&analyst->exhausted) &&
           error_set(error, "not enough memory for a search");
}

bool analysis_work(struct analyst *analyst, struct error *error)
{
    long part = atomic_load(&analyst->appraiser.done);
    if (part < analyst->appraiser.parts && !work(analyst, part))
        return explain_failure(analyst, error);
    return true;
}

double analysis_progress(const struct analyst *analyst)
{
    return (double)atomic_load(&analyst->appraiser.done) /
           (double)analyst->appraiser.parts;
}

struct analysis *analysis_finish(struct analyst *analyst)
{
    struct analysis *analysis = analyst->analysis;
    analyse_sum(analysis);
    analyst->analysis = NULL;
    analysis_free(analyst);
    return analysis;
}

struct analysis *analyse_new(const struct match *match,
                             const struct analyse_options *options, struct error *error)
{
    struct analyst *analyst = analysis_new(match, options, error);
    if (analyst == NULL)
        return NULL;
    if (thread_pool_run(options->threads, 0, analyst->appraiser.parts, work, analyst))
        return analysis_finish(analyst);
    explain_failure(analyst, error);
    analysis_free(analyst);
    return NULL;
}

void analyse_free(struct analysis *analysis)
{
    if (analysis == NULL)
        return;
    free(analysis->event);
    free(analysis->outlook);
    free(analysis);
}
