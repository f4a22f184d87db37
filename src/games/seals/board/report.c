/* report.c: what there is to say about a board file, and whether it is good. */
#include <stdlib.h>

#include "core/memory.h"
#include "games/seals/board/board.h"

bool seals_board_report(const char *text, size_t length, const char *name,
                        struct buffer *report, struct error *error)
{
    struct board *board = memory_new(1, sizeof *board);
    bool good = seals_board_read(board, text, length, name, error);
    if (good) {
        good = seals_board_check(board, board->players, report) == 0;
        buffer_format(report, "%s: the board %s\n", good ? "good" : "faulty",
                      board->title);
    }
    free(board);
    return good;
}
