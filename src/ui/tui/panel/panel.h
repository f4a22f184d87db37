/* panel.h: what opens over the game and is closed again: texts to read, lists to choose
 * from, questions, a line to type. Each shows itself until it is answered. */
#ifndef UI_TUI_PANEL_PANEL_H
#define UI_TUI_PANEL_PANEL_H

#include "ui/tui/screen/screen.h"

/* A text to scroll and search in. Lines of the text are paragraphs; one that begins with
 * "# " is a heading. `find`: what to go to first, or "". */
void panel_read(struct screen *screen, const char *title, const char *words,
                const char *find);

/* A few words at the bottom of the screen, so that the game above can be seen; the key
 * that was pressed. */
int panel_tell(struct screen *screen, const char *title, const char *words,
               const char *keys);

/* One entry of a list. */
struct panel_item {
    char words[400];
    char remark[400];
};

/* The index of the entry chosen, or -1; begins at entry `at`. */
int panel_choose(struct screen *screen, const char *title, const struct panel_item *items,
                 int count, int at);

/* A list to look at; nothing is chosen. */
void panel_list(struct screen *screen, const char *title, const struct panel_item *items,
                int count);

/* A question to say yes or no to. */
bool panel_confirm(struct screen *screen, const char *title, const char *question);

/* A line to type or change, in the room given; false when it was given up. */
bool panel_type(struct screen *screen, const char *title, const char *question,
                char *line, size_t size);

/* Something that takes its time: how far it is. True when a key was pressed. */
bool panel_progress(struct screen *screen, const char *title, double done);

/* box.c: an empty box in the middle, of that much room inside; cut to the screen.
 */
struct panel_box {
    int y, x, height, width;
};
struct panel_box panel_box_open(struct screen *screen, const char *title,
                                const char *keys, int height, int width);
/* A bar of that many columns. */
void panel_bar(struct canvas *canvas, int y, int x, int width, double done);

#endif
