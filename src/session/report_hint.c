/* report_hint.c: a hint and odds as JSON. */
#include "base/json.h"
#include "core/guide.h"
#include "session/internal.h"
#include "session/report.h"

enum { ALL_DIGITS = 17 };

static void put_move(struct buffer *out, const struct match *match, const void *state,
                     const struct hint_move *move, bool screen)
{
    char words[MOVE_MAX_TEXT];
    struct text text = text_init(words, sizeof words);
    struct move first = move->move;
    if (guide_leaves_out(match->game, match->world, state) == 0)
        first.count = 1;
    move_write(match->game, match->world, state, &move->move, &text);
    json_open(out, '{');
    json_add_text(out, screen ? "text" : "move", words);
    if (screen)
        situation_write_things(match, state, &first, out);
    report_add(out, "win", (double)move->win);
    report_add(out, "score", (double)move->score);
    report_add(out, "loss", (double)move->loss);
    report_add(out, "share", (double)move->share);
    json_add_text(out, "reason", move->reason);
    json_close(out, '}');
}

void report_add_moves(struct buffer *out, const struct match *match, const void *state,
                      const struct hint *hint, bool screen)
{
    report_add_all(out, "win", hint->outlook.win, match->setup.players);
    report_add_all(out, "score", hint->outlook.score, match->setup.players);
    json_add_open(out, "moves", '[');
    for (int i = 0; i < hint->count; i++)
        put_move(out, match, state, &hint->move[i], screen);
    json_close(out, ']');
}

void report_add_hint(struct buffer *out, const struct match *match,
                     const struct hint *hint)
{
    report_match(out, match, "name step");
    json_add_number(out, "seat", hint->seat + 1);
    report_match(out, match, "prompt");
    json_add_number(out, "nodes", (long long)hint->nodes);
    report_add_moves(out, match, match->state, hint, false);
}

void report_add_odds(struct buffer *out, const char *key, const char *goal,
                     const struct odds_answer *answer, int digits)
{
    json_add_text(out, key, goal);
    json_add_digits(out, "low", answer->low, digits);
    json_add_digits(out, "high", answer->high, digits);
    json_add_bool(out, "exact", answer->exact);
    json_add_text(out, "advice", answer->advice);
    json_add_text(out, "method", answer->method);
}

bool report_put_odds(struct buffer *out, const struct odds_query *query, const char *goal,
                     struct reason *why)
{
    struct odds_answer answer;
    if (!odds_ask(query, goal, &answer, why))
        return false;
    json_open(out, '{');
    report_add_odds(out, "goal", goal, &answer, ALL_DIGITS);
    json_close(out, '}');
    return true;
}

bool report_put_all_odds(struct buffer *out, const struct odds_query *query,
                         struct reason *why)
{
    struct odds_goal list[ODDS_MAX_GOALS];
    int count = odds_goals(query, list);
    for (int i = 0; i < count; i++)
        if (!report_put_odds(out, query, list[i].name, why))
            return false;
    return true;
}
