/* canvas.h: a grid of character cells, independent of a terminal: the screen shows it;
 * tests and pictures for the docs read it. */
#ifndef UI_TUI_CANVAS_CANVAS_H
#define UI_TUI_CANVAS_CANVAS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buffer.h"
#include "base/utf8.h"
#include "core/guide.h"

/* What a cell means, not how it looks: the screen maps it to colours, or to none. Colour
 * is never the only distinction: each ink comes with its own glyphs or letters. */
enum ink {
    INK_PLAIN,
    INK_DIM,
    INK_TITLE,
    INK_FIRE,
    INK_WATER,
    INK_AIR,
    INK_EARTH,
    INK_MIND,
    INK_RED,
    INK_ORANGE,
    INK_YELLOW,
    INK_GREEN,
    INK_BLUE,
    INK_PURPLE,
    INK_WHITE,
    INK_SEAT_1,
    INK_SEAT_2,
    INK_SEAT_3,
    INK_SEAT_4,
    INK_SEAT_5,
    INK_GOOD,
    INK_BAD,
    INK_KEY,
    INKS
};

enum cell_mark {
    CELL_LIT = 1,    /* can be chosen now */
    CELL_CURSOR = 2, /* the cursor is here */
    CELL_PICKED = 4, /* part of the choice being made */
    CELL_BOLD = 8,
};

struct cell {
    uint32_t glyph; /* a Unicode character; 0: right half of a wide one */
    uint8_t ink;    /* enum ink */
    uint8_t marks;  /* enum cell_mark */
};

/* Where a thing (core/guide.h) is drawn; it may be drawn in several places. */
struct spot {
    int y, x, height, width;
    char thing[GUIDE_THING];
};

struct canvas {
    int height, width;
    bool ascii; /* restricted to ASCII */
    struct cell *cell;
    struct spot *spot;
    int spots, room;
};

/* False if out of memory. */
bool canvas_init(struct canvas *canvas, int height, int width, bool ascii);
void canvas_deinit(struct canvas *canvas);
void canvas_clear(struct canvas *canvas);

/* Puts UTF-8 text, clipped to the canvas, and returns the columns used. An ASCII canvas
 * substitutes other characters, or puts '?'. Combining characters are left out. */
int canvas_put(struct canvas *canvas, int y, int x, enum ink ink, const char *words);
int canvas_format(struct canvas *canvas, int y, int x, enum ink ink, const char *format,
                  ...) __attribute__((format(printf, 5, 6)));
/* Puts the Unicode text, or the other one on an ASCII canvas. */
int canvas_either(struct canvas *canvas, int y, int x, enum ink ink, const char *unicode,
                  const char *ascii);
/* At most `width` columns; truncated text is marked. */
int canvas_fit(struct canvas *canvas, int y, int x, int width, enum ink ink,
               const char *words);
/* The columns a text takes here: bytes do not tell for names and translations. */
int canvas_columns(const struct canvas *canvas, const char *words);
void canvas_mark(struct canvas *canvas, int y, int x, int height, int width,
                 unsigned marks);
void canvas_box(struct canvas *canvas, int y, int x, int height, int width, enum ink ink,
                const char *title);
/* A line between two cells, in dots or box-drawing characters, beneath what is there
 * already. */
void canvas_line(struct canvas *canvas, int y0, int x0, int y1, int x1, enum ink ink);
/* Wraps text at spaces; returns the lines used, including those beyond `most`, which are
 * not put. */
int canvas_wrap(struct canvas *canvas, int y, int x, int width, int most, enum ink ink,
                const char *words);
/* The bytes of the first wrapped line: as many words as fit, or part of a word that is
 * longer than a line; at most up to a newline. */
size_t canvas_line_length(const struct canvas *canvas, const char *words, int width);
/* Copies part of another canvas, spots included. */
void canvas_paste(struct canvas *canvas, int y, int x, const struct canvas *from,
                  int from_y, int from_x, int height, int width);

void canvas_spot(struct canvas *canvas, int y, int x, int height, int width,
                 const char *thing);
/* The topmost thing at a cell, or NULL. */
const struct spot *canvas_at(const struct canvas *canvas, int y, int x);

/* write.c: as lines without trailing spaces; as SVG. */
void canvas_text(const struct canvas *canvas, struct buffer *out);
void canvas_svg(const struct canvas *canvas, struct buffer *out);

/* ascii.c: the ASCII substitute of a character: one or a few. */
const char *canvas_ascii(uint32_t glyph, char room[2]);

#endif
