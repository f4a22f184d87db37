/* draw.h: the parts of the drawing; each appends SVG to a buffer. */
#ifndef GAMES_SEALS_BOARD_DRAW_DRAW_H
#define GAMES_SEALS_BOARD_DRAW_DRAW_H

#include "games/seals/board/draw/geometry.h"
#include "games/seals/board/draw/labels.h"

enum { CORRIDOR_WIDTH = 46, DOORWAY_RADIUS = 37 };

/* Words with what XML reserves escaped. */
void seals_board_draw_words(const char *words, struct buffer *svg);

/* A polar position to a tenth: outlines at whole numbers would show steps. */
void seals_board_draw_point(int radius, int tenths, struct buffer *svg);

/* The outlines `rooms`, `ways` and `niches`, for definitions. */
void seals_board_draw_outlines(const struct board *board, struct buffer *svg);
/* The rock, the rim and the segments' names. */
void seals_board_draw_rock(const struct board *board, struct buffer *svg);
/* Walls and floors along the outlines. */
void seals_board_draw_floors(struct buffer *svg);
/* Candles, where there is space for them, and the star in the chamber. */
void seals_board_draw_candles(const struct board *board, const struct label *label,
                              int labels, struct buffer *svg);
void seals_board_draw_star(const struct board *board, struct buffer *svg);
void seals_board_draw_titles(const struct label *label, int labels, struct buffer *svg);
void seals_board_draw_spaces(const struct board *board, struct buffer *svg);
/* What is left of spaces when nothing lies on them. */
void seals_board_draw_places(const struct board *board, struct buffer *svg);
/* The light, which comes from the chamber and gets faint towards the rim. */
void seals_board_draw_dusk(struct buffer *svg);

#endif
