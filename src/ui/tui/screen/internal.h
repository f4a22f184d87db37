/* internal.h: shared by the files of this folder. */
#ifndef UI_TUI_SCREEN_INTERNAL_H
#define UI_TUI_SCREEN_INTERNAL_H

#include "ui/tui/screen/screen.h"

/* Resizes the canvas to the terminal, but not below the minimum. */
void screen_fit(struct screen *screen);

/* Whether the terminal is smaller than that. */
bool screen_is_too_small(void);

/* locale.c: sets the character encoding from the environment. */
void screen_locale(void);

/* Blocks the signals that end the program; returns the pending one, or 0; restores the
 * mask and discards the pending signal. */
void signals_begin(void);
int signals_pending(void);
void signals_end(int seen);

#endif
