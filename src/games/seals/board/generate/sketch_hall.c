/* sketch_hall.c: the ways a wedge can begin at the hall. */
#include "games/seals/board/generate/sketch.h"

enum {
    GATE_RADIUS = 218,
    FORK_RADIUS = 240,
    FORK_SEAL_RADIUS = 262,
    MIDDLE = 300,
    SEALED_BEGINNINGS =
        3, /* those that a large face may have: more players need more seals */
    BEGINNINGS = 5,
};

/* One seal, then a room from edge to edge. */
static void begin_gate(struct sketch *sketch)
{
    int room = seals_sketch_sector(sketch, 1, RING1_INNER, RING1_OUTER, 30, 570);
    int floor = sketch->cell[room].floor;
    sketch->face->exit =
        seals_sketch_circle(sketch, GATE_RADIUS, MIDDLE, floor, floor, -1);
}

/* The room stands open; nothing may lie in it. */
static void begin_open(struct sketch *sketch)
{
    int room = seals_sketch_sector(sketch, 1, RING1_INNER, RING1_OUTER, 30, 570);
    sketch->cell[room].open = true;
    sketch->face->exit = sketch->cell[room].floor;
}

/* A fork in the rock leads to a sealed room on either side. */
static void begin_fork(struct sketch *sketch)
{
    int fork = seals_sketch_passage_floor(sketch, FORK_RADIUS, MIDDLE);
    int left = seals_sketch_sector(sketch, 1, 292, RING1_OUTER, 30, 270);
    int right = seals_sketch_sector(sketch, 1, 292, RING1_OUTER, 330, 570);
    int left_floor = sketch->cell[left].floor;
    int right_floor = sketch->cell[right].floor;
    sketch->face->exit = fork;
    seals_sketch_circle(sketch, FORK_SEAL_RADIUS, 140, left_floor, left_floor, fork);
    seals_sketch_circle(sketch, FORK_SEAL_RADIUS, 460, right_floor, right_floor, fork);
    if (seals_sketch_chance(sketch, 60))
        seals_sketch_circle(sketch, DOOR_INNER_RADIUS, MIDDLE, left_floor, left_floor,
                            right_floor);
}

/* An open room, and a sealed one beside it on the left or on the right. */
static void begin_beside(struct sketch *sketch)
{
    bool open_left = seals_sketch_chance(sketch, 50);
    int left = seals_sketch_sector(sketch, 1, open_left ? RING1_INNER : 270, RING1_OUTER,
                                   30, open_left ? 320 : 210);
    int right = seals_sketch_sector(sketch, 1, open_left ? 270 : RING1_INNER, RING1_OUTER,
                                    open_left ? 390 : 280, 570);
    int open = open_left ? left : right;
    sketch->cell[open].open = true;
    sketch->face->exit = sketch->cell[open].floor;
    seals_sketch_circle(sketch, 330, open_left ? 355 : 245, sketch->cell[open].floor,
                        sketch->cell[left].floor, sketch->cell[right].floor);
}

/* A round room behind one seal. */
static void begin_round(struct sketch *sketch)
{
    int room = seals_sketch_disc(sketch, 1, 312, MIDDLE, 78);
    int floor = sketch->cell[room].floor;
    sketch->face->exit =
        seals_sketch_circle(sketch, GATE_RADIUS, MIDDLE, floor, floor, -1);
    /* Doors may lie somewhat aside of its middle: a short tunnel leads there. */
    sketch->cell[room].from = MIDDLE - 100;
    sketch->cell[room].to = MIDDLE + 100;
    sketch->cell[room].outer = RING1_OUTER;
}

void seals_sketch_first_ring(struct sketch *sketch)
{
    static void (*const begin[])(struct sketch *) = {begin_gate, begin_fork, begin_round,
                                                     begin_open, begin_beside};
    begin[seals_sketch_below(sketch, sketch->face->large ? SEALED_BEGINNINGS
                                                         : BEGINNINGS)](sketch);
}
