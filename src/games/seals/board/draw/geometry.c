/* geometry.c: outlines of rooms and corridors, in whole numbers.
 */
#include "games/seals/board/draw/geometry.h"

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
    int radius = seals_board_point_distance(point, (struct point){0, 0});
    if (radius < room->inner - margin || radius > room->outer + margin)
        return false;
    int width = room->to - room->from;
    int within = angle_within(room, seals_board_angle_of(point));
    if (within > width)
        return margin > 0 && seals_board_point_distance(
                                 point, seals_board_room_nearest(room, point)) <= margin;
    int aside = within < width - within ? within : width - within;
    return margin >= 0 || arc(radius, aside) >= -margin;
}

bool seals_board_room_contains(const struct board_room *room, struct point point,
                               int margin)
{
    switch (room->shape) {
    case ROOM_SECTOR:
        return sector_contains(room, point, margin);
    case ROOM_DISC:
        return seals_board_point_distance(point, (struct point){room->x, room->y}) <=
               room->radius + margin;
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
    int within = angle_within(room, seals_board_angle_of(point));
    if (within > width) /* beyond a wall: the nearer of the two */
        within = within - width < ANGLE_FULL - within ? width : 0;
    int radius = seals_board_point_distance(point, (struct point){0, 0});
    if (radius == 0) /* the centre lies in no direction: take the room's own */
        within = width / 2;
    return seals_board_point_polar(clamp(radius, room->inner, room->outer),
                                   room->from + within);
}

static struct point disc_nearest(const struct board_room *room, struct point point)
{
    struct point centre = {room->x, room->y};
    int far = seals_board_point_distance(point, centre);
    if (far <= room->radius)
        return point;
    return (struct point){centre.x + (point.x - centre.x) * room->radius / far,
                          centre.y + (point.y - centre.y) * room->radius / far};
}

struct point seals_board_room_nearest(const struct board_room *room, struct point point)
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

struct point seals_board_room_middle(const struct board_room *room)
{
    if (room->shape == ROOM_SECTOR)
        return seals_board_point_polar((room->inner + room->outer) / 2,
                                       (room->from + room->to) / 2);
    return (struct point){room->x, room->y};
}

/* The room whose open floor the space lies on, or NULL for one in a doorway or corridor.
 */
static const struct board_room *room_under(const struct board *board, int space)
{
    const struct board_space *s = &board->space[space];
    const struct board_room *room = &board->room[s->room];
    return seals_board_room_contains(room, seals_board_space_point(s), 0) ? room : NULL;
}

bool seals_board_way_corridor(const struct board *board, int way, struct point *a,
                              struct point *b)
{
    int from = board->way[way][0];
    int to = board->way[way][1];
    const struct board_room *here = room_under(board, from);
    const struct board_room *there = room_under(board, to);
    *a = seals_board_space_point(&board->space[from]);
    *b = seals_board_space_point(&board->space[to]);
    if (here != NULL && here == there)
        return false;
    if (here != NULL)
        *a = seals_board_room_nearest(here, *b);
    if (there != NULL)
        *b = seals_board_room_nearest(there, *a);
    return true;
}
