/* choose.c: a list to choose from or to read. */
#include <string.h>

#include "i18n/i18n.h"
#include "ui/tui/panel/panel.h"

enum { NUMBER = 14 }; /* columns for an entry's number next to the title */

struct list {
    const char *title, *keys;
    const struct panel_item *items;
    int count, at, top, rows;
    int words; /* columns of the widest entry, to align remarks */
    int whole; /* lines for the full text of any entry; 0: none is cut */
    const struct panel_look *look; /* or NULL */
};

/* Columns for all entries; whether any is cut, here or by the edge of the screen. */
static int widest(struct list *list, const struct canvas *canvas, bool *cut)
{
    int remarks = 0, least = canvas_columns(canvas, list->title) + NUMBER;
    list->words = 0;
    for (int i = 0; i < list->count; i++) {
        int words = canvas_columns(canvas, list->items[i].words);
        int remark = canvas_columns(canvas, list->items[i].remark);
        list->words = words > list->words ? words : list->words;
        remarks = remark > remarks ? remark : remarks;
    }
    int longest = list->words;
    if (remarks && list->words > canvas->width / 2)
        list->words = canvas->width / 2;
    *cut = list->words < longest;
    int width = 2 + (remarks ? list->words + 2 + remarks : list->words);
    least = least > 40 ? least : 40;
    *cut = *cut || width > canvas->width - 4;
    return width > least ? width : least;
}

/* The lines that the longest entry needs below the list, as far as there is room. */
static int count_whole(const struct list *list, struct canvas *canvas)
{
    enum { LEAST_ROWS = 4 }; /* of the list, with its edges and a blank line */
    int most = 0, width = canvas->width - 4;
    for (int i = 0; i < list->count; i++) {
        const struct panel_item *item = &list->items[i];
        int lines = canvas_wrap(canvas, 0, 0, width, 0, INK_PLAIN, item->words);
        if (item->remark[0])
            lines += canvas_wrap(canvas, 0, 0, width, 0, INK_DIM, item->remark);
        most = lines > most ? lines : most;
    }
    int room = canvas->height - 2 - LEAST_ROWS;
    return most < room ? most : room;
}

static void draw_item(struct canvas *canvas, const struct panel_box *box,
                      const struct list *list, int index)
{
    const struct panel_item *item = &list->items[index];
    int y = box->y + index - list->top, words = item->remark[0] ? list->words : 9999;
    bool here = index == list->at;
    words = words < box->width - 2 ? words : box->width - 2;
    canvas_either(canvas, y, box->x, INK_KEY, here ? "\u25b6" : " ", here ? ">" : " ");
    int used = canvas_fit(canvas, y, box->x + 2, words, INK_PLAIN, item->words);
    canvas_fit(canvas, y, box->x + list->words + 4, box->width - list->words - 4, INK_DIM,
               item->remark);
    if (here)
        canvas_mark(canvas, y, box->x + 2, 1, used, CELL_CURSOR);
}

/* Shows the entry under the cursor in full below the list when entries are truncated. */
static void draw_whole(struct canvas *canvas, const struct panel_box *box,
                       const struct list *list)
{
    const struct panel_item *item = &list->items[list->at];
    int y = box->y + box->height - list->whole;
    int used =
        canvas_wrap(canvas, y, box->x, box->width, list->whole, INK_PLAIN, item->words);
    if (item->remark[0] && used < list->whole)
        canvas_wrap(canvas, y + used, box->x, box->width, list->whole - used, INK_DIM,
                    item->remark);
}

/* A list about the table leaves most of it in sight. */
static struct panel_box open_box(struct screen *screen, const struct list *list,
                                 int width, int whole)
{
    int most = screen->canvas.height / 4;
    if (!list->look)
        return panel_box_open(screen, list->title, list->keys, list->count + whole,
                              width);
    list->look->look(list->look->context, list->at);
    return panel_box_beside(screen, list->title, list->keys,
                            (list->count < most ? list->count : most) + whole);
}

static struct panel_box draw(struct screen *screen, struct list *list)
{
    struct canvas *canvas = &screen->canvas;
    bool cut = false;
    int width = widest(list, canvas, &cut);
    list->whole = cut ? count_whole(list, canvas) : 0;
    int below = cut ? list->whole + 1 : 0; /* with a blank line */
    struct panel_box box = open_box(screen, list, cut ? canvas->width : width, below);
    list->rows = box.height - below;
    if (list->at < list->top)
        list->top = list->at;
    if (list->at >= list->top + list->rows)
        list->top = list->at - list->rows + 1;
    for (int i = list->top; i < list->count && i < list->top + list->rows; i++)
        draw_item(canvas, &box, list, i);
    if (cut)
        draw_whole(canvas, &box, list);
    if (list->count > list->rows)
        canvas_format(canvas, box.y - 1, box.x + box.width - 10, INK_DIM, " %d/%d ",
                      list->at + 1, list->count);
    return box;
}

static void go(struct list *list, int steps)
{
    int at = list->at + steps;
    list->at = at < 0 ? 0 : at >= list->count ? list->count - 1 : at;
}

static bool point(struct screen *screen, const struct panel_box *box, struct list *list)
{
    int index = screen->mouse_y - box->y + list->top;
    bool inside = screen->mouse_y >= box->y && screen->mouse_y < box->y + list->rows &&
                  index < list->count;
    if (inside)
        list->at = index;
    return inside;
}

/* The entry chosen with Enter or a click, or -1. */
static int run(struct screen *screen, struct list *list)
{
    while (list->count > 0) {
        struct panel_box box = draw(screen, list);
        screen_show(screen);
        int press = screen_command(screen, -1);
        if (press == PRESS_ENTER || press == ' ' ||
            (press == PRESS_POINT && point(screen, &box, list)))
            return list->at;
        if (press == PRESS_ESCAPE || press == 'q' || press == PRESS_BACKSPACE ||
            press == PRESS_END)
            return -1;
        if (press == PRESS_UP || press == PRESS_WHEEL_UP || press == PRESS_BACKTAB)
            go(list, -1);
        else if (press == PRESS_DOWN || press == PRESS_WHEEL_DOWN || press == PRESS_TAB)
            go(list, 1);
        else if (press == PRESS_PAGE_UP || press == PRESS_HOME)
            go(list, press == PRESS_HOME ? -list->count : -list->rows);
        else if (press == PRESS_PAGE_DOWN || press == PRESS_LAST)
            go(list, press == PRESS_LAST ? list->count : list->rows);
    }
    return -1;
}

int panel_choose(struct screen *screen, const char *title, const struct panel_item *items,
                 int count, int at)
{
    struct list list = {.title = title,
                        .keys = tr("arrows, Enter: choose   Esc: back"),
                        .items = items,
                        .count = count,
                        .at = at};
    return run(screen, &list);
}

int panel_look(struct screen *screen, const char *title, const char *keys,
               const struct panel_item *items, int count, const struct panel_look *look)
{
    struct list list = {
        .title = title, .keys = keys, .items = items, .count = count, .look = look};
    return run(screen, &list);
}
