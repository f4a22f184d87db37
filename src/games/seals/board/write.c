/* write.c: a board as the file that seals_board_read reads back to the same board. */
#include "games/seals/board/build.h"

static void write_angle(int tenths, struct buffer *out)
{
    buffer_format(out, tenths % 10 != 0 ? " %d.%d" : " %d", tenths / 10, tenths % 10);
}

static void write_shape(const struct board_room *room, struct buffer *out)
{
    switch (room->shape) {
    case ROOM_SECTOR:
        buffer_format(out, " sector %d %d", room->inner, room->outer);
        write_angle(room->from, out);
        write_angle(room->to, out);
        break;
    case ROOM_DISC:
        buffer_format(out, " disc %d %d %d", room->x, room->y, room->radius);
        break;
    default:
        buffer_put(out, " passage");
    }
}

static void write_room(const struct board_room *room, struct buffer *out)
{
    buffer_format(out, "room %s ", room->name);
    if (room->segment == SEGMENT_CENTRE)
        buffer_put(out, "centre");
    else if (room->segment == SEGMENT_NONE)
        buffer_put(out, "none");
    else
        buffer_format(out, "%d", room->segment + 1);
    write_shape(room, out);
    buffer_format(out, " %s\n", room->title);
}

static void write_space(const struct board *board, const struct board_space *space,
                        struct buffer *out)
{
    static const char *const keyword[] = {"start", "circle", "box", "floor"};
    buffer_format(out, "%s %s ", keyword[space->kind], space->name);
    if (space->strength > 0)
        buffer_format(out, "%d ", space->strength);
    buffer_format(out, "at %d %d in %s\n", space->x, space->y,
                  board->room[space->room].name);
}

static void write_head(const struct board *board, struct buffer *out)
{
    buffer_put(out, "cantrip board 1\n");
    if (board->title[0] != '\0')
        buffer_format(out, "title %s\n", board->title);
    if (board->players > 0)
        buffer_format(out, "players %d\n", board->players);
    else
        buffer_put(out, "players any\n");
    for (int i = 0; i < BOARD_SEGMENTS; i++)
        if (board->segment[i][0] != '\0')
            buffer_format(out, "segment %d %s\n", i + 1, board->segment[i]);
}

void seals_board_write(const struct board *board, struct buffer *out)
{
    write_head(board, out);
    buffer_put(out, "\n# Rooms: name, segment, outline, title.\n");
    for (int i = 0; i < board->rooms; i++)
        write_room(&board->room[i], out);
    buffer_put(out, "\n# Spaces: name, strength, position, room.\n");
    for (int i = 0; i < board->spaces; i++)
        write_space(board, &board->space[i], out);
    buffer_put(out, "\n# Ways.\n");
    for (int i = 0; i < board->ways; i++)
        buffer_format(out, "way %s %s\n", board->space[board->way[i][0]].name,
                      board->space[board->way[i][1]].name);
}
