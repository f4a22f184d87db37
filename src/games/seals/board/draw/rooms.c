/* rooms.c: rock, rim, walls and floors. */
#include "base/utf8.h"
#include "games/seals/board/draw/draw.h"

enum {
    PLATE_RADIUS = 1084,
    NAME_RADIUS = 1044,
    UTF8_ANGLE = 17, /* between the letters of a segment's name, in tenths of a degree */
    WIDER = 8,       /* more of that for a wide letter */
};

void seals_board_draw_point(int radius, int tenths, struct buffer *svg)
{
    struct point at = seals_board_point_polar(radius * 10, tenths);
    buffer_format(svg, "%s%d.%d %s%d.%d", at.x < 0 ? "-" : "",
                  (at.x < 0 ? -at.x : at.x) / 10, (at.x < 0 ? -at.x : at.x) % 10,
                  at.y < 0 ? "-" : "", (at.y < 0 ? -at.y : at.y) / 10,
                  (at.y < 0 ? -at.y : at.y) % 10);
}

static void put_arc(int radius, int to, bool large, bool clockwise, struct buffer *svg)
{
    buffer_format(svg, "A%d %d 0 %d %d ", radius, radius, large, clockwise);
    seals_board_draw_point(radius, to, svg);
}

/* A sector that goes all around is two arcs a rim: one arc cannot end where it began. */
static void draw_ring(const struct board_room *room, struct buffer *svg)
{
    for (int rim = 0; rim < 2; rim++) {
        int radius = rim == 0 ? room->outer : room->inner;
        buffer_put(svg, "M");
        seals_board_draw_point(radius, room->from, svg);
        put_arc(radius, room->from + ANGLE_FULL / 2, false, rim == 0, svg);
        put_arc(radius, room->from, false, rim == 0, svg);
        buffer_put(svg, "Z");
    }
}

static void draw_sector(const struct board_room *room, struct buffer *svg)
{
    bool large = room->to - room->from > ANGLE_FULL / 2;
    buffer_put(svg, "<path d=\"");
    if (room->to - room->from == ANGLE_FULL) {
        draw_ring(room, svg);
    } else {
        buffer_put(svg, "M");
        seals_board_draw_point(room->outer, room->from, svg);
        put_arc(room->outer, room->to, large, true, svg);
        buffer_put(svg, "L");
        seals_board_draw_point(room->inner, room->to, svg);
        put_arc(room->inner, room->from, large, false, svg);
        buffer_put(svg, "Z");
    }
    buffer_put(svg, "\"/>\n");
}

static void draw_room(const struct board_room *room, struct buffer *svg)
{
    if (room->shape == ROOM_SECTOR)
        draw_sector(room, svg);
    else if (room->shape == ROOM_DISC)
        buffer_format(svg, "<circle cx=\"%d\" cy=\"%d\" r=\"%d\"/>\n", room->x, room->y,
                      room->radius);
}

/* Corridors, and a little room around every site that lies in one. */
static void draw_ways(const struct board *board, struct buffer *svg)
{
    buffer_put(svg, "<path fill=\"none\" d=\"");
    for (int i = 0; i < board->ways; i++) {
        struct point a;
        struct point b;
        if (seals_board_way_corridor(board, i, &a, &b))
            buffer_format(svg, "M%d %dL%d %d", a.x, a.y, b.x, b.y);
    }
    buffer_put(svg, "\"/>\n");
}

/* The rooms of a segment are one group, which is tinted as a whole. */
static void draw_segment(const struct board *board, int segment, struct buffer *svg)
{
    buffer_format(svg, "<g id=\"segment%d\">\n", segment + 1);
    for (int i = 0; i < board->rooms; i++)
        if (board->room[i].segment == segment)
            draw_room(&board->room[i], svg);
    buffer_put(svg, "</g>\n");
}

void seals_board_draw_outlines(const struct board *board, struct buffer *svg)
{
    buffer_put(svg, "<g id=\"rooms\">\n");
    for (int segment = 0; segment <= SEGMENT_NONE; segment++)
        draw_segment(board, segment, svg);
    buffer_put(svg, "</g>\n<g id=\"ways\" stroke-linecap=\"round\">\n");
    draw_ways(board, svg);
    buffer_put(svg, "</g>\n<g id=\"niches\">\n");
    for (int i = 0; i < board->sites; i++) {
        const struct board_space *space = &board->space[i];
        if (seals_board_room_contains(&board->room[space->room],
                                      seals_board_space_point(space), 0))
            continue;
        if (space->kind == SPACE_BOX)
            buffer_format(svg,
                          "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" "
                          "rx=\"12\"/>\n",
                          space->x - BOX_HALF_WIDTH - 8, space->y - BOX_HALF_HEIGHT - 8,
                          2 * BOX_HALF_WIDTH + 16, 2 * BOX_HALF_HEIGHT + 16);
        else
            buffer_format(svg, "<circle cx=\"%d\" cy=\"%d\" r=\"%d\"/>\n", space->x,
                          space->y, DOORWAY_RADIUS);
    }
    buffer_put(svg, "</g>\n");
}

