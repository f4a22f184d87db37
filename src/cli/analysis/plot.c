/* plot.c: the plot as a whole: text, styles and legend. */
#include "cli/analysis/plot.h"

#include <string.h>

#include "cli/analysis/plot_internal.h"
#include "cli/analysis/report.h"
#include "core/text/words.h"
#include "i18n/i18n.h"

static const char plot_style[] =
    "<style>\n"
    "text{font:18px system-ui,sans-serif;fill:#222}\n"
    ".back{fill:#fff}.title{font-weight:bold}.middle{text-anchor:middle}"
    ".end{text-anchor:end}.grid{stroke:#d8d8d8}.axis{stroke:#666}\n"
    ".line{fill:none;stroke-width:3;stroke-linejoin:round}.mark{stroke:#fff;"
    "stroke-width:1.5}\n"
    ".s1{stroke:#0063a6}.s2{stroke:#b84300}.s3{stroke:#00735a}.s4{stroke:#96347a}"
    ".s5{stroke:#555}\n"
    ".f1{fill:#0063a6}.f2{fill:#b84300}.f3{fill:#00735a}.f4{fill:#96347a}.f5{fill:#555}"
    "\n"
    "@media (prefers-color-scheme:dark){text{fill:#e6e6e6}.back{fill:#15171c}"
    ".grid{stroke:#3a3d45}.axis{stroke:#999}.mark{stroke:#15171c}\n"
    ".s1{stroke:#5ab4ff}.s2{stroke:#ff9b5c}.s3{stroke:#3fd0a3}.s4{stroke:#f49ac2}"
    ".s5{stroke:#ccc}\n"
    ".f1{fill:#5ab4ff}.f2{fill:#ff9b5c}.f3{fill:#3fd0a3}.f4{fill:#f49ac2}.f5{fill:#ccc}}"
    "\n"
    "@media (max-width:560px){text{font-size:25px}.line{stroke-width:4}}\n"
    "</style>\n";

void plot_words(const struct plot *plot, const char *words)
{
    size_t left = strlen(words), size;
    for (; left > 0; words += size, left -= size) {
        bool ascii = (unsigned char)*words < 0x80;
        size_t known = ascii ? 1 : words_character(words, left);
        const char *entity = known == 0      ? "?" /* not UTF-8 */
                             : *words == '&' ? "&amp;"
                             : *words == '<' ? "&lt;"
                             : *words == '>' ? "&gt;"
                             : *words == '"' ? "&quot;"
                                             : NULL;
        size = known > 0 ? known : 1;
        if (entity)
            buffer_put(plot->svg, entity);
        else
            buffer_put_n(plot->svg, words, size);
    }
}

const char *plot_dashes(int seat)
{
    static const char *const dashes[GAME_MAX_PLAYERS] = {"none", "13 6", "3 5",
                                                         "16 5 3 5", "7 4"};
    return dashes[seat];
}

static int blunders_of(const struct analysis *analysis, int seat)
{
    return analysis->total[seat].class[ANALYSE_BLUNDER];
}

static int all_blunders(const struct analysis *analysis)
{
    int sum = 0;
    for (int seat = 0; seat < analysis->match->setup.players; seat++)
        sum += blunders_of(analysis, seat);
    return sum;
}

/* "Pig: chances of winning" */
static void put_heading(const struct plot *plot)
{
    char room[160];
    struct text out = text_init(room, sizeof room);
    text_format(&out, tr("%s: chances of winning"),
                tr(plot->analysis->match->game->title));
    plot_words(plot, room);
}

static void put_seat(const struct plot *plot, int seat)
{
    char room[REPORT_SEAT];
    struct text name = text_init(room, sizeof room);
    report_seat(plot->analysis->match, seat, &name);
    plot_words(plot, room);
}

static void put_course(const struct plot *plot, int seat)
{
    const struct analyse_total *total = &plot->analysis->total[seat];
    int blunders = blunders_of(plot->analysis, seat);
    char name[REPORT_SEAT], room[REPORT_SEAT + 200];
    struct text who = text_init(name, sizeof name), out = text_init(room, sizeof room);
    report_seat(plot->analysis->match, seat, &who);
    text_format(&out,
                tr_count("%s begins at %.0f %% and comes to %.0f %%, with %d blunder. ",
                         "%s begins at %.0f %% and comes to %.0f %%, with %d blunders. ",
                         (unsigned long)blunders),
                name, total->start * 100, total->end * 100, blunders);
    plot_words(plot, room);
}

/* The text alternative. */
static void put_description(const struct plot *plot)
{
    const struct analysis *analysis = plot->analysis;
    buffer_put(plot->svg, "<title id=\"title\">");
    put_heading(plot);
    buffer_put(plot->svg, "</title>\n<desc id=\"desc\">");
    for (int seat = 0; seat < analysis->match->setup.players; seat++)
        put_course(plot, seat);
    buffer_put(plot->svg, "</desc>\n");
}

/* The position of a legend entry; two per row. */
static int legend_x(int entry)
{
    return entry % 2 == 0 ? PLOT_LEFT : (PLOT_LEFT + PLOT_RIGHT) / 2;
}

static int legend_y(int entry)
{
    return PLOT_TITLE + PLOT_ROW * (entry / 2 + 1);
}

static void put_legend_seat(const struct plot *plot, int seat)
{
    int x = legend_x(seat), y = legend_y(seat);
    buffer_format(plot->svg,
                  "<path class=\"line s%d\" stroke-dasharray=\"%s\" d=\"M%d %dh48\"/>"
                  "<text x=\"%d\" y=\"%d\">%d ",
                  seat + 1, plot_dashes(seat), x, y - 6, x + 58, y, seat + 1);
    put_seat(plot, seat);
    buffer_put(plot->svg, "</text>\n");
}

static void put_legend(const struct plot *plot)
{
    int players = plot->analysis->match->setup.players;
    for (int seat = 0; seat < players; seat++)
        put_legend_seat(plot, seat);
    if (all_blunders(plot->analysis) > 0)
        buffer_format(plot->svg,
                      "<path class=\"mark f5\" d=\"M%d %dh18l-9 16z\"/>"
                      "<text x=\"%d\" y=\"%d\">%s</text>\n",
                      legend_x(players) + 15, legend_y(players) - 15,
                      legend_x(players) + 58, legend_y(players),
                      tr_in("a move", "blunder"));
}

static void put_title(const struct plot *plot)
{
    buffer_format(plot->svg, "<text class=\"title\" x=\"%d\" y=\"%d\">", PLOT_LEFT,
                  PLOT_TITLE);
    put_heading(plot);
    buffer_put(plot->svg, "</text>\n");
}

void plot_write(const struct analysis *analysis, struct buffer *svg)
{
    int entries = analysis->match->setup.players + (all_blunders(analysis) > 0);
    struct plot plot = {.analysis = analysis, .svg = svg};
    plot.top = legend_y(entries - 1) + 28;
    int height = plot.top + PLOT_HEIGHT + PLOT_BELOW;
    buffer_format(svg,
                  "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" "
                  "role=\"img\" aria-labelledby=\"title desc\">\n",
                  PLOT_WIDTH, height);
    put_description(&plot);
    buffer_put(svg, plot_style);
    buffer_format(svg, "<rect class=\"back\" width=\"%d\" height=\"%d\"/>\n", PLOT_WIDTH,
                  height);
    put_title(&plot);
    put_legend(&plot);
    plot_axes(&plot);
    plot_lines(&plot);
    buffer_put(svg, "</svg>\n");
}
