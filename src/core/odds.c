/* odds.c: asking for odds, and chances as people read them. */
#include "core/odds.h"

#include <math.h>

#include "i18n/i18n.h"

bool odds_ask(const struct odds_query *query, const char *goal,
              struct odds_answer *answer, struct reason *why)
{
    const struct odds *odds = query->game->odds;
    *answer = (struct odds_answer){0};
    if (query->state != NULL)
        return odds->ask(query->oracle, query->world, query->state, goal, query->effort,
                         answer, why);
    return odds->ask_words(query->oracle, query->world, query->situation, goal,
                           query->effort, answer, why);
}

int odds_goals(const struct odds_query *query, struct odds_goal *list)
{
    const struct odds *odds = query->game->odds;
    return query->state != NULL ? odds->goals(query->world, query->state, list)
                                : odds->group(query->world, "", list);
}

/* --- in words ----------------------------------------------------------------------- */

/* In units of the last place that is shown. */
static const double scale = 1e6;

/* Rounded, but only 0 and 1 themselves are shown as 0 and 100. */
static double percent(double chance)
{
    double units = round(chance * scale);
    if (chance > 0 && units < 1)
        units = 1;
    if (chance < 1 && units > scale - 1)
        units = scale - 1;
    return units / (scale / 100);
}

static const char *rounding_sign(double chance)
{
    double units = round(chance * scale);
    if (chance > 0 && units < 1)
        return "< ";
    return chance < 1 && units > scale - 1 ? "> " : "";
}

void odds_write_chance(const struct odds_answer *answer, struct text *out)
{
    if (answer->low == answer->high)
        text_format(out, "%s%.4f %%", rounding_sign(answer->low), percent(answer->low));
    else if (answer->low == 0 && answer->high == 1)
        text_put(out, tr("unknown"));
    else if (answer->high == 1)
        text_format(out, tr("at least %.4f %%"), percent(answer->low));
    else
        text_format(out, tr("%.4f to %.4f %%"), percent(answer->low),
                    percent(answer->high));
}

void odds_write_column(const struct odds_answer *answer, struct text *out)
{
    long tenths = (long)(answer->low * 1000 + 1e-6);
    bool small = tenths == 0 && answer->high > 0;
    if (small && !answer->exact)
        text_put(out, "       ?");
    else if (small)
        text_put(out, "<  0.1 %");
    else
        text_format(out, "%s%5.1f %%", answer->exact ? " " : "\u2265",
                    (double)tenths / 10);
}
