/* view.h: how one game's table is drawn in cells. A view knows where things are and what
 * they look like but no rules: it is given what can be chosen. */
#ifndef UI_TUI_VIEW_VIEW_H
#define UI_TUI_VIEW_VIEW_H

#include "games/list.h"
#include "ui/tui/canvas/canvas.h"

enum { SCENE_NAME = 200 }; /* room for a name with its level */

/* What a view draws. */
struct scene {
    const struct game *game;
    const void *world;
    const void *state; /* with the draft applied */
    int players;
    int seat;     /* whose side is shown in full: the local player's */
    int confirms; /* the seat, from 1, whose draft awaits confirmation; 0: none */
    const char *name[GAME_MAX_PLAYERS];  /* display names */
    const char *level[GAME_MAX_PLAYERS]; /* of computer players; "" or NULL: a person */
    char (*lit)[GUIDE_THING];            /* things that can be chosen now */
    int lits;
    char (*picked)[GUIDE_THING]; /* things picked so far for a choice of several */
    int picks;
    const char *cursor; /* the thing under the cursor, or "" */
};

struct view {
    const char *game;
    int min_height, min_width; /* 18 x 80 at most */
    /* Draws on the whole canvas and registers a spot for everything that can be pointed
     * at, highlighted or not. If the canvas is too small, draws the part around the
     * cursor. */
    void (*draw)(const struct scene *scene, struct canvas *canvas);
};

/* Each game exports one: seals_view, ... */
#define VIEW_DECLARE(name) extern const struct view name##_view;
GAMES_LIST(VIEW_DECLARE)

/* The seat's name with the computer player's level in brackets; only the level if both do
 * not fit the width. */
void view_scene_write_name(const struct scene *scene, const struct canvas *canvas,
                           int seat, int columns, struct text *out);
/* Whether a thing is highlighted, or how often it is picked. */
bool view_scene_is_lit(const struct scene *scene, const char *thing);
int view_scene_picks(const struct scene *scene, const char *thing);
/* The marks of a thing: lit, picked, under the cursor. */
unsigned view_scene_marks(const struct scene *scene, const char *thing);

#endif
