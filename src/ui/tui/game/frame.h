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
    const char *prompt, *draft, *message;
    enum ink tone;    /* of the message */
    const char *keys; /* "KEY description" entries, separated by two spaces */
    double progress;  /* of a computer player's search; negative: none */
};

/* Draws the whole screen; the spots are those of the view, and of buttons for highlighted
 * things outside it. */
void frame_draw(const struct frame *frame, struct screen *screen);

/* frame_log.c */
void frame_log_draw(const struct table *table, size_t events, struct canvas *canvas,
                    int y, int x, int height, int width);

/* ui/tui/view/views.c: the view of a game, or the generic list. */
const struct view *view_of(const struct game *game);
/* ui/tui/view/list.c */
extern const struct view list_view;

#endif
