/* box.c: boxes over the game, and small panels: a question, a progress bar. */
#include <stdio.h>

#include "i18n/i18n.h"
#include "ui/tui/panel/panel.h"

static int least(int one, int other)
{
    return one < other ? one : other;
}

static void blank(struct canvas *canvas, int y, int x, int height, int width)
{
    for (int row = y; row < y + height; row++)
        for (int column = x; column < x + width; column++)
            canvas_put(canvas, row, column, INK_PLAIN, " ");
}

/* An empty box around the given area; the keys are shown in its lower edge. */
static void draw_box(struct canvas *canvas, const struct panel_box *box,
                     const char *title, const char *keys)
{
    canvas->spots = 0;
    blank(canvas, box->y - 1, box->x - 2, box->height + 2, box->width + 4);
    canvas_box(canvas, box->y - 1, box->x - 2, box->height + 2, box->width + 4, INK_DIM,
               title);
    int columns = canvas_columns(canvas, keys);
    if (columns > 0 && columns + 2 < box->width)
        canvas_format(canvas, box->y + box->height, box->x + box->width - columns - 1,
                      INK_DIM, " %s ", keys);
}

struct panel_box panel_box_open(struct screen *screen, const char *title,
                                const char *keys, int height, int width)
{
    struct canvas *canvas = &screen->canvas;
    int room_y = canvas->height - 2, room_x = canvas->width - 4;
    struct panel_box box = {.height = least(height, room_y),
                            .width = least(width, room_x)};
    box.y = (canvas->height - box.height) / 2;
    box.x = (canvas->width - box.width) / 2;
    screen_backdrop(screen);
    draw_box(canvas, &box, title, keys);
    return box;
}

int panel_message(struct screen *screen, const char *title, const char *words,
                  const char *keys)
{
    int press = PRESS_RESIZE;
    while (press == PRESS_RESIZE) {
        struct canvas *canvas = &screen->canvas;
        int width = least(canvas->width - 4, 100);
        int lines = canvas_wrap(canvas, 0, 0, width, 0, INK_PLAIN, words);
        struct panel_box box = {.height = least(lines, canvas->height - 2),
                                .width = width,
                                .x = (canvas->width - width) / 2};
        box.y = canvas->height - 1 - box.height;
        screen_backdrop(screen);
        draw_box(canvas, &box, title, keys);
        canvas_wrap(canvas, box.y, box.x, width, box.height, INK_PLAIN, words);
        screen_show(screen);
        press = screen_key(screen, -1);
    }
    return press;
}

void panel_bar(struct canvas *canvas, int y, int x, int width, double done)
{
    int full = (int)(done * width);
    for (int i = 0; i < width; i++)
        canvas_either(canvas, y, x + i, i < full ? INK_GOOD : INK_DIM,
                      i < full ? "\u2588" : "\u2591", i < full ? "#" : ".");
}

bool panel_progress(struct screen *screen, const char *title, double done)
{
    struct panel_box box =
        panel_box_open(screen, title, tr("any key: that will do"), 1, 50);
    panel_bar(&screen->canvas, box.y, box.x, box.width - 6, done);
    canvas_format(&screen->canvas, box.y, box.x + box.width - 5, INK_PLAIN, "%3d %%",
                  (int)(done * 100));
    screen_show(screen);
    int press = screen_key(screen, 0);
    return press != PRESS_NONE && press != PRESS_RESIZE;
}

bool panel_confirm(struct screen *screen, const char *title, const char *question)
{
    for (;;) {
        struct canvas *canvas = &screen->canvas;
        int width = 60, lines = canvas_wrap(canvas, 0, 0, width, 0, INK_PLAIN, question);
        struct panel_box box =
            panel_box_open(screen, title, tr("y: yes   n: no"), lines, width);
        canvas_wrap(canvas, box.y, box.x, box.width, box.height, INK_PLAIN, question);
        screen_show(screen);
        switch (screen_key(screen, -1)) {
        case 'y':
        case 'Y':
        case PRESS_ENTER:
            return true;
        case 'n':
        case 'N':
        case 'q':
        case PRESS_ESCAPE:
        case PRESS_BACKSPACE:
        case PRESS_END:
            return false;
        default:
            break;
        }
    }
}
