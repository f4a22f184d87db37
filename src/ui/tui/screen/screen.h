/* screen.h: the terminal: a canvas to show, keys and the mouse to read. Nothing else
 * knows what a terminal is made of. */
#ifndef UI_TUI_SCREEN_SCREEN_H
#define UI_TUI_SCREEN_SCREEN_H

#include "base/error.h"
#include "ui/tui/canvas/canvas.h"

enum { SCREEN_HEIGHT = 24, SCREEN_WIDTH = 80 /* the least there is room on */ };

/* Keys are Unicode characters, or one of these. */
enum press {
    PRESS_NONE = 0, /* nothing happened in time */
    PRESS_ENTER = '\n',
    PRESS_TAB = '\t',
    PRESS_OTHERS = 0x200000,
    PRESS_BACKTAB,
    PRESS_BACKSPACE,
    PRESS_DELETE,
    PRESS_ESCAPE,
    PRESS_UP,
    PRESS_DOWN,
    PRESS_LEFT,
    PRESS_RIGHT,
    PRESS_PAGE_UP,
    PRESS_PAGE_DOWN,
    PRESS_HOME,
    PRESS_LAST,
    PRESS_HELP,  /* F1 */
    PRESS_POINT, /* the mouse, at mouse_y, mouse_x */
    PRESS_WHEEL_UP,
    PRESS_WHEEL_DOWN,
    PRESS_RESIZE, /* draw anew; the canvas has its new size */
    PRESS_END,    /* the program is to end; every question from now on is answered so */
};

struct screen {
    struct canvas canvas; /* draw on it; never smaller than the least */
    bool ascii, colours;
    int mouse_y, mouse_x;
    bool caret;
    int caret_y, caret_x;
    int ended; /* the signal that ends the program, or 0 */
    /* Draws what lies under a panel; panels draw over it. */
    void (*backdrop)(void *context);
    void *context;
    /* Called every now and then while a key is awaited; or NULL. */
    void (*idle)(void *context);
    void *idler; /* its context */
};

/* Takes the terminal over. False with an error when it cannot show a screen. */
bool screen_open(struct screen *screen, bool ascii, bool plain_colours,
                 struct error *error);
/* Gives it back as it was. */
void screen_close(struct screen *screen);
/* Shows the canvas; where the terminal is too small, a word about that. */
void screen_show(struct screen *screen);
/* The text cursor, for lines that are typed; shown from the next screen_show on. */
void screen_caret(struct screen *screen, int y, int x);
/* The next key, waiting for at most so many milliseconds (-1: until there is one). */
int screen_key(struct screen *screen, int milliseconds);
/* Draws what lies under panels, or an empty screen. */
void screen_backdrop(struct screen *screen);

#endif
