/* odds.c: odds for the host, as a JSON list of answers like the engine's. */
#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "core/odds.h"
#include "core/record/record.h"
#include "games/games.h"
#include "session/report.h"
#include "wasm/host.h"

enum { ID_ROOM = 512, GOAL_ROOM = 1024, DIGITS = 17 };

static bool is_same_world(const struct match *one, const struct match *other)
{
    char ids[2][ID_ROOM];
    const struct match *match[2] = {one, other};
    if (one->game != other->game ||
        one->setup.attachment_length != other->setup.attachment_length)
        return false;
    for (int i = 0; i < 2; i++) {
        struct text out = text_init(ids[i], ID_ROOM);
        setup_write_id(&match[i]->setup, match[i]->game, "", &out);
    }
    return strcmp(ids[0], ids[1]) == 0 &&
           (one->setup.attachment_length == 0 ||
            memcmp(one->setup.attachment, other->setup.attachment,
                   one->setup.attachment_length) == 0);
}

/* The tables are expensive to build, so the oracle is kept until another game is asked
 * about. */
static void prepare_oracle(struct match *match)
{
    struct host *host = host_get();
    if (host->asked != NULL && host->oracle != NULL && is_same_world(host->asked, match))
        return;
    if (host->oracle != NULL)
        host->asked->game->odds->oracle_free(host->oracle);
    match_free(host->asked);
    host->asked = match;
    host->oracle = match->game->odds->oracle_new(match->world);
}

static bool ask(const struct odds_query *query, const char *goal, struct error *error)
{
    struct buffer *out = &host_get()->answer;
    struct odds_answer answer;
    struct reason why = {"", ""};
    if (!odds_ask(query, goal, &answer, &why))
        return error_set(error, "%s", why.text);
    json_open(out, '{');
    report_add_odds(out, "goal", goal, &answer, DIGITS);
    json_close(out, '}');
    return true;
}

static bool ask_all(const struct odds_query *query, struct error *error)
{
    struct odds_goal list[ODDS_MAX_GOALS];
    int count = odds_goals(query, list);
    for (int i = 0; i < count; i++)
        if (!ask(query, list[i].name, error))
            return false;
    return true;
}

/* One goal a line; no line: all goals. */
static bool ask_lines(const struct odds_query *query, const char *goals,
                      struct error *error)
{
    if (goals[0] == '\0')
        return ask_all(query, error);
    while (*goals != '\0') {
        char goal[GOAL_ROOM];
        struct text out = text_init(goal, sizeof goal);
        size_t length = strcspn(goals, "\n");
        text_put_n(&out, goals, length);
        if (!ask(query, goal, error))
            return false;
        goals += length + (goals[length] == '\n');
    }
    return true;
}

static bool has_odds(const struct match *match, const char *situation,
                     struct error *error)
{
    const struct odds *odds = match->game->odds;
    if (odds == NULL)
        return error_set(error, "%s has no odds", match->game->title);
    if (situation != NULL && odds->ask_words == NULL)
        return error_set(error, "%s has odds only within a game", match->game->title);
    return true;
}

/* Keeps the match with its oracle, or frees it. */
static bool answer_for(struct match *match, const char *situation, const char *goals,
                       bool full, struct error *error)
{
    struct host *host = host_get();
    if (!has_odds(match, situation, error)) {
        match_free(match);
        return false;
    }
    prepare_oracle(match);
    struct odds_query query = {.game = match->game,
                               .world = host->asked->world,
                               .oracle = host->oracle,
                               .state = situation != NULL ? NULL : match->state,
                               .situation = situation,
                               .effort = full ? ODDS_FULL : ODDS_QUICK};
    json_open(host_answer(), '[');
    bool ok = host->oracle != NULL
                  ? ask_lines(&query, goals, error)
                  : error_set(error, "there is not enough memory for the odds");
    if (match != host->asked)
        match_free(match);
    json_close(&host->answer, ']');
    return ok;
}

static const char *answer(struct match *match, const char *situation, const char *goals,
                          bool full, struct error *error)
{
    if (match != NULL && answer_for(match, situation, goals, full, error))
        return host_text();
    return host_error(error);
}

/* The odds at the end of a record; `goals` has one goal per line, "" for all. A `full`
 * answer may take long. */
const char *HOST_EXPORT(cantrip_odds)(const char *text, size_t length, const char *goals,
                                      int full);
const char *HOST_EXPORT(cantrip_odds)(const char *text, size_t length, const char *goals,
                                      int full)
{
    struct error error = {0};
    return answer(record_read(games_list(), text, length, "record", &error), NULL, goals,
                  full != 0, &error);
}

/* The odds at the first decision of a NUL-terminated game id with a seed; or, without a
 * seed, those of a situation in words ("": none). */
const char *HOST_EXPORT(cantrip_odds_of)(const char *id, const char *situation,
                                         const char *goals, int full);
const char *HOST_EXPORT(cantrip_odds_of)(const char *id, const char *situation,
                                         const char *goals, int full)
{
    struct error error = {0};
    struct match *match = host_match(id, &error);
    if (match != NULL)
        match_draw_all(match);
    return answer(match, situation[0] != '\0' ? situation : NULL, goals, full != 0,
                  &error);
}
