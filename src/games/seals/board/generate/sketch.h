/* sketch.h: drawing up a fresh face, room by room and door by door.
 *
 * A sketch is a face in the making. Rooms are cells of the wedge, from the hall outward;
 * strengths come later, when the whole dungeon is known. All angles are tenths of a
 * degree within the wedge. Once something does not fit, the sketch has failed and stays
 * so. */
#ifndef GAMES_SEALS_BOARD_GENERATE_SKETCH_H
#define GAMES_SEALS_BOARD_GENERATE_SKETCH_H

#include "base/rng.h"
#include "games/seals/board/face.h"

enum {
    SKETCH_CELLS = 24,
    /* The rings of rooms, and the middle of the walls between them. */
    RING1_INNER = 236,
    RING1_OUTER = 396,
    WALL12 = 414,
    RING2_INNER = 432,
    RING2_OUTER = 640,
    WALL23 = 658,
    /* On a large face there is rock for two seals in a row between these rings. */
    LARGE_RING2_OUTER = 590,
    LARGE_RING3_INNER = 689,
    RING3_MIDDLE = 790,
    RING3_OUTER = 950,
};

/* A room as the sketch sees it. */
struct cell {
    int floor;        /* its space */
    int inner, outer; /* radii */
    int from, to;     /* angles that doors may have in its inner and outer walls */
    int radius;       /* of a round cell; else 0 */
    int ring;         /* 1..4 */
    bool open;        /* to the hall: holds no box */
    bool dead_end;
};

struct sketch {
    struct face *face;
    struct rng *rng;
    int segment;
    int rooms, sites; /* named so far */
    int *titles;      /* how many titles the dungeon has used */
    int cells;
    struct cell cell[SKETCH_CELLS];
    bool failed;
};

int seals_sketch_sector(struct sketch *sketch, int ring, int inner, int outer, int from,
                        int to);
int seals_sketch_disc(struct sketch *sketch, int ring, int distance, int angle,
                      int radius);
/* A seal circle that joins two spaces. */
int seals_sketch_circle(struct sketch *sketch, int distance, int angle, int room_of,
                        int a, int b);
int seals_sketch_passage_floor(struct sketch *sketch, int distance, int angle);
bool seals_sketch_box(struct sketch *sketch, const struct cell *cell, int distance,
                      int angle);

/* Numbers the circles and boxes from the hall outward. */
void seals_sketch_number(struct sketch *sketch);

int seals_sketch_below(struct sketch *sketch, int bound);
/* From low to high, both included. */
int seals_sketch_between(struct sketch *sketch, int low, int high);
bool seals_sketch_chance(struct sketch *sketch, int percent);

/* The face with all its rooms, doors and boxes; false when this attempt came to nothing.
 */
bool seals_sketch_wedge(struct sketch *sketch);
/* The rooms next to the hall with the exit and the inner doors. Sets the cells. */
void seals_sketch_first_ring(struct sketch *sketch);

/* Titles for fresh dungeons: of a segment (0..SEGMENT_NAMES-1), and of the n-th room. */
enum { SEGMENT_NAMES = 12 };
void seals_board_title_write_segment(int number, char title[BOARD_TITLE], char *letter);
void seals_board_title_write_room(int number, char title[BOARD_TITLE]);

#endif
