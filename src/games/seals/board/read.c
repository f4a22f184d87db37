/* read.c: a complete board from its file.
 *
 *     cantrip board 1
 *     title The Small Dungeon
 *     players 2
 *     segment 1 The Crypts
 *
 * then rooms, spaces and ways (see items.c). */
#include <string.h>

#include "games/seals/board/build.h"
#include "games/seals/board/source.h"

static bool read_players(struct board_source *source, struct reader *words)
{
    if (reader_accept(words, "any")) {
        source->board->players = 0;
        return seals_board_source_end(source, words);
    }
    return seals_board_source_number(source, words, "a number of players (or 'any')", 2,
                                     5, &source->board->players) &&
           seals_board_source_end(source, words);
}

static bool read_segment_title(struct board_source *source, struct reader *words)
{
    int number;
    return seals_board_source_number(source, words, "a segment's number", 1,
                                     BOARD_SEGMENTS, &number) &&
           seals_board_source_title(source, words, "the segment's title",
                                    source->board->segment[number - 1]);
}

static bool take_line(struct board_source *source, void *context, const char *keyword,
                      struct reader *words, enum source_pass pass)
{
    (void)context;
    bool known;
    if (!seals_board_source_item(source, keyword, words, pass, &known))
        return false;
    if (known || pass == PASS_WAYS)
        return true;
    if (strcmp(keyword, "title") == 0)
        return seals_board_source_title(source, words, "the board's title",
                                        source->board->title);
    if (strcmp(keyword, "players") == 0)
        return read_players(source, words);
    if (strcmp(keyword, "segment") == 0)
        return read_segment_title(source, words);
    return error_set(
        source->error,
        "'%s' is no word a line of a board may begin with: use title, players, "
        "segment, room, start, circle, box, floor or way",
        keyword);
}

bool seals_board_read(struct board *board, const char *text, size_t length,
                      const char *name, struct error *error)
{
    struct board_source source = {
        .name = name, .text = text, .length = length, .error = error, .board = board};
    seals_board_clear(board);
    error_clear(error);
    if (!seals_board_source_read(&source, "cantrip board 1", take_line, NULL))
        return false;
    int blame;
    error_place(error, name, 0);
    if (seals_board_finish(board, &blame, error)) {
        error_clear(error);
        return true;
    }
    error_place(error, name, blame >= 0 ? source.line_of[blame] : 0);
    return false;
}
