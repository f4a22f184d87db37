/* decor.c: what makes the dungeon a place: candles, the star, rooms' titles.
 */
#include <stdlib.h>

#include "games/seals/board/draw/draw.h"

enum { CANDLE_CLEARANCE = 52, CANDLE_FROM_WORDS = 16 };

static bool is_free(const struct board *board, const struct label *label, int labels,
                    struct point at)
{
    for (int i = 0; i < board->sites; i++)
        if (seals_board_point_distance(at, seals_board_space_point(&board->space[i])) <
            CANDLE_CLEARANCE)
            return false;
    for (int i = 0; i < labels; i++)
        if (seals_board_label_distance(&label[i], at) < CANDLE_FROM_WORDS)
            return false;
    return true;
}

static void draw_candle(struct point at, struct buffer *svg)
{
    buffer_format(
        svg,
        "<g transform=\"translate(%d %d)\"><circle r=\"70\" "
        "fill=\"url(#light)\"/><path d=\"M-4 0h8v13h-8z\" fill=\"#fdf6e3\" "
        "stroke=\"#7a6a4a\"/><path d=\"M0 -14C6 -6 4 -1 0 -1C-4 -1 -6 -6 0 -14\" "
        "fill=\"#f28c1e\"/></g>\n",
        at.x, at.y);
}

/* Candles stand in the outer corners of rooms. */
void seals_board_draw_candles(const struct board *board, const struct label *label,
                              int labels, struct buffer *svg)
{
    for (int i = 0; i < board->rooms; i++) {
        const struct board_room *room = &board->room[i];
        if (room->shape != ROOM_SECTOR || room->outer - room->inner < 60)
            continue;
        int aside = 24 * 573 / room->outer;
        struct point left = seals_board_point_polar(room->outer - 22, room->from + aside);
        struct point right = seals_board_point_polar(room->outer - 22, room->to - aside);
        if (is_free(board, label, labels, left))
            draw_candle(left, svg);
        if (is_free(board, label, labels, right))
            draw_candle(right, svg);
    }
}

/* Five points, each joined to the next but one. */
static void draw_pentad(int radius, struct buffer *svg)
{
    for (int i = 0; i < 5; i++) {
        buffer_put(svg, i == 0 ? "M" : "L");
        seals_board_draw_point(radius, i * 2 * ANGLE_FULL / 5 % ANGLE_FULL, svg);
    }
    buffer_put(svg, "Z");
}

/* The star of the Pentad in amethyst, let into the floor of the chamber. */
void seals_board_draw_star(const struct board *board, struct buffer *svg)
{
    for (int i = 0; i < board->rooms; i++) {
        const struct board_room *room = &board->room[i];
        if (room->segment != SEGMENT_CENTRE || room->shape != ROOM_DISC)
            continue;
        int points = room->radius * 51 / 100;
        buffer_format(svg,
                      "<g transform=\"translate(%d %d)\" fill=\"none\" "
                      "stroke=\"#6b3fa0\"><circle r=\"%d\" fill=\"#6b3fa0\" "
                      "fill-opacity=\".12\" stroke-width=\"4\"/><circle r=\"%d\" "
                      "stroke-width=\"2\"/><circle r=\"%d\" stroke-width=\"5\"/>"
                      "<path stroke-width=\"7\" stroke-linejoin=\"round\" d=\"",
                      room->x, room->y, room->radius - 10, room->radius - 18, points);
        draw_pentad(points, svg);
        buffer_put(svg, "\"/><circle r=\"150\" fill=\"url(#light)\" "
                        "stroke=\"none\"/></g>\n");
    }
}

static void draw_label(const struct label *label, struct buffer *svg)
{
    int turn = seals_board_label_is_flipped(label) ? label->angle - 1800 : label->angle;
    for (int line = 0; line < label->lines; line++) {
        struct point at = seals_board_label_point(label, line, 0);
        buffer_format(svg,
                      "<text font-size=\"%d\" fill=\"%s\" transform=\"translate(%d %d) "
                      "rotate(%s%d.%d)\" y=\"%d\">",
                      label->size, label->on_floor ? "#4a3a22" : "#e3d3ab", at.x, at.y,
                      turn < 0 ? "-" : "", abs(turn) / 10, abs(turn) % 10,
                      label->size / 3);
        seals_board_draw_words(label->line[line], svg);
        buffer_put(svg, "</text>\n");
    }
}

void seals_board_draw_titles(const struct label *label, int labels, struct buffer *svg)
{
    buffer_put(svg, "<g text-anchor=\"middle\" font-style=\"italic\">\n");
    for (int i = 0; i < labels; i++)
        draw_label(&label[i], svg);
    buffer_put(svg, "</g>\n");
}

void seals_board_draw_dusk(struct buffer *svg)
{
    buffer_put(svg, "<g fill=\"url(#dusk)\"><use xlink:href=\"#rooms\"/><use "
                    "xlink:href=\"#niches\"/></g>\n");
}
