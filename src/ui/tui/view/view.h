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
    char (*left_out)[GUIDE_THING]; /* what the draft leaves out (guide.left_out) */
    int left_outs;
    char (*mentioned)[GUIDE_THING]; /* what a row, a move or the draft speaks of */
    int mentions;
    bool names;         /* spaces show their names rather than what lies there */
    const char *cursor; /* the thing under the cursor, or "" */
};

/* A word of the notation, and what players read in its place: a msgid. */
struct view_word {
    const char *word, *shown;
};

struct view {
    const char *game;
    int min_height, min_width; /* 18 x 80 at most */
    /* Draws on the whole canvas and registers a spot for everything that can be pointed
     * at, highlighted or not. If the canvas is too small, draws the part around the
     * cursor. */
    void (*draw)(const struct scene *scene, struct canvas *canvas);
    /* Kinds of things, such as "space:", where the cursor of a new decision would best
     * stand, the best first; ends with NULL. */
    const char *const *start;
    const char *origin; /* the kind of thing, such as "mage", near whose own the cursor
                           starts; or NULL */
    /* In the contexts "move" and "face" (what dice show); end with a NULL word, or NULL.
     */
    const struct view_word *words, *faces;
    bool names;         /* its map can show the names of spaces instead */
    const char *legend; /* what its letters stand for: a msgid; or NULL */
};

/* Each game exports one: seals_view, ... */
#define VIEW_DECLARE(name) extern const struct view name##_view;
GAMES_LIST(VIEW_DECLARE)

/* The seat's name, with the computer player's level in brackets if both fit the width. */
void view_scene_write_name(const struct scene *scene, const struct canvas *canvas,
                           int seat, int columns, struct text *out);
/* words.c: the name of a thing, which is the first line of the help on it; nothing if
 * there is none. A move or an outcome in the words and names that players see, which
 * cannot be typed; a sentence with these names in place of those of the notation. */
void view_write_title(const struct game *game, const void *world, const void *state,
                      const char *thing, struct text *out);
void view_write_words(const struct game *game, const void *world, const void *state,
                      const char *line, struct text *out);
void view_write_names(const struct game *game, const void *world, const void *state,
                      const char *line, struct text *out);
/* Whether a thing is highlighted, or how often it is picked. */
bool view_scene_is_lit(const struct scene *scene, const char *thing);
int view_scene_picks(const struct scene *scene, const char *thing);
/* Whether a thing is spoken of, so that its name should be seen. */
bool view_scene_is_mentioned(const struct scene *scene, const char *thing);
/* The marks of a thing: lit, picked, under the cursor. */
unsigned view_scene_marks(const struct scene *scene, const char *thing);
/* Marks cells of a line. What is picked gets a tick too, in place of its left edge or to
 * the left of it: without colours it still looks unlike what the cursor is on. */
void view_draw_marks(struct canvas *canvas, int y, int x, int columns, unsigned marks);
void view_draw_tick(struct canvas *canvas, int y, int x);

#endif
