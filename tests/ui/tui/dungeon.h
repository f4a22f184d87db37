/* dungeon.h: games of Five Seals to look at through their view. */
#ifndef TESTS_UI_TUI_DUNGEON_H
#define TESTS_UI_TUI_DUNGEON_H

#include "core/match.h"
#include "ui/tui/view/view.h"

struct dungeon {
    struct match *match;
    struct scene scene;
    char lit[GAME_MAX_CHOICES][GUIDE_THING];
    char picked[4][GUIDE_THING];
};

/* A game by its options ("players=2,circle=4"), after so many choices of players. What
 * can be chosen is lit; the cursor is nowhere. */
void dungeon_init(struct dungeon *dungeon, const char *options, long choices);
void dungeon_deinit(struct dungeon *dungeon);
/* Lights what can be chosen in the match as it stands now. */
void dungeon_light(struct dungeon *dungeon);

/* A canvas with the view of it; the caller deinits it. */
struct canvas dungeon_draw(const struct dungeon *dungeon, int height, int width,
                           bool ascii);
/* The spot of a thing, the first of several, or NULL. */
const struct spot *dungeon_spot(const struct canvas *canvas, const char *thing);
/* Likewise; it must have one. */
const struct spot *dungeon_find(const struct canvas *canvas, const char *thing);
/* The cells of a spot, from the left; it must lie within the canvas. */
const struct cell *dungeon_cells(const struct canvas *canvas, const struct spot *spot);
/* As NAME.txt and NAME.svg into the folder that CANTRIP_PICTURES names, if it is set. */
void dungeon_picture(const struct canvas *canvas, const char *name);

#endif
