/* labels.c: rooms' titles, each put where it covers nothing.
 *
 * A title runs along the ring, in one line or two, on the room's floor or else in the
 * rock beside it. Places are tried from the largest letters to the smallest; a title that
 * fits nowhere is left out of the picture. */
#include <stdlib.h>
#include <string.h>

#include "games/seals/board/draw/draw.h"
#include "games/seals/board/draw/labels.h"

enum {
    LARGEST = 19,
    SMALLEST = 13,
    MOST_NEAR = 48, /* sites near one room, and corridors */
    ENOUGH = 12,    /* more distance than this to the next thing gains nothing */
    WALL = 20,
    FARTHEST = 200, /* from the room's middle */
    NO_PLACE = -1000,
};

struct scene {
    const struct board *board;
    int room;
    struct point middle;
    int sites;
    uint8_t site[MOST_NEAR];
    int rooms;
    uint8_t near[MOST_NEAR];
    int corridors;
    struct point end[MOST_NEAR][2];
    const struct label *placed;
    int placed_count;
};

bool seals_board_label_is_flipped(const struct label *label)
{
    int angle = label->angle % ANGLE_FULL;
    return angle > 950 && angle < 2650;
}

static int line_width(const char *line, int size)
{
    int count = 0;
    for (; *line != '\0'; line++)
        count += (*line & 0xc0) != 0x80;
    return count * size * 57 / 100;
}

/* The point of the label's line `line` that lies `along` from its middle. */
struct point seals_board_label_point(const struct label *label, int line, int along)
{
    int out = label->lines == 1 ? 0 : (line == 0 ? 1 : -1) * label->size * 6 / 10;
    if (seals_board_label_is_flipped(label))
        out = -out;
    return (struct point){
        label->middle.x + (label->right.x * along + label->up.x * out) / 1000,
        label->middle.y + (label->right.y * along + label->up.y * out) / 1000};
}

static int site_distance(const struct board_space *space, struct point at)
{
    if (space->kind != SPACE_BOX)
        return seals_board_point_distance(at, seals_board_space_point(space)) -
               CIRCLE_RADIUS;
    int dx = abs(at.x - space->x) - BOX_HALF_WIDTH;
    int dy = abs(at.y - space->y) - BOX_HALF_HEIGHT;
    if (dx < 0 || dy < 0)
        return dx > dy ? dx : dy;
    return seals_board_point_distance((struct point){dx, dy}, (struct point){0, 0});
}

/* How much open floor or bare rock there is around a point, or NO_PLACE. */
static int ground_around(const struct scene *scene, const struct label *label,
                         struct point at)
{
    const struct board *board = scene->board;
    int half = label->size / 2;
    if (label->on_floor)
        return seals_board_room_contains(&board->room[scene->room], at, -(half + 4))
                   ? ENOUGH
                   : NO_PLACE;
    int free = ENOUGH;
    for (int i = 0; i < scene->rooms; i++)
        if (seals_board_room_contains(&board->room[scene->near[i]], at, half + WALL))
            return NO_PLACE;
    for (int i = 0; i < scene->corridors && free >= 0; i++) {
        int far = seals_board_stretch_distance(at, scene->end[i][0], scene->end[i][1]) -
                  CORRIDOR_WIDTH / 2 - WALL - half;
        free = far < free ? far : free;
    }
    return seals_board_point_distance(at, (struct point){0, 0}) < 997 - half ? free
                                                                             : NO_PLACE;
}

/* No title reaches so far, with ENOUGH around it: half of a line of 48 letters, at its
 * largest, is 259. */
static bool is_far(struct point a, struct point b)
{
    return abs(a.x - b.x) > 300 || abs(a.y - b.y) > 300;
}

static int labels_around(const struct scene *scene, const struct label *label,
                         struct point at)
{
    int free = ENOUGH;
    for (int i = 0; i < scene->placed_count; i++) {
        if (is_far(scene->placed[i].middle, at))
            continue;
        int far = seals_board_label_distance(&scene->placed[i], at) - label->size / 2;
        free = far < free ? far : free;
    }
    return free;
}

