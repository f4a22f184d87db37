/* odds.c: the request that asks how likely goals are. */
#include <string.h>

#include "cli/engine/describe.h"
#include "cli/engine/internal.h"

/* Tables of odds are dear, so a game's oracle is kept until the game is closed. */
static bool need_oracle(struct engine_request *request)
{
    struct engine_slot *slot = request->slot;
    const struct game *game = slot->match->game;
    if (!game->odds)
        return engine_fail(request, "request", "%s tells no odds", game->title);
    if (!slot->oracle)
        slot->oracle = game->odds->oracle_new(slot->match->world);
    if (slot->oracle)
        return true;
    return engine_fail(request, "limit", "there is not enough memory for the odds");
}

/* A goal that makes no sense, or (then a rule tells) that none can be asked for now. */
static bool refuse(struct engine_request *request)
{
    bool understood = request->why.rule[0] != '\0';
    return engine_fail(request, understood ? "turn" : "request", "%s", request->why.text);
}

/* What is asked about: the game as it stands, or (not NULL) a situation in words. */
struct about {
    const char *situation;
    uint64_t effort;
};

static bool ask(struct engine_request *request, const struct about *about,
                const char *goal, struct odds_answer *answer)
{
    const struct engine_slot *slot = request->slot;
    const struct match *match = slot->match;
    const struct odds *odds = match->game->odds;
    if (about->situation)
        return odds->ask_words(slot->oracle, match->world, about->situation, goal,
                               about->effort, answer, &request->why);
    return odds->ask(slot->oracle, match->world, match->state, goal, about->effort,
                     answer, &request->why);
}

static bool add_answer(struct engine_request *request, const struct about *about,
                       const char *goal, json_t *list)
{
    struct odds_answer answer = {0};
    if (!ask(request, about, goal, &answer))
        return refuse(request);
    json_array_append_new(list, describe_odds(goal, &answer));
    return true;
}

static bool answer_all(struct engine_request *request, const struct about *about,
                       json_t *list)
{
    const struct match *match = request->slot->match;
    const struct odds *odds = match->game->odds;
    struct odds_goal goal[ODDS_MAX_GOALS];
    int count = about->situation ? odds->group(match->world, "", goal)
                                 : odds->goals(match->world, match->state, goal);
    for (int i = 0; i < count; i++)
        if (!add_answer(request, about, goal[i].name, list))
            return false;
    return true;
}

static bool answer_named(struct engine_request *request, const struct about *about,
                         const struct json_reader *goals, json_t *list)
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
        if (!add_answer(request, about, goal, list))
            return false;
    }
    return true;
}

/* Nobody waits long who did not ask for it. */
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

static bool run_odds(struct engine_request *request)
{
    struct about about = {NULL, ODDS_QUICK};
    struct json_reader goals;
    if (!need_oracle(request) || !engine_string(request, "situation", &about.situation) ||
        !read_effort(request, &about.effort))
        return false;
    if (about.situation && !request->slot->match->game->odds->ask_words)
        return engine_fail(request, "request", "situation: %s has odds in a game only",
                           request->slot->match->game->title);
    json_t *list = json_array();
    bool ok = json_reader_find(&request->root, "goals", &goals)
                  ? answer_named(request, &about, &goals, list)
                  : answer_all(request, &about, list);
    engine_put(request, "odds", list);
    return ok;
}

const struct engine_command engine_odds_commands[] = {
    {"odds",
     "how likely goals are, and what to do for them",
     run_odds,
     true,
     {"goals", "situation", "effort"}},
    {0},
};
