/* ciub_view.c: the table of ciub: cards above, dice below them, the players at the foot.
 * A small screen has signs and letters; a large one has words too. */
#include "tui/ciub_parts.h"

enum { MIN_HEIGHT = 18, MIN_WIDTH = 80, LARGE_HEIGHT = 30, LARGE_WIDTH = 104 };

static int clamp(int value, int low, int high)
{
    return value < low ? low : value > high ? high : value;
}

static void draw_rows(const struct ciub_pen *pen, const struct ciub_area *area)
{
    struct ciub_area row = *area;
    row.height = area->height / 2;
    ciub_draw_row(pen, &row, pen->state->top);
    row.y += row.height;
    ciub_draw_row(pen, &row, pen->state->bottom);
}

/* From above: cards and pile, dice, buttons, supply, players, signs. */
static void draw_small(const struct ciub_pen *pen)
{
    enum { PILE = 15, DICE = 4, SIGNS = 1 };
    int width = pen->canvas->width;
    int rest = pen->canvas->height - DICE - 2 - SIGNS;
    int cards = clamp(rest - 2 * pen->world->players, 6, 8) / 2 * 2;
    int seats = clamp(rest - cards, pen->world->players, 3 * pen->world->players);
    struct ciub_area area = {0, 0, cards, width - PILE};
    draw_rows(pen, &area);
    area = (struct ciub_area){0, width - PILE + 1, cards, PILE - 1};
    ciub_draw_pile_short(pen, &area);
    area = (struct ciub_area){cards, 0, DICE, width};
    ciub_draw_band(pen, &area);
    area = (struct ciub_area){cards + DICE, 0, 1, width};
    ciub_draw_words(pen, &area);
    area.y++;
    ciub_draw_supply_short(pen, &area);
    area.y++;
    area.height = seats;
    ciub_draw_seats(pen, &area);
    area = (struct ciub_area){pen->canvas->height - SIGNS, 1, SIGNS, width - 1};
    ciub_draw_legend(pen, &area);
}

/* Cards, buttons and dice on the left, supply and pile on the right. */
static void draw_large(const struct ciub_pen *pen)
{
    enum { WORDS = 2 };
    int players = pen->world->players;
    int height = pen->canvas->height, width = pen->canvas->width;
    int lines = clamp((height - 20) / players, 2, 4);
    int seats = lines * players, body = height - seats - 1;
    int side = clamp(width / 3, 38, 56), table = width - side - 2;
    int cards = clamp((body - WORDS - 10) / 2, 3, 7);
    struct ciub_area area = {0, 0, 2 * cards, table};
    draw_rows(pen, &area);
    area = (struct ciub_area){2 * cards, 0, WORDS, table};
    ciub_draw_words(pen, &area);
    area.y += WORDS;
    area.height = body - area.y;
    ciub_draw_stack(pen, &area);
    area = (struct ciub_area){0, table + 2, body, side};
    ciub_draw_side(pen, &area);
    area = (struct ciub_area){body + 1, 0, seats, width};
    canvas_line(pen->canvas, body, 0, body, width - 1, INK_DIM);
    ciub_draw_seats(pen, &area);
}

static void draw(const struct scene *scene, struct canvas *canvas)
{
    const struct ciub_world *world = scene->world;
    struct ciub_pen pen = {.scene = scene,
                           .canvas = canvas,
                           .world = world,
                           .set = &world->set,
                           .state = scene->state};
    ciub_choose_initials(&pen);
    if (canvas->height >= LARGE_HEIGHT && canvas->width >= LARGE_WIDTH)
        draw_large(&pen);
    else
        draw_small(&pen);
}

const struct view ciub_view = {
    .game = "ciub", .min_height = MIN_HEIGHT, .min_width = MIN_WIDTH, .draw = draw};
