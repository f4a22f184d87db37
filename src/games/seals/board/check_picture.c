/* check_picture.c: does the picture tell the truth about the ways?
 *
 * A player sees open floors, corridors and walls, so: spaces must not overlap, corridors
 * must not run through rooms or spaces that they do not join, and things that lie in one
 * room must be joined there. */
#include <stdlib.h>

#include "games/seals/board/draw/geometry.h"
#include "games/seals/board/findings.h"

enum { GAP = 2, CORRIDOR_CLEARANCE = 34, DOORWAY_REACH = 34, STEP = 8 };

static int largest(int a, int b)
{
    return a > b ? a : b;
}

/* How far apart the outlines of two sites are; negative when they overlap. Boxes are
 * taken as upright rectangles. */
static int space_gap(const struct board_space *a, const struct board_space *b)
{
    int a_box = a->kind == SPACE_BOX;
    int b_box = b->kind == SPACE_BOX;
    int dx = abs(a->x - b->x) - (a_box + b_box) * BOX_HALF_WIDTH;
    int dy = abs(a->y - b->y) - (a_box + b_box) * BOX_HALF_HEIGHT;
    int round = (2 - a_box - b_box) * CIRCLE_RADIUS;
    if (dx < 0 || dy < 0)
        return largest(dx, dy) - round;
    return seals_board_point_distance((struct point){dx, dy}, (struct point){0, 0}) -
           round;
}

static void check_overlap(struct inspection *inspection)
{
    const struct board *board = inspection->board;
    for (int i = 0; i < board->sites; i++)
        for (int other = i + 1; other < board->sites; other++)
            if (space_gap(&board->space[i], &board->space[other]) < GAP)
                seals_board_findings_fault(
                    &inspection->findings,
                    "%s and %s overlap in the drawing: move one of them",
                    board->space[i].name, board->space[other].name);
}

static void check_inside(struct inspection *inspection)
{
    const struct board *board = inspection->board;
    for (int i = 0; i < board->spaces; i++) {
        const struct board_space *space = &board->space[i];
        struct point at = seals_board_space_point(space);
        if (seals_board_point_distance(at, (struct point){0, 0}) >
            BOARD_RIM - CIRCLE_RADIUS)
            seals_board_findings_fault(&inspection->findings,
                                       "%s lies beyond the rim of the board",
                                       space->name);
        for (int room = 0; room < board->rooms; room++)
            if (room != space->room &&
                seals_board_room_contains(&board->room[room], at, 0))
                seals_board_findings_fault(
                    &inspection->findings, "%s belongs to '%s' but is drawn inside '%s'",
                    space->name, board->room[space->room].title, board->room[room].title);
    }
}

/* The point `part` / `whole` of the way from a to b. */
static struct point between(struct point a, struct point b, int part, int whole)
{
    if (whole == 0)
        return a;
    return (struct point){a.x + (b.x - a.x) * part / whole,
                          a.y + (b.y - a.y) * part / whole};
}

/* A way that is drawn as a corridor. */
struct corridor {
    const uint8_t *way;
    struct point a, b;
};

/* Whether one end of the way is in the room. */
static bool is_room_of_way(const struct board *board, const uint8_t *way, int room)
{
    return board->space[way[0]].room == room || board->space[way[1]].room == room;
}

/* A room the corridor runs through without joining it, or -1. */
static int room_crossed(const struct board *board, const struct corridor *corridor)
{
    int length = seals_board_point_distance(corridor->a, corridor->b);
    struct point middle = between(corridor->a, corridor->b, 1, 2);
    for (int room = 0; room < board->rooms; room++) {
        if (is_room_of_way(board, corridor->way, room) ||
            !seals_board_room_contains(&board->room[room], middle, length / 2 + STEP))
            continue;
        for (int at = 0; at <= length; at += STEP)
            if (seals_board_room_contains(
                    &board->room[room], between(corridor->a, corridor->b, at, length), 0))
                return room;
    }
    return -1;
}

/* A site the corridor runs over without joining it, or -1. */
static int site_crossed(const struct board *board, const struct corridor *corridor)
{
    int reach = seals_board_point_distance(corridor->a, corridor->b) + CORRIDOR_CLEARANCE;
    for (int i = 0; i < board->sites; i++) {
        struct point at = seals_board_space_point(&board->space[i]);
        if (corridor->way[0] == i || corridor->way[1] == i ||
            abs(at.x - corridor->a.x) > reach || abs(at.y - corridor->a.y) > reach)
            continue;
        if (seals_board_stretch_distance(at, corridor->a, corridor->b) <
            CORRIDOR_CLEARANCE)
            return i;
    }
    return -1;
}

