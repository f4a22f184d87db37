/* internal.h: what the files that draw Five Seals share. */
#ifndef GAMES_SEALS_TUI_INTERNAL_H
#define GAMES_SEALS_TUI_INTERNAL_H

#include "games/seals/rules/state.h"
#include "games/seals/tui/layout.h"
#include "ui/tui/view/view.h"

/* A scene of this game, with its parts by their types. */
struct table_view {
    const struct scene *scene;
    const struct seals_world *world;
    const struct seals_state *state;
    struct canvas *canvas;
};

/* A part of the canvas. */
struct area {
    int y, x, height, width;
};

/* A row of words that goes on in the next line; text that does not fit is left out. */
struct pen {
    struct canvas *canvas;
    struct area area;
    int y, x;
    bool full; /* something was left out */
};

/* names.c: what things are called and how they look. */
enum ink seals_tui_element_ink(int element);
enum ink seals_tui_seat_ink(int seat);
void seals_tui_thing_die(const struct table_view *view, int seat, int colour, int value,
                         char out[GUIDE_THING]);
void seals_tui_thing_scroll(const struct table_view *view, int seat, int scroll,
                            char out[GUIDE_THING]);
/* The thing under the cursor in a line; "" when there is nothing to add to its looks. */
void seals_tui_tell_thing(const struct table_view *view, struct text *out);

/* pen.c: chips, which are words that can be pointed at. */
struct pen seals_tui_pen_start(struct canvas *canvas, struct area area);
/* Goes to the next line, unless at the start of one. */
void seals_tui_pen_break(struct pen *pen);
/* A chip with marks and a spot; "" for words that are no thing. `gap` blanks follow. */
void seals_tui_pen_chip(struct pen *pen, enum ink ink, const char *words,
                        const char *thing, unsigned marks, int gap);

/* map.c, ways.c: the dungeon. */
void seals_tui_map_draw(const struct table_view *view, struct area area);
void seals_tui_ways_draw(struct canvas *canvas, const struct layout *layout,
                         const struct board *board);

/* How much is shown of the players. */
struct seats_style {
    int name;           /* letters of a spell's name; 0: its strength instead */
    int gap;            /* blanks between spells */
    int lines;          /* blank lines between players */
    bool apart;         /* scrolls begin a line */
    bool labels, words; /* "supply"; "fire" rather than "f" */
    bool tiles;         /* dice with edges: nothing on the map looks like them */
};

struct panel {
    struct table_view view; /* its canvas is that of the panel */
    const struct seats_style *style;
    bool full; /* something was left out */
};

/* scrolls.c */
void seals_tui_scrolls_draw(const struct panel *panel, struct pen *pen, int seat);

/* seats.c: the players and the supply. */
void seals_tui_seats_draw(const struct table_view *view, struct area area);

#endif
