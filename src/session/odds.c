/* odds.c: the odds of goals. */
#include <string.h>

#include "i18n/i18n.h"
#include "session/internal.h"
#include "session/report.h"

enum { DIGITS = 15 };

/* The title of the thing that a goal is named after; false if there is none. */
static bool write_title_of(const struct match *match, const void *state, const char *kind,
                           const char *name, struct text *out)
{
    char thing[GUIDE_THING + ODDS_GOAL], help[GUIDE_HELP];
    struct text one = text_init(thing, sizeof thing);
    struct text about = text_init(help, sizeof help);
    text_format(&one, "%s:%s", kind, name);
    if (match->game->guide == NULL || strchr(name, ' ') != NULL ||
        !match->game->guide->about(match->world, state, thing, &about))
        return false;
    text_put_n(out, help, strcspn(help, "\n"));
    return true;
}

static void write_title(const struct match *match, const void *state, const char *name,
                        struct text *out)
{
    if (!write_title_of(match, state, "card", name, out) &&
        !write_title_of(match, state, "space", name, out))
        text_put(out, strcmp(name, "any") == 0 ? tr_in("odds", "anything") : name);
}

static void put_goal(const struct match *match, const void *state, const char *name,
                     const struct odds_answer *answer, struct buffer *out)
{
    char title[200], chance[80];
    struct text title_text = text_init(title, sizeof title);
    struct text chance_text = text_init(chance, sizeof chance);
    write_title(match, state, name, &title_text);
    odds_write_chance(answer, &chance_text);
    json_open(out, '{');
    report_add_odds(out, "name", name, answer, DIGITS);
    json_add_text(out, "title", title);
    json_add_text(out, "text", chance);
    json_close(out, '}');
}

static bool ask(const struct session *session, const char *name, uint64_t effort,
                struct buffer *out, struct reason *why)
{
    const struct match *match = session->table->match;
    const void *state = situation_shown(session->table);
    struct odds_answer answer = {0};
    if (!match->game->odds->ask(match->oracle, match->world, state, name, effort, &answer,
                                why))
        return false;
    put_goal(match, state, name, &answer, out);
    return true;
}

/* Goals without an answer are omitted, since nobody asked for them by name. */
static void ask_all(const struct session *session, struct buffer *out)
{
    const struct match *match = session->table->match;
    struct odds_goal list[ODDS_MAX_GOALS];
    struct reason why = {"", ""};
    int count =
        match->game->odds->goals(match->world, situation_shown(session->table), list);
    for (int i = 0; i < count; i++)
        ask(session, list[i].name, ODDS_QUICK, out, &why);
}

static bool find_oracle(const struct session *session, struct request *request)
{
    struct match *match = session->table->match;
    if (match->game->odds == NULL)
        return session_refuse(request, tr("this game has no odds to ask for"));
    return match_oracle(match) != NULL ||
           session_refuse(request, tr("there is not enough memory for the odds"));
}

bool session_odds(struct session *session, struct request *request)
{
    struct buffer *out = request->out;
    struct reason why = {"", ""};
    bool told = true;
    if (!find_oracle(session, request))
        return false;
    json_add_open(out, "goals", '[');
    if (request->words[0] == '\0')
        ask_all(session, out);
    else
        told = ask(session, request->words, ODDS_FULL, out, &why);
    json_close(out, ']');
    return told || session_refuse_reason(request, &why);
}