/* How far two letters that follow each other are apart, along the rim. */
static int gap_between(uint32_t one, uint32_t other)
{
    static const char wide[] = "ЖМФШЩЫЮ";
    int gap = 0;
    for (const char *at = wide; *at != '\0';) {
        uint32_t glyph = utf8_read(&at);
        gap += (glyph == one) + (glyph == other);
    }
    return UTF8_ANGLE + gap * WIDER / 2;
}

/* From the middle of the first letter to the middle of the last. */
static int span_of(const char *name)
{
    int span = 0;
    for (uint32_t one = utf8_capital(utf8_read(&name)); *name != '\0';) {
        uint32_t next = utf8_capital(utf8_read(&name));
        span += gap_between(one, next);
        one = next;
    }
    return span;
}

static void draw_letter(uint32_t glyph, struct point at, int turn, struct buffer *svg)
{
    char letter[5];
    if (glyph == ' ')
        return;
    buffer_format(svg, "<text transform=\"translate(%d %d) rotate(%s%d.%d)\" y=\"13\">",
                  at.x, at.y, turn < 0 ? "-" : "", (turn < 0 ? -turn : turn) / 10,
                  (turn < 0 ? -turn : turn) % 10);
    utf8_write(glyph, letter);
    seals_board_draw_words(letter, svg);
    buffer_put(svg, "</text>");
}

/* Letter by letter along the rim; in the lower half the other way round, so that it is
 * never upside down. */
static void draw_segment_name(const char *name, int middle, struct buffer *svg)
{
    bool flipped = middle > 900 && middle < 2700;
    int way = flipped ? -1 : 1, angle = middle - way * (span_of(name) / 2);
    uint32_t before = 0;
    buffer_put(svg, "<g aria-label=\"");
    seals_board_draw_words(name, svg);
    buffer_put(svg, "\">");
    while (*name != '\0') {
        uint32_t glyph = utf8_capital(utf8_read(&name));
        if (before != 0)
            angle += way * gap_between(before, glyph);
        draw_letter(glyph, seals_board_point_polar(NAME_RADIUS, angle),
                    flipped ? angle - 1800 : angle, svg);
        before = glyph;
    }
    buffer_put(svg, "</g>\n");
}

void seals_board_draw_rock(const struct board *board, struct buffer *svg)
{
    buffer_format(svg,
                  "<circle r=\"%d\" fill=\"#120f0d\"/><circle r=\"%d\" "
                  "fill=\"url(#plate)\"/><circle r=\"%d\" fill=\"url(#rock)\"/>\n"
                  "<g fill=\"none\" stroke=\"#8d7549\"><circle r=\"%d\" "
                  "stroke-width=\"4\"/><circle r=\"1006\" stroke-width=\"3\"/></g>\n",
                  PLATE_RADIUS + 8, PLATE_RADIUS, PLATE_RADIUS, PLATE_RADIUS - 4);
    buffer_put(svg, "<path stroke=\"#120f0d\" stroke-width=\"3\" d=\"");
    for (int i = 0; i < BOARD_SEGMENTS; i++) {
        buffer_put(svg, "M");
        seals_board_draw_point(200, i * ANGLE_FULL / BOARD_SEGMENTS, svg);
        buffer_put(svg, "L");
        seals_board_draw_point(PLATE_RADIUS, i * ANGLE_FULL / BOARD_SEGMENTS, svg);
    }
    buffer_put(svg, "\"/>\n<g font-size=\"37\" fill=\"#d9bd7e\" text-anchor=\"middle\" "
                    "font-weight=\"bold\">\n");
    char said[BOARD_SAID];
    for (int i = 0; i < BOARD_SEGMENTS; i++)
        draw_segment_name(seals_board_say_title(board->segment[i], said),
                          (2 * i + 1) * ANGLE_FULL / BOARD_SEGMENTS / 2, svg);
    buffer_put(svg, "</g>\n");
}

/* One coat of paint over all that is open. */
static void paint(const char *paint_with, int grow, struct buffer *svg)
{
    buffer_format(svg,
                  "<g fill=\"%s\" stroke=\"%s\" stroke-linejoin=\"round\">"
                  "<use xlink:href=\"#rooms\" stroke-width=\"%d\"/>"
                  "<use xlink:href=\"#ways\" stroke-width=\"%d\"/>"
                  "<use xlink:href=\"#niches\" stroke-width=\"%d\"/></g>\n",
                  paint_with, paint_with, 2 * grow, CORRIDOR_WIDTH + 2 * grow, 2 * grow);
}

void seals_board_draw_floors(struct buffer *svg)
{
    static const char *const tint[BOARD_SEGMENTS] = {"#6d6f78", "#3f8a9a", "#a8662f",
                                                     "#5e4a3a", "#6f8a3f", "#c79a2b"};
    paint("#0d0a08", 20, svg);
    paint("#857660", 13, svg);
    paint("#4b4034", 4, svg);
    paint("url(#flags)", 0, svg);
    for (int segment = 0; segment < BOARD_SEGMENTS; segment++)
        buffer_format(svg,
                      "<use xlink:href=\"#segment%d\" fill=\"%s\" "
                      "fill-opacity=\".17\"/>\n",
                      segment + 1, tint[segment]);
}
