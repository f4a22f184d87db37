/* odds.c: the request that asks how likely goals are. */
#include <string.h>

#include "cli/engine/internal.h"

static bool need_oracle(struct engine_request *request)
{
    struct match *match = request->slot->match;
    if (!match->game->odds)
        return engine_fail(request, "request", "%s has no odds", match->game->title);
    return match_oracle(match) ||
           engine_fail(request, "limit", "there is not enough memory for the odds");
}

/* Either the goal makes no sense or, if a rule is given, nothing can be asked now. */
static bool refuse(struct engine_request *request)
{
    bool understood = request->why.rule[0] != '\0';
    return engine_fail(request, understood ? "turn" : "request", "%s", request->why.text);
}

static bool answer_all(struct engine_request *request, const struct odds_query *query)
{
    return report_put_all_odds(&request->reply, query, &request->why) || refuse(request);
}

static bool answer_named(struct engine_request *request, const struct odds_query *query,
                         const struct json_reader *goals)
{
    size_t count = 0;
    if (!json_reader_length(goals, &count, &request->error))
        return engine_fail_as(request, "request");
    if (count > ODDS_MAX_GOALS)
        return engine_fail(request, "limit", "goals: at most %d at once", ODDS_MAX_GOALS);
    for (size_t i = 0; i < count; i++) {
        struct json_reader item;
        const char *goal = "";
        if (!json_reader_item(goals, i, &item, &request->error) ||
            !json_reader_string(&item, &goal, &request->error))
            return engine_fail_as(request, "request");
        if (!report_put_odds(&request->reply, query, goal, &request->why))
            return refuse(request);
    }
    return true;
}

/* Only callers who ask for full effort wait long. */
static bool read_effort(struct engine_request *request, uint64_t *effort)
{
    const char *word = "quick";
    if (!engine_string(request, "effort", &word))
        return false;
    if (strcmp(word, "quick") != 0 && strcmp(word, "full") != 0)
        return engine_fail(request, "request",
                           "effort: \"quick\" or \"full\", not \"%s\"", word);
    *effort = strcmp(word, "full") == 0 ? ODDS_FULL : ODDS_QUICK;
    return true;
}

/* About the current position, or about a situation in words. */
static bool read_query(struct engine_request *request, struct odds_query *query)
{
    const struct match *match = request->slot->match;
    *query = (struct odds_query){match->game, match->world, match->oracle, NULL, NULL, 0};
    if (!engine_string(request, "situation", &query->situation) ||
        !read_effort(request, &query->effort))
        return false;
    if (!query->situation)
        query->state = match->state;
    else if (!match->game->odds->ask_words)
        return engine_fail(request, "request",
                           "situation: %s has odds only within a game",
                           match->game->title);
    return true;
}

bool engine_run_odds(struct engine_request *request)
{
    struct odds_query query;
    struct json_reader goals;
    if (!need_oracle(request) || !read_query(request, &query))
        return false;
    json_add_open(&request->reply, "odds", '[');
    bool ok = json_reader_find(&request->root, "goals", &goals)
                  ? answer_named(request, &query, &goals)
                  : answer_all(request, &query);
    json_close(&request->reply, ']');
    return ok;
}
