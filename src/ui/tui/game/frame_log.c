/* frame_log.c: the log by turns, newest at the bottom. */
#include "i18n/i18n.h"
#include "ui/tui/game/frame.h"

static enum ink ink_of(const struct table *table, size_t event)
{
    int seat = table->match->log[table_event_step(table, event)].seat;
    return seat < 0 ? INK_DIM : (enum ink)(INK_SEAT_1 + seat);
}

/* Within a turn the name is not repeated; returns how far the line is indented. */
static int write_event(const struct table *table, size_t event, struct text *out)
{
    enum { INSET = 2 };
    if (frame_turn_start(table, event) == event) {
        frame_write_event(table, event, out);
        return 0;
    }
    frame_turn_write_event(table, event, out);
    return INSET;
}

/* What chance did before the game began can be seen on the table. */
static size_t find_first(const struct table *table, size_t events)
{
    size_t event = 0;
    while (event < events && table->match->log[table_event_step(table, event)].seat < 0)
        event++;
    return event;
}

void frame_log_draw(const struct table *table, size_t events, struct canvas *canvas,
                    int y, int x, int height, int width)
{
    canvas_box(canvas, y, x, height, width, INK_DIM, tr("What happened"));
    int row = y + height - 1;
    size_t first = find_first(table, events);
    while (events > first && row > y + 1) {
        char line[MOVE_MAX_TEXT + 256];
        struct text text = text_init(line, sizeof line);
        int inset = write_event(table, --events, &text);
        int room = width - 4 - inset;
        int lines = canvas_wrap(canvas, 0, 0, room, 0, INK_PLAIN, line);
        if (row - lines < y + 1)
            break;
        row -= lines;
        canvas_wrap(canvas, row, x + 2 + inset, room, lines, ink_of(table, events), line);
    }
}
