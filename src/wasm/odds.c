/* odds.c: chances for the host, as a JSON list of answers like the engine's. */
#include <stdlib.h>
#include <string.h>

#include "core/odds.h"
#include "core/record/record.h"
#include "games/games.h"
#include "wasm/host.h"

enum { ID_ROOM = 512, STRING_ROOM = 1024 };

/* What is asked about: a state, or else a situation in words. */
struct asking {
    const struct odds *odds;
    const void *world, *state;
    const char *situation;
    uint64_t effort;
    void *oracle;
};

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

/* Tables are dear: the last game that was asked about stays until another one comes. */
static void keep_oracle(struct match *match)
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

static void put_string(struct buffer *out, const char *key, const char *words)
{
    char room[STRING_ROOM];
    struct text text = text_init(room, sizeof room);
    text_put_json(&text, words);
    buffer_format(out, "\"%s\":%s", key, room);
}

static void put_answer(struct buffer *out, const char *goal,
                       const struct odds_answer *answer)
{
    buffer_put(out, out->length > 1 ? ",\n{" : "{");
    put_string(out, "goal", goal);
    buffer_format(out, ",\"low\":%.17g,\"high\":%.17g,\"exact\":%s,", answer->low,
                  answer->high, answer->exact ? "true" : "false");
    put_string(out, "advice", answer->advice);
    buffer_put(out, ",");
    put_string(out, "method", answer->method);
    buffer_put(out, "}");
}

static bool ask(const struct asking *asking, const char *goal, struct error *error)
{
    struct odds_answer answer = {0};
    struct reason why = {"", ""};
    bool told =
        asking->state != NULL
            ? asking->odds->ask(asking->oracle, asking->world, asking->state, goal,
                                asking->effort, &answer, &why)
            : asking->odds->ask_words(asking->oracle, asking->world, asking->situation,
                                      goal, asking->effort, &answer, &why);
    if (told)
        put_answer(&host_get()->answer, goal, &answer);
    return told || error_set(error, "%s", why.text);
}

static bool ask_all(const struct asking *asking, struct error *error)
{
    struct odds_goal list[ODDS_MAX_GOALS];
    int count = asking->state != NULL
                    ? asking->odds->goals(asking->world, asking->state, list)
                    : asking->odds->group(asking->world, "", list);
    for (int i = 0; i < count; i++)
        if (!ask(asking, list[i].name, error))
            return false;
    return true;
}

/* One goal a line; no line: all goals. */
static bool ask_lines(const struct asking *asking, const char *goals, struct error *error)
{
    if (goals[0] == '\0')
        return ask_all(asking, error);
    while (*goals != '\0') {
        char goal[STRING_ROOM];
        struct text out = text_init(goal, sizeof goal);
        size_t length = strcspn(goals, "\n");
        text_put_n(&out, goals, length);
        if (!ask(asking, goal, error))
            return false;
        goals += length + (goals[length] == '\n');
    }
    return true;
}

static bool can_tell(const struct match *match, const char *situation,
                     struct error *error)
{
    const struct odds *odds = match->game->odds;
    if (odds == NULL)
        return error_set(error, "%s tells no odds", match->game->title);
    if (situation != NULL && odds->ask_words == NULL)
        return error_set(error, "%s has odds in a game only", match->game->title);
    return true;
}

/* The match is kept with its oracle, or freed. */
static bool answer_for(struct match *match, const char *situation, const char *goals,
                       bool full, struct error *error)
{
    struct host *host = host_get();
    if (!can_tell(match, situation, error)) {
        match_free(match);
        return false;
    }
    keep_oracle(match);
    struct asking asking = {.odds = match->game->odds,
                            .world = host->asked->world,
                            .state = situation != NULL ? NULL : match->state,
                            .situation = situation,
                            .effort = full ? ODDS_FULL : ODDS_QUICK,
                            .oracle = host->oracle};
    buffer_put(host_answer(), "[");
    bool ok = host->oracle != NULL
                  ? ask_lines(&asking, goals, error)
                  : error_set(error, "there is not enough memory for the odds");
    if (match != host->asked)
        match_free(match);
    buffer_put(&host->answer, "]\n");
    return ok;
}

static const char *answer(struct match *match, const char *situation, const char *goals,
                          bool full, struct error *error)
{
    if (match != NULL && answer_for(match, situation, goals, full, error))
        return host_text();
    return host_error(error);
}

/* A record's text and goals, one a line ("": all of them) -> the odds at its end; quick
 * ones, or in full, which may take long. */
const char *HOST_EXPORT(cantrip_odds)(const char *text, size_t length, const char *goals,
                                      int full);
const char *HOST_EXPORT(cantrip_odds)(const char *text, size_t length, const char *goals,
                                      int full)
{
    struct error error = {0};
    return answer(record_read(games_list(), text, length, "record", &error), NULL, goals,
                  full != 0, &error);
}

/* A terminated game id with a seed -> the odds at its first decision; or one without a
 * seed and a situation in words ("": none) -> the odds there. */
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
