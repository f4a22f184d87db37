/* sketch_wedge.c: a whole wedge: rings of rooms from the hall outward, the doors
 * between them, and a choice of rooms that hold boxes. */
#include <string.h>

#include "games/seals/board/draw/geometry.h"
#include "games/seals/board/generate/sketch.h"

enum {
    SMALL_BOXES = 5,
    LARGE_BOXES = 8,
    DOOR_MARGIN = 35, /* a door's distance from the corner of a room */
    MOST_COLUMNS = 3,
    TWO_SEALS = 98, /* rock that two seals in a row need, */
    HALF_STEP = 32, /* and half the distance between them */
};

/* A door in the wall between a cell and one further out, where their walls face each
 * other; -1 when they do not. */
static int facing_angle(struct sketch *sketch, const struct cell *a, const struct cell *b)
{
    int low_a = a->radius > 0 ? a->from : a->from + DOOR_MARGIN;
    int high_a = a->radius > 0 ? a->to : a->to - DOOR_MARGIN;
    int low_b = b->radius > 0 ? b->from : b->from + DOOR_MARGIN;
    int high_b = b->radius > 0 ? b->to : b->to - DOOR_MARGIN;
    int low = low_a > low_b ? low_a : low_b;
    int high = high_a < high_b ? high_a : high_b;
    return low > high ? -1 : seals_sketch_between(sketch, low, high);
}

static bool add_outward_door(struct sketch *sketch, int near, int far)
{
    const struct cell *a = &sketch->cell[near];
    const struct cell *b = &sketch->cell[far];
    int angle = facing_angle(sketch, a, b);
    if (angle < 0)
        return false;
    int middle = (a->outer + b->inner) / 2;
    if (b->inner - a->outer < TWO_SEALS) {
        seals_sketch_circle(sketch, middle, angle, b->floor, a->floor, b->floor);
        return true;
    }
    int first =
        seals_sketch_circle(sketch, middle - HALF_STEP, angle, a->floor, a->floor, -1);
    seals_sketch_circle(sketch, middle + HALF_STEP, angle, b->floor, b->floor, first);
    return true;
}

/* The edge of the cell at its middle radius: that of a disc lies at its widest. */
static int edge_angle(const struct cell *cell, bool right)
{
    int middle = (cell->inner + cell->outer) / 2;
    int half = cell->radius > 0 ? cell->radius * 573 / middle : 0;
    return right ? cell->to + half : cell->from - half;
}

/* A door between neighbours in a ring; beside a disc it lies level with the disc. */
static void add_side_door(struct sketch *sketch, int left, int right)
{
    const struct cell *a = &sketch->cell[left];
    const struct cell *b = &sketch->cell[right];
    int low = a->inner > b->inner ? a->inner : b->inner;
    int high = a->outer < b->outer ? a->outer : b->outer;
    int distance = (low + high) / 2;
    if (a->radius == 0 && b->radius == 0 && high - low > 150)
        distance += seals_sketch_chance(sketch, 50) ? 50 : -50;
    seals_sketch_circle(sketch, distance,
                        (edge_angle(a, true) + edge_angle(b, false)) / 2, a->floor,
                        a->floor, b->floor);
}

/* Cuts the stretch from..to into columns at least `least` wide, `gap` apart. */
static int cut_columns(struct sketch *sketch, int from, int to, int gap, int least,
                       int count, int edge[MOST_COLUMNS][2])
{
    int spare = to - from - gap * (count - 1) - least * count;
    int at = from;
    for (int i = 0; i < count; i++) {
        int share =
            i == count - 1 ? spare : seals_sketch_below(sketch, spare / (count - i) * 2);
        share = share > spare ? spare : share;
        spare -= share;
        edge[i][0] = at;
        edge[i][1] = at + least + share;
        at = edge[i][1] + gap;
    }
    return count;
}

