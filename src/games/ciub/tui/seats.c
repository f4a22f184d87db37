/* seats.c: what each player has: points, dice, the token and the cards won. */
#include "games/ciub/tui/internal.h"
#include "i18n/i18n.h"

enum { NAME_WIDTH = 18 };

static bool is_on_turn(const struct ciub_pen *pen, int seat)
{
    if (pen->scene->confirms > 0)
        return pen->scene->confirms == seat + 1;
    return ciub_on_turn(pen->state, seat);
}

/* "5W 2Y", in the order of the colours. */
static void draw_dice(const struct ciub_pen *pen, int y, int x, int seat)
{
    uint64_t dice = dice_of_seat(pen->state, seat);
    for (int colour = 0; colour < pen->set->colours; colour++) {
        int count = colour_count(dice, colour);
        if (count > 0)
            x += canvas_format(pen->canvas, y, x, ciub_colour_ink(pen, colour), "%d%c ",
                               count, pen->initial[colour]);
    }
}

/* The most columns that anybody's dice take, so that what follows is in line. */
static int dice_width(const struct ciub_pen *pen)
{
    int most = 0;
    for (int seat = 0; seat < pen->world->players; seat++) {
        uint64_t dice = dice_of_seat(pen->state, seat);
        int columns = 0;
        for (; dice != 0; dice >>= 8)
            columns += (dice & 0xff) == 0 ? 0 : (dice & 0xff) < 10 ? 3 : 4;
        most = columns > most ? columns : most;
    }
    return most;
}

/* Full while it is in hand, empty while it lies on a card. */
static int draw_token(const struct ciub_pen *pen, int y, int x, int seat, bool words)
{
    char thing[GUIDE_THING], label[80];
    int card = pen->state->token[seat];
    struct text out = text_init(thing, sizeof thing);
    text_format(&out, "token:%d", seat + 1);
    out = text_init(label, sizeof label);
    text_format(&out, "%s%d", ciub_token_sign(pen, card == CIUB_NONE), seat + 1);
    if (words)
        text_put_char(&out, ' ');
    if (words && card == CIUB_NONE)
        text_put(&out, tr("token in hand"));
    else if (words)
        tr_put(&out, "token on %s", pen->set->card[card].name);
    return ciub_chip(pen, y, x, ciub_seat_ink(seat), label, thing);
}

/* Who it is, the points and the dice. Returns the columns. */
static int draw_seat_head(const struct ciub_pen *pen, int y, int x, int seat, int points)
{
    struct canvas *canvas = pen->canvas;
    char thing[GUIDE_THING];
    struct text out = text_init(thing, sizeof thing);
    text_format(&out, "seat:%d", seat + 1);
    enum ink ink = ciub_seat_ink(seat);
    int from = x;
    canvas_put(canvas, y, x, ink, is_on_turn(pen, seat) ? "\u25b6" : " ");
    canvas_format(canvas, y, x + 1, ink, "%d", seat + 1);
    char name[SCENE_NAME];
    out = text_init(name, sizeof name);
    view_scene_write_name(pen->scene, canvas, seat, NAME_WIDTH, &out);
    canvas_fit(canvas, y, x + 3, NAME_WIDTH, ink, name);
    x += 3 + NAME_WIDTH;
    canvas_format(canvas, y, x, INK_KEY, "%3d\u2605", points);
    x += 6;
    draw_dice(pen, y, x, seat);
    x += dice_width(pen);
    canvas_spot(canvas, y, from, 1, x - from - 1, thing);
    canvas_mark(canvas, y, from, 1, x - from - 1, view_scene_marks(pen->scene, thing));
    return x - from;
}

static void draw_seat(const struct ciub_pen *pen, const struct ciub_area *area, int seat,
                      int points)
{
    bool wide = area->height > 1;
    int x = area->x + draw_seat_head(pen, area->y, area->x, seat, points);
    x += draw_token(pen, area->y, x, seat, wide);
    struct ciub_area cards = {area->y, x, 1, area->x + area->width - x};
    if (wide)
        cards = (struct ciub_area){area->y + 1, area->x + 2, area->height - 1,
                                   area->width - 2};
    ciub_flow_cards(pen, &cards, cards_won(pen->world, pen->state, seat), INK_PLAIN);
}

void ciub_draw_seats(const struct ciub_pen *pen, const struct ciub_area *area)
{
    int score[GAME_MAX_PLAYERS] = {0};
    int lines = area->height / pen->world->players;
    ciub_scores(pen->world, pen->state, score);
    for (int seat = 0; seat < pen->world->players; seat++) {
        struct ciub_area share = {area->y + seat * lines, area->x, lines, area->width};
        draw_seat(pen, &share, seat, score[seat]);
    }
}

/* --- boxes -------------------------------------------------------------------------- */

static void draw_box_title(const struct ciub_pen *pen, const struct ciub_area *area,
                           int seat, int points)
{
    struct canvas *canvas = pen->canvas;
    char words[16];
    struct text out = text_init(words, sizeof words);
    text_format(&out, " %d\u2605 ", points);
    int columns = canvas_columns(canvas, words), x = area->x + 2;
    canvas_put(canvas, area->y, area->x + area->width - 2 - columns, INK_KEY, words);
    x += canvas_format(canvas, area->y, x, ciub_seat_ink(seat), " %s%d ",
                       is_on_turn(pen, seat) ? "\u25b6" : "", seat + 1);
    int room = area->width - (x - area->x) - columns - 3;
    char name[SCENE_NAME];
    out = text_init(name, sizeof name);
    view_scene_write_name(pen->scene, canvas, seat, room, &out);
    x += canvas_fit(canvas, area->y, x, room, ciub_seat_ink(seat), name);
    canvas_put(canvas, area->y, x, INK_PLAIN, " ");
}

/* The title and the dice are the player; the token and the cards are themselves. */
static void draw_seat_box(const struct ciub_pen *pen, const struct ciub_area *area,
                          int seat, int points)
{
    char thing[GUIDE_THING];
    struct text out = text_init(thing, sizeof thing);
    text_format(&out, "seat:%d", seat + 1);
    unsigned marks = view_scene_marks(pen->scene, thing);
    ciub_box(pen, area, is_on_turn(pen, seat) ? ciub_seat_ink(seat) : INK_DIM, marks,
             false);
    draw_box_title(pen, area, seat, points);
    draw_dice(pen, area->y + 1, area->x + 2, seat);
    canvas_spot(pen->canvas, area->y, area->x, 2, area->width, thing);
    canvas_mark(pen->canvas, area->y, area->x, 2, area->width,
                marks & ~(unsigned)CELL_LIT);
    draw_token(pen, area->y + 2, area->x + 1, seat, true);
    struct ciub_area cards = {area->y + 3, area->x + 1, area->height - 4,
                              area->width - 2};
    ciub_flow_cards(pen, &cards, cards_won(pen->world, pen->state, seat), INK_PLAIN);
}

void ciub_draw_seat_boxes(const struct ciub_pen *pen, const struct ciub_area *area)
{
    int score[GAME_MAX_PLAYERS] = {0};
    int width = area->width / pen->world->players;
    ciub_scores(pen->world, pen->state, score);
    for (int seat = 0; seat < pen->world->players; seat++) {
        struct ciub_area box = {area->y, area->x + seat * width, area->height, width};
        draw_seat_box(pen, &box, seat, score[seat]);
    }
}
