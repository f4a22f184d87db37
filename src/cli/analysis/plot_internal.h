/* plot_internal.h: what the files of the plot share. */
#ifndef CLI_ANALYSIS_PLOT_INTERNAL_H
#define CLI_ANALYSIS_PLOT_INTERNAL_H

#include "cli/analysis/plot.h"

/* In units of the picture. Letters grow on small screens (plot_style), and there is room
 * for that. */
enum {
    PLOT_WIDTH = 800,
    PLOT_LEFT = 92,
    PLOT_RIGHT = 752,
    PLOT_HEIGHT = 300, /* of the part with the lines */
    PLOT_TITLE = 40,   /* where its words stand */
    PLOT_ROW = 34,     /* of the legend */
    PLOT_BELOW = 88,   /* the lines: numbers and what they count */
};

struct plot {
    const struct analysis *analysis;
    struct buffer *svg;
    int top; /* of the part with the lines */
};

double plot_x(const struct plot *plot, size_t position);
double plot_y(const struct plot *plot, double chance);

/* Words between tags or in an attribute. */
void plot_words(const struct plot *plot, const char *words);
/* The dashes of a seat's line, as an attribute's value: seats differ in more than colour.
 */
const char *plot_dashes(int seat);
int plot_blunders(const struct analysis *analysis, int seat);

/* plot_axes.c: the grid, with chances at the side and rounds below. */
void plot_axes(const struct plot *plot);
/* plot_lines.c: the lines with their numbers at the end, and the blunders on them. */
void plot_lines(const struct plot *plot);

#endif