static int side(struct point a, struct point b, struct point c)
{
    int64_t turn =
        (int64_t)(b.x - a.x) * (c.y - a.y) - (int64_t)(b.y - a.y) * (c.x - a.x);
    return turn > 0 ? 1 : turn < 0 ? -1 : 0;
}

static bool corridors_cross(const struct corridor *one, const struct corridor *two)
{
    return side(one->a, one->b, two->a) * side(one->a, one->b, two->b) < 0 &&
           side(two->a, two->b, one->a) * side(two->a, two->b, one->b) < 0;
}

static bool share_end(const uint8_t *way, const uint8_t *other)
{
    return way[0] == other[0] || way[0] == other[1] || way[1] == other[0] ||
           way[1] == other[1];
}

static void check_crossing(struct inspection *inspection, const struct corridor *one,
                           const struct corridor *two)
{
    const struct board_space *space = inspection->board->space;
    if (!share_end(one->way, two->way) && corridors_cross(one, two))
        seals_board_findings_fault(&inspection->findings,
                                   "the ways %s-%s and %s-%s cross",
                                   space[one->way[0]].name, space[one->way[1]].name,
                                   space[two->way[0]].name, space[two->way[1]].name);
}

static void check_corridor(struct inspection *inspection, const struct corridor *corridor)
{
    const struct board *board = inspection->board;
    const char *from = board->space[corridor->way[0]].name;
    const char *to = board->space[corridor->way[1]].name;
    int room = room_crossed(board, corridor);
    if (room >= 0)
        seals_board_findings_fault(&inspection->findings,
                                   "the way %s-%s runs through '%s'", from, to,
                                   board->room[room].title);
    int site = site_crossed(board, corridor);
    if (site >= 0)
        seals_board_findings_fault(&inspection->findings, "the way %s-%s runs over %s",
                                   from, to, board->space[site].name);
}

static void check_corridors(struct inspection *inspection)
{
    const struct board *board = inspection->board;
    struct corridor corridor[BOARD_MAX_WAYS];
    int count = 0;
    for (int way = 0; way < board->ways; way++) {
        corridor[count].way = board->way[way];
        count +=
            seals_board_way_corridor(board, way, &corridor[count].a, &corridor[count].b);
    }
    for (int i = 0; i < count; i++) {
        check_corridor(inspection, &corridor[i]);
        for (int other = i + 1; other < count; other++)
            check_crossing(inspection, &corridor[i], &corridor[other]);
    }
}

/* Lies the space on or before the room's open floor? */
static bool touches(const struct board *board, int space, int room, int reach)
{
    return seals_board_room_contains(
        &board->room[room], seals_board_space_point(&board->space[space]), reach);
}

/* Is the space joined to one that lies on the room's floor? */
static bool is_joined(const struct inspection *inspection, int space, int room)
{
    const struct board_walk *walk = &inspection->walk;
    for (int way = walk->first[space]; way < walk->first[space + 1]; way++)
        if (touches(inspection->board, walk->next[way], room, 0))
            return true;
    return false;
}

/* What lies in a room or in its doorway looks joined to it. */
static void check_room(struct inspection *inspection, int room)
{
    const struct board *board = inspection->board;
    for (int i = 0; i < board->sites; i++)
        if (touches(board, i, room, DOORWAY_REACH) && !is_joined(inspection, i, room))
            seals_board_findings_fault(
                &inspection->findings,
                "%s is drawn at '%s', but no way joins it to that room",
                board->space[i].name, board->room[room].title);
}

/* 7: every space has its place, and the picture shows the ways there are. */
void seals_board_check_picture(struct inspection *inspection)
{
    int before = inspection->findings.faults;
    check_overlap(inspection);
    check_inside(inspection);
    check_corridors(inspection);
    for (int room = 0; room < inspection->board->rooms; room++)
        check_room(inspection, room);
    if (inspection->findings.faults == before)
        seals_board_findings_ok(
            &inspection->findings,
            "every space has a place, a room and a name, and the drawing shows "
            "every way");
}