static int sites_around(const struct scene *scene, const struct label *label,
                        struct point at)
{
    int free = ENOUGH;
    for (int i = 0; i < scene->sites && free >= 0; i++) {
        int wall = label->on_floor ? 4 : WALL;
        int far = site_distance(&scene->board->space[scene->site[i]], at) -
                  label->size / 2 - wall;
        free = far < free ? far : free;
    }
    return free;
}

static int space_around(const struct scene *scene, const struct label *label,
                        struct point at)
{
    int free = ground_around(scene, label, at);
    if (free >= 0) {
        int sites = sites_around(scene, label, at);
        free = sites < free ? sites : free;
    }
    if (free < 0)
        return NO_PLACE;
    int others = labels_around(scene, label, at);
    return others < free ? others : free;
}

/* The least distance of the label to anything else, at most ENOUGH. */
static int clearance(const struct scene *scene, const struct label *label)
{
    int least = ENOUGH;
    for (int line = 0; line < label->lines; line++) {
        int half = line_width(label->line[line], label->size) / 2;
        static const int order[] = {0, 4, -4, 2, -2, 3, -3, 1, -1};
        for (int step = 0; step < 9; step++) {
            struct point at =
                seals_board_label_point(label, line, half * order[step] / 4);
            int free = space_around(scene, label, at);
            if (free < 0)
                return NO_PLACE;
            least = free < least ? free : least;
        }
    }
    return least;
}

/* Tries one place after the other around the room's middle and keeps the best. */
static bool find_place(const struct scene *scene, struct label *label, int reach)
{
    int radius = seals_board_point_distance(scene->middle, (struct point){0, 0});
    int angle = seals_board_angle_of(scene->middle);
    int per_step = radius > 60 ? 8 * 573 / radius : 80;
    struct label best = *label;
    int best_score = NO_PLACE;
    for (int aside = -reach / 8; aside <= reach / 8; aside++) {
        label->angle = (angle + aside * per_step + ANGLE_FULL) % ANGLE_FULL;
        label->right = seals_board_point_polar(1000, label->angle + 900);
        label->up = seals_board_point_polar(1000, label->angle);
        for (int out = -reach; out <= reach; out += 6) {
            int farness = (abs(out) + 16 * abs(aside)) / 4;
            if (ENOUGH * 8 - farness <= best_score)
                continue;
            label->middle = seals_board_point_polar(radius + out, label->angle);
            int free = clearance(scene, label);
            int score = free * 8 - farness;
            if (free < 0 || score <= best_score)
                continue;
            best_score = score;
            best = *label;
        }
    }
    *label = best;
    return best_score > NO_PLACE;
}

/* Breaks the title in two near its middle; false when it is one word. */
static bool break_title(struct label *label, const char *title)
{
    int length = (int)strlen(title);
    int best = -1;
    for (int i = 0; i < length; i++)
        if (title[i] == ' ' && (best < 0 || abs(2 * i - length) < abs(2 * best - length)))
            best = i;
    if (best < 0)
        return false;
    label->lines = 2;
    memset(label->line, 0, sizeof label->line);
    memcpy(label->line[0], title, (size_t)best);
    memcpy(label->line[1], title + best + 1, (size_t)(length - best - 1));
    return true;
}

static bool place_label(const struct scene *scene, struct label *label, const char *title,
                        bool on_floor)
{
    for (label->size = LARGEST; label->size >= SMALLEST; label->size -= 3)
        for (int lines = 1; lines <= 2; lines++) {
            label->on_floor = on_floor;
            label->lines = 1;
            memcpy(label->line[0], title, strlen(title) + 1);
            if (lines == 2 && !break_title(label, title))
                continue;
            const struct board_room *room = &scene->board->room[scene->room];
            int across = room->shape == ROOM_SECTOR ? (room->outer - room->inner) / 2 + 60
                         : room->shape == ROOM_DISC ? room->radius
                                                    : 60;
            across = across > FARTHEST ? FARTHEST : across;
            if (find_place(scene, label, on_floor ? across : across + 44))
                return true;
        }
    return false;
}

