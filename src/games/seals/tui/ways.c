/* ways.c: the ways between spaces, as thin lines of dots: a cell of Braille has
 * two columns of four dots, so that lines of all directions can be drawn and meet. */
#include <stdlib.h>

#include "games/seals/tui/internal.h"

enum { DOTS_ACROSS = 2, DOTS_DOWN = 4, BRAILLE = 0x2800 };

static const uint8_t dot_bit[DOTS_DOWN][DOTS_ACROSS] = {
    {0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}};

/* Lines lie under everything else: only blank cells and other lines take a dot. */
static void put_dot(struct canvas *canvas, int down, int across)
{
    int y = down / DOTS_DOWN, x = across / DOTS_ACROSS;
    if (down < 0 || across < 0 || y >= canvas->height || x >= canvas->width)
        return;
    struct cell *cell = &canvas->cell[y * canvas->width + x];
    bool line = cell->glyph >= BRAILLE && cell->glyph < BRAILLE + 256;
    if (cell->glyph != ' ' && !line)
        return;
    uint32_t dots = line ? cell->glyph : BRAILLE;
    cell->glyph =
        canvas->ascii ? '.' : dots | dot_bit[down % DOTS_DOWN][across % DOTS_ACROSS];
    cell->ink = INK_DIM;
}

static void middle_of(const struct layout *layout, const struct board *board, int space,
                      int *down, int *across)
{
    int columns = space < board->sites ? SITE_COLUMNS : 1;
    *down = layout->at[space].y * DOTS_DOWN + DOTS_DOWN / 2 - 1;
    *across = layout->at[space].x * DOTS_ACROSS + columns * DOTS_ACROSS / 2 - 1;
}

static void draw_way(struct canvas *canvas, int down, int across, int to_down,
                     int to_across)
{
    int tall = abs(to_down - down), wide = abs(to_across - across);
    int steps = tall > wide ? tall : wide;
    for (int i = 0; i <= steps; i++)
        put_dot(canvas, steps ? down + (to_down - down) * i / steps : down,
                steps ? across + (to_across - across) * i / steps : across);
}

void seals_tui_ways_draw(struct canvas *canvas, const struct layout *layout,
                         const struct board *board)
{
    for (int i = 0; i < board->ways; i++) {
        int down, across, to_down, to_across;
        middle_of(layout, board, board->way[i][0], &down, &across);
        middle_of(layout, board, board->way[i][1], &to_down, &to_across);
        draw_way(canvas, down, across, to_down, to_across);
    }
}
