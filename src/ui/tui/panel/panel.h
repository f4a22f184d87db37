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

/* A list at an edge of the screen, as low as can be, about things on the table: `look` is
 * told which entry the cursor is on before the screen is drawn, so that it can mark them;
 * the list goes where it covers less of what is marked. */
struct panel_look {
    void (*look)(void *context, int index);
    void *context;
};
int panel_look(struct screen *screen, const char *title, const char *keys,
               const struct panel_item *items, int count, const struct panel_look *look);

/* A yes/no question about losing something. Enter, which may be meant for the screen
 * before it, does not answer. */
bool panel_confirm(struct screen *screen, const char *title, const char *question);

/* Edits a line within the given room; false if cancelled. What is typed replaces the
 * line, or with panel_type_on is added to it. */
bool panel_type(struct screen *screen, const char *title, const char *question,
                char *line, size_t size);
bool panel_type_on(struct screen *screen, const char *title, const char *question,
                   char *line, size_t size);

/* Shows the progress of a long operation. True when a key was pressed. */
bool panel_progress(struct screen *screen, const char *title, double done);

/* box.c: an empty centred box with that much room inside, clipped to the screen. */
struct panel_box {
    int y, x, height, width;
};
struct panel_box panel_box_open(struct screen *screen, const char *title,
                                const char *keys, int height, int width);
/* The same at the upper or lower edge, wherever it covers less of what is picked and of
 * the cursor; as wide as the screen, so that no words stick out beside it. */
struct panel_box panel_box_beside(struct screen *screen, const char *title,
                                  const char *keys, int height);
/* A progress bar. */
void panel_bar(struct canvas *canvas, int y, int x, int width, double done);

#endif
