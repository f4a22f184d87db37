/* read.c: a text to scroll and search. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "i18n/i18n.h"
#include "ui/tui/panel/panel.h"

struct line {
    const char *words; /* in the text */
    int length;        /* bytes */
    bool heading;
};

struct reading {
    const char *words;
    struct line *line; /* the text wrapped to `width` */
    int lines, width, top, rows;
    int hit; /* the line found last, or -1 */
    char find[64];
};

static void add_line(struct reading *reading, const char *words, size_t length,
                     bool heading)
{
    size_t count = (size_t)reading->lines + 1;
    reading->line = memory_resize(reading->line, count, sizeof *reading->line);
    reading->line[reading->lines++] =
        (struct line){.words = words, .length = (int)length, .heading = heading};
}

static void break_lines(struct reading *reading, const struct canvas *canvas, int width)
{
    const char *at = reading->words;
    reading->lines = 0;
    reading->width = width;
    while (*at) {
        bool heading = strncmp(at, "# ", 2) == 0;
        at += heading ? 2 : 0;
        for (;;) {
            size_t length = canvas_line_length(canvas, at, width);
            add_line(reading, at, length, heading);
            at += length;
            if (*at == '\n' || !*at)
                break;
            while (*at == ' ')
                at++;
        }
        at += *at == '\n';
    }
}

/* The next match after the last hit, wrapping around at the end. */
static void find_next(struct reading *reading)
{
    for (int i = 1; i <= reading->lines; i++) {
        int index = (reading->hit + i + reading->lines) % reading->lines;
        const struct line *line = &reading->line[index];
        if (utf8_find(line->words, (size_t)line->length, reading->find)) {
            reading->hit = index;
            reading->top = index > 2 ? index - 2 : 0;
            return;
        }
    }
    reading->hit = -1;
}

static void scroll(struct reading *reading, int steps)
{
    int most = reading->lines > reading->rows ? reading->lines - reading->rows : 0;
    int top = reading->top + steps;
    reading->top = top < 0 ? 0 : top > most ? most : top;
}

static void draw_line(struct canvas *canvas, const struct panel_box *box,
                      const struct reading *reading, int index)
{
    char room[1024];
    const struct line *line = &reading->line[index];
    snprintf(room, sizeof room, "%.*s", line->length, line->words);
    int y = box->y + index - reading->top;
    int used = canvas_put(canvas, y, box->x, line->heading ? INK_TITLE : INK_PLAIN, room);
    if (index == reading->hit)
        canvas_mark(canvas, y, box->x, 1, used, CELL_CURSOR);
}

static void draw(struct screen *screen, const char *title, struct reading *reading)
{
    struct canvas *canvas = &screen->canvas;
    int width = canvas->width > 100 ? 90 : canvas->width - 6;
    if (width != reading->width)
        break_lines(reading, canvas, width);
    bool more = reading->lines > canvas->height - 2;
    struct panel_box box = panel_box_open(
        screen, title,
        more ? tr("arrows: scroll   /: search   n: next   Esc: back") : tr("Esc: back"),
        reading->lines > 1 ? reading->lines : 1, width);
    reading->rows = box.height;
    scroll(reading, 0);
    for (int i = reading->top; i < reading->lines && i < reading->top + box.height; i++)
        draw_line(canvas, &box, reading, i);
    if (reading->find[0] && reading->hit < 0) {
        char words[120];
        snprintf(words, sizeof words, tr(" not found: %s "), reading->find);
        canvas_put(canvas, box.y + box.height, box.x, INK_BAD, words);
    }
    if (more)
        canvas_format(canvas, box.y - 1, box.x + box.width - 12, INK_DIM, " %d/%d ",
                      reading->top + box.height, reading->lines);
}

static void ask_what_to_find(struct screen *screen, struct reading *reading)
{
    if (panel_type(screen, tr("Search"), tr("Which word, or number of a rule?"),
                   reading->find, sizeof reading->find) &&
        reading->find[0])
        find_next(reading);
}

/* False when the panel is closed. */
static bool handle(struct screen *screen, struct reading *reading, int press)
{
    if (press == PRESS_ESCAPE || press == 'q' || press == PRESS_ENTER ||
        press == PRESS_BACKSPACE || press == PRESS_END)
        return false;
    if (press == '/')
        ask_what_to_find(screen, reading);
    else if (press == 'n' && reading->find[0])
        find_next(reading);
    else if (press == PRESS_UP || press == 'k' || press == PRESS_WHEEL_UP)
        scroll(reading, -1);
    else if (press == PRESS_DOWN || press == 'j' || press == PRESS_WHEEL_DOWN)
        scroll(reading, 1);
    else if (press == PRESS_PAGE_UP || press == 'b')
        scroll(reading, -(reading->rows - 1));
    else if (press == PRESS_PAGE_DOWN || press == ' ')
        scroll(reading, reading->rows - 1);
    else if (press == PRESS_HOME || press == PRESS_LAST)
        scroll(reading, press == PRESS_HOME ? -reading->lines : reading->lines);
    return true;
}

void panel_read(struct screen *screen, const char *title, const char *words,
                const char *find)
{
    struct reading reading = {.words = words, .hit = -1};
    snprintf(reading.find, sizeof reading.find, "%s", find);
    draw(screen, title, &reading);
    if (find[0])
        find_next(&reading);
    do {
        draw(screen, title, &reading);
        screen_show(screen);
    } while (handle(screen, &reading, screen_command(screen, -1)));
    free(reading.line);
}
