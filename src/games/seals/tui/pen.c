/* pen.c: rows of words that can be pointed at. */
#include "games/seals/tui/internal.h"

struct pen seals_tui_pen_start(struct canvas *canvas, struct area area)
{
    return (struct pen){.canvas = canvas, .area = area, .y = area.y, .x = area.x};
}

void seals_tui_pen_break(struct pen *pen)
{
    if (pen->x == pen->area.x)
        return;
    pen->x = pen->area.x;
    pen->y++;
}

void seals_tui_pen_chip(struct pen *pen, enum ink ink, const char *words,
                        const char *thing, unsigned marks, int gap)
{
    int columns = canvas_columns(pen->canvas, words);
    int right = pen->area.x + pen->area.width;
    if (pen->x + columns > right)
        seals_tui_pen_break(pen);
    if (pen->y >= pen->area.y + pen->area.height) {
        /* The row above is the last; a mark at its end shows that something is missing.
         */
        if (!pen->full && pen->area.height > 0)
            canvas_either(pen->canvas, pen->y - 1, right - 1, INK_KEY, "\u2026", "~");
        pen->full = true;
        return;
    }
    canvas_put(pen->canvas, pen->y, pen->x, ink, words);
    view_draw_marks(pen->canvas, pen->y, pen->x, columns, marks);
    if (thing[0])
        canvas_spot(pen->canvas, pen->y, pen->x, 1, columns, thing);
    pen->x += columns + gap;
}