/* Along a corridor: the words run on its floor, between what lies at its ends. */
static bool place_on_corridor(const struct scene *scene, struct label *label,
                              const char *title, struct point a, struct point b)
{
    int length = seals_board_point_distance(a, b);
    if (length == 0)
        return false;
    *label = (struct label){.lines = 1, .size = SMALLEST, .on_floor = true};
    memcpy(label->line[0], title, strlen(title) + 1);
    int half = line_width(title, SMALLEST) / 2;
    label->angle =
        (seals_board_angle_of((struct point){b.x - a.x, b.y - a.y}) + 2700) % ANGLE_FULL;
    label->right = seals_board_point_polar(1000, label->angle + 900);
    label->up = seals_board_point_polar(1000, label->angle);
    for (int at = half; at <= length - half; at += 4) {
        label->middle = (struct point){a.x + (b.x - a.x) * at / length,
                                       a.y + (b.y - a.y) * at / length};
        bool fits = true;
        for (int step = -4; step <= 4 && fits; step++)
            fits = sites_around(scene, label,
                                seals_board_label_point(label, 0, half * step / 4)) >= 0;
        if (fits)
            return true;
    }
    return false;
}

static bool place_in_passage(const struct scene *scene, struct label *label,
                             const char *title)
{
    const struct board *board = scene->board;
    for (int i = 0; i < board->ways && board->room[scene->room].shape == ROOM_PASSAGE;
         i++) {
        struct point a;
        struct point b;
        if (board->space[board->way[i][0]].room == scene->room &&
            board->space[board->way[i][1]].room == scene->room &&
            seals_board_way_corridor(board, i, &a, &b) &&
            place_on_corridor(scene, label, title, a, b))
            return true;
    }
    return false;
}

static void gather_near(struct scene *scene)
{
    const struct board *board = scene->board;
    for (int i = 0; i < board->rooms && scene->rooms < MOST_NEAR; i++)
        if (seals_board_room_contains(&board->room[i], scene->middle, 260))
            scene->near[scene->rooms++] = (uint8_t)i;
    for (int i = 0; i < board->sites && scene->sites < MOST_NEAR; i++)
        if (seals_board_point_distance(scene->middle,
                                       seals_board_space_point(&board->space[i])) < 330)
            scene->site[scene->sites++] = (uint8_t)i;
    for (int i = 0; i < board->ways && scene->corridors < MOST_NEAR; i++) {
        struct point *end = scene->end[scene->corridors];
        if (seals_board_way_corridor(board, i, &end[0], &end[1]) &&
            seals_board_stretch_distance(scene->middle, end[0], end[1]) < 300)
            scene->corridors++;
    }
}

/* The middle of a passage is that of its spaces. */
static struct point middle_of(const struct board *board, int room)
{
    struct point sum = {0, 0};
    int count = 0;
    if (board->room[room].shape != ROOM_PASSAGE)
        return seals_board_room_middle(&board->room[room]);
    for (int i = 0; i < board->spaces; i++)
        if (board->space[i].room == room) {
            sum.x += board->space[i].x;
            sum.y += board->space[i].y;
            count++;
        }
    return count == 0 ? sum : (struct point){sum.x / count, sum.y / count};
}

int seals_board_labels_place(const struct board *board,
                             struct label label[BOARD_MAX_ROOMS])
{
    int count = 0;
    for (int i = 0; i < board->rooms; i++) {
        char said[BOARD_SAID];
        const char *title = seals_board_say_title(board->room[i].title, said);
        struct scene scene = {.board = board,
                              .room = i,
                              .middle = middle_of(board, i),
                              .placed = label,
                              .placed_count = count};
        if (board->room[i].segment == SEGMENT_CENTRE)
            continue;
        gather_near(&scene);
        count += place_in_passage(&scene, &label[count], title) ||
                 place_label(&scene, &label[count], title, true) ||
                 place_label(&scene, &label[count], title, false);
    }
    return count;
}

int seals_board_label_distance(const struct label *label, struct point at)
{
    int least = INT16_MAX;
    for (int line = 0; line < label->lines; line++) {
        int half = line_width(label->line[line], label->size) / 2;
        int far =
            seals_board_stretch_distance(at, seals_board_label_point(label, line, -half),
                                         seals_board_label_point(label, line, half)) -
            label->size / 2;
        least = far < least ? far : least;
    }
    return least;
}
