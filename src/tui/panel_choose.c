/* panel_choose.c: a list to choose from. */
#include <string.h>

#include "base/speech.h"
#include "tui/panel.h"

struct list {
    const struct panel_item *items;
    int count, at, top, rows;
};

static int widest(const struct canvas *canvas, const struct list *list)
{
    int widest = 40;
    for (int i = 0; i < list->count; i++) {
        int columns = canvas_columns(canvas, list->items[i].words) +
                      canvas_columns(canvas, list->items[i].remark) + 6;
        widest = columns > widest ? columns : widest;
    }
    return widest;
}

static void draw_item(struct canvas *canvas, const struct panel_box *box,
                      const struct list *list, int index)
{
    const struct panel_item *item = &list->items[index];
    int y = box->y + index - list->top;
    bool here = index == list->at;
    canvas_either(canvas, y, box->x, INK_KEY, here ? "\u25b6" : " ", here ? ">" : " ");
    int used = canvas_fit(canvas, y, box->x + 2, box->width - 2, INK_PLAIN, item->words);
    if (box->width - used - 4 > 3)
        canvas_fit(canvas, y, box->x + used + 4, box->width - used - 4, INK_DIM,
                   item->remark);
    if (here)
        canvas_mark(canvas, y, box->x + 2, 1, used, CELL_CURSOR);
}

static struct panel_box draw(struct screen *screen, const char *title, struct list *list)
{
    struct canvas *canvas = &screen->canvas;
    struct panel_box box =
        panel_box_open(screen, title, say("arrows, Enter: choose   Esc: back"),
                       list->count, widest(canvas, list));
    list->rows = box.height;
    if (list->at < list->top)
        list->top = list->at;
    if (list->at >= list->top + box.height)
        list->top = list->at - box.height + 1;
    for (int i = list->top; i < list->count && i < list->top + box.height; i++)
        draw_item(canvas, &box, list, i);
    if (list->count > box.height)
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
    bool inside = screen->mouse_y >= box->y && screen->mouse_y < box->y + box->height &&
                  index < list->count;
    if (inside)
        list->at = index;
    return inside;
}

int panel_choose(struct screen *screen, const char *title, const struct panel_item *items,
                 int count, int at)
{
    struct list list = {.items = items, .count = count, .at = at};
    while (count > 0) {
        struct panel_box box = draw(screen, title, &list);
        screen_show(screen);
        int press = screen_key(screen, -1);
        if (press == PRESS_ENTER || press == ' ' ||
            (press == PRESS_POINT && point(screen, &box, &list)))
            return list.at;
        if (press == PRESS_ESCAPE || press == 'q' || press == PRESS_BACKSPACE ||
            press == PRESS_END)
            return -1;
        if (press == PRESS_UP || press == PRESS_WHEEL_UP || press == PRESS_BACKTAB)
            go(&list, -1);
        else if (press == PRESS_DOWN || press == PRESS_WHEEL_DOWN || press == PRESS_TAB)
            go(&list, 1);
        else if (press == PRESS_PAGE_UP || press == PRESS_HOME)
            go(&list, press == PRESS_HOME ? -count : -list.rows);
        else if (press == PRESS_PAGE_DOWN || press == PRESS_LAST)
            go(&list, press == PRESS_LAST ? count : list.rows);
    }
    return -1;
}
