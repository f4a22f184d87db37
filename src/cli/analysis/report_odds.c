/* report_odds.c: what is certain about a position, next to what a search thinks of it. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "cli/analysis/report.h"
#include "cli/engine/describe.h"
#include "cli/wrap.h"
#include "i18n/i18n.h"

enum { SHOWN = 4 };

/* A goal without an answer is left out: here nobody asked for it. */
void report_odds_find(const struct match *match, void *oracle, struct report_odds *out)
{
    const struct odds *odds = match->game->odds;
    struct odds_goal goal[ODDS_MAX_GOALS];
    struct reason why;
    out->count = 0;
    if (odds == NULL || oracle == NULL)
        return;
    int count = odds->goals(match->world, match->state, goal);
    for (int i = 0; i < count; i++) {
        out->goal[out->count] = goal[i];
        if (odds->ask(oracle, match->world, match->state, goal[i].name, ODDS_QUICK,
                      &out->answer[out->count], &why))
            out->count++;
    }
}

/* As near as anybody wants who did not ask for odds: `cantrip odds` has all digits. */
static json_t *rounded(double chance)
{
    return json_real(round(chance * 1e9) / 1e9);
}

static json_t *tell_odds(const char *goal, const struct odds_answer *answer)
{
    json_t *object = describe_odds(goal, answer);
    json_object_set_new(object, "low", rounded(answer->low));
    json_object_set_new(object, "high", rounded(answer->high));
    return object;
}

json_t *report_odds_json(const struct report_odds *odds)
{
    json_t *list = json_array();
    for (int i = 0; i < odds->count; i++)
        json_array_append_new(list, tell_odds(odds->goal[i].name, &odds->answer[i]));
    return list;
}

static bool is_open(const struct odds_answer *answer)
{
    return answer->high > 0 && answer->low < 1;
}

/* The next likeliest goal that was not told yet, or -1. */
static int likeliest(const struct report_odds *odds, const bool *told)
{
    int best = -1;
    for (int i = 0; i < odds->count; i++)
        if (is_open(&odds->answer[i]) && !told[i] &&
            (best < 0 || odds->answer[i].low > odds->answer[best].low))
            best = i;
    return best;
}

void report_odds_print(const struct report_odds *odds)
{
    bool told[ODDS_MAX_GOALS] = {false};
    char list[SHOWN * 128], line[sizeof list + 160];
    struct text text = text_init(list, sizeof list), whole = text_init(line, sizeof line);
    for (int i = 0, next; i < SHOWN && (next = likeliest(odds, told)) >= 0; i++) {
        told[next] = true;
        text_format(&text, "%s%s ", i > 0 ? ", " : "", odds->goal[next].name);
        odds_write_chance(&odds->answer[next], &text);
    }
    if (text.length == 0)
        return;
    if (likeliest(odds, told) < 0)
        text_format(&whole, tr("Chances of the dice: %s"), list);
    else
        text_format(&whole, tr("Chances of the dice: %s; more: `cantrip odds`"), list);
    putchar('\n');
    wrap_print(line, 0, 4);
}
