/* ink.h: the looks of cells in a terminal. */
#ifndef UI_TUI_SCREEN_INK_H
#define UI_TUI_SCREEN_INK_H

#include <curses.h>

#include "ui/tui/canvas/canvas.h"

/* Prepares the colours; false when the terminal has none. */
bool ink_begin(void);
void ink_put(int y, int x, const struct cell *cell, bool colours);

#endif
