/* view.h: how the table of one game is drawn in cells. A view knows where things lie and
 * what they look like, and no rule: what can be chosen it is told. */
#ifndef UI_TUI_VIEW_VIEW_H
#define UI_TUI_VIEW_VIEW_H

#include "games/list.h"
#include "ui/tui/canvas/canvas.h"

enum { SCENE_NAME = 200 }; /* room for a name with its level */

/* What a view is to draw. */
struct scene {
    const struct game *game;
    const void *world;
    const void *state; /* with the draft's choices made */
    int players;
    int seat;     /* whose side is told in full: who sits here */
    int confirms; /* the seat, from 1, whose whole draft waits to be made; 0: nobody's */
    const char *name[GAME_MAX_PLAYERS];  /* of the seats, for people */
    const char *level[GAME_MAX_PLAYERS]; /* of computer players; "" or NULL: a person */
    char (*lit)[GUIDE_THING];            /* things that can be chosen now */
    int lits;
    char (*picked)[GUIDE_THING]; /* things chosen so far of a choice of several */
    int picks;
    const char *cursor; /* the thing under the cursor, or "" */
};

struct view {
    const char *game;
    int min_height, min_width; /* 18 x 80 at most */
    /* Draws on the whole canvas and registers a spot for everything that a person may
     * point at, lit or not. Where the canvas is too small for all, the part around the
     * cursor. */
    void (*draw)(const struct scene *scene, struct canvas *canvas);
};

/* Each game has one: seals_view, ... */
#define VIEW_DECLARE(name) extern const struct view name##_view;
GAMES_LIST(VIEW_DECLARE)

/* The name of a seat, and in brackets which computer player it is; where so many columns
 * have no room for both, only that. */
void view_scene_write_name(const struct scene *scene, const struct canvas *canvas,
                           int seat, int columns, struct text *out);
/* Whether a thing is lit, or how often it is picked. */
bool view_scene_is_lit(const struct scene *scene, const char *thing);
int view_scene_picks(const struct scene *scene, const char *thing);
/* The marks of a thing: lit, picked, under the cursor. */
unsigned view_scene_marks(const struct scene *scene, const char *thing);

#endif
