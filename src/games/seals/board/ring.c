/* ring.c: six faces around the central hall make a board. */
#include <stdio.h>
#include <string.h>

#include "games/seals/board/build.h"
#include "games/seals/board/draw/geometry.h"
#include "games/seals/board/face.h"
#include "i18n/i18n.h"

static const struct board_room hall = {.name = "hall",
                                       .title =
                                           TR_NOOP_IN("room", "The Hall of the Pentad"),
                                       .segment = SEGMENT_CENTRE,
                                       .shape = ROOM_DISC,
                                       .radius = HALL_RADIUS};

/* The start circles lie between the exits, on the points of the star. */
static bool add_starts(struct board *board, int middle, struct error *error)
{
    for (int i = 0; i < BOARD_SEGMENTS; i++) {
        struct point at = seals_board_point_polar(START_RADIUS, i * FACE_ANGLE);
        struct board_space start = {.name = {'h', (char)('1' + i)},
                                    .kind = SPACE_START,
                                    .x = (int16_t)at.x,
                                    .y = (int16_t)at.y};
        int added = seals_board_add_space(board, &start, error);
        if (added < 0 || !seals_board_add_way(board, middle, added, error))
            return false;
    }
    return true;
}

bool seals_face_ring_begin(struct face_ring *ring, struct board *board,
                           struct error *error)
{
    struct board_space middle = {.name = "hall", .kind = SPACE_FLOOR};
    *ring = (struct face_ring){0};
    seals_board_clear(board);
    return seals_board_add_room(board, &hall, error) >= 0 &&
           seals_board_add_space(board, &middle, error) >= 0 &&
           add_starts(board, 0, error);
}

static struct board_room turned_room(const struct board_room *room, int segment)
{
    struct board_room turned = *room;
    int angle = segment * FACE_ANGLE;
    turned.segment = (uint8_t)segment;
    if (room->shape == ROOM_SECTOR) {
        turned.from = (int16_t)(room->from + angle);
        turned.to = (int16_t)(room->to + angle);
    } else if (room->shape == ROOM_DISC) {
        struct point at = seals_board_point_polar(room->x, room->y + angle);
        turned.x = (int16_t)at.x;
        turned.y = (int16_t)at.y;
    }
    return turned;
}

static struct board_space turned_space(const struct board_space *space, int segment,
                                       int first_room)
{
    struct board_space turned = *space;
    struct point at = seals_board_point_polar(space->x, space->y + segment * FACE_ANGLE);
    turned.x = (int16_t)at.x;
    turned.y = (int16_t)at.y;
    turned.room = (uint8_t)(space->room + first_room);
    return turned;
}

static bool add_plan(struct board *board, const struct board *plan, int segment,
                     struct error *error)
{
    int first_room = board->rooms;
    int first_space = board->spaces;
    for (int i = 0; i < plan->rooms; i++) {
        struct board_room room = turned_room(&plan->room[i], segment);
        if (seals_board_add_room(board, &room, error) < 0)
            return false;
    }
    for (int i = 0; i < plan->spaces; i++) {
        struct board_space space = turned_space(&plan->space[i], segment, first_room);
        if (seals_board_add_space(board, &space, error) < 0)
            return false;
    }
    for (int i = 0; i < plan->ways; i++)
        if (!seals_board_add_way(board, first_space + plan->way[i][0],
                                 first_space + plan->way[i][1], error))
            return false;
    return true;
}

bool seals_face_alone(struct board *board, const struct face *face, int segment,
                      struct error *error)
{
    seals_board_clear(board);
    if (!add_plan(board, &face->plan, segment, error))
        return false;
    seals_board_order(board);
    return true;
}

bool seals_face_ring_add(struct face_ring *ring, struct board *board,
                         const struct face *face, struct error *error)
{
    int segment = ring->count++;
    int first = board->spaces;
    ring->exit[segment] = first + face->exit;
    for (int door = 0; door < DOORS; door++)
        for (int edge = 0; edge < EDGES; edge++)
            ring->door[segment][door][edge] = first + face->door[door][edge];
    memcpy(board->segment[segment], face->plan.title, BOARD_TITLE);
    return add_plan(board, &face->plan, segment, error);
}

bool seals_face_ring_join(const struct face_ring *ring, struct board *board,
                          struct error *error)
{
    int middle = seals_board_find(board, hall.name);
    for (int i = 0; i < ring->count; i++) {
        int next = (i + 1) % ring->count;
        if (!seals_board_add_way(board, middle, ring->exit[i], error))
            return false;
        for (int door = 0; door < DOORS; door++)
            if (!seals_board_add_way(board, ring->door[i][door][EDGE_RIGHT],
                                     ring->door[next][door][EDGE_LEFT], error))
                return false;
    }
    int blame;
    return seals_board_finish(board, &blame, error);
}
