/* ink.c: terminal attributes of inks and marks. */
#include "ui/tui/screen/ink.h"

/* For 256 colours: readable on both dark and light backgrounds. */
static const short rich[INKS] = {
    [INK_PLAIN] = -1,   [INK_DIM] = -1,     [INK_TITLE] = -1,   [INK_FIRE] = 203,
    [INK_WATER] = 39,   [INK_AIR] = 178,    [INK_EARTH] = 71,   [INK_MIND] = 134,
    [INK_RED] = 203,    [INK_ORANGE] = 208, [INK_YELLOW] = 178, [INK_GREEN] = 71,
    [INK_BLUE] = 39,    [INK_PURPLE] = 134, [INK_WHITE] = -1,   [INK_SEAT_1] = 37,
    [INK_SEAT_2] = 172, [INK_SEAT_3] = 169, [INK_SEAT_4] = 70,  [INK_SEAT_5] = 69,
    [INK_GOOD] = 71,    [INK_BAD] = 203,    [INK_KEY] = 178,
};

static const short simple[INKS] = {
    [INK_PLAIN] = -1,
    [INK_DIM] = -1,
    [INK_TITLE] = -1,
    [INK_FIRE] = COLOR_RED,
    [INK_WATER] = COLOR_BLUE,
    [INK_AIR] = COLOR_YELLOW,
    [INK_EARTH] = COLOR_GREEN,
    [INK_MIND] = COLOR_MAGENTA,
    [INK_RED] = COLOR_RED,
    [INK_ORANGE] = COLOR_YELLOW,
    [INK_YELLOW] = COLOR_YELLOW,
    [INK_GREEN] = COLOR_GREEN,
    [INK_BLUE] = COLOR_BLUE,
    [INK_PURPLE] = COLOR_MAGENTA,
    [INK_WHITE] = -1,
    [INK_SEAT_1] = COLOR_CYAN,
    [INK_SEAT_2] = COLOR_YELLOW,
    [INK_SEAT_3] = COLOR_MAGENTA,
    [INK_SEAT_4] = COLOR_GREEN,
    [INK_SEAT_5] = COLOR_BLUE,
    [INK_GOOD] = COLOR_GREEN,
    [INK_BAD] = COLOR_RED,
    [INK_KEY] = COLOR_YELLOW,
};

static short pair_of(enum ink ink)
{
    return (short)(ink + 1);
}

bool ink_begin(void)
{
    if (!has_colors() || start_color() == ERR || COLOR_PAIRS <= INKS)
        return false;
    short ground = use_default_colors() == OK ? -1 : COLOR_BLACK;
    const short *colour = COLORS >= 256 ? rich : simple;
    for (enum ink ink = 0; ink < INKS; ink++) {
        short front = colour[ink] < 0 && ground >= 0 ? COLOR_WHITE : colour[ink];
        init_pair(pair_of(ink), front, ground);
    }
    return true;
}

static attr_t attributes(const struct cell *cell)
{
    attr_t look = A_NORMAL;
    if (cell->ink == INK_TITLE || cell->ink == INK_WHITE || cell->ink == INK_KEY)
        look |= A_BOLD;
    if (cell->ink == INK_DIM)
        look |= A_DIM;
    if (cell->marks & CELL_LIT)
        look |= A_BOLD | A_UNDERLINE;
    if (cell->marks & CELL_BOLD)
        look |= A_BOLD;
    if (cell->marks & CELL_PICKED)
        look |= A_BOLD;
    if (cell->marks & CELL_CURSOR)
        look |= A_REVERSE;
    return look;
}

void ink_put(int y, int x, const struct cell *cell, bool colours)
{
    wchar_t glyph[2] = {(wchar_t)cell->glyph, L'\0'};
    cchar_t character;
    short pair = colours ? pair_of((enum ink)cell->ink) : 0;
    if (setcchar(&character, glyph, attributes(cell), pair, NULL) == OK)
        mvadd_wch(y, x, &character);
}
