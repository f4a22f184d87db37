/* think.c: requests that look ahead from a position, or back on a game. */
#include <stdalign.h>
#include <stddef.h>

#include "cli/analysis/report.h"
#include "cli/engine/internal.h"

static bool read_nodes(struct engine_request *request, int most, uint64_t *nodes)
{
    int wanted = 0;
    if (!engine_number(request, "nodes", 1, most, &wanted))
        return false;
    *nodes = (uint64_t)wanted;
    return true;
}

static bool find_hint(struct engine_request *request, const struct hint_options *options,
                      struct hint *hint)
{
    const struct match *match = request->slot->match;
    alignas(max_align_t) unsigned char view[GAME_MAX_STATE];
    int seat = match_actor(match);
    struct observation observation = {match->game, match->world, view,
                                      match->setup.players, seat};
    match->game->observe(match->world, match->state, seat, view);
    if (hint_find(&observation, options, hint, &request->error))
        return true;
    return engine_fail_as(request, "limit");
}

/* Takes the report. */
static void put_report(struct engine_request *request, json_t *report)
{
    request->digits = REPORT_DIGITS;
    json_object_update(request->reply, report);
    json_decref(report);
}

/* The odds' tables are kept, as by the request `odds`. */
static void put_hint(struct engine_request *request, const struct hint *hint)
{
    struct engine_slot *slot = request->slot;
    const struct match *match = slot->match;
    struct report_odds odds;
    if (match->game->odds && !slot->oracle)
        slot->oracle = match->game->odds->oracle_new(match->world);
    report_odds_find(match, slot->oracle, &odds);
    put_report(request, report_hint(match, hint, &odds));
}

static bool run_hint(struct engine_request *request)
{
    const struct match *match = request->slot->match;
    struct hint_options options = {0};
    struct hint hint;
    char why[512];
    if (!engine_number(request, "moves", 1, HINT_MAX_MOVES, &options.moves) ||
        !read_nodes(request, HINT_MAX_NODES, &options.nodes))
        return false;
    if (!report_hint_possible(match, why, sizeof why))
        return engine_fail(request, match_over(match) ? "over" : "turn", "%.300s", why);
    if (!find_hint(request, &options, &hint))
        return false;
    put_hint(request, &hint);
    return true;
}

static bool run_analyse(struct engine_request *request)
{
    struct analyse_options options = {.threads = 1};
    if (!read_nodes(request, ANALYSE_MAX_NODES, &options.nodes) ||
        !engine_number(request, "threads", 1, ANALYSE_MAX_THREADS, &options.threads))
        return false;
    struct analysis *analysis =
        analyse_new(request->slot->match, &options, &request->error);
    if (!analysis)
        return engine_fail_as(request, "limit");
    put_report(request, report_analysis(analysis));
    analyse_free(analysis);
    return true;
}

const struct engine_command engine_think_commands[] = {
    {"hint", "the best moves, and why", run_hint, true, {"moves", "nodes"}},
    {"analyse",
     "what the moves so far cost, and what luck did",
     run_analyse,
     true,
     {"nodes", "threads"}},
    {0},
};
