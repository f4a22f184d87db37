/* frame.h: the screen of a game: title, view, log, prompt, draft, message and key bar. */
#ifndef UI_TUI_GAME_FRAME_H
#define UI_TUI_GAME_FRAME_H

#include "session/table/table.h"
#include "ui/tui/screen/screen.h"
#include "ui/tui/view/view.h"

enum {
    FRAME_LINE = 400,
    FRAME_MESSAGE = 1200,
    FRAME_LITS = 256,     /* maximum number of highlighted things */
    FRAME_LOG_FROM = 110, /* minimum width at which the log gets its own column */
};

struct frame {
    const struct table *table;
    struct scene scene;
    size_t events;     /* number of table events shown in the log */
    const char *title; /* next to the game's own: "practice", "replay 3/17" */
    bool showing;      /* the state is the one after the last of these events */
    const char *prompt, *draft, *recent, *message; /* recent: what others did, or "" */
    enum ink tone;                                 /* of the message */
    const char *keys; /* "KEY description" entries, separated by two spaces */
    double progress;  /* of a computer player's search; negative: none */
};

/* Buttons for a whole move, named like things. */
#define POINT_CONFIRM "move:confirm"
#define POINT_BACK    "move:back"

/* Draws the whole screen; the spots are those of the view, and of buttons for highlighted
 * things outside it. */
void frame_draw(const struct frame *frame, struct screen *screen);

/* frame_log.c */
void frame_log_draw(const struct table *table, size_t events, struct canvas *canvas,
                    int y, int x, int height, int width);

/* turns.c: what a player does in a row, with what chance does meanwhile, is a turn. The
 * seat whose turn an event belongs to, SEAT_CHANCE for the dice of all at the start of a
 * round; the first event of that turn. */
int frame_turn_seat(const struct table *table, size_t event);
size_t frame_turn_start(const struct table *table, size_t event);
/* A move from the position before it, in words. */
void frame_write_move(const struct match *match, const void *before,
                      const struct move *move, struct text *out);
/* An event in words, with the name of who did it. */
void frame_write_event(const struct table *table, size_t event, struct text *out);
/* An event without the name of who did it; the events of a turn from `from` on with that
 * name, shortened to what they led to if they need more rows of the canvas. */
void frame_turn_write_event(const struct table *table, size_t event, struct text *out);
void frame_turn_write(const struct table *table, size_t from, size_t end,
                      const struct canvas *canvas, int rows, struct text *out);

/* ui/tui/view/views.c: the view of a game, or the generic list. */
const struct view *view_of(const struct game *game);
/* ui/tui/view/list.c */
extern const struct view list_view;

#endif
