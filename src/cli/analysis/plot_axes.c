/* plot_axes.c: the grid and its labels. */
#include "cli/analysis/plot_internal.h"
#include "i18n/i18n.h"

enum { LABELS = 10 };

double plot_x(const struct plot *plot, size_t position)
{
    size_t last = plot->analysis->count > 0 ? plot->analysis->count : 1;
    double width = PLOT_RIGHT - PLOT_LEFT;
    return (double)PLOT_LEFT + width * (double)position / (double)last;
}

double plot_y(const struct plot *plot, double chance)
{
    return plot->top + (double)PLOT_HEIGHT * (1 - chance);
}

static void put_chances(const struct plot *plot)
{
    for (int percent = 0; percent <= 100; percent += 25) {
        double y = plot_y(plot, percent / 100.0);
        buffer_format(plot->svg,
                      "<path class=\"%s\" d=\"M%d %.1fH%d\"/><text class=\"end\" "
                      "x=\"%d\" y=\"%.1f\">%d %%</text>\n",
                      percent == 0 ? "axis" : "grid", PLOT_LEFT, y, PLOT_RIGHT,
                      PLOT_LEFT - 10, y + 6, percent);
    }
}

/* A step of 1, 2, 5, 10, 20 ... that leaves few enough labels. */
static int step_for(int count)
{
    int step = 1;
    for (int i = 0; count / step > LABELS; i++)
        step = i % 3 == 1 ? step / 2 * 5 : step * 2;
    return step;
}

static void put_mark(const struct plot *plot, double x, int number)
{
    int bottom = plot->top + PLOT_HEIGHT;
    buffer_format(plot->svg,
                  "<path class=\"axis\" d=\"M%.1f %dv7\"/><text class=\"middle\" "
                  "x=\"%.1f\" y=\"%d\">%d</text>\n",
                  x, bottom, x, bottom + 33, number);
}

/* Marks where each round starts. Returns whether there are any. */
static bool put_rounds(const struct plot *plot)
{
    const struct analysis *analysis = plot->analysis;
    size_t count = analysis->count;
    int last = count > 0 ? analysis->event[count - 1].round : 0, round = 0;
    for (size_t i = 0; i < count; i++) {
        bool begins = analysis->event[i].round > round;
        round = analysis->event[i].round;
        if (begins && (round == 1 ? step_for(last) < 3 : round % step_for(last) == 0))
            put_mark(plot, plot_x(plot, i), round);
    }
    return last > 0;
}

static void put_events(const struct plot *plot)
{
    int count = (int)plot->analysis->count;
    for (int i = 0; i <= count; i += step_for(count))
        put_mark(plot, plot_x(plot, (size_t)i), i);
}

void plot_axes(const struct plot *plot)
{
    put_chances(plot);
    bool rounds = put_rounds(plot);
    if (!rounds)
        put_events(plot);
    buffer_format(plot->svg, "<text class=\"middle\" x=\"%d\" y=\"%d\">%s</text>\n",
                  (PLOT_LEFT + PLOT_RIGHT) / 2, plot->top + PLOT_HEIGHT + 68,
                  rounds ? tr_in("axis", "round") : tr("moves and chance events"));
}
