/* dungeon.h: games of Five Seals as their view draws them. */
#ifndef TESTS_UI_TUI_DUNGEON_H
#define TESTS_UI_TUI_DUNGEON_H

#include "core/match/match.h"
#include "ui/tui/view/view.h"

struct dungeon {
    struct match *match;
    struct scene scene;
    char lit[GAME_MAX_CHOICES][GUIDE_THING];
    char picked[4][GUIDE_THING];
};

/* `DUNGEON dungeon;` and `CANVAS canvas = ...;` are freed at the end of their blocks. */
#define DUNGEON __attribute__((cleanup(dungeon_deinit))) struct dungeon
#define CANVAS  __attribute__((cleanup(canvas_deinit))) struct canvas

/* A game by its options ("players=2,circle=4"), after that many choices. Choices are lit;
 * there is no cursor. */
void dungeon_init(struct dungeon *dungeon, const char *options, long choices);
void dungeon_deinit(struct dungeon *dungeon);
/* Lights the choices in the match as it is now. */
void dungeon_light(struct dungeon *dungeon);

/* A canvas with its view. */
struct canvas dungeon_draw(const struct dungeon *dungeon, int height, int width,
                           bool ascii);
/* The spot of a thing, the first of several, or NULL. */
const struct spot *dungeon_spot(const struct canvas *canvas, const char *thing);
/* The same, but it must exist. */
const struct spot *dungeon_find(const struct canvas *canvas, const char *thing);
/* The cells of a spot, from the left; it must be within the canvas. */
const struct cell *dungeon_cells(const struct canvas *canvas, const struct spot *spot);
/* Writes NAME.txt and NAME.svg to the folder CANTRIP_PICTURES, if set. */
void dungeon_picture(const struct canvas *canvas, const char *name);

#endif
