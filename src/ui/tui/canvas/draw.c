/* draw.c: boxes, lines, wrapped text, and pasting one canvas on another. */
#include <stdlib.h>
#include <string.h>

#include "ui/tui/canvas/canvas.h"

static void repeat(struct canvas *canvas, int y, int x, int dy, int dx, int count,
                   enum ink ink, const char *unicode, const char *ascii)
{
    for (int i = 0; i < count; i++)
        canvas_either(canvas, y + i * dy, x + i * dx, ink, unicode, ascii);
}

void canvas_box(struct canvas *canvas, int y, int x, int height, int width, enum ink ink,
                const char *title)
{
    if (height < 2 || width < 2)
        return;
    int bottom = y + height - 1, right = x + width - 1;
    repeat(canvas, y, x + 1, 0, 1, width - 2, ink, "\u2500", "-");
    repeat(canvas, bottom, x + 1, 0, 1, width - 2, ink, "\u2500", "-");
    repeat(canvas, y + 1, x, 1, 0, height - 2, ink, "\u2502", "|");
    repeat(canvas, y + 1, right, 1, 0, height - 2, ink, "\u2502", "|");
    canvas_either(canvas, y, x, ink, "\u250c", "+");
    canvas_either(canvas, y, right, ink, "\u2510", "+");
    canvas_either(canvas, bottom, x, ink, "\u2514", "+");
    canvas_either(canvas, bottom, right, ink, "\u2518", "+");
    if (title && title[0] && width > 6) {
        canvas_put(canvas, y, x + 1, ink, " ");
        int used = canvas_fit(canvas, y, x + 2, width - 5, INK_TITLE, title);
        canvas_put(canvas, y, x + 2 + used, ink, " ");
    }
}

static bool is_blank(const struct canvas *canvas, int y, int x)
{
    return y >= 0 && x >= 0 && y < canvas->height && x < canvas->width &&
           canvas->cell[y * canvas->width + x].glyph == ' ';
}

void canvas_line(struct canvas *canvas, int y0, int x0, int y1, int x1, enum ink ink)
{
    int steps = abs(y1 - y0) > abs(x1 - x0) ? abs(y1 - y0) : abs(x1 - x0);
    const char *unicode = y0 == y1 ? "\u2500" : x0 == x1 ? "\u2502" : "\u00b7";
    const char *ascii = y0 == y1 ? "-" : x0 == x1 ? "|" : ".";
    for (int i = 0; i <= steps; i++) {
        int y = steps
                    ? y0 + (2 * i * (y1 - y0) + (y1 > y0 ? steps : -steps)) / (2 * steps)
                    : y0;
        int x = steps
                    ? x0 + (2 * i * (x1 - x0) + (x1 > x0 ? steps : -steps)) / (2 * steps)
                    : x0;
        if (is_blank(canvas, y, x))
            canvas_either(canvas, y, x, ink, unicode, ascii);
    }
}

size_t canvas_line_length(const struct canvas *canvas, const char *words, int width)
{
    const char *at = words, *good = NULL;
    int columns = 0;
    while (*at && *at != '\n') {
        const char *before = at;
        char one[5];
        uint32_t glyph = utf8_read(&at);
        utf8_write(glyph, one);
        columns += canvas_columns(canvas, one);
        if (glyph == ' ')
            good = before;
        if (columns > width && before > words)
            return (size_t)((good ? good : before) - words);
    }
    return (size_t)(at - words);
}

static void put_bytes(struct canvas *canvas, int y, int x, enum ink ink,
                      const char *words, size_t length)
{
    char room[1024];
    length = length < sizeof room ? length : sizeof room - 1;
    memcpy(room, words, length);
    room[length] = '\0';
    canvas_put(canvas, y, x, ink, room);
}

int canvas_wrap(struct canvas *canvas, int y, int x, int width, int most, enum ink ink,
                const char *words)
{
    int lines = 0;
    while (*words) {
        size_t length = canvas_line_length(canvas, words, width > 0 ? width : 1);
        if (lines < most)
            put_bytes(canvas, y + lines, x, ink, words, length);
        lines++;
        words += length;
        if (*words == '\n')
            words++;
        else
            while (*words == ' ')
                words++;
    }
    return lines;
}

/* Clips a spot to the copied part and moves it along. */
static void paste_spot(struct canvas *canvas, int y, int x, const struct spot *spot,
                       const struct spot *part)
{
    int top = spot->y > part->y ? spot->y : part->y;
    int left = spot->x > part->x ? spot->x : part->x;
    int bottom = spot->y + spot->height, right = spot->x + spot->width;
    if (bottom > part->y + part->height)
        bottom = part->y + part->height;
    if (right > part->x + part->width)
        right = part->x + part->width;
    canvas_spot(canvas, y + top - part->y, x + left - part->x, bottom - top, right - left,
                spot->thing);
}

void canvas_paste(struct canvas *canvas, int y, int x, const struct canvas *from,
                  int from_y, int from_x, int height, int width)
{
    for (int row = 0; row < height; row++)
        for (int column = 0; column < width; column++) {
            int fy = from_y + row, fx = from_x + column, ty = y + row, tx = x + column;
            if (fy < 0 || fx < 0 || fy >= from->height || fx >= from->width || ty < 0 ||
                tx < 0 || ty >= canvas->height || tx >= canvas->width)
                continue;
            canvas->cell[ty * canvas->width + tx] = from->cell[fy * from->width + fx];
        }
    struct spot part = {.y = from_y, .x = from_x, .height = height, .width = width};
    for (int i = 0; i < from->spots; i++)
        paste_spot(canvas, y, x, &from->spot[i], &part);
}
