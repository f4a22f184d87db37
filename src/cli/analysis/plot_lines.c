/* plot_lines.c: each seat's line. */
#include "cli/analysis/plot_internal.h"
#include "cli/analysis/report.h"
#include "i18n/i18n.h"

/* Minimum distance between the values at the ends of two lines. */
enum { SPACING = 26 };

static void put_line(const struct plot *plot, int seat)
{
    const struct analysis *analysis = plot->analysis;
    buffer_format(plot->svg, "<path class=\"line s%d\" stroke-dasharray=\"%s\" d=\"",
                  seat + 1, plot_dashes(seat));
    for (size_t i = 0; i <= analysis->count; i++)
        buffer_format(plot->svg, "%s%.1f %.1f", i == 0 ? "M" : "L", plot_x(plot, i),
                      plot_y(plot, (double)analysis->outlook[i].win[seat]));
    buffer_put(plot->svg, "\"/>\n");
}

/* Seats by where their lines end, the highest first. */
static void sort_ends(const struct analysis *analysis, int order[GAME_MAX_PLAYERS])
{
    const struct outlook *end = &analysis->outlook[analysis->count];
    for (int seat = 0; seat < analysis->match->setup.players; seat++) {
        int at = seat;
        for (; at > 0 && end->win[order[at - 1]] < end->win[seat]; at--)
            order[at] = order[at - 1];
        order[at] = seat;
    }
}

/* Spreads the values of lines that end together; none goes below the axis. */
static void put_numbers(const struct plot *plot)
{
    const struct outlook *end = &plot->analysis->outlook[plot->analysis->count];
    int players = plot->analysis->match->setup.players;
    int order[GAME_MAX_PLAYERS] = {0};
    int y[GAME_MAX_PLAYERS] = {0}, limit = plot->top + PLOT_HEIGHT + 6;
    sort_ends(plot->analysis, order);
    for (int i = 0; i < players; i++) {
        y[i] = (int)plot_y(plot, (double)end->win[order[i]]) + 6;
        if (i > 0 && y[i] < y[i - 1] + SPACING)
            y[i] = y[i - 1] + SPACING;
    }
    for (int i = players - 1; i >= 0; i--) {
        if (y[i] > limit)
            y[i] = limit;
        limit = y[i] - SPACING;
        buffer_format(plot->svg,
                      "<text class=\"title f%d\" x=\"%d\" y=\"%d\">%d</text>\n",
                      order[i] + 1, PLOT_RIGHT + 10, y[i], order[i] + 1);
    }
}

/* A wedge that points at the line, with a tooltip. */
static void put_blunder(const struct plot *plot, size_t number)
{
    const struct analysis *analysis = plot->analysis;
    const struct analyse_event *event = &analysis->event[number];
    char name[REPORT_SEAT], made[MOVE_MAX_TEXT], best[MOVE_MAX_TEXT];
    char room[3 * MOVE_MAX_TEXT];
    struct text seat = text_init(name, sizeof name), move = text_init(made, sizeof made);
    struct text better = text_init(best, sizeof best),
                words = text_init(room, sizeof room);
    double chance = (double)analysis->outlook[number].win[event->seat];
    report_seat(analysis->match, event->seat, &seat);
    report_event(analysis->match, event->first, event->last, &move);
    report_move(analysis->match, event->first, &event->better, &better);
    text_format(&words, tr("%zu: %s loses %.1f %%: %s; better: %s"), number + 1, name,
                event->loss * 100, made, best);
    buffer_format(plot->svg,
                  "<path class=\"mark f%d\" d=\"M%.1f %.1fh18l-9 16z\"><title>",
                  event->seat + 1, plot_x(plot, number) - 9, plot_y(plot, chance) - 20);
    plot_words(plot, room);
    buffer_put(plot->svg, "</title></path>\n");
}

void plot_lines(const struct plot *plot)
{
    const struct analysis *analysis = plot->analysis;
    for (int seat = 0; seat < analysis->match->setup.players; seat++)
        put_line(plot, seat);
    for (size_t i = 0; i < analysis->count; i++)
        if (analysis->event[i].seat >= 0 && analysis->event[i].class == ANALYSE_BLUNDER)
            put_blunder(plot, i);
    put_numbers(plot);
}