/* The second ring: two or three rooms side by side, some of them round. */
static int add_second_ring(struct sketch *sketch)
{
    int edge[MOST_COLUMNS][2];
    int first = sketch->cells;
    bool large = sketch->face->large;
    int outer = large ? LARGE_RING2_OUTER : RING2_OUTER;
    int distance = large ? (RING2_INNER + LARGE_RING2_OUTER) / 2 : 540;
    int widest = large ? (LARGE_RING2_OUTER - RING2_INNER) / 2 : 84;
    int count = cut_columns(sketch, 20, 580, 40, 130,
                            seals_sketch_chance(sketch, large ? 92 : 75) ? 3 : 2, edge);
    for (int i = 0; i < count; i++) {
        int width = edge[i][1] - edge[i][0];
        int middle = (edge[i][0] + edge[i][1]) / 2;
        if (width >= 145 && width <= 220 && seals_sketch_chance(sketch, 45)) {
            int radius = width / 2 * distance / 573;
            seals_sketch_disc(sketch, 2, distance, middle,
                              radius > widest ? widest : radius);
        } else {
            seals_sketch_sector(sketch, 2, RING2_INNER, outer, edge[i][0], edge[i][1]);
        }
    }
    for (int i = first; i + 1 < sketch->cells; i++)
        if (seals_sketch_chance(sketch, 80))
            add_side_door(sketch, i, i + 1);
    return first;
}

/* Doors from every cell of a ring to those that face it from further out; each of these
 * gets one door for certain, where there is a wall to put it in. */
static void add_ring_doors(struct sketch *sketch, int near, int far, int percent)
{
    for (int b = far; b < sketch->cells; b++) {
        int doors = 0;
        for (int a = near; a < far; a++)
            if (doors == 0 || seals_sketch_chance(sketch, percent))
                doors += add_outward_door(sketch, a, b);
    }
}

/* What lies behind an anteroom of the outer ring: one chamber or two. */
static void add_chambers(struct sketch *sketch, int anteroom)
{
    struct cell ante = sketch->cell[anteroom];
    int width = ante.to - ante.from;
    int middle = (ante.from + ante.to) / 2;
    int first = sketch->cells;
    if (width >= 230 && seals_sketch_chance(sketch, 60)) {
        seals_sketch_disc(sketch, 4, 888, ante.from + width / 4, 60);
        seals_sketch_disc(sketch, 4, 888, ante.to - width / 4, 60);
    } else if (width >= 120 && seals_sketch_chance(sketch, 35)) {
        seals_sketch_sector(sketch, 4, 828, RING3_OUTER, ante.from, ante.to);
    } else {
        seals_sketch_disc(sketch, 4, 888,
                          seals_sketch_between(sketch, middle - 15, middle + 15), 62);
    }
    for (int i = first; i < sketch->cells; i++) {
        add_outward_door(sketch, anteroom, i);
        sketch->cell[i].dead_end = true;
    }
}

/* The outer ring of a large face: anterooms with chambers behind them, or deep rooms. */
static void add_outer_ring(struct sketch *sketch, int second)
{
    int edge[MOST_COLUMNS][2];
    int first = sketch->cells;
    int count = cut_columns(sketch, 13, 587, 30, 120,
                            seals_sketch_chance(sketch, 88) ? 3 : 2, edge);
    int deep =
        seals_sketch_below(sketch, 2 * count); /* the column of a deep room, if any */
    for (int i = 0; i < count; i++)
        seals_sketch_sector(sketch, 3, LARGE_RING3_INNER, i == deep ? 900 : RING3_MIDDLE,
                            edge[i][0], edge[i][1]);
    add_ring_doors(sketch, second, first, 0);
    for (int i = 0; i + 1 < count; i++)
        if (seals_sketch_chance(sketch, 40))
            add_side_door(sketch, first + i, first + i + 1);
    for (int i = 0; i < count; i++)
        if (i != deep)
            add_chambers(sketch, first + i);
        else
            sketch->cell[first + i].dead_end = true;
}

/* Neighbouring chambers of a small face may be joined by a corridor with one seal in it,
 * or two where there is space for them. */
static void add_links(struct sketch *sketch)
{
    int before = -1;
    for (int i = 0; i < sketch->cells; i++) {
        struct cell cell = sketch->cell[i];
        if (cell.ring != 3)
            continue;
        struct cell other = sketch->cell[before < 0 ? i : before];
        int from = edge_angle(&other, true);
        int gap = edge_angle(&cell, false) - from;
        int distance = (cell.inner + cell.outer) / 2;
        bool same = (other.inner + other.outer) / 2 == distance || other.radius == 0;
        if (before >= 0 && same && gap > 0 && seals_sketch_chance(sketch, 30)) {
            bool two = gap * distance / 573 > 150 && seals_sketch_chance(sketch, 70);
            int first =
                seals_sketch_circle(sketch, distance, from + gap / (two ? 3 : 2),
                                    other.floor, other.floor, two ? -1 : cell.floor);
            if (two)
                seals_sketch_circle(sketch, distance, from + gap * 2 / 3, cell.floor,
                                    cell.floor, first);
        }
        before = i;
    }
}

