/* write.c: exports a canvas as text and as SVG. */
#include <string.h>

#include "ui/tui/canvas/canvas.h"

static const struct cell *row_of(const struct canvas *canvas, int y)
{
    return &canvas->cell[y * canvas->width];
}

static int row_end(const struct canvas *canvas, int y)
{
    int end = canvas->width;
    while (end > 0 && row_of(canvas, y)[end - 1].glyph == ' ')
        end--;
    return end;
}

void canvas_text(const struct canvas *canvas, struct buffer *out)
{
    for (int y = 0; y < canvas->height; y++) {
        for (int x = 0, end = row_end(canvas, y); x < end; x++) {
            char bytes[5];
            utf8_write(row_of(canvas, y)[x].glyph, bytes);
            if (row_of(canvas, y)[x].glyph != 0)
                buffer_put(out, bytes);
        }
        buffer_put(out, "\n");
    }
}

/* --- the picture -------------------------------------------------------------------- */

enum { CELL_WIDTH = 9, CELL_HEIGHT = 19, BASELINE = 14, MARGIN = 8 };

static const char *const ground = "#16181d";

/* Colours on a dark background, chosen to be distinguishable with colour blindness as far
 * as possible with so many. */
static const char *const colour[INKS] = {
    [INK_PLAIN] = "#d8dade",  [INK_DIM] = "#8b919c",    [INK_TITLE] = "#ffffff",
    [INK_FIRE] = "#ff6b5e",   [INK_WATER] = "#5aa9ff",  [INK_AIR] = "#f2e27a",
    [INK_EARTH] = "#6fcf6a",  [INK_MIND] = "#c69cff",   [INK_RED] = "#ff6b5e",
    [INK_ORANGE] = "#ffa64d", [INK_YELLOW] = "#f2e27a", [INK_GREEN] = "#6fcf6a",
    [INK_BLUE] = "#5aa9ff",   [INK_PURPLE] = "#c69cff", [INK_WHITE] = "#ffffff",
    [INK_SEAT_1] = "#5fd7d7", [INK_SEAT_2] = "#ffc66b", [INK_SEAT_3] = "#ff8fd0",
    [INK_SEAT_4] = "#a5d66f", [INK_SEAT_5] = "#9db4ff", [INK_GOOD] = "#6fcf6a",
    [INK_BAD] = "#ff6b5e",    [INK_KEY] = "#ffd75f",
};

static void put_escaped(struct buffer *out, uint32_t glyph)
{
    char bytes[5];
    utf8_write(glyph, bytes);
    if (glyph == '<' || glyph == '>' || glyph == '&')
        buffer_format(out, "&#%u;", (unsigned)glyph);
    else
        buffer_put(out, bytes);
}

static bool is_alike(const struct cell *one, const struct cell *other)
{
    return one->ink == other->ink && one->marks == other->marks;
}

static bool is_turned(const struct cell *cell)
{
    return (cell->marks & CELL_CURSOR) != 0;
}

static void put_run(const struct canvas *canvas, int y, int from, int to,
                    struct buffer *out)
{
    const struct cell *cell = row_of(canvas, y);
    int left = MARGIN + from * CELL_WIDTH, top = MARGIN + y * CELL_HEIGHT;
    bool turned = is_turned(&cell[from]);
    const char *ink = colour[cell[from].ink];
    if (turned)
        buffer_format(
            out, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\"/>\n",
            left, top, (to - from) * CELL_WIDTH, CELL_HEIGHT, ink);
    bool bold = (cell[from].marks & (CELL_BOLD | CELL_LIT | CELL_PICKED)) != 0 ||
                cell[from].ink == INK_TITLE;
    buffer_format(out, "<text x=\"%d\" y=\"%d\" fill=\"%s\" textLength=\"%d\"%s%s>", left,
                  top + BASELINE, turned ? ground : ink, (to - from) * CELL_WIDTH,
                  bold ? " font-weight=\"bold\"" : "",
                  cell[from].marks & CELL_LIT ? " text-decoration=\"underline\"" : "");
    for (int x = from; x < to; x++)
        if (cell[x].glyph != 0)
            put_escaped(out, cell[x].glyph);
    buffer_put(out, "</text>\n");
}

/* --- Braille: fonts disagree about its width, so draw the dots
 * ------------------------ */

enum { BRAILLE = 0x2800, BRAILLE_DOTS = 8, DOT = 2 };

static bool is_braille(const struct cell *cell)
{
    return cell->glyph >= BRAILLE && cell->glyph < BRAILLE + (1 << BRAILLE_DOTS);
}

static void put_dots(const struct canvas *canvas, int y, int x, struct buffer *out)
{
    static const struct {
        int x, y;
    } dot[BRAILLE_DOTS] = {{1, 1}, {1, 6},  {1, 11}, {6, 1},
                           {6, 6}, {6, 11}, {1, 16}, {6, 16}};
    const struct cell *cell = &row_of(canvas, y)[x];
    int left = MARGIN + x * CELL_WIDTH, top = MARGIN + y * CELL_HEIGHT;
    buffer_format(out, "<path fill=\"%s\" d=\"", colour[cell->ink]);
    for (int i = 0; i < BRAILLE_DOTS; i++)
        if (cell->glyph >> i & 1)
            buffer_format(out, "M%d %dh%dv%dh-%dz", left + dot[i].x, top + dot[i].y, DOT,
                          DOT, DOT);
    buffer_put(out, "\"/>\n");
}

/* A run ends where the style changes or at two spaces in a row, so that columns stay
 * aligned in viewers with other fonts. */
static int run_end(const struct cell *cell, int from, int end)
{
    int x = from + 1;
    while (x < end && is_alike(&cell[from], &cell[x]) && !is_braille(&cell[from]) &&
           !is_braille(&cell[x]) &&
           !(cell[x].glyph == ' ' && cell[x - 1].glyph == ' ' && !is_turned(&cell[x])))
        x++;
    return x;
}

void canvas_svg(const struct canvas *canvas, struct buffer *out)
{
    int width = canvas->width * CELL_WIDTH + 2 * MARGIN;
    int height = canvas->height * CELL_HEIGHT + 2 * MARGIN;
    buffer_format(out,
                  "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
                  "viewBox=\"0 0 %d %d\" font-family=\"DejaVu Sans Mono, Menlo, "
                  "Consolas, monospace\" font-size=\"15\" xml:space=\"preserve\">\n"
                  "<rect width=\"100%%\" height=\"100%%\" fill=\"%s\"/>\n",
                  width, height, width, height, ground);
    for (int y = 0; y < canvas->height; y++) {
        const struct cell *cell = row_of(canvas, y);
        for (int x = 0, to; x < canvas->width; x = to) {
            to = run_end(cell, x, canvas->width);
            if (is_braille(&cell[x]))
                put_dots(canvas, y, x, out);
            else if (to > x + 1 || cell[x].glyph != ' ' || is_turned(&cell[x]))
                put_run(canvas, y, x, to, out);
        }
    }
    buffer_put(out, "</svg>\n");
}
