/* canvas.c: the cell grid, text, and the spots of things. */
#include "ui/tui/canvas/canvas.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CANVAS_FORMAT = 1024, CANVAS_FIRST_SPOTS = 64 };

static struct cell *cell_at(const struct canvas *canvas, int y, int x)
{
    bool inside = y >= 0 && x >= 0 && y < canvas->height && x < canvas->width;
    return inside ? &canvas->cell[(size_t)y * (size_t)canvas->width + (size_t)x] : NULL;
}

bool canvas_init(struct canvas *canvas, int height, int width, bool ascii)
{
    height = height > 0 ? height : 0;
    width = width > 0 ? width : 0;
    *canvas = (struct canvas){.height = height, .width = width, .ascii = ascii};
    canvas->cell = calloc((size_t)height * (size_t)width + 1, sizeof *canvas->cell);
    if (!canvas->cell) {
        canvas->height = canvas->width = 0;
        return false;
    }
    canvas_clear(canvas);
    return true;
}

void canvas_deinit(struct canvas *canvas)
{
    free(canvas->cell);
    free(canvas->spot);
    *canvas = (struct canvas){0};
}

void canvas_clear(struct canvas *canvas)
{
    size_t count = (size_t)canvas->height * (size_t)canvas->width;
    for (size_t i = 0; i < count; i++)
        canvas->cell[i] = (struct cell){.glyph = ' '};
    canvas->spots = 0;
}

/* Overwriting one half of a wide character blanks the other half. */
static void blank_other_half(struct canvas *canvas, int y, int x)
{
    struct cell *cell = cell_at(canvas, y, x), *left = cell_at(canvas, y, x - 1),
                *right = cell_at(canvas, y, x + 1);
    if (cell->glyph == 0 && left)
        left->glyph = ' ';
    if (cell->glyph != 0 && right && right->glyph == 0)
        right->glyph = ' ';
}

static void set_cell(struct canvas *canvas, int y, int x, enum ink ink, uint32_t glyph)
{
    struct cell *cell = cell_at(canvas, y, x);
    if (!cell)
        return;
    if (glyph != 0)
        blank_other_half(canvas, y, x);
    *cell = (struct cell){.glyph = glyph, .ink = (uint8_t)ink};
}

static int put_glyph(struct canvas *canvas, int y, int x, enum ink ink, uint32_t glyph)
{
    int columns = utf8_columns(glyph);
    if (columns == 0)
        return 0;
    if (columns == 2 && !(cell_at(canvas, y, x) && cell_at(canvas, y, x + 1))) {
        set_cell(canvas, y, x, ink, ' ');
        return 2;
    }
    if (columns == 2)
        set_cell(canvas, y, x + 1, ink, ' ');
    set_cell(canvas, y, x, ink, glyph < ' ' ? ' ' : glyph);
    if (columns == 2)
        set_cell(canvas, y, x + 1, ink, 0);
    return columns;
}

/* Puts one character or, in ASCII, its substitute. */
static int put_any(struct canvas *canvas, int y, int x, enum ink ink, uint32_t glyph)
{
    if (!canvas->ascii || glyph < 0x80)
        return put_glyph(canvas, y, x, ink, glyph);
    if (utf8_columns(glyph) == 0)
        return 0;
    char room[2];
    int columns = 0;
    for (const char *at = canvas_ascii(glyph, room); *at; at++)
        columns += put_glyph(canvas, y, x + columns, ink, (uint32_t)*at);
    return columns;
}

int canvas_put(struct canvas *canvas, int y, int x, enum ink ink, const char *words)
{
    int columns = 0;
    for (uint32_t glyph; (glyph = utf8_read(&words)) != 0;)
        columns += put_any(canvas, y, x + columns, ink, glyph);
    return columns;
}

int canvas_format(struct canvas *canvas, int y, int x, enum ink ink, const char *format,
                  ...)
{
    char room[CANVAS_FORMAT];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(room, sizeof room, format, arguments);
    va_end(arguments);
    return canvas_put(canvas, y, x, ink, room);
}

int canvas_either(struct canvas *canvas, int y, int x, enum ink ink, const char *unicode,
                  const char *ascii)
{
    return canvas_put(canvas, y, x, ink, canvas->ascii ? ascii : unicode);
}

static int columns_of(const struct canvas *canvas, uint32_t glyph)
{
    int columns = utf8_columns(glyph);
    char room[2];
    return canvas->ascii && columns > 0 ? (int)strlen(canvas_ascii(glyph, room))
                                        : columns;
}

int canvas_columns(const struct canvas *canvas, const char *words)
{
    int columns = 0;
    for (uint32_t glyph; (glyph = utf8_read(&words)) != 0;)
        columns += columns_of(canvas, glyph);
    return columns;
}

int canvas_fit(struct canvas *canvas, int y, int x, int width, enum ink ink,
               const char *words)
{
    if (canvas_columns(canvas, words) <= width)
        return canvas_put(canvas, y, x, ink, words);
    int columns = 0;
    for (uint32_t glyph; (glyph = utf8_read(&words)) != 0;) {
        if (columns + columns_of(canvas, glyph) > width - 1)
            break;
        columns += put_any(canvas, y, x + columns, ink, glyph);
    }
    if (width > 0)
        columns += canvas_either(canvas, y, x + columns, ink, "\u2026", "~");
    return columns;
}

void canvas_mark(struct canvas *canvas, int y, int x, int height, int width,
                 unsigned marks)
{
    for (int row = y; row < y + height; row++)
        for (int column = x; column < x + width; column++) {
            struct cell *cell = cell_at(canvas, row, column);
            if (cell)
                cell->marks |= (uint8_t)marks;
        }
}

void canvas_spot(struct canvas *canvas, int y, int x, int height, int width,
                 const char *thing)
{
    if (height <= 0 || width <= 0 || strlen(thing) >= GUIDE_THING)
        return;
    if (canvas->spots == canvas->room) {
        int room = canvas->room ? 2 * canvas->room : CANVAS_FIRST_SPOTS;
        struct spot *more = realloc(canvas->spot, (size_t)room * sizeof *more);
        if (!more)
            return;
        canvas->spot = more;
        canvas->room = room;
    }
    struct spot *spot = &canvas->spot[canvas->spots++];
    *spot = (struct spot){.y = y, .x = x, .height = height, .width = width};
    snprintf(spot->thing, sizeof spot->thing, "%s", thing);
}

const struct spot *canvas_at(const struct canvas *canvas, int y, int x)
{
    for (int i = canvas->spots - 1; i >= 0; i--) {
        const struct spot *spot = &canvas->spot[i];
        if (y >= spot->y && y < spot->y + spot->height && x >= spot->x &&
            x < spot->x + spot->width)
            return spot;
    }
    return NULL;
}
