/* sketch.c: the strokes a sketch is made of: rooms, circles, boxes, floors. */
#include "games/seals/board/generate/sketch.h"

#include <stdio.h>
#include <string.h>

#include "games/seals/board/build.h"
#include "games/seals/board/draw/geometry.h"

int seals_sketch_below(struct sketch *sketch, int bound)
{
    return (int)rng_below(sketch->rng, (uint32_t)bound);
}

int seals_sketch_between(struct sketch *sketch, int low, int high)
{
    return low + seals_sketch_below(sketch, high - low + 1);
}

bool seals_sketch_chance(struct sketch *sketch, int percent)
{
    return seals_sketch_below(sketch, 100) < percent;
}

static int add_room(struct sketch *sketch, struct board_room *room)
{
    struct error error;
    int number = sketch->rooms++;
    room->name[0] = sketch->face->letter;
    room->name[1] = (char)('a' + number);
    seals_board_title_write_room((*sketch->titles)++, room->title);
    int added = seals_board_add_room(&sketch->face->plan, room, &error);
    sketch->failed |= added < 0 || number >= 26;
    return added;
}

static int add_space(struct sketch *sketch, struct board_space *space)
{
    struct error error;
    int added = seals_board_add_space(&sketch->face->plan, space, &error);
    sketch->failed |= added < 0;
    return added < 0 ? 0 : added;
}

static void join(struct sketch *sketch, int a, int b)
{
    struct error error;
    sketch->failed |= !seals_board_add_way(&sketch->face->plan, a, b, &error);
}

/* Adds the room with its floor, and the cell that stands for it. */
static int add_cell(struct sketch *sketch, struct board_room *room, struct cell cell,
                    int distance, int angle)
{
    struct board_space floor = {
        .kind = SPACE_FLOOR, .x = (int16_t)distance, .y = (int16_t)angle};
    floor.room = (uint8_t)add_room(sketch, room);
    memcpy(floor.name, room->name, sizeof floor.name);
    cell.floor = add_space(sketch, &floor);
    if (sketch->cells == SKETCH_CELLS) {
        sketch->failed = true;
        return 0;
    }
    sketch->cell[sketch->cells] = cell;
    return sketch->cells++;
}

int seals_sketch_sector(struct sketch *sketch, int ring, int inner, int outer, int from,
                        int to)
{
    struct board_room room = {.shape = ROOM_SECTOR,
                              .inner = (int16_t)inner,
                              .outer = (int16_t)outer,
                              .from = (int16_t)from,
                              .to = (int16_t)to};
    struct cell cell = {
        .inner = inner, .outer = outer, .from = from, .to = to, .ring = ring};
    return add_cell(sketch, &room, cell, (inner + outer) / 2, (from + to) / 2);
}

int seals_sketch_disc(struct sketch *sketch, int ring, int distance, int angle,
                      int radius)
{
    struct board_room room = {.shape = ROOM_DISC,
                              .x = (int16_t)distance,
                              .y = (int16_t)angle,
                              .radius = (int16_t)radius};
    struct cell cell = {.inner = distance - radius,
                        .outer = distance + radius,
                        .from = angle,
                        .to = angle,
                        .radius = radius,
                        .ring = ring};
    return add_cell(sketch, &room, cell, distance, angle);
}

/* Names are given in order of making; seals_sketch_number gives the final ones. */
static void name_site(struct sketch *sketch, struct board_space *space)
{
    snprintf(space->name, sizeof space->name, "%c%d", sketch->face->letter,
             ++sketch->sites % 1000);
}

/* Does a site come before another? From the hall outward, in bands, then clockwise. */
static bool comes_before(const struct board_space *a, const struct board_space *b)
{
    int band_a = a->x / 60;
    int band_b = b->x / 60;
    return band_a != band_b ? band_a < band_b
                            : a->y < b->y || (a->y == b->y && a->x < b->x);
}

void seals_sketch_number(struct sketch *sketch)
{
    struct board *plan = &sketch->face->plan;
    for (int i = 0; i < plan->spaces; i++) {
        struct board_space *space = &plan->space[i];
        int number = 1;
        for (int other = 0; other < plan->spaces; other++)
            number += plan->space[other].kind != SPACE_FLOOR &&
                      comes_before(&plan->space[other], space);
        if (space->kind != SPACE_FLOOR)
            snprintf(space->name, sizeof space->name, "%c%d", sketch->face->letter,
                     number % 1000);
    }
}

int seals_sketch_circle(struct sketch *sketch, int distance, int angle, int room_of,
                        int a, int b)
{
    struct board_space circle = {.kind = SPACE_CIRCLE,
                                 .x = (int16_t)distance,
                                 .y = (int16_t)angle,
                                 .room = sketch->face->plan.space[room_of].room};
    name_site(sketch, &circle);
    int added = add_space(sketch, &circle);
    if (a >= 0)
        join(sketch, added, a);
    if (b >= 0)
        join(sketch, added, b);
    return added;
}

int seals_sketch_passage_floor(struct sketch *sketch, int distance, int angle)
{
    struct board_room passage = {.shape = ROOM_PASSAGE};
    struct board_space floor = {
        .kind = SPACE_FLOOR, .x = (int16_t)distance, .y = (int16_t)angle};
    floor.room = (uint8_t)add_room(sketch, &passage);
    memcpy(floor.name, passage.name, sizeof floor.name);
    return add_space(sketch, &floor);
}

bool seals_sketch_box(struct sketch *sketch, const struct cell *cell, int distance,
                      int angle)
{
    struct board *plan = &sketch->face->plan;
    struct board_space box = {.kind = SPACE_BOX,
                              .x = (int16_t)distance,
                              .y = (int16_t)angle,
                              .room = plan->space[cell->floor].room};
    struct point at = seals_board_point_polar(distance, angle);
    for (int i = 0; i < plan->spaces; i++) {
        const struct board_space *other = &plan->space[i];
        int least = other->kind == SPACE_BOX ? 100 : 82;
        if (other->kind != SPACE_FLOOR &&
            seals_board_point_distance(at, seals_board_point_polar(other->x, other->y)) <
                least)
            return false;
    }
    name_site(sketch, &box);
    join(sketch, add_space(sketch, &box), cell->floor);
    return true;
}
