/* plot.h: plots the course of a game as SVG. */
#ifndef CLI_ANALYSIS_PLOT_H
#define CLI_ANALYSIS_PLOT_H

#include "ai/analysis/analyse.h"
#include "base/buffer.h"

/* Each seat's chance of winning over the events of the game, with blunders marked. */
void plot_write(const struct analysis *analysis, struct buffer *svg);

#endif
