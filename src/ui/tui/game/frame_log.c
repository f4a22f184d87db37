/* frame_log.c: the log, newest at the bottom. */
#include "i18n/i18n.h"
#include "ui/tui/game/frame.h"

static enum ink ink_of(const struct table *table, size_t event)
{
    int seat = table->match->log[table_event_step(table, event)].seat;
    return seat < 0 ? INK_DIM : (enum ink)(INK_SEAT_1 + seat);
}

void frame_log_draw(const struct table *table, size_t events, struct canvas *canvas,
                    int y, int x, int height, int width)
{
    canvas_box(canvas, y, x, height, width, INK_DIM, tr("What happened"));
    int row = y + height - 1;
    while (events > 0 && row > y + 1) {
        char line[MOVE_MAX_TEXT + 256];
        struct text text = text_init(line, sizeof line);
        table_write_event(table, --events, &text);
        int lines = canvas_wrap(canvas, 0, 0, width - 4, 0, INK_PLAIN, line);
        if (row - lines < y + 1)
            break;
        row -= lines;
        canvas_wrap(canvas, row, x + 2, width - 4, lines, ink_of(table, events), line);
    }
}
