/* look.h: a view of a match on a canvas, as the screen would ask for it. */
#ifndef TESTS_UI_TUI_LOOK_H
#define TESTS_UI_TUI_LOOK_H

#include "core/match.h"
#include "ui/tui/view/view.h"

enum { LOOK_LITS = 512 };

struct look {
    struct scene scene;
    struct canvas canvas;
    char lit[LOOK_LITS][GUIDE_THING];
    char picked[8][GUIDE_THING];
};

/* A match up to the first decision. */
struct match *look_match(const struct game *game, const char *players, const char *seed);
/* Simple players make so many choices, as people might. */
void look_play(struct match *match, size_t choices);
/* Makes one choice by chance or at random. */
void look_step(struct match *match, struct rng *rng);

/* Lights everything that can be chosen, and draws. */
void look_init(struct look *look, const struct match *match, const struct view *view,
               int height, int width, bool ascii);
void look_deinit(struct look *look);
/* Draws once more with other marks. */
void look_again(struct look *look, const struct view *view);

/* Every thing of every choice has a spot, spots of different things share no cell, each
 * lies within the canvas, and no text is cut. */
void look_check(const struct look *look);

/* As text to a file, and as a picture: FOLDER/NAME.txt and .svg. */
void look_write(const struct look *look, const char *folder, const char *name);

#endif
