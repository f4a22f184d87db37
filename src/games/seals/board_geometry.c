/* board_geometry.c: angles, distances, outlines of rooms and corridors, in whole numbers.
 */
#include "games/seals/board_geometry.h"

#include <stdlib.h>

/* The sine of 0..90 degrees by its power series in fixed point (30 bits): five terms are
 * exact far beyond the 16 bits asked for. */
static int quarter_sine(int tenths)
{
    const int64_t one = (int64_t)1 << 30;
    const int64_t pi = 3373259426; /* pi * 2^30, rounded */
    int64_t x = pi * tenths / 1800;
    int64_t square = x * x / one;
    int64_t term = x;
    int64_t sum = x;
    for (int n = 2; n <= 12; n += 2) {
        term = -(term * square / one) / (n * (n + 1));
        sum += term;
    }
    return (int)((sum + (1 << 13)) / (1 << 14));
}

int angle_sine(int tenths)
{
    tenths = (tenths % ANGLE_FULL + ANGLE_FULL) % ANGLE_FULL;
    if (tenths > 1800)
        return -angle_sine(tenths - 1800);
    return quarter_sine(tenths > 900 ? 1800 - tenths : tenths);
}

int angle_cosine(int tenths)
{
    return angle_sine(tenths + 900);
}

/* Halving the circle: a point is clockwise of an angle when their cross product is
 * positive, which tells the half it is in. */
int angle_of(struct point point)
{
    int low = point.x < 0 || (point.x == 0 && point.y > 0) ? 1800 : 0;
    int high = low + 1800;
    while (high - low > 1) {
        int middle = (low + high) / 2;
        int64_t cross = (int64_t)angle_sine(middle) * point.y +
                        (int64_t)angle_cosine(middle) * point.x;
        if (cross >= 0)
            low = middle;
        else
            high = middle;
    }
    return low % ANGLE_FULL;
}

int root_of(int64_t square)
{
    int64_t low = 0;
    int64_t high = 1 << 20;
    while (high - low > 1) {
        int64_t middle = (low + high) / 2;
        if (middle * middle <= square)
            low = middle;
        else
            high = middle;
    }
    return (int)low;
}

int distance(struct point a, struct point b)
{
    int64_t dx = a.x - b.x;
    int64_t dy = a.y - b.y;
    return root_of(dx * dx + dy * dy);
}

static int scaled(int radius, int sine)
{
    int64_t product = (int64_t)radius * sine;
    int64_t half = SINE_ONE / 2;
    return (int)((product < 0 ? product - half : product + half) / SINE_ONE);
}

struct point point_polar(int radius, int tenths)
{
    return (struct point){scaled(radius, angle_sine(tenths)),
                          -scaled(radius, angle_cosine(tenths))};
}

struct point space_point(const struct board_space *space)
{
    return (struct point){space->x, space->y};
}

/* The angle as seen from the room's left wall: 0..3599, within it up to to - from. */
static int angle_within(const struct board_room *room, int angle)
{
    return ((angle - room->from) % ANGLE_FULL + ANGLE_FULL) % ANGLE_FULL;
}

/* The length of an arc. */
static int arc(int radius, int tenths)
{
    return (int)((int64_t)radius * tenths * 17453 / 10000000);
}

static bool sector_contains(const struct board_room *room, struct point point, int margin)
{
    int radius = distance(point, (struct point){0, 0});
    if (radius < room->inner - margin || radius > room->outer + margin)
        return false;
    int width = room->to - room->from;
    int within = angle_within(room, angle_of(point));
    if (within > width)
        return margin > 0 && distance(point, room_nearest(room, point)) <= margin;
    int aside = within < width - within ? within : width - within;
    return margin >= 0 || arc(radius, aside) >= -margin;
}

bool room_contains(const struct board_room *room, struct point point, int margin)
{
    switch (room->shape) {
    case ROOM_SECTOR:
        return sector_contains(room, point, margin);
    case ROOM_DISC:
        return distance(point, (struct point){room->x, room->y}) <= room->radius + margin;
    default:
        return false;
    }
}

static int clamp(int value, int low, int high)
{
    return value < low ? low : value > high ? high : value;
}

static struct point sector_nearest(const struct board_room *room, struct point point)
{
    int width = room->to - room->from;
    int within = angle_within(room, angle_of(point));
    if (within > width) /* beyond a wall: the nearer of the two */
        within = within - width < ANGLE_FULL - within ? width : 0;
    int radius = distance(point, (struct point){0, 0});
    if (radius == 0) /* the centre lies in no direction: take the room's own */
        within = width / 2;
    return point_polar(clamp(radius, room->inner, room->outer), room->from + within);
}

static struct point disc_nearest(const struct board_room *room, struct point point)
{
    struct point centre = {room->x, room->y};
    int far = distance(point, centre);
    if (far <= room->radius)
        return point;
    return (struct point){centre.x + (point.x - centre.x) * room->radius / far,
                          centre.y + (point.y - centre.y) * room->radius / far};
}

struct point room_nearest(const struct board_room *room, struct point point)
{
    switch (room->shape) {
    case ROOM_SECTOR:
        return sector_nearest(room, point);
    case ROOM_DISC:
        return disc_nearest(room, point);
    default:
        return point;
    }
}

struct point room_middle(const struct board_room *room)
{
    if (room->shape == ROOM_SECTOR)
        return point_polar((room->inner + room->outer) / 2, (room->from + room->to) / 2);
    return (struct point){room->x, room->y};
}

/* The room whose open floor the space lies on, or NULL for one in a doorway or corridor.
 */
static const struct board_room *room_under(const struct board *board, int space)
{
    const struct board_space *s = &board->space[space];
    const struct board_room *room = &board->room[s->room];
    return room_contains(room, space_point(s), 0) ? room : NULL;
}

bool way_corridor(const struct board *board, int way, struct point *a, struct point *b)
{
    int from = board->way[way][0];
    int to = board->way[way][1];
    const struct board_room *here = room_under(board, from);
    const struct board_room *there = room_under(board, to);
    *a = space_point(&board->space[from]);
    *b = space_point(&board->space[to]);
    if (here != NULL && here == there)
        return false;
    if (here != NULL)
        *a = room_nearest(here, *b);
    if (there != NULL)
        *b = room_nearest(there, *a);
    return true;
}
