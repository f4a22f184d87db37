/* box.c: boxes over the game, and small panels: a question, a progress bar. */
#include <stdio.h>
#include <string.h>

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

/* "KEY: what it does" entries, three blanks apart, each of which can be clicked. */
static void draw_keys(struct canvas *canvas, const struct panel_box *box,
                      const char *keys)
{
    int columns = canvas_columns(canvas, keys), y = box->y + box->height;
    int x = box->x + box->width - columns - 1;
    if (columns == 0 || columns + 2 >= box->width)
        return;
    canvas_format(canvas, y, x++, INK_DIM, " %s ", keys);
    while (*keys) {
        const char *end = strstr(keys, "   ");
        char words[120], name[40];
        snprintf(words, sizeof words, "%.*s", end ? (int)(end - keys) : 119, keys);
        snprintf(name, sizeof name, "%.*s", (int)strcspn(words, ":"), words);
        int press = screen_press_named(name), used = canvas_columns(canvas, words);
        if (press != PRESS_NONE)
            screen_key_spot(canvas, y, x, used, press);
        x += used + 3;
        keys = end ? end + 3 : "";
    }
}

/* An empty box around the given area; the keys are shown in its lower edge. */
static void draw_box(struct canvas *canvas, const struct panel_box *box,
                     const char *title, const char *keys)
{
    canvas->spots = 0;
    blank(canvas, box->y - 1, box->x - 2, box->height + 2, box->width + 4);
    canvas_box(canvas, box->y - 1, box->x - 2, box->height + 2, box->width + 4, INK_DIM,
               title);
    draw_keys(canvas, box, keys);
}

/* A box that would leave only slivers at the edges takes all of the width. */
static struct panel_box box_of(const struct canvas *canvas, int height, int width)
{
    enum { SLIVERS = 20 };
    int all = canvas->width - 4;
    struct panel_box box = {.height = least(height, canvas->height - 2),
                            .width = width > all - SLIVERS ? all : width};
    box.y = (canvas->height - box.height) / 2;
    box.x = (canvas->width - box.width) / 2;
    return box;
}

struct panel_box panel_box_open(struct screen *screen, const char *title,
                                const char *keys, int height, int width)
{
    struct panel_box box = box_of(&screen->canvas, height, width);
    screen_backdrop(screen);
    draw_box(&screen->canvas, &box, title, keys);
    return box;
}

static int count_marked(const struct canvas *canvas, int from, int to)
{
    int count = 0;
    for (int i = from * canvas->width; i < to * canvas->width; i++)
        count += (canvas->cell[i].marks & (CELL_PICKED | CELL_CURSOR)) != 0;
    return count;
}

struct panel_box panel_box_beside(struct screen *screen, const char *title,
                                  const char *keys, int height)
{
    const struct canvas *canvas = &screen->canvas;
    struct panel_box box = box_of(canvas, height, canvas->width);
    int rows = box.height + 2, below = canvas->height - rows;
    screen_backdrop(screen);
    bool above =
        count_marked(canvas, 0, rows) < count_marked(canvas, below, canvas->height);
    box.y = 1 + (above ? 0 : below);
    draw_box(&screen->canvas, &box, title, keys);
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
        press = screen_command(screen, -1);
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
    int press = screen_command(screen, 0);
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
        switch (screen_command(screen, -1)) {
        case 'y':
        case 'Y':
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
