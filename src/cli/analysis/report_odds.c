/* report_odds.c: exact odds, next to a search's estimates. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/json.h"
#include "cli/analysis/report.h"
#include "cli/output/wrap.h"
#include "i18n/i18n.h"

enum { SHOWN = 4, DIGITS = 15 };

/* Goals without an answer are omitted, since nobody asked for them by name. */
void report_odds_find(struct match *match, struct report_odds *out)
{
    const struct odds *odds = match->game->odds;
    struct odds_goal goal[ODDS_MAX_GOALS];
    struct reason why;
    out->count = 0;
    if (match_oracle(match) == NULL)
        return;
    int count = odds->goals(match->world, match->state, goal);
    for (int i = 0; i < count; i++) {
        out->goal[out->count] = goal[i];
        if (odds->ask(match->oracle, match->world, match->state, goal[i].name, ODDS_QUICK,
                      &out->answer[out->count], &why))
            out->count++;
    }
}

/* As near as anybody wants who did not ask for odds: `cantrip odds` has all digits. */
static double rounded(double chance)
{
    return round(chance * 1e9) / 1e9;
}

void report_odds_add(struct buffer *out, const struct report_odds *odds)
{
    json_add_open(out, "odds", '[');
    for (int i = 0; i < odds->count; i++) {
        struct odds_answer answer = odds->answer[i];
        answer.low = rounded(answer.low);
        answer.high = rounded(answer.high);
        json_open(out, '{');
        report_add_odds(out, "goal", odds->goal[i].name, &answer, DIGITS);
        json_close(out, '}');
    }
    json_close(out, ']');
}

static bool is_open(const struct odds_answer *answer)
{
    return answer->high > 0 && answer->low < 1;
}

/* The next likeliest goal not printed yet, or -1. */
static int likeliest(const struct report_odds *odds, const bool *printed)
{
    int best = -1;
    for (int i = 0; i < odds->count; i++)
        if (is_open(&odds->answer[i]) && !printed[i] &&
            (best < 0 || odds->answer[i].low > odds->answer[best].low))
            best = i;
    return best;
}

void report_odds_print(const struct report_odds *odds)
{
    bool printed[ODDS_MAX_GOALS] = {false};
    char list[SHOWN * 128], line[sizeof list + 160];
    struct text text = text_init(list, sizeof list), whole = text_init(line, sizeof line);
    for (int i = 0, next; i < SHOWN && (next = likeliest(odds, printed)) >= 0; i++) {
        printed[next] = true;
        text_format(&text, "%s%s ", i > 0 ? ", " : "", odds->goal[next].name);
        odds_write_chance(&odds->answer[next], &text);
    }
    if (text.length == 0)
        return;
    if (likeliest(odds, printed) < 0)
        text_format(&whole, tr("Chances of the dice: %s"), list);
    else
        text_format(&whole, tr("Chances of the dice: %s; more: `cantrip odds`"), list);
    putchar('\n');
    wrap_print(line, 0, 4);
}
