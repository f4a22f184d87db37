/* labels.h: where the titles of rooms stand in the drawing. */
#ifndef GAMES_SEALS_BOARD_DRAW_LABELS_H
#define GAMES_SEALS_BOARD_DRAW_LABELS_H

#include "games/seals/board/draw/geometry.h"

struct label {
    int lines;
    char line[2][BOARD_SAID];
    int size;
    int angle; /* of its middle, seen from the centre */
    struct point middle, right,
        up; /* its middle, and which way it runs, in thousandths */
    bool on_floor;
};

/* Finds a place for every title that has one; returns how many. The chamber has none. */
int seals_board_labels_place(const struct board *board,
                             struct label label[BOARD_MAX_ROOMS]);
/* How far a point is from the words. */
int seals_board_label_distance(const struct label *label, struct point at);
/* The point of the line `line` that lies `along` from its middle. */
struct point seals_board_label_point(const struct label *label, int line, int along);
/* In the lower half of the board words run the other way round, never upside down. */
bool seals_board_label_is_flipped(const struct label *label);

#endif
