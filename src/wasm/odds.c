/* odds.c: odds for the host, as a JSON list of answers like the engine's. */
#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "core/odds.h"
#include "core/record/record.h"
#include "games/games.h"
#include "session/report.h"
#include "wasm/host.h"

enum { ID_ROOM = 512, GOAL_ROOM = 1024 };

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

/* Oracles are expensive to build, so one is kept, with the match that it was made for,
 * until another game is asked about. */
static struct match *keep(struct match *match)
{
    struct host *host = host_get();
    if (host->asked == NULL || !is_same_world(host->asked, match)) {
        match_free(host->asked);
        host->asked = match;
    }
    return host->asked;
}

/* One goal per line; "" for all goals. */
static bool ask_lines(const struct odds_query *query, const char *goals,
                      struct buffer *out, struct reason *why)
{
    if (goals[0] == '\0')
        return report_put_all_odds(out, query, why);
    while (*goals != '\0') {
        char goal[GOAL_ROOM];
        struct text text = text_init(goal, sizeof goal);
        size_t length = strcspn(goals, "\n");
        text_put_n(&text, goals, length);
        if (!report_put_odds(out, query, goal, why))
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
    struct reason why = {"", ""};
    if (!has_odds(match, situation, error)) {
        match_free(match);
        return false;
    }
    struct match *kept = keep(match);
    struct odds_query query = {.game = match->game,
                               .world = kept->world,
                               .oracle = match_oracle(kept),
                               .state = situation != NULL ? NULL : match->state,
                               .situation = situation,
                               .effort = full ? ODDS_FULL : ODDS_QUICK};
    struct buffer *out = host_answer();
    json_open(out, '[');
    bool ok = query.oracle != NULL
                  ? ask_lines(&query, goals, out, &why)
                  : reason_set(&why, "", "there is not enough memory for the odds");
    json_close(out, ']');
    if (match != kept)
        match_free(match);
    return ok || error_set(error, "%s", why.text);
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