/* The outer part of a small face is rock with a few round chambers in it, one of them
 * further out than the others. */
static void add_outer_chambers(struct sketch *sketch, int second)
{
    int last = sketch->cells;
    int farther = seals_sketch_between(sketch, second, last - 1);
    for (int i = second; i < last; i++) {
        struct cell under = sketch->cell[i];
        if (i != farther && seals_sketch_chance(sketch, 15))
            continue;
        int angle = seals_sketch_between(sketch, (under.from + under.to) / 2 - 12,
                                         (under.from + under.to) / 2 + 12);
        angle = under.radius > 0 ? under.from : angle;
        int chamber = seals_sketch_disc(sketch, 3, 742, angle, 63);
        add_outward_door(sketch, i, chamber);
        sketch->cell[chamber].dead_end = i != farther;
        if (i != farther)
            continue;
        int beyond = seals_sketch_disc(sketch, 4, 886, angle, 58);
        sketch->cell[beyond].dead_end = true;
        add_outward_door(sketch, chamber, beyond);
    }
    add_links(sketch);
}

/* A few places in the cell are tried for the box. */
static bool add_box(struct sketch *sketch, int number)
{
    const struct cell cell = sketch->cell[number];
    int middle = (cell.inner + cell.outer) / 2;
    int angle = (cell.from + cell.to) / 2;
    if (cell.radius > 0)
        return seals_sketch_box(sketch, &cell, middle, angle) ||
               seals_sketch_box(sketch, &cell, middle + cell.radius / 4, angle);
    int aside = 46 * 573 / middle; /* keeps clear of the walls */
    for (int attempt = 0; attempt < 12; attempt++) {
        int away = (cell.outer - cell.inner) / 2 - 48;
        int distance =
            middle + (away > 8 ? seals_sketch_between(sketch, -away, away) : 0);
        int low = cell.from + aside;
        int high = cell.to - aside;
        int at =
            attempt < 3 || low >= high ? angle : seals_sketch_between(sketch, low, high);
        if (seals_sketch_box(sketch, &cell, distance, at))
            return true;
    }
    return false;
}

/* Dead ends hold boxes before all others; of the rest any may, but those open to the
 * hall. */
static void add_boxes(struct sketch *sketch)
{
    int left = sketch->face->large ? LARGE_BOXES : SMALL_BOXES;
    bool used[SKETCH_CELLS] = {false};
    for (int i = sketch->cells - 1; i >= 0 && left > 0; i--)
        if (sketch->cell[i].dead_end && sketch->cell[i].ring >= 3) {
            used[i] = true;
            left -= add_box(sketch, i);
        }
    for (int attempt = 0; attempt < 60 && left > 0; attempt++) {
        int i = seals_sketch_below(sketch, sketch->cells);
        if (sketch->cell[i].open || (used[i] && attempt < 30))
            continue;
        used[i] = true;
        left -= add_box(sketch, i);
    }
    sketch->failed |= left > 0;
}

/* The doors to the neighbours: on the left the room behind the door, on the right the
 * circle in the doorway. */
static void add_edge_doors(struct sketch *sketch, int left, int right, int door,
                           int radius)
{
    struct face *face = sketch->face;
    face->door[door][EDGE_LEFT] = sketch->cell[left].floor;
    int floor = sketch->cell[right].floor;
    face->door[door][EDGE_RIGHT] =
        seals_sketch_circle(sketch, radius, FACE_ANGLE, floor, floor, -1);
}

bool seals_sketch_wedge(struct sketch *sketch)
{
    seals_sketch_first_ring(sketch);
    int inner = sketch->cells;
    add_edge_doors(sketch, 0, inner - 1, DOOR_INNER, DOOR_INNER_RADIUS);
    int second = add_second_ring(sketch);
    add_ring_doors(sketch, 0, second, sketch->face->large ? 40 : 70);
    add_edge_doors(sketch, second, sketch->cells - 1, DOOR_OUTER, DOOR_OUTER_RADIUS);
    if (sketch->face->large)
        add_outer_ring(sketch, second);
    else
        add_outer_chambers(sketch, second);
    if (!sketch->failed)
        add_boxes(sketch);
    seals_sketch_number(sketch);
    return !sketch->failed;
}
