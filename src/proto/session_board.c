/* session_board.c: what lies on the table from the beginning, and what rules say of it.
 */
#include <string.h>

#include "proto/boards.h"
#include "proto/session_parts.h"

static const struct {
    const char *game;
    board_writer *board;
    facts_writer *facts;
} boards[] = {{"seals", seals_board_write, seals_facts_write},
              {"ciub", ciub_board_write, ciub_facts_write}};

bool session_board(struct session *session, const struct request *request,
                   struct buffer *out, struct refusal *no)
{
    const struct match *match = session->table->match;
    (void)request;
    (void)no;
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++)
        if (strcmp(match->game->name, boards[i].game) == 0)
            boards[i].board(match->world, out);
    return true;
}

void board_add_facts(const struct match *match, const void *state, struct buffer *out)
{
    json_add_open(out, "facts", '{');
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++)
        if (strcmp(match->game->name, boards[i].game) == 0)
            boards[i].facts(match->world, state, out);
    json_close(out, '}');
}
