/* session_board.c: what lies on the table from the beginning. */
#include <string.h>

#include "proto/boards.h"
#include "proto/session_parts.h"

static const struct {
    const char *game;
    board_writer *write;
} boards[] = {{"seals", seals_board_write}, {"ciub", ciub_board_write}};

bool session_board(struct session *session, const struct request *request,
                   struct buffer *out, struct refusal *no)
{
    const struct match *match = session->table->match;
    (void)request;
    (void)no;
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++)
        if (strcmp(match->game->name, boards[i].game) == 0)
            boards[i].write(match->world, out);
    return true;
}
