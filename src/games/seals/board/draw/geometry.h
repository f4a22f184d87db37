/* geometry.h: where things lie on the round board, in whole numbers only.
 *
 * Positions are part of the board, and boards must be the same bit for bit on every
 * platform, so there is no floating point here. Angles are tenths of a degree, clockwise
 * from the top; the centre is 0,0 and y grows downward. */
#ifndef GAMES_SEALS_BOARD_DRAW_GEOMETRY_H
#define GAMES_SEALS_BOARD_DRAW_GEOMETRY_H

#include "games/seals/board/board.h"

enum {
    BOARD_RIM = 1000,
    ANGLE_FULL = 3600,
    SINE_ONE = 1 << 15,
    /* How large spaces are drawn; also how far apart they must be. */
    CIRCLE_RADIUS = 30,
    BOX_HALF_WIDTH = 30,
    BOX_HALF_HEIGHT = 38,
};

struct point {
    int x, y;
};

/* The sine times SINE_ONE, of any angle. */
int seals_board_angle_sine(int tenths);
int seals_board_angle_cosine(int tenths);
/* The angle of a point seen from the centre: 0..3599; 0 for the centre. */
int seals_board_angle_of(struct point point);
/* The whole part of the square root. */
int seals_board_root_of(int64_t square);
int seals_board_point_distance(struct point a, struct point b);
struct point seals_board_point_polar(int radius, int tenths);
/* The distance of a point to the stretch from a to b. */
int seals_board_stretch_distance(struct point at, struct point a, struct point b);

struct point seals_board_space_point(const struct board_space *space);
/* Does the point lie within the room's outline, grown by `margin`? Never, in a passage.
 */
bool seals_board_room_contains(const struct board_room *room, struct point point,
                               int margin);
/* The point within the outline nearest to `point`; `point` itself for a passage. */
struct point seals_board_room_nearest(const struct board_room *room, struct point point);
struct point seals_board_room_middle(const struct board_room *room);
/* The two ends of the corridor that a way is drawn as; false when the way lies wholly
 * within one room, where the open floor shows it. */
bool seals_board_way_corridor(const struct board *board, int way, struct point *a,
                              struct point *b);

#endif
