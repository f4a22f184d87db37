/* screen.h: the terminal: a canvas to show, keys and mouse to read. No other module uses
 * curses. */
#ifndef UI_TUI_SCREEN_SCREEN_H
#define UI_TUI_SCREEN_SCREEN_H

#include "base/error.h"
#include "ui/tui/canvas/canvas.h"

enum { SCREEN_HEIGHT = 23, SCREEN_WIDTH = 80 /* the minimum size */ };

/* Unicode characters, or one of these. */
enum press {
    PRESS_NONE = 0, /* timed out */
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
    PRESS_RESIZE, /* redraw; the canvas has its new size */
    PRESS_END,    /* the program must exit; returned by every call from then on */
};

struct screen {
    struct canvas canvas; /* to draw on; never smaller than the minimum */
    bool ascii, colours;
    int mouse_y, mouse_x;
    bool caret;
    int caret_y, caret_x;
    int ended; /* the signal that ends the program, or 0 */
    /* Draws what is beneath panels. */
    void (*backdrop)(void *context);
    void *context;
    /* Called periodically while waiting for a key; may be NULL. */
    void (*idle)(void *context);
    void *idle_context; /* context of `idle` */
};

/* Takes over the terminal. False with an error if it cannot show a screen. */
bool screen_open(struct screen *screen, bool ascii, bool plain_colours,
                 struct error *error);
/* Restores the terminal. */
void screen_close(struct screen *screen);
/* Shows the canvas, or a message if the terminal is too small. */
void screen_show(struct screen *screen);
/* Places the text cursor; shown by the next screen_show. */
void screen_caret(struct screen *screen, int y, int x);
/* The key that people call by this name: "Esc", "q"; PRESS_NONE for others. */
int screen_press_named(const char *name);
/* A click there is that key, in panels too. */
void screen_key_spot(struct canvas *canvas, int y, int x, int width, int press);
/* The next key, waiting at most that long (-1: forever). */
int screen_key(struct screen *screen, int milliseconds);
/* The same for commands: a letter of the Russian keyboard is the Latin one on its key. */
int screen_command(struct screen *screen, int milliseconds);
/* Draws what is beneath panels, or clears the screen. */
void screen_backdrop(struct screen *screen);

#endif
