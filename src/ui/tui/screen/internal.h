/* internal.h: what the files of the screen share. */
#ifndef UI_TUI_SCREEN_INTERNAL_H
#define UI_TUI_SCREEN_INTERNAL_H

#include "ui/tui/screen/screen.h"

/* The canvas gets the terminal's size, or the least. */
void screen_fit(struct screen *screen);

/* locale.c: characters are read and shown as the environment says. */
void screen_locale(void);

/* From here on signals that end the program wait to be noticed; which one, or 0; as
 * before, with the one that was seen forgotten. */
void signals_begin(void);
int signals_pending(void);
void signals_end(int seen);

#endif
