/* look.h: a view of a match on a canvas, as on the screen. */
#ifndef TESTS_UI_TUI_LOOK_H
#define TESTS_UI_TUI_LOOK_H

#include "core/match/match.h"
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
/* Makes that many choices with simple players. */
void look_play(struct match *match, size_t choices);
/* Makes one choice, by chance or at random. */
void look_step(struct match *match, struct rng *rng);

/* Lights every choice, and draws. */
void look_init(struct look *look, const struct match *match, const struct view *view,
               int height, int width, bool ascii);
void look_deinit(struct look *look);
/* Draws again with other marks. */
void look_again(struct look *look, const struct view *view);

/* Checks that every thing of every choice has a spot, spots of different things do not
 * overlap, all are within the canvas, and no text is cut. */
void look_check(const struct look *look);

/* Writes FOLDER/NAME.txt and .svg. */
void look_write(const struct look *look, const char *folder, const char *name);

#endif
