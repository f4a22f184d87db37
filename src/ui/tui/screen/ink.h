/* ink.h: terminal attributes of cells. */
#ifndef UI_TUI_SCREEN_INK_H
#define UI_TUI_SCREEN_INK_H

#include <curses.h>

#include "ui/tui/canvas/canvas.h"

/* Sets up the colours; false if the terminal has none. */
bool ink_begin(void);
void ink_put(int y, int x, const struct cell *cell, bool colours);

#endif
