/* spaces.c: start circles, seal circles and scroll boxes with what is printed
 * on them. The strength is always a numeral: nothing is told by colour alone. */
#include "games/seals/board/draw/draw.h"

static void draw_start(const struct board_space *space, struct buffer *svg)
{
    buffer_format(svg,
                  "<circle r=\"%d\" fill=\"url(#amethyst)\" stroke=\"#2f1a4d\" "
                  "stroke-width=\"3\"/><circle r=\"%d\" fill=\"none\" stroke=\"#d9c6f2\" "
                  "stroke-width=\"2\"/><text y=\"7\" font-size=\"21\" "
                  "fill=\"#fff\">%s</text>",
                  CIRCLE_RADIUS, CIRCLE_RADIUS - 6, space->name);
}

static void draw_circle(const struct board_space *space, struct buffer *svg)
{
    buffer_format(
        svg,
        "<circle r=\"%d\" fill=\"url(#disc)\" stroke=\"#3a3128\" "
        "stroke-width=\"3\"/><circle r=\"%d\" fill=\"none\" stroke=\"#8a7d69\" "
        "stroke-width=\"2\"/><text y=\"5\" font-size=\"33\" "
        "font-weight=\"bold\">%d</text><text y=\"21\" font-size=\"15\">%s</text>",
        CIRCLE_RADIUS, CIRCLE_RADIUS - 4, space->strength, space->name);
}

static void draw_box(const struct board_space *space, struct buffer *svg)
{
    const int w = BOX_HALF_WIDTH;
    const int h = BOX_HALF_HEIGHT;
    buffer_format(
        svg,
        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"3\" "
        "fill=\"url(#parchment)\" stroke=\"#5b4422\" stroke-width=\"2.5\"/>"
        "<path d=\"M%d %dh%dM%d %dh%d\" stroke=\"#a9823f\" stroke-width=\"6\" "
        "stroke-linecap=\"round\"/><text y=\"9\" font-size=\"38\" "
        "font-weight=\"bold\">%d</text><text y=\"27\" font-size=\"16\">%s</text>",
        2 - w, 2 - h, 2 * w - 4, 2 * h - 4, 3 - w, 3 - h, 2 * w - 6, 3 - w, h - 3,
        2 * w - 6, space->strength, space->name);
}

static void draw_space(const struct board_space *space, struct buffer *svg)
{
    buffer_format(svg, "<g id=\"%s\" transform=\"translate(%d %d)\">", space->name,
                  space->x, space->y);
    switch (space->kind) {
    case SPACE_START:
        draw_start(space, svg);
        break;
    case SPACE_CIRCLE:
        draw_circle(space, svg);
        break;
    default:
        draw_box(space, svg);
    }
    buffer_put(svg, "</g>\n");
}

void seals_board_draw_spaces(const struct board *board, struct buffer *svg)
{
    buffer_put(svg, "<g text-anchor=\"middle\" fill=\"#241c14\">\n");
    for (int i = 0; i < board->sites; i++)
        draw_space(&board->space[i], svg);
    buffer_put(svg, "</g>\n");
}

/* Start circles stay as they are; seals and scrolls leave hollows in the floor. */
static void draw_place(const struct board_space *space, struct buffer *svg)
{
    const int w = BOX_HALF_WIDTH;
    const int h = BOX_HALF_HEIGHT;
    switch (space->kind) {
    case SPACE_START:
        buffer_format(svg,
                      "<circle cx=\"%d\" cy=\"%d\" r=\"%d\" fill=\"url(#amethyst)\" "
                      "stroke=\"#2f1a4d\" stroke-width=\"3\"/><circle cx=\"%d\" "
                      "cy=\"%d\" r=\"%d\" fill=\"none\" stroke=\"#d9c6f2\" "
                      "stroke-width=\"2\"/>\n",
                      space->x, space->y, CIRCLE_RADIUS, space->x, space->y,
                      CIRCLE_RADIUS - 6);
        break;
    case SPACE_CIRCLE:
        buffer_format(svg,
                      "<circle cx=\"%d\" cy=\"%d\" r=\"%d\" fill=\"url(#hollow)\" "
                      "stroke=\"#6a5b44\" stroke-width=\"3\"/>\n",
                      space->x, space->y, CIRCLE_RADIUS - 4);
        break;
    default:
        buffer_format(svg,
                      "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"6\" "
                      "fill=\"url(#hollow)\" stroke=\"#6a5b44\" stroke-width=\"3\"/>\n",
                      space->x - w, space->y - h, 2 * w, 2 * h);
    }
}

void seals_board_draw_places(const struct board *board, struct buffer *svg)
{
    buffer_put(svg, "<g>\n");
    for (int i = 0; i < board->sites; i++)
        draw_place(&board->space[i], svg);
    buffer_put(svg, "</g>\n");
}
