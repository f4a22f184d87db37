/* frame.h: the screen of a game: a title, the game's view, the log, a prompt that says
 * who must do what, the move in the making, a message, and keys. */
#ifndef UI_TUI_GAME_FRAME_H
#define UI_TUI_GAME_FRAME_H

#include "session/table/table.h"
#include "ui/tui/screen/screen.h"
#include "ui/tui/view/view.h"

enum {
    FRAME_LINE = 400,
    FRAME_MESSAGE = 1200,
    FRAME_LITS = 256,     /* things lit at a time, at most */
    FRAME_LOG_FROM = 110, /* columns from which on the log has a place of its own */
};

struct frame {
    const struct table *table;
    struct scene scene;
    size_t events;     /* of the table's, told in the log */
    const char *title; /* beside the game's own: "practice", "replay 3/17" */
    const char *prompt, *draft, *message;
    enum ink tone;    /* of the message */
    const char *keys; /* "KEY what it does" each, with two blanks between */
    double progress;  /* of a computer player that thinks; negative: none */
};

/* Draws it on the whole screen; the spots are those of the view and of buttons for what
 * is lit and has no place in the view. */
void frame_draw(const struct frame *frame, struct screen *screen);

/* frame_log.c */
void frame_log_draw(const struct table *table, size_t events, struct canvas *canvas,
                    int y, int x, int height, int width);

/* ui/tui/view/views.c: the view of a game, or the list that does for any. */
const struct view *view_of(const struct game *game);
/* ui/tui/view/list.c */
extern const struct view list_view;

#endif
