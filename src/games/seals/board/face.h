/* face.h: one side of one of the six segments, and putting six of them together.
 *
 * A face is a wedge of 60 degrees. Its plan is a board whose positions are polar: x is
 * the distance from the centre, y the angle from the wedge's left edge in tenths of a
 * degree. Every face has the same two doors on each straight edge and one exit to the
 * hall, so any six of them fit together in any order. */
#ifndef GAMES_SEALS_BOARD_FACE_H
#define GAMES_SEALS_BOARD_FACE_H

#include "games/seals/board/board.h"

enum face_edge { EDGE_LEFT, EDGE_RIGHT, EDGES };
enum face_door { DOOR_INNER, DOOR_OUTER, DOORS };

enum {
    FACE_ANGLE = 600,
    HALL_RADIUS = 200,
    START_RADIUS = 142,
    DOOR_INNER_RADIUS = 344,
    DOOR_OUTER_RADIUS = 536,
};

struct face {
    struct board plan;
    char letter; /* begins the names of all its rooms and spaces */
    bool large;
    int exit;               /* the space joined to the hall */
    int door[DOORS][EDGES]; /* the space behind each door; on the right edge the circle
                               that lies in the doorway */
};

bool seals_face_read(struct face *face, const char *text, size_t length, const char *name,
                     struct error *error);

/* Six faces around the hall: begin, then add each in clockwise order, then join. */
struct face_ring {
    int count;
    int exit[BOARD_SEGMENTS];
    int door[BOARD_SEGMENTS][DOORS][EDGES];
};

bool seals_face_ring_begin(struct face_ring *ring, struct board *board,
                           struct error *error);
bool seals_face_ring_add(struct face_ring *ring, struct board *board,
                         const struct face *face, struct error *error);
bool seals_face_ring_join(const struct face_ring *ring, struct board *board,
                          struct error *error);

/* Only this face, turned into its place; no hall. */
bool seals_face_alone(struct board *board, const struct face *face, int segment,
                      struct error *error);

#endif
