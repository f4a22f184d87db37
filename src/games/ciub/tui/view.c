/* view.c: the table of ciub: cards above, dice below them, the players at the foot.
 * A small screen has signs and letters; a large one has words too. */
#include "games/ciub/tui/internal.h"
#include "i18n/i18n.h"

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

/* From above: cards and pile, dice, buttons, supply, players, signs. What a screen has
 * more than the least goes to cards, then to dice, then to players. */
static void draw_small(const struct ciub_pen *pen)
{
    enum { PILE = 15, SIGNS = 1 };
    int width = pen->canvas->width, height = pen->canvas->height;
    int spare = height - MIN_HEIGHT;
    int cards = spare >= 14 ? 10 : spare >= 2 ? 8 : 6;
    int dice = spare >= 10 ? 12 : spare >= 4 ? 6 : 4;
    struct ciub_area area = {0, 0, cards, width - PILE};
    draw_rows(pen, &area);
    area = (struct ciub_area){0, width - PILE + 1, cards, PILE - 1};
    ciub_draw_pile_short(pen, &area);
    area = (struct ciub_area){cards, 0, dice, width};
    if (dice < 12)
        ciub_draw_band(pen, &area);
    else
        ciub_draw_stack(pen, &area);
    area = (struct ciub_area){cards + dice, 0, 1, width};
    ciub_draw_words(pen, &area);
    area.y++;
    ciub_draw_supply_short(pen, &area);
    area.y++;
    area.height = clamp(height - area.y - SIGNS, 0, 3 * pen->world->players);
    ciub_draw_seats(pen, &area);
    area = (struct ciub_area){height - SIGNS, 1, SIGNS, width - 1};
    ciub_draw_legend(pen, &area);
}

/* The rows with their names above them. */
static void draw_named_rows(const struct ciub_pen *pen, const struct ciub_area *area)
{
    struct ciub_area row = {area->y, area->x, area->height / 2 - 1, area->width};
    ciub_heading(pen, &row, tr("Top row"), "row:top");
    row.y++;
    ciub_draw_row(pen, &row, pen->state->top);
    row.y += row.height;
    ciub_heading(pen, &row, tr("Bottom row"), "row:bottom");
    row.y++;
    ciub_draw_row(pen, &row, pen->state->bottom);
}

/* Cards, buttons and dice on the left, supply and pile on the right, players below. */
static void draw_large(const struct ciub_pen *pen)
{
    enum { DICE = 12 };
    int height = pen->canvas->height, width = pen->canvas->width;
    int seats = clamp(height / 5, 6, 9), body = height - seats;
    int words = body > 26 ? 2 : 1;
    int side = clamp(width / 3, 36, 56), table = width - side - 2;
    int cards = 2 * clamp((body - words - DICE) / 2, 5, 10);
    int dice = clamp(body - cards - words, 8, DICE + 6) / 2 * 2;
    struct ciub_area area = {0, 0, cards, table};
    draw_named_rows(pen, &area);
    area = (struct ciub_area){cards, 0, words, table};
    ciub_draw_words(pen, &area);
    area = (struct ciub_area){cards + words, 0, dice, table};
    ciub_draw_stack(pen, &area);
    area = (struct ciub_area){0, table + 2, body, side};
    ciub_draw_side(pen, &area);
    area = (struct ciub_area){body, 0, seats, width};
    ciub_draw_seat_boxes(pen, &area);
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

/* As web/src/games/ciub/notation.tsx has them. */
static const struct view_word words[] = {
    {"adjust", TR_NOOP_IN("move", "adjust with")},
    {"and", TR_NOOP_IN("move", "and")},
    {"begin", TR_NOOP_IN("move", "begins: seat")},
    {"card", TR_NOOP_IN("move", "new card")},
    {"deal", TR_NOOP_IN("move", "deal")},
    {"down", TR_NOOP_IN("move", "and move down")},
    {"end", TR_NOOP_IN("move", "end the turn")},
    {"for", TR_NOOP_IN("move", "for")},
    {"gain", TR_NOOP_IN("move", "gain")},
    {"itself", TR_NOOP_IN("move", "itself")},
    {"keep", TR_NOOP_IN("move", "keep")},
    {"nothing", TR_NOOP_IN("move", "nothing")},
    {"on", TR_NOOP_IN("move", "on")},
    {"put", TR_NOOP_IN("move", "into the tray")},
    {"remove", TR_NOOP_IN("move", "remove")},
    {"reroll", TR_NOOP_IN("move", "reroll with")},
    {"roll", TR_NOOP_IN("move", "roll")},
    {"stop", TR_NOOP_IN("move", "stop")},
    {"swap", TR_NOOP_IN("move", "swap")},
    {"take", TR_NOOP_IN("move", "take")},
    {"to", TR_NOOP_IN("move", "to")},
    {"token", TR_NOOP_IN("move", "token on")},
    {"trade", TR_NOOP_IN("move", "trade")},
    {"whiten", TR_NOOP_IN("move", "trade for white")},
    {0},
};

static const struct view_word faces[] = {
    {"swap", TR_NOOP_IN("face", "swap")},     {"reroll", TR_NOOP_IN("face", "reroll")},
    {"adjust", TR_NOOP_IN("face", "adjust")}, {"2for1", TR_NOOP_IN("face", "2:1")},
    {"skull", TR_NOOP_IN("face", "skull")},   {0},
};

static const char *const start[] = {"die:", "tray:", "look:", "word:roll", "card:", NULL};

const struct view ciub_view = {.game = "ciub",
                               .min_height = MIN_HEIGHT,
                               .min_width = MIN_WIDTH,
                               .draw = draw,
                               .start = start,
                               .words = words,
                               .faces = faces};
