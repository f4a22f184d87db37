/* odds.c: chances as people read them. */
#include "core/odds.h"

#include <math.h>

#include "i18n/i18n.h"

/* In units of the last place that is shown. */
static const double whole = 1e6;

/* Rounded, but never onto 0 or 100 from beside it. */
static double percent(double chance)
{
    double units = round(chance * whole);
    if (chance > 0 && units < 1)
        units = 1;
    if (chance < 1 && units > whole - 1)
        units = whole - 1;
    return units / (whole / 100);
}

static const char *beside(double chance)
{
    double units = round(chance * whole);
    if (chance > 0 && units < 1)
        return "< ";
    return chance < 1 && units > whole - 1 ? "> " : "";
}

void odds_write_chance(const struct odds_answer *answer, struct text *out)
{
    if (answer->low == answer->high)
        text_format(out, "%s%.4f %%", beside(answer->low), percent(answer->low));
    else if (answer->low == 0 && answer->high == 1)
        text_put(out, tr("unknown"));
    else if (answer->high == 1)
        text_format(out, tr("at least %.4f %%"), percent(answer->low));
    else
        text_format(out, tr("%.4f to %.4f %%"), percent(answer->low),
                    percent(answer->high));
}
