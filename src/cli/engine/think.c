/* think.c: requests for hints and analyses. */
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

bool engine_run_hint(struct engine_request *request)
{
    struct match *match = request->slot->match;
    struct hint_options options = {0};
    struct report_odds odds;
    struct hint hint;
    char why[512];
    if (!engine_number(request, "moves", 1, HINT_MAX_MOVES, &options.moves) ||
        !read_nodes(request, HINT_MAX_NODES, &options.nodes))
        return false;
    if (!report_hint_possible(match, why, sizeof why))
        return engine_fail(request, match_over(match) ? "over" : "turn", "%.300s", why);
    if (!hint_find(match, match->state, &options, &hint, &request->error))
        return engine_fail_as(request, "limit");
    report_odds_find(match, &odds);
    report_add_hint(&request->reply, match, &hint);
    report_odds_add(&request->reply, &odds);
    return true;
}

bool engine_run_analyse(struct engine_request *request)
{
    struct analyse_options options = {.threads = 1};
    if (!read_nodes(request, ANALYSE_MAX_NODES, &options.nodes) ||
        !engine_number(request, "threads", 1, ANALYSE_MAX_THREADS, &options.threads))
        return false;
    struct analysis *analysis =
        analyse_new(request->slot->match, &options, &request->error);
    if (!analysis)
        return engine_fail_as(request, "limit");
    report_add_analysis(&request->reply, analysis);
    analyse_free(analysis);
    return true;
}
