/* describe.c: a board in words: room by room, what lies there and where it leads.
 */
#include "games/seals/board/build.h"
#include "games/seals/board/walk.h"

static void describe_ways(const struct board *board, const struct board_walk *walk,
                          int space, struct buffer *out)
{
    const char *before = " leads to ";
    for (int way = walk->first[space]; way < walk->first[space + 1]; way++) {
        buffer_format(out, "%s%s", before, board->space[walk->next[way]].name);
        before = ", ";
    }
}

static void describe_space(const struct board *board, const struct board_walk *walk,
                           int space, struct buffer *out)
{
    const struct board_space *s = &board->space[space];
    buffer_format(out, "  %s %s", seals_board_kind_name(s->kind), s->name);
    if (s->strength > 0)
        buffer_format(out, ", strength %d,", s->strength);
    describe_ways(board, walk, space, out);
    buffer_put(out, "\n");
}

static void describe_room(const struct board *board, const struct board_walk *walk,
                          int room, struct buffer *out)
{
    buffer_format(out, "\n%s (%s)", board->room[room].title, board->room[room].name);
    if (seals_board_is_dead_end(walk, board, room))
        buffer_put(out, ", a dead end");
    buffer_put(out, "\n");
    for (int i = 0; i < board->spaces; i++)
        if (board->space[i].room == room)
            describe_space(board, walk, i, out);
}

static void describe_segment(const struct board *board, const struct board_walk *walk,
                             int segment, struct buffer *out)
{
    bool named = segment >= BOARD_SEGMENTS || board->segment[segment][0] == '\0';
    for (int i = 0; i < board->rooms; i++) {
        if (board->room[i].segment != segment)
            continue;
        if (!named)
            buffer_format(out, "\n== %s ==\n", board->segment[segment]);
        named = true;
        describe_room(board, walk, i, out);
    }
}

static void describe_counts(const struct board *board, int kind, struct buffer *out)
{
    buffer_format(out, "%s of strength 2 to 6:", kind == SPACE_BOX ? "Boxes" : "Circles");
    for (int strength = 2; strength <= 6; strength++)
        buffer_format(out, " %d", seals_board_count(board, kind, strength));
    buffer_put(out, "\n");
}

void seals_board_describe(const struct board *board, struct buffer *out)
{
    struct board_walk walk;
    seals_board_walk_init(&walk, board);
    buffer_format(out, "%s\n", board->title[0] != '\0' ? board->title : "A dungeon");
    if (board->players > 0)
        buffer_format(out, "For %d players.\n", board->players);
    buffer_format(out, "%d rooms, %d start circles, %d spaces, %d ways.\n", board->rooms,
                  seals_board_count(board, SPACE_START, 0), board->spaces, board->ways);
    describe_counts(board, SPACE_CIRCLE, out);
    describe_counts(board, SPACE_BOX, out);
    describe_segment(board, &walk, SEGMENT_CENTRE, out);
    for (int segment = 0; segment < BOARD_SEGMENTS; segment++)
        describe_segment(board, &walk, segment, out);
    describe_segment(board, &walk, SEGMENT_NONE, out);
}
