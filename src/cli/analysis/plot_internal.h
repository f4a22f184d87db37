/* plot_internal.h: shared by the files that implement plot.h. */
#ifndef CLI_ANALYSIS_PLOT_INTERNAL_H
#define CLI_ANALYSIS_PLOT_INTERNAL_H

#include "cli/analysis/plot.h"

/* In SVG user units. Text grows on small screens (plot_style), and these leave room for
 * it. */
enum {
    PLOT_WIDTH = 800,
    PLOT_LEFT = 92,
    PLOT_RIGHT = 752,
    PLOT_HEIGHT = 300, /* of the plotting area */
    PLOT_TITLE = 40,   /* baseline of the title */
    PLOT_ROW = 34,     /* of the legend */
    PLOT_BELOW = 88,   /* below the plotting area: labels and axis title */
};

struct plot {
    const struct analysis *analysis;
    struct buffer *svg;
    int top; /* of the plotting area */
};

double plot_x(const struct plot *plot, size_t position);
double plot_y(const struct plot *plot, double chance);

/* Text content or an attribute value, escaped. */
void plot_words(const struct plot *plot, const char *words);
/* The dash pattern of a seat's line: seats differ in more than colour. */
const char *plot_dashes(int seat);

/* plot_axes.c: the grid, with percentages at the side and rounds below. */
void plot_axes(const struct plot *plot);
/* plot_lines.c: the lines with their final values, and the blunders on them. */
void plot_lines(const struct plot *plot);

#endif
