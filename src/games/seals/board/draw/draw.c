/* draw.c: the dungeon as an SVG picture, made from the board alone.
 *
 * The text holds whole numbers only, so the same board gives the same bytes everywhere.
 * Walls come about by painting all rooms and corridors three times: wide and dark, less
 * wide as masonry, then as floor. Where two of them meet, the floor runs on: an open
 * door. */
#include "games/seals/board/draw/draw.h"

#include "games/data.h"
#include "games/seals/board/build.h"
#include "i18n/i18n.h"

enum { FRAME = BOARD_DRAWING_SIZE };

void seals_board_draw_words(const char *words, struct buffer *svg)
{
    for (; *words != '\0'; words++)
        switch (*words) {
        case '&':
            buffer_put(svg, "&amp;");
            break;
        case '<':
            buffer_put(svg, "&lt;");
            break;
        case '>':
            buffer_put(svg, "&gt;");
            break;
        case '"':
            buffer_put(svg, "&quot;");
            break;
        default:
            buffer_put_n(svg, words, 1);
        }
}

/* Gradients and patterns are data/seals/definitions.svg. */
static void draw_definitions(const struct board *board, struct buffer *svg)
{
    buffer_put(svg, "<defs>\n");
    buffer_put(svg, data_text("seals/definitions.svg"));
    seals_board_draw_outlines(board, svg);
    buffer_put(svg, "</defs>\n");
}

/* The corners of the picture: the title above, what the shapes mean below. */
static void draw_corners(const struct board *board, struct buffer *svg)
{
    char said[BOARD_SAID];
    buffer_put(svg, "<g fill=\"#e8d9b5\" font-size=\"36\">\n<text x=\"-1090\" "
                    "y=\"-1060\">");
    seals_board_draw_words(seals_board_say_title(board->title, said), svg);
    buffer_format(svg,
                  "</text>\n<g font-size=\"24\">\n"
                  "<circle cx=\"-1070\" cy=\"1044\" r=\"16\" fill=\"url(#disc)\"/>"
                  "<text x=\"-1042\" y=\"1052\">%s</text>\n"
                  "<rect x=\"-1084\" y=\"1072\" width=\"28\" height=\"34\" rx=\"3\" "
                  "fill=\"url(#parchment)\"/><text x=\"-1042\" y=\"1098\">%s</text>\n"
                  "<g text-anchor=\"end\"><circle cx=\"1070\" cy=\"1090\" r=\"16\" "
                  "fill=\"url(#amethyst)\"/><text x=\"1042\" y=\"1098\">%s</text></g>\n"
                  "</g>\n</g>\n",
                  tr_in("picture", "seal"), tr_in("picture", "scroll"),
                  tr_in("picture", "start"));
}

static void draw_opening(const struct board *board, struct buffer *svg)
{
    char said[BOARD_SAID];
    buffer_format(svg,
                  "<svg xmlns=\"http://www.w3.org/2000/svg\" "
                  "xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"%d %d %d %d\" "
                  "role=\"img\" font-family=\"Georgia, 'DejaVu Serif', serif\">\n<title>",
                  -FRAME, -FRAME, 2 * FRAME, 2 * FRAME);
    seals_board_draw_words(board->title[0] != '\0'
                               ? seals_board_say_title(board->title, said)
                               : tr_in("picture", "A dungeon"),
                           svg);
    buffer_put(svg, "</title>\n");
    draw_definitions(board, svg);
}

void seals_board_draw(const struct board *board, struct buffer *svg)
{
    struct label label[BOARD_MAX_ROOMS];
    int labels = seals_board_labels_place(board, label);
    draw_opening(board, svg);
    buffer_format(svg,
                  "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" "
                  "fill=\"#191513\"/>\n",
                  -FRAME, -FRAME, 2 * FRAME, 2 * FRAME);
    seals_board_draw_rock(board, svg);
    seals_board_draw_floors(svg);
    seals_board_draw_star(board, svg);
    seals_board_draw_candles(board, label, labels, svg);
    seals_board_draw_titles(label, labels, svg);
    seals_board_draw_spaces(board, svg);
    draw_corners(board, svg);
    buffer_put(svg, "</svg>\n");
}

void seals_board_draw_bare(const struct board *board, struct buffer *svg)
{
    struct label label[BOARD_MAX_ROOMS];
    int labels = seals_board_labels_place(board, label);
    draw_opening(board, svg);
    seals_board_draw_rock(board, svg);
    seals_board_draw_floors(svg);
    seals_board_draw_star(board, svg);
    seals_board_draw_dusk(svg);
    seals_board_draw_candles(board, label, labels, svg);
    seals_board_draw_titles(label, labels, svg);
    seals_board_draw_places(board, svg);
    buffer_put(svg, "</svg>\n");
}
