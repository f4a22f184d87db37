/* panel.h: modal panels over the game: texts, lists, questions, a text field. Each runs
 * until it is answered. */
#ifndef UI_TUI_PANEL_PANEL_H
#define UI_TUI_PANEL_PANEL_H

#include "ui/tui/screen/screen.h"

/* A text to scroll and search. Each line of it is a paragraph; one starting with "# " is
 * a heading. `find`: what to jump to first, or "". */
void panel_read(struct screen *screen, const char *title, const char *words,
                const char *find);

/* A short text at the bottom of the screen, so that the game above stays visible; returns
 * the key pressed. */
int panel_message(struct screen *screen, const char *title, const char *words,
                  const char *keys);

struct panel_item {
    char words[400];
    char remark[400];
};

/* Returns the index of the chosen entry, or -1; starts at entry `at`. */
int panel_choose(struct screen *screen, const char *title, const struct panel_item *items,
                 int count, int at);

/* A list to read; nothing is chosen. */
void panel_list(struct screen *screen, const char *title, const struct panel_item *items,
                int count);

/* A yes/no question. */
bool panel_confirm(struct screen *screen, const char *title, const char *question);

/* Edits a line within the given room; false if cancelled. */
bool panel_type(struct screen *screen, const char *title, const char *question,
                char *line, size_t size);

/* Shows the progress of a long operation. True when a key was pressed. */
bool panel_progress(struct screen *screen, const char *title, double done);

/* box.c: an empty centred box with that much room inside, clipped to the screen. */
struct panel_box {
    int y, x, height, width;
};
struct panel_box panel_box_open(struct screen *screen, const char *title,
                                const char *keys, int height, int width);
/* A progress bar. */
void panel_bar(struct canvas *canvas, int y, int x, int width, double done);

#endif
