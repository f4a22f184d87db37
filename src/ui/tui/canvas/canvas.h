/* canvas.h: a grid of character cells to draw on, without a terminal: the screen shows
 * it, and tests and pictures for documents read it. */
#ifndef UI_TUI_CANVAS_CANVAS_H
#define UI_TUI_CANVAS_CANVAS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buffer.h"
#include "base/utf8.h"
#include "core/guide.h"

/* What a cell means, not how it looks: the screen gives it colours, or none. Meaning is
 * never told by colour alone: each comes with its own glyphs or letters. */
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
    CELL_PICKED = 4, /* is part of the choice being made */
    CELL_BOLD = 8,
};

struct cell {
    uint32_t glyph; /* a Unicode character; 0: the right half of the one before, which is
                       two columns wide */
    uint8_t ink;    /* enum ink */
    uint8_t marks;  /* enum cell_mark */
};

/* Where a thing (core/guide.h) is drawn; a thing may be in several places. */
struct spot {
    int y, x, height, width;
    char thing[GUIDE_THING];
};

struct canvas {
    int height, width;
    bool ascii; /* only characters below 128 may be put */
    struct cell *cell;
    struct spot *spot;
    int spots, room;
};

/* False when there is no memory. */
bool canvas_init(struct canvas *canvas, int height, int width, bool ascii);
void canvas_deinit(struct canvas *canvas);
void canvas_clear(struct canvas *canvas);

/* Puts UTF-8 text; what lies outside of the canvas is dropped. Returns the columns used.
 * In an ASCII canvas other characters become likely ones, or '?'. Characters that combine
 * with the one before are left out. */
int canvas_put(struct canvas *canvas, int y, int x, enum ink ink, const char *words);
int canvas_format(struct canvas *canvas, int y, int x, enum ink ink, const char *format,
                  ...) __attribute__((format(printf, 5, 6)));
/* One of two texts: Unicode, or for an ASCII canvas. */
int canvas_either(struct canvas *canvas, int y, int x, enum ink ink, const char *unicode,
                  const char *ascii);
/* At most so many columns; what does not fit is cut, with a mark that it was. */
int canvas_fit(struct canvas *canvas, int y, int x, int width, enum ink ink,
               const char *words);
/* The columns that a text takes here: for people's names and translations bytes do not
 * tell. */
int canvas_columns(const struct canvas *canvas, const char *words);
void canvas_mark(struct canvas *canvas, int y, int x, int height, int width,
                 unsigned marks);
void canvas_box(struct canvas *canvas, int y, int x, int height, int width, enum ink ink,
                const char *title);
/* A line between two cells, in light dots or box-drawing characters, under what is there
 * already. */
void canvas_line(struct canvas *canvas, int y0, int x0, int y1, int x1, enum ink ink);
/* Text broken at blanks into lines of a width; returns the lines used (also those beyond
 * `most`, which are not put). */
int canvas_wrap(struct canvas *canvas, int y, int x, int width, int most, enum ink ink,
                const char *words);
/* The bytes of the first line of such a text: as many words as fit the width, or a part
 * of a word that is longer than a line; up to a line end at most. */
size_t canvas_line_length(const struct canvas *canvas, const char *words, int width);
/* Copies a part of another canvas, spots included, to a place in this one. */
void canvas_paste(struct canvas *canvas, int y, int x, const struct canvas *from,
                  int from_y, int from_x, int height, int width);

void canvas_spot(struct canvas *canvas, int y, int x, int height, int width,
                 const char *thing);
/* The thing at a cell, of several the one put last, or NULL. */
const struct spot *canvas_at(const struct canvas *canvas, int y, int x);

/* write.c: as lines of text without trailing blanks; as an SVG picture. */
void canvas_text(const struct canvas *canvas, struct buffer *out);
void canvas_svg(const struct canvas *canvas, struct buffer *out);

/* ascii.c: what stands for a character in ASCII: one or a few. */
const char *canvas_ascii(uint32_t glyph, char room[2]);

#endif
